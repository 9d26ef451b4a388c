import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useWhenIdle } from "../../../lib/use-when-idle.ts";
import { startReading } from "./start-reading.ts";
import type { TypingHelpProps } from "./typing-help.tsx";

/** How long a page that was just painted has its processor to itself. */
const SETTLED_AFTER_MS = 2_000;

/** Where its code cannot be had, e.g. after a release, one types without. */
const Loaded = lazy<ComponentType<TypingHelpProps>>(() =>
  import("./typing-help.tsx").then(
    ({ TypingHelp }) => ({ default: TypingHelp }),
    () => ({ default: () => null }),
  ),
);

/**
 * The help with typing, which nobody needs to type: its code comes with the first words, or when
 * the page has stood for a while.
 */
export function TypingHelp(props: TypingHelpProps) {
  const isSettled = useSettled();
  const [hasText, setHasText] = useState(props.text !== "");
  if (!hasText && props.text !== "") setHasText(true);
  const isWanted = isSettled || hasText;
  useEffect(() => {
    // Beside the code that shows what is read, not after it.
    if (isWanted) void startReading();
  }, [isWanted]);
  return isWanted ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}

function useSettled(): boolean {
  const [isPainted, setPainted] = useState(false);
  const [isSettled, setSettled] = useState(false);
  useWhenIdle(() => setPainted(true));
  useEffect(() => {
    if (!isPainted) return;
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPainted]);
  return isSettled;
}
