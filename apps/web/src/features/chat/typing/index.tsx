import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { startReading } from "./start-reading.ts";
import type { TypingHelpProps } from "./typing-help.tsx";

/** Where its code cannot be had, e.g. after a release, one types without. */
const Loaded = lazy<ComponentType<TypingHelpProps>>(() =>
  import("./typing-help.tsx").then(
    ({ TypingHelp }) => ({ default: TypingHelp }),
    () => ({ default: () => null }),
  ),
);

/** The help with typing, which nobody needs to type: its code comes after the page is painted. */
export function TypingHelp(props: TypingHelpProps) {
  const isIdle = useIdle();
  return isIdle ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}

const IDLE_WITHIN_MS = 100;

/** True once the first picture of the page stands and nothing more urgent is to be done. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const begin = (): void => {
      if (!isWanted) return;
      // Beside the code that shows what is read, not after it.
      void startReading();
      setIdle(true);
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
  return isIdle;
}
