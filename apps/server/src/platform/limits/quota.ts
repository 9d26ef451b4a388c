/** Any hour, not the hour of the clock: the window slides. */
export const WINDOW_MS = 3_600_000;

/** Whose quota, and how much it is now. */
export interface QuotaKey {
  readonly keyId: string;
  /** Requests in any hour. */
  readonly limit: number;
}

/** How a key stands, in milliseconds since 1970 of the clock that decides. */
export interface QuotaState {
  /** A request of the quota was taken. */
  readonly isTaken: boolean;
  /** The stamp that was taken; of a look or a refusal: when it was. Never before an earlier one. */
  readonly atMs: number;
  /** What the clock showed; behind `atMs` where it went back. */
  readonly nowMs: number;
  readonly limit: number;
  /** Stamps of the last hour; more than `limit` where that was lowered. */
  readonly used: number;
  /** From when on one more is free than now; undefined while none is used. */
  readonly freesAtMs: number | undefined;
}

/**
 * The exact hourly quota: of the requests that counted, never more than the limit lie in any 3,600 s,
 * and none is refused while fewer do. A stamp taken at s is free again at s + 3,600 s.
 */
export interface Quota {
  /** Takes a request where one is left. */
  take(key: QuotaKey): Promise<QuotaState>;
  look(key: QuotaKey): Promise<QuotaState>;
  /**
   * Says, once for each that was taken, whether it counted in the end; one that did not is given back.
   * That cannot let in one too many: whatever is given back is no longer among those that counted.
   * @returns how the key stands then
   */
  end(key: QuotaKey, taken: QuotaState, isCounted: boolean): QuotaState;
  /**
   * Finishes what is under way.
   * @returns whether nothing was taken that has not ended: then the log has it all
   */
  close(): Promise<boolean>;
}
