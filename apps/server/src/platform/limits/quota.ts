/** A sliding window: any 60 minutes, not the hour of the clock. */
export const WINDOW_MS = 3_600_000;

/** The key whose quota it is, and its current limit. */
export interface QuotaKey {
  readonly keyId: string;
  /** Requests in any hour. */
  readonly limit: number;
}

/** The state of a key's quota. Times in milliseconds since 1970, by the clock that decides. */
export interface QuotaState {
  /** A request of the quota was taken. */
  readonly isTaken: boolean;
  /** The stamp that was taken, or the time of a look-up or refusal. Never earlier than the one before. */
  readonly atMs: number;
  /** The time of the clock; earlier than `atMs` where the clock went back. */
  readonly nowMs: number;
  readonly limit: number;
  /** Stamps of the last hour; more than `limit` where the limit was lowered. */
  readonly used: number;
  /** When one more request than now becomes available; undefined while none is used. */
  readonly freesAtMs: number | undefined;
}

/**
 * The exact hourly quota: of the requests that counted, never more than the limit lie in any 3,600 s,
 * and none is refused while fewer do. A stamp taken at s is free again at s + 3,600 s.
 */
export interface Quota {
  /** Takes one request of the quota where one is left. */
  take(key: QuotaKey): Promise<QuotaState>;
  look(key: QuotaKey): Promise<QuotaState>;
  /**
   * Called once for each request that was taken: says whether it counted. One that did not is given back,
   * which cannot accept one too many, because it is no longer among those that counted.
   * @returns the state of the quota after it
   */
  end(key: QuotaKey, taken: QuotaState, isCounted: boolean): QuotaState;
  /**
   * Finishes running writes.
   * @returns whether every request that was taken has ended, so that the log is complete
   */
  close(): Promise<boolean>;
}
