import { plainDigits } from "./amounts.ts";
import type { Members } from "./members.ts";
import { readText, TEXT_LENGTHS } from "./texts.ts";

const AHEAD = /^(?:ชั้นที่|ชั้น|อยู่ชั้น|floor|fl\.?|level)[ :.]*(?=[\da-z])/i;
const BEHIND = /(?<=\d)(?:st|nd|rd|th)?(?: (?:floor|fl\.?|ชั้น))?$/i;
/** A floor with words behind it that hold no other figure: "8th, corner", "12A (river view)". */
const WITH_WORDS =
  /^(?:ชั้นที่|ชั้น|อยู่ชั้น|floor|fl\.?|level)?[ :.]*(\d{1,3}[a-z]?)(?:st|nd|rd|th)?(?:\s*(?:floor|fl\.?|ชั้น))?\s*[,;:(–—\s-]\s*[^\d๐-๙]+$/i;
/** Higher than any building of the country. */
const HIGHEST = 120;
/** Words behind a floor may be long; more than this is a text. */
const LONGEST = 200;

/** A floor as it is called ("12A", "G", "9-10"), without the words around it; null where it is absent. */
export function readFloor(members: Members): string | null {
  const text = readText(members, "floor", { max: LONGEST });
  if (text === undefined) return null;
  const { note } = members.notes;
  const digits = text.replace(/[\u0e50-\u0e59]/g, plainDigits);
  const bare = WITH_WORDS.exec(digits)?.[1] ?? digits.replace(AHEAD, "").replace(BEHIND, "");
  // A spreadsheet writes whole numbers of a column with empty cells as 12.0.
  const floor = bare.replace(/^(\d{1,3})\.0$/, "$1");
  const at = { field: "floor" };
  if (floor.length > TEXT_LENGTHS.floor)
    return (note("text.too_long", at, { value: text, words: { max: TEXT_LENGTHS.floor } }), null);
  if (/^-?\d+$/.test(floor) && (Number(floor) > HIGHEST || Number(floor) < LOWEST)) {
    note("number.out_of_range", at, { value: text, words: { min: LOWEST, max: HIGHEST } });
    return null;
  }
  if (floor !== text) note("floor.read", at, { value: text, after: floor });
  return floor;
}
/** The deepest cellar. */
const LOWEST = -5;
