import type { Choose } from "@propertyvr/parts";

export type { Choose } from "@propertyvr/parts";

/** FNV-1a, 32 bits: small, and spreads even where texts differ in one letter. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export const chooseBy = (seed: string): Choose => {
  const base = hashText(seed);
  return (slot, wordings) =>
    wordings[hashText(`${String(base)}|${slot}`) % wordings.length] ?? wordings[0];
};
