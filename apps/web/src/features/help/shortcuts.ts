import type { HelpMessage } from "./messages.ts";

export interface Shortcut {
  /** Pressed together, as they stand on the keys. */
  readonly keys: readonly string[];
  readonly does: HelpMessage;
}

/** Every shortcut that the product has: who adds one adds its line here. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Enter"], does: "help.key.send" },
  { keys: ["Shift", "Enter"], does: "help.key.newLine" },
  { keys: ["Esc"], does: "help.key.close" },
  { keys: ["←", "→"], does: "help.key.photos" },
];
