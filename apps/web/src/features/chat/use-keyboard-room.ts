import { useEffect } from "react";

/** The keyboard covers at least this much when it is open. Pixels. */
const KEYBOARD_MIN_PX = 120;

/**
 * Where the on-screen keyboard covers the page instead of shrinking it (iOS),
 * `--room` on the document is the height that is left; else it is not set.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const fit = (): void => {
      const isCovered =
        window.innerHeight - viewport.height > KEYBOARD_MIN_PX && viewport.scale <= 1.01;
      if (isCovered) {
        root.style.setProperty("--room", `${viewport.height}px`);
        // iOS scrolls the page to reveal the box, which is in view already.
        window.scrollTo(0, 0);
      } else root.style.removeProperty("--room");
    };
    viewport.addEventListener("resize", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      root.style.removeProperty("--room");
    };
  }, []);
}
