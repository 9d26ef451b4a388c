import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "../http/is-database-down.ts";

const AGAIN_AFTER_MS = 1_000;

/**
 * Does the work, again and again while the database cannot be reached; any other
 * failure is thrown. Work that is done twice must change nothing the second time.
 * @throws AbortError when `isStopping` says so
 */
export const whenReachable = async <T>(
  work: () => Promise<T>,
  options: {
    readonly say: (line: string) => void;
    readonly isStopping: AbortSignal;
    readonly againAfterMs?: number;
  },
): Promise<T> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      if (isFirst) options.say("The database cannot be reached; waiting for it.");
      await sleep(options.againAfterMs ?? AGAIN_AFTER_MS, undefined, {
        signal: options.isStopping,
      });
    }
  }
};
