import { useEffect, useRef } from "react";

const IDLE_WITHIN_MS = 100;

/** Does a work once, when the first picture of the page stands and nothing more urgent is to be done. */
export function useWhenIdle(work: () => void): void {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  useEffect(() => {
    let isWanted = true;
    const begin = (): void => {
      if (isWanted) newest.current();
    };
    requestAnimationFrame(() => {
      // Not every browser tells when it is idle.
      if (typeof requestIdleCallback === "function")
        requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
      else setTimeout(begin, 0);
    });
    return () => {
      isWanted = false;
    };
  }, []);
}
