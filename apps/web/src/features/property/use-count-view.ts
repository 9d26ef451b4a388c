import { useEffect } from "react";
import { call, endpoints } from "../../lib/api/index.ts";
import { isDeclined } from "../../lib/consent.ts";
import { useUser } from "../../lib/session/session-store.ts";

/** Homes that were counted since the page was loaded: going back and forth is one visit. */
const counted = new Set<string>();

/** Says once that a person looks at this home, if they let it be counted. Nothing depends on the answer. */
export function useCountView(id: string): void {
  const isRefused = useUser()?.preferences.dataCollection === false;
  useEffect(() => {
    if (counted.has(id) || isRefused || isDeclined()) return;
    counted.add(id);
    call(endpoints.countView, { params: { id } }).catch(() => undefined);
  }, [id, isRefused]);
}
