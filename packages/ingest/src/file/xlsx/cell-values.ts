/** How a workbook writes a number, as far as it changes what the number is. */
export type NumberKind = "number" | "date" | "time" | { readonly digits: number };

/** Formats by number (ECMA-376, 18.8.30, with those of East Asia and Thailand). */
const DATES: readonly (readonly [number, number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
  [71, 74],
  [77, 77],
];
const TIMES: readonly (readonly [number, number])[] = [
  [18, 21],
  [32, 35],
  [45, 45],
  [47, 47],
  [55, 56],
  [75, 76],
  [78, 81],
];
const isIn = (id: number, ranges: typeof DATES): boolean =>
  ranges.some(([from, to]) => id >= from && id <= to);

/** @param code the workbook's own format of this number, where it has one */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return isIn(id, DATES) ? "date" : isIn(id, TIMES) ? "time" : "number";
  // Hours that run on beyond a day are no time of a day.
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return "number";
  // What stands in quotes, behind a backslash, or in brackets (colours, languages) is no part of the form.
  const form = (code.split(";")[0] ?? "")
    .replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, "")
    .replace(/general|am\/pm|a\/p/gi, "");
  if (/^0{2,20}$/.test(form)) return { digits: form.length };
  if (/[#?%]|0/.test(form.replace(/s+\.0+/gi, "")) || /e[+-]/i.test(form)) return "number";
  if (/[ydb]|mmm/i.test(form)) return "date";
  return /[hs]/i.test(form) ? "time" : /^[^a-z]*m/i.test(form) ? "date" : "number";
}

/** A cell's number as text: a day, a time of day, or the shortest decimal. */
export function numberText(value: number, kind: NumberKind, is1904: boolean): string {
  if (kind === "date") return dateText(value, is1904) ?? decimalText(value);
  if (kind === "time")
    return value >= 0 && value < 1
      ? timeText(value)
      : (dateText(value, is1904) ?? decimalText(value));
  const text = decimalText(value);
  return typeof kind === "object" && /^\d+$/.test(text) ? text.padStart(kind.digits, "0") : text;
}

/** Spreadsheets count with 15 digits: 0.1 + 0.2 is 0.3, and 1.25E7 is 12500000. */
function decimalText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value || 0);
  const short = Number(value.toPrecision(15));
  if (Math.abs(short) >= 1e21 || short === 0 || Math.abs(short) >= 1e-6) return String(short || 0);
  return short.toFixed(20).replace(/0+$/, "");
}

const DAY_MS = 86_400_000;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;
/** Day 60 of the epoch of 1900 is 29 February 1900, which never was. */
const LEAP_THAT_WAS_NONE = 60;

/** YYYY-MM-DD, with the time where it has one; undefined where the number is no day. */
function dateText(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + 1_462 : serial;
  if (!(days >= 1 && days < LAST_DAY + 1)) return undefined;
  const sinceEpoch = days < LEAP_THAT_WAS_NONE ? days - 25_568 : days - 25_569;
  const iso = new Date(Math.round((sinceEpoch * DAY_MS) / 1_000) * 1_000).toISOString();
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 19);
}

function timeText(share: number): string {
  const iso = new Date(Math.round((share * DAY_MS) / 1_000) * 1_000).toISOString();
  return iso.slice(11, 19).replace(/:00$/, "");
}
