const FOREIGN_KEY_VIOLATION = "23503";

/** Thrown where an account that was signed in a moment ago is no longer there. */
export class AccountEnded extends Error {
  readonly userId: string;

  constructor(userId: string) {
    super("the account has ended");
    this.name = "AccountEnded";
    this.userId = userId;
  }
}

/**
 * Whether an error means that this account has ended since its session was read: its row was looked for
 * in vain, or something was written in its name and PostgreSQL names the id that no row has.
 */
export function isEndOf(userId: string, error: unknown): boolean {
  if (error instanceof AccountEnded) return error.userId === userId;
  const { code, detail } = (error ?? {}) as { readonly code?: unknown; readonly detail?: unknown };
  return code === FOREIGN_KEY_VIOLATION && typeof detail === "string" && detail.includes(userId);
}
