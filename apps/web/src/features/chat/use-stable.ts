import { useCallback, useEffect, useRef } from "react";

/** One function for the life of the component that always does what the latest render would. */
export function useStable<Args extends unknown[], Outcome>(
  latest: (...args: Args) => Outcome,
): (...args: Args) => Outcome {
  const run = useRef(latest);
  useEffect(() => {
    run.current = latest;
  });
  return useCallback((...args: Args) => run.current(...args), []);
}
