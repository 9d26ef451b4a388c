import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Does something with the database, again and again while the database is away, for `ms` at most.
 * What is done must bear being done twice: a commit's answer may be lost.
 */
export async function rideOut<T>(
  action: () => Promise<T>,
  { ms, signal }: { readonly ms: number; readonly signal?: AbortSignal },
): Promise<T> {
  const until = performance.now() + ms;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await action();
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() + pause > until) throw error;
      if (signal?.aborted === true) throw error;
      await sleep(pause, undefined, { ...(signal && { signal }) }).catch(() => undefined);
    }
  }
}
