/** What the quota in memory needs of the request log: it is what survives a restart. */
export interface CountedLog {
  /** The stamps of counted requests of a key after this moment, in any order; committed ones. */
  countedSince(keyId: string, since: Date): Promise<readonly Date[]>;
  /** Counted requests of a key that are noted and not yet committed. */
  unflushedOf(keyId: string): number;
  /** When it resolves, everything noted before is committed for good. */
  flush(): Promise<void>;
}
