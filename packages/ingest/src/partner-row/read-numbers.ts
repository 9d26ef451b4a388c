import type { RowMembers } from "./members.ts";
import { isPlainly, type Amount, plainDigits, readScaled } from "./amounts.ts";
import { readSize, rounded, type Size, SQM } from "./sizes.ts";
import { readText, TEXT_LENGTHS } from "./texts.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A text longer than this holds more than a number. */
const LONGEST = 100;

const ROOM_WORDS =
  /\s*(?:bed ?rooms?|beds?|br|bath ?rooms?|baths?|rooms?|ห้องนอน|ห้องน้ำ|ห้อง|นอน|น้ำ)\.?$/;
const STUDIO = /^(?:studio|สตูดิโอ|ห้องสตูดิโอ)(?: room)?$/;

/** A whole number of rooms. */
export function readRooms(members: RowMembers, field: string): number | null {
  const value = readNumber(members, field, { min: 0, max: 50 }, (text) =>
    STUDIO.test(text) && field === "bedrooms"
      ? { value: 0 }
      : readScaled(text.replace(ROOM_WORDS, "")),
  );
  if (value === null || Number.isInteger(value)) return value;
  members.notes.note("number.rounded", { field }, { value, after: Math.floor(value) });
  return Math.floor(value);
}

/** Degrees; whether they lie in Thailand is for whoever has both. */
export const readDegrees = (members: RowMembers, field: string): number | null =>
  readNumber(members, field, { min: -180, max: 180 }, (text) => degreesIn(text));

