/** A request that was made with a known key and answered: what the log keeps of it. */
export interface LoggedRequest {
  readonly keyId: string;
  readonly requestId: string;
  /** When it was let in or refused; the stamp the limit counts by. */
  readonly at: Date;
  readonly method: string;
  /** The pattern of the route: no ids, no query. */
  readonly route: string;
  readonly status: number;
  readonly elapsedMs: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Whether it used up one of the key's requests of the hour. */
  readonly isCounted: boolean;
  /** The code of the problem it was answered with. */
  readonly problem: string | undefined;
  /** An address or network; only its /24 or /64 is kept. */
  readonly network: string;
  readonly userAgent: string | undefined;
}
