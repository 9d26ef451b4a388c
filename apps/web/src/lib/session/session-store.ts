import type { User } from "@propertyvr/contracts";
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  removeStoredOfPerson,
  writeStored,
} from "../storage.ts";
import { createStore, useStore } from "../store.ts";

/** Why somebody who was signed in no longer is; the login screen says it. */
export type SignedOutReason = "asked" | "expired" | "elsewhere" | "unconfirmed";

export type SessionState =
  | { readonly status: "signed_out"; readonly reason: SignedOutReason | null }
  /** There is a token but no readable user: the server has to say who it is. */
  | { readonly status: "restoring"; readonly token: string }
  | { readonly status: "signed_in"; readonly token: string; readonly user: User };

const nobody: SessionState = { status: "signed_out", reason: null };
const store = createStore<SessionState>(nobody);

const texts = ["id", "name", "email", "role", "plan", "created_at", "language"] as const;

/** The stored user if it still has the shape this version shows, else null. */
function readUser(stored: string | null): User | null {
  if (stored === null) return null;
  try {
    const user: unknown = JSON.parse(stored);
    if (typeof user !== "object" || user === null) return null;
    const fields = user as Record<string, unknown>;
    const isWhole =
      texts.every((key) => typeof fields[key] === "string") &&
      typeof fields["preferences"] === "object";
    return isWhole ? (fields as User) : null;
  } catch {
    return null;
  }
}

function fromStorage(): SessionState {
  const token = readStored("session_token");
  if (!token) return nobody;
  const user = readUser(readStored("user"));
  return user ? { status: "signed_in", token, user } : { status: "restoring", token };
}

/** Reads what the browser kept and follows what other tabs do. Call once, before the first render. */
export function startSession(): void {
  store.write(fromStorage());
  onStoredElsewhere((key) => {
    if (key !== null && key !== "session_token" && key !== "user") return;
    const before = store.read();
    const after = fromStorage();
    if (after.status === "signed_out" && before.status !== "signed_out")
      store.write({ status: "signed_out", reason: "elsewhere" });
    else if (after.status !== "signed_out") store.write(after);
  });
}

export function signIn(user: User, token: string): void {
  // The token last: another tab that hears of it finds the user beside it.
  writeStored("user", JSON.stringify(user));
  writeStored("session_token", token);
  store.write({ status: "signed_in", token, user });
}

/** What the server said about the person of this token; ignored when somebody else is here by now. */
export function confirmUser(user: User, token: string): void {
  const now = store.read();
  if (now.status === "signed_out" || now.token !== token) return;
  const written = JSON.stringify(user);
  if (now.status === "signed_in" && written === JSON.stringify(now.user)) return;
  writeStored("user", written);
  store.write({ status: "signed_in", token, user });
}

export function signOut(reason: SignedOutReason): void {
  removeStored("session_token");
  removeStored("user");
  if (reason === "asked") removeStoredOfPerson();
  store.write({ status: "signed_out", reason });
}

export const readSession = (): SessionState => store.read();
export const onSessionChange = store.subscribe;
export const useSession = (): SessionState => useStore(store);

/** The signed-in person; for screens that the guard has let through. Null while signing out. */
export function useUser(): User | null {
  const session = useSession();
  return session.status === "signed_in" ? session.user : null;
}
