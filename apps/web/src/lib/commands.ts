import { readStored, removeStored, writeStored } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** What stands over any page: the palette, the list of keys, or a window that the palette leads to. */
export type CommandWindow =
  | { readonly kind: "palette" }
  | { readonly kind: "keys" }
  | { readonly kind: "settings"; readonly tab: "profile" | "app" | "account" }
  | { readonly kind: "help"; readonly about: string };

const open = createStore<CommandWindow | null>(null);
export const openCommand = (window: CommandWindow): void => open.write(window);
export const closeCommand = (): void => open.write(null);
export const useCommand = (): CommandWindow | null => useStore(open);

/** Keys of one character can be turned off: speech input and some hands press them by accident. */
const single = createStore(readStored("singleKeys") !== "off");
export const readSingleKeys = single.read;
export const useSingleKeys = (): boolean => useStore(single);
export function setSingleKeys(isOn: boolean): void {
  if (isOn) removeStored("singleKeys");
  else writeStored("singleKeys", "off");
  single.write(isOn);
}

/** Where the key is called Command. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
/** What opens the palette, as it stands on the keys. */
export const paletteKeys = (): string => (isMac() ? "⌘ K" : "Ctrl K");
