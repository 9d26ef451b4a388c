import { plainDigits } from "./amounts.ts";
import type { Members } from "./members.ts";
import { readText, TEXT_LENGTHS } from "./texts.ts";

const AHEAD = /^(?:ชั้นที่|ชั้น|อยู่ชั้น|floor|fl\.?|level)[ :.]*(?=[\da-z])/i;
const BEHIND = /(?<=\d)(?:st|nd|rd|th)?(?: (?:floor|fl\.?|ชั้น))?$/i;

/** A floor as it is called ("12A", "G", "9-10"), without the word for it; null where it is absent. */
export function readFloor(members: Members): string | null {
  const text = readText(members, "floor", { max: TEXT_LENGTHS.floor });
  if (text === undefined) return null;
  const digits = text.replace(/[\u0e50-\u0e59]/g, plainDigits);
  const bare = digits.replace(AHEAD, "").replace(BEHIND, "");
  // A spreadsheet writes whole numbers of a column with empty cells as 12.0.
  const floor = bare.replace(/^(\d{1,3})\.0$/, "$1");
  if (floor !== text)
    members.notes.note("floor.read", { field: "floor" }, { value: text, after: floor });
  return floor;
}
