import { type RefObject, useRef } from "react";

/**
 * Gives the focus back to where it was when a window opened. Radix does this
 * only for windows that know their trigger; ours are opened by state. Where a
 * menu opened the window, its button is the place: the item is gone by then.
 * `fallback` has the focus where that place itself is gone.
 */
export function useFocusReturn(fallback?: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      const menu = focused?.closest('[role="menu"]');
      const owner = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
      const place = owner ?? focused;
      before.current = place instanceof HTMLElement ? place : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = before.current?.isConnected === true ? before.current : fallback?.current;
      place?.focus();
    },
  };
}
