import { setTimeout as sleep } from "node:timers/promises";
import type { AssistantPorts } from "@propertyvr/assistant";
import type { Result } from "@propertyvr/vocabulary";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Runs an action on the database, and retries it while the database is down, for `ms` at most. The action
 * must be idempotent: the answer to a commit may be lost.
 */
export async function retryWhileDatabaseDown<T>(
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

/**
 * Ports that retry while the database is down for a moment, `waitMs` at most: a crash of PostgreSQL costs
 * a person a second, not the answer. A call that itself took long is not repeated.
 */
export function retryingPorts(
  ports: AssistantPorts,
  { waitMs, signal }: { readonly waitMs: number; readonly signal: AbortSignal },
): AssistantPorts {
  const retrying = async <T, F extends string>(
    call: () => Promise<Result<T, F | "unavailable">>,
  ): Promise<Result<T, F | "unavailable">> => {
    const until = performance.now() + waitMs;
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      const result = await call();
      if (result.ok || result.failure !== "unavailable") return result;
      if (signal.aborted || performance.now() + pause > until) return result;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  return {
    ...ports,
    searchListings: (request) => retrying(() => ports.searchListings(request)),
    countListings: (query, upTo) => retrying(() => ports.countListings(query, upTo)),
    relaxSearch: (request) => retrying(() => ports.relaxSearch(request)),
    distanceTo: (request) => retrying(() => ports.distanceTo(request)),
    getListing: (id, language) => retrying(() => ports.getListing(id, language)),
  };
}
