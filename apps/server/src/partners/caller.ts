import type { Actor } from "./audit-store.ts";

/** Whoever does something to keys. */
export interface Caller {
  readonly actor: Actor;
  /** Undefined for an admin, to whom every partner's keys are open. */
  readonly partnerId: string | undefined;
}
