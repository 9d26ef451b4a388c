import type { HelpMessage } from "./messages.ts";

export interface Shortcut {
  /** Pressed together, as they stand on the keys; on a Mac Ctrl is Command, and Alt Option. */
  readonly keys: readonly string[];
  readonly does: HelpMessage;
}

/** Every shortcut that the product has: who adds one adds its line here. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Enter"], does: "help.key.send" },
  { keys: ["Shift", "Enter"], does: "help.key.newLine" },
  { keys: ["Ctrl", "K"], does: "help.key.palette" },
  { keys: ["Ctrl", "/"], does: "help.key.list" },
  { keys: ["?"], does: "help.key.listAlone" },
  { keys: ["Alt", "T"], does: "help.key.notifications" },
  { keys: ["Esc"], does: "help.key.close" },
  { keys: ["←", "→"], does: "help.key.photos" },
];
