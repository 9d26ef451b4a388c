/**
 * Words that are names of places and ordinary words as well: alone they mean
 * nothing, next to a word that speaks of places ("in", "BTS", "แถว") they are the place.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  "nana",
  "bearing",
  "ram",
  "suk",
  "siam",
]);

/** Words that hold or resemble the name of a place and are none. */
export const NOT_PLACES: readonly string[] = ["นานาชาติ", "มะพร้าว", "น้ำมะพร้าว"];