const DEGREES = /^(-?\d{1,3}(?:\.\d+)?) ?°?(?: ?[ne])?$/;
/** 13°44'12.5"N; without seconds it would be off by a kilometre. */
const WITH_MINUTES =
  /^(\d{1,3}) ?° ?(\d{1,2}(?:\.\d+)?) ?['′’] ?(\d{1,2}(?:\.\d+)?) ?(?:["″”]|'') ?[ne]?$/;

function degreesIn(text: string): Amount {
  const plain = DEGREES.exec(text);
  if (plain) return { value: Number(plain[1]) };
  const [whole, degrees, minutes, seconds] = WITH_MINUTES.exec(text) ?? [];
  if (whole === undefined) return { fault: "unreadable" };
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3_600;
  return { value: Math.round(value * 1e6) / 1e6 };
}

/** Square metres of floor; `area_sqm` wins over `square_footage`. */
export function readArea(members: RowMembers): number | null {
  const sqm = readSqm(members, "area_sqm", { min: 5, max: 100_000 });
  const feet = members.has("square_footage")
    ? readNumber(members, "square_footage", { min: 50, max: 1_080_000 }, readFeet)
    : null;
  if (feet === null) return sqm;
  const converted = rounded(feet * SQM.squareFoot);
  const { note } = members.notes;
  if (sqm === null) {
    note("area.from_square_feet", { field: "square_footage" }, { value: feet, after: converted });
    return converted;
  }
  if (Math.abs(converted - sqm) > sqm * 0.05)
    note("area.contradiction", { field: "square_footage" }, { value: feet });
  return sqm;
}

const readFeet = (text: string): Amount => {
  const bare = text.replace(
    /\s*(?:sq\.? ?f(?:ee)?t\.?|sqft|ft2|ft²|square (?:feet|foot)|ตารางฟุต)$/,
    "",
  );
  return readScaled(bare);
};

export const readLand = (members: RowMembers): number | null =>
  readSqm(members, "land_sqm", { min: 1, max: 100_000_000 });

function readSqm(members: RowMembers, field: string, bounds: Bounds): number | null {
  let unit: Size["unit"];
  const value = readNumber(
    members,
    field,
    bounds,
    (text) => {
      const size = readSize(text);
      unit = size.unit;
      return size;
    },
    () =>
      unit === "rai" ? "land.from_rai" : unit === "sqft" ? "area.from_square_feet" : "number.read",
  );
  return value === null ? null : rounded(value);
}

/** A number within bounds, from a number or a text; null where it is absent or an error. */
export function readNumber(
  members: RowMembers,
  field: string,
  { min, max }: Bounds,
  read: (text: string) => Amount,
  repair: () => "number.read" | "land.from_rai" | "area.from_square_feet" = () => "number.read",
): number | null {
  const sent = members.get(field);
  if (sent === undefined) return null;
  const { note } = members.notes;
  if (typeof sent !== "number" && typeof sent !== "string") {
    note("value.wrong_kind", { field }, { value: sent, words: A_NUMBER });
    return null;
  }
  const amount = typeof sent === "number" ? { value: sent } : readShort(sent, read);
  if ("fault" in amount) {
    note(
      amount.fault === "several" ? "number.several" : "number.unreadable",
      { field },
      { value: sent },
    );
    return null;
  }
  if (!(amount.value >= min && amount.value <= max)) {
    note("number.out_of_range", { field }, { value: sent, words: { min, max } });
    return null;
  }
  if (typeof sent === "string" && !isPlainly(sent, amount.value))
    note(repair(), { field }, { value: sent, after: amount.value });
  return amount.value;
}

const A_NUMBER = { expected: "a number", expected_th: "ตัวเลข" };

const readShort = (sent: string, read: (text: string) => Amount): Amount =>
  sent.length > LONGEST ? { fault: "unreadable" } : read(plainDigits(sent));

const FLOOR_AHEAD = /^(?:ชั้นที่|ชั้น|อยู่ชั้น|floor|fl\.?|level)[ :.]*(?=[\da-z])/i;
const FLOOR_BEHIND = /(?<=\d)(?:st|nd|rd|th)?(?: (?:floor|fl\.?|ชั้น))?$/i;
/** A floor with words behind it that hold no other figure: "8th, corner", "12A (river view)". */
const WITH_WORDS =
  /^(?:ชั้นที่|ชั้น|อยู่ชั้น|floor|fl\.?|level)?[ :.]*(\d{1,3}[a-z]?)(?:st|nd|rd|th)?(?:\s*(?:floor|fl\.?|ชั้น))?\s*[,;:(–—\s-]\s*[^\d๐-๙]+$/i;
/** Higher than any building of the country. */
const HIGHEST_FLOOR = 120;
/** Words behind a floor may be long; more than this is a text. */
const LONGEST_FLOOR = 200;

/** A floor as it is called ("12A", "G", "9-10"), without the words around it; null where it is absent. */
export function readFloor(members: RowMembers): string | null {
  const text = readText(members, "floor", { max: LONGEST_FLOOR });
  if (text === undefined) return null;
  const { note } = members.notes;
  const digits = text.replace(/[\u0e50-\u0e59]/g, plainDigits);
  const bare =
    WITH_WORDS.exec(digits)?.[1] ?? digits.replace(FLOOR_AHEAD, "").replace(FLOOR_BEHIND, "");
  // A spreadsheet writes whole numbers of a column with empty cells as 12.0.
  const floor = bare.replace(/^(\d{1,3})\.0$/, "$1");
  const at = { field: "floor" };
  if (floor.length > TEXT_LENGTHS.floor)
    return (note("text.too_long", at, { value: text, words: { max: TEXT_LENGTHS.floor } }), null);
  if (/^-?\d+$/.test(floor) && (Number(floor) > HIGHEST_FLOOR || Number(floor) < LOWEST_FLOOR)) {
    note("number.out_of_range", at, {
      value: text,
      words: { min: LOWEST_FLOOR, max: HIGHEST_FLOOR },
    });
    return null;
  }
  if (floor !== text) note("floor.read", at, { value: text, after: floor });
  return floor;
}
/** The deepest cellar. */
const LOWEST_FLOOR = -5;
