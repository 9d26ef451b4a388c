import { type ComponentType, lazy, Suspense, useState } from "react";
import { useWhenIdle } from "../../../lib/use-when-idle.ts";
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
  const [isIdle, setIdle] = useState(false);
  useWhenIdle(() => {
    // Beside the code that shows what is read, not after it.
    void startReading();
    setIdle(true);
  });
  return isIdle ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}
