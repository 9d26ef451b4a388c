import type { AssistantPorts } from "@propertyvr/assistant";
import type { Result } from "@propertyvr/vocabulary";
import { setTimeout as sleep } from "node:timers/promises";

const FIRST_PAUSE_MS = 50;

/**
 * Ports that ask again while the database is away for a moment, `waitMs` at most: a crash of
 * PostgreSQL costs a person a second, not the answer. A call that itself took long is not repeated.
 */
export function patientPorts(
  ports: AssistantPorts,
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
    ...ports,
    searchListings: (request) => patiently(() => ports.searchListings(request)),
    relaxSearch: (request) => patiently(() => ports.relaxSearch(request)),
    distanceTo: (request) => patiently(() => ports.distanceTo(request)),
    getListing: (id, language) => patiently(() => ports.getListing(id, language)),
  };
}
