/** What a key asks for wherever one is; null for a key that is not ours. */
export type ShortcutAction = "palette" | "keys" | null;

/** As the browser tells of it. */
export type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing"
>;

/**
 * Ctrl K (on a Mac Command K) for the palette, Ctrl / and, outside of fields, ? for the list of keys. Letters
 * go by what is written on the key; where that is no Latin letter, as on a Thai keyboard, by its place.
 */
export function readShortcut(
  pressed: Pressed,
  on: { readonly isMac: boolean; readonly isTyping: boolean; readonly hasSingleKeys: boolean },
): ShortcutAction {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing } = pressed;
  if (isComposing || altKey) return null;
  const isWithCommand = on.isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isWithCommand) {
    const isLatin = /^[\x21-\x7e]$/.test(key);
    if (!shiftKey && (isLatin ? key.toLowerCase() === "k" : code === "KeyK")) return "palette";
    return (isLatin ? key === "/" : code === "Slash") ? "keys" : null;
  }
  const isPlain = !ctrlKey && !metaKey;
  return isPlain && key === "?" && !on.isTyping && on.hasSingleKeys ? "keys" : null;
}
