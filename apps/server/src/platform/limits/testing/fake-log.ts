import type { CountedLog } from "../memory-quota.ts";
import type { Quota } from "../quota.ts";

/** A request log of which a process that dies loses what is not flushed. */
export interface FakeLog extends CountedLog {
  record(keyId: string, atMs: number): void;
  /** What a kill -9 does, with the start after it. */
  die(nextStartMs: number): void;
}

export const fakeLog = (): FakeLog => {
  const committed = new Map<string, number[]>();
  const waiting = new Map<string, number[]>();
  const losses: number[] = [];
  return {
    record: (keyId, atMs) => waiting.set(keyId, [...(waiting.get(keyId) ?? []), atMs]),
    die: (nextStartMs) => {
      waiting.clear();
      losses.push(nextStartMs);
    },
    lossesSince: (_keyId, since) =>
      Promise.resolve(losses.filter((ms) => ms > since.getTime()).map((ms) => new Date(ms))),
    countedSince: (keyId, since) =>
      Promise.resolve(
        (committed.get(keyId) ?? []).filter((ms) => ms > since.getTime()).map((ms) => new Date(ms)),
      ),
    unflushedOf: (keyId) => waiting.get(keyId)?.length ?? 0,
    flush: () => {
      for (const [keyId, stamps] of waiting)
        committed.set(keyId, [...(committed.get(keyId) ?? []), ...stamps]);
      waiting.clear();
      return Promise.resolve();
    },
  };
};

/** A quota whose counted requests are noted as they end, as the pipeline does. */
export const recorded = (quota: Quota, log: FakeLog): Quota => ({
  take: (key) => quota.take(key),
  look: (key) => quota.look(key),
  end: (key, taken, isCounted) => {
    const standing = quota.end(key, taken, isCounted);
    if (isCounted) log.record(key.keyId, taken.atMs);
    return standing;
  },
  close: () => quota.close(),
});
