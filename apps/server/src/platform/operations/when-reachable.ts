import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "../http/is-database-down.ts";

const AGAIN_AFTER_MS = 1_000;
const MINUTE_MS = 60_000;
/** Longer than a machine takes to start its database; then whoever started us should know. */
const FOR_MS = 5 * MINUTE_MS;

/** The database stayed away; the message says what to do. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/**
 * Does the work, again and again while the database cannot be reached; any other
 * failure is thrown. Work that is done twice must change nothing the second time.
 * @throws AbortError when `isStopping` says so; UnreachableError when it stays away
 */
export const whenReachable = async <T>(
  work: () => Promise<T>,
  options: {
    readonly say: (line: string) => void;
    readonly isStopping: AbortSignal;
    /** What a person does about a database that stays away. */
    readonly mend: string;
    readonly againAfterMs?: number;
    readonly forMs?: number;
  },
): Promise<T> => {
  const { say, mend, isStopping: signal, forMs = FOR_MS } = options;
  const startedMs = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      const reason = reasonOf(error);
      if (performance.now() - startedMs >= forMs)
        throw new UnreachableError(`The database stays out of reach (${reason}). ${mend}`);
      if (isFirst) say(`The database cannot be reached; waiting for it. Reason: ${reason}.`);
      await sleep(options.againAfterMs ?? AGAIN_AFTER_MS, undefined, { signal });
    }
  }
};

/** A name with several addresses fails once for each; they fail alike. */
const reasonOf = (error: unknown): string => {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return first instanceof Error ? first.message : String(first);
};
