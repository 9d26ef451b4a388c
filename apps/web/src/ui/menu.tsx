import { cloneElement, useEffect, useState, useSyncExternalStore } from "react";
import type { menuParts } from "./menu-parts.tsx";
import type { MenuChoiceProps, MenuItemProps, MenuProps, MenuStart } from "./menu-props.ts";

type Parts = typeof menuParts;

const OPENING_KEYS = ["Enter", " ", "ArrowDown"];

/** A drop-down of actions. Its button is there at once, the menu's code comes just after the page. */
export function Menu(props: MenuProps) {
  const parts = useParts();
  const [start, setStart] = useState<MenuStart>("untouched");
  useEffect(() => void loadMenus(), []);
  if (parts !== null) return <parts.Menu {...props} start={start} />;
  const press = (): void => {
    setStart("pressed");
    void loadMenus();
  };
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    "data-state": "closed",
    onFocus: () => setStart("focused"),
    onBlur: () => setStart("untouched"),
    onClick: press,
    onKeyDown: (event) => {
      if (OPENING_KEYS.includes(event.key)) press();
    },
  });
}

export function MenuItem(props: MenuItemProps) {
  const parts = useParts();
  return parts && <parts.MenuItem {...props} />;
}

/** One choice out of several, the current one ticked. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const parts = useParts();
  return parts && <parts.MenuChoice {...props} />;
}

export function MenuSeparator() {
  const parts = useParts();
  return parts && <parts.MenuSeparator />;
}

let arrived: Parts | null = null;
let isAsked = false;
const waiting = new Set<() => void>();

function useParts(): Parts | null {
  return useSyncExternalStore(
    (listener) => {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    () => arrived,
  );
}

/** Where they did not come, the next press asks again. */
export async function loadMenus(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    ({ menuParts: arrived } = await import("./menu-parts.tsx"));
    for (const listener of waiting) listener();
  } catch {
    isAsked = false;
  }
}
