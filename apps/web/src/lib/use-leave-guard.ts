import { useEffect } from "react";

/** Asks before the page is left or reloaded while something on it would be lost. */
export function useLeaveGuard(isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isGuarded]);
}
