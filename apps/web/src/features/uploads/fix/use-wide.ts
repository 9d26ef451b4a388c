import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 48rem)";

/** Whether there is room for a grid with a panel beside it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(QUERY);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(QUERY).matches,
  );
