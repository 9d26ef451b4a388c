import { useEffect } from "react";
import type { Flow } from "./flow.ts";
import type { Run } from "./run/upload-run.ts";

/** Asks before the page is left with a file half sent, or with cells mended that nobody has sent. */
export function useLeaveGuard({ fixes }: Flow, run: Run): void {
  const isGuarded =
    run.at === "sending" || (fixes.length > 0 && (run.at === "none" || run.at === "checked"));
  useEffect(() => {
    if (!isGuarded) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isGuarded]);
}
