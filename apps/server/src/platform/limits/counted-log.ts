/** What the quota in memory needs of the request log: it is what survives a restart. */
export interface CountedLog {
  /** The stamps of a key's counted requests after this moment that are committed. */
  countedSince(keyId: string, since: Date): Promise<readonly Date[]>;
  /** Counted requests of a key that are noted and not yet committed: a kill would lose them. */
  unflushedOf(keyId: string): number;
  /** When it resolves, everything noted before is committed for good. */
  flush(): Promise<void>;
  /** When servers began, after this moment and in the life of the key, that followed one which died with lines unwritten. */
  lossesSince(keyId: string, since: Date): Promise<readonly Date[]>;
}
