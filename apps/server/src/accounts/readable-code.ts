import type { Random } from "../platform/config/deps.ts";

/** Crockford's: nothing that is misread. 32 letters, so five bits each. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Letters of a code that a person copies by hand. */
export const newReadableCode = (random: Random, length: number): string =>
  [...random.bytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");

/** @param each so many letters between two dashes */
export const withDashes = (letters: string, each: number): string =>
  (letters.match(new RegExp(`.{1,${String(each)}}`, "g")) ?? []).join("-");

/** As people type it: any case, any spacing, O for 0 and I or L for 1. */
export const lettersOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
