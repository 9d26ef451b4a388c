import type { AssistantPorts } from "@propertyvr/assistant";
import type { Result } from "@propertyvr/vocabulary";
import { setTimeout as sleep } from "node:timers/promises";

const FIRST_PAUSE_MS = 50;

/**
 * Tools that ask again while the database is away for a moment, `waitMs` at most: a crash of
 * PostgreSQL costs a person a second, not the answer. A call that itself took long is not repeated.
 */
export function patientTools(
  tools: AssistantPorts,
  { waitMs, signal }: { readonly waitMs: number; readonly signal: AbortSignal },
): AssistantPorts {
  const patiently = async <T, F extends string>(
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
    ...tools,
    searchListings: (request) => patiently(() => tools.searchListings(request)),
    relaxSearch: (request) => patiently(() => tools.relaxSearch(request)),
    distanceTo: (request) => patiently(() => tools.distanceTo(request)),
    getListing: (id, language) => patiently(() => tools.getListing(id, language)),
  };
}
