import type { FocusEvent } from "react";

/** Tab comes to the chosen tab; the list around the tabs, which shows no focus, is no stop of its own. */
export function focusChosenTab({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>("[role=tab][data-state=active]")?.focus();
}
