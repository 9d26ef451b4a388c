import type { Failure } from "../../platform/http/failure.ts";
import type { OwnedKey } from "./key-store.ts";

/** Until when a key holds, and what its holder is told from then on. */
interface End {
  readonly at: Date;
  readonly failure: Failure;
}

/**
 * Why a key opens nothing any more, as its holder is told: whatever ended it first. Undefined while
 * it is active. A deleted key is not known, like one that never was.
 */
export const endOf = (row: OwnedKey, now: Date): Failure | undefined => {
  if (row.deleted_at !== null) return { code: "key_unknown" };
  const past = endsOf(row).filter(({ at }) => at <= now);
  return past.sort((one, other) => one.at.getTime() - other.at.getTime())[0]?.failure;
};

const endsOf = ({ revoked_at, revoked_reason, ends_at, expires_at }: OwnedKey): readonly End[] => [
  ...endAt(revoked_at, "key_revoked", REVOKED[revoked_reason ?? "revoked"]),
  ...endAt(ends_at, "key_revoked", REVOKED.replaced),
  ...endAt(expires_at, "key_expired", (day) => `This API key expired on ${day}.`),
];

const REVOKED = {
  revoked: (day: string) => `This API key was revoked on ${day}.`,
  leaked: (day: string) =>
    `This API key was found in public and revoked on ${day}. Create a new one and keep it secret.`,
  replaced: (day: string) =>
    `This API key was replaced and stopped working on ${day}. Use the new one.`,
} as const;

const endAt = (
  at: Date | null,
  code: "key_revoked" | "key_expired",
  say: (day: string) => string,
): readonly End[] =>
  at === null ? [] : [{ at, failure: { code, detail: say(at.toISOString()) } }];
