import type { RowMembers } from "./members.ts";
import { plainDigits } from "./amounts.ts";
import { readNumber } from "./read-numbers.ts";
import { readScaled } from "./amounts.ts";

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "มกราคม", "ม.ค."],
  ["february", "feb", "กุมภาพันธ์", "ก.พ."],
  ["march", "mar", "มีนาคม", "มี.ค."],
  ["april", "apr", "เมษายน", "เม.ย."],
  ["may", "may", "พฤษภาคม", "พ.ค."],
  ["june", "jun", "มิถุนายน", "มิ.ย."],
  ["july", "jul", "กรกฎาคม", "ก.ค."],
  ["august", "aug", "สิงหาคม", "ส.ค."],
  ["september", "sep", "กันยายน", "ก.ย."],
  ["october", "oct", "ตุลาคม", "ต.ค."],
  ["november", "nov", "พฤศจิกายน", "พ.ย."],
  ["december", "dec", "ธันวาคม", "ธ.ค."],
];
const NOW =
  /^(?:now|immediately|available(?: now)?|ready(?: to move in)?|today|ว่าง|ทันที|พร้อมเข้าอยู่|พร้อมอยู่|เข้าอยู่ได้ทันที|ว่างพร้อมเข้าอยู่)$/;
const BUDDHIST = { from: 2400, to: 2700, ahead: 543 } as const;
/** A time of day behind the day. */
const TIME = / (?:เวลา )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?น\.?)?$/;
/** Homes are available, and were built, between these years. */
const YEARS = { from: 1_800, to: 2_200 } as const;

/** A day as YYYY-MM-DD; null where it is absent, now, or an error. */
export function readDate(members: RowMembers, field: string): string | null {
  const sent = members.scalar(field);
  if (sent === undefined) return null;
  const { note } = members.notes;
  const text = plainDigits(sent).slice(0, 60);
  if (NOW.test(text)) return (note("date.now", { field }, { value: sent, after: null }), null);
  const said = dateIn(text.replace(TIME, ""));
  if (said === undefined) return (note("date.unreadable", { field }, { value: sent }), null);
  if (said.year < 100) return (note("date.two_digits", { field }, { value: sent }), null);
  const isBuddhist = said.year >= BUDDHIST.from && said.year <= BUDDHIST.to;
  // The year first: 29 February of a Buddhist year is a day of the year it stands for.
  const year = isBuddhist ? said.year - BUDDHIST.ahead : said.year;
  if (!isDay(year, said.month, said.day))
    return (note("date.unreadable", { field }, { value: sent }), null);
  const date = [String(year).padStart(4, "0"), two(said.month), two(said.day)].join("-");
  if (isBuddhist) note("date.buddhist", { field }, { value: sent, after: date });
  else if (sent.trim() !== date) note("date.read", { field }, { value: sent, after: date });
  return date;
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Year first, or day first as in Thailand; a month by name wherever it stands. */
function dateIn(text: string): CalendarDate | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (dayFirst)
    return { day: Number(dayFirst[1]), month: Number(dayFirst[2]), year: Number(dayFirst[3]) };
  const named =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? ?)?([^\d ,]+),? ?(?:พ\.ศ\. ?|ค\.ศ\. ?)?(\d{4}|\d{2})$/.exec(
      text,
    );
  if (!named) return undefined;
  const name = (named[2] ?? "").replaceAll(".", "");
  const month = MONTHS.findIndex((names) =>
    names.some((each) => each.replaceAll(".", "") === name),
  );
  if (month < 0) return undefined;
  const said = Number(named[3]);
  // Who writes the month in Thai counts years as Thais do.
  const isThai = said < 100 && /[\u0e01-\u0e4e]/.test(name);
  const year = isThai ? said + THAI_CENTURY : said;
  return { day: named[1] === undefined ? 1 : Number(named[1]), month: month + 1, year };
}
/** "67" beside a Thai month is B.E. 2567. */
const THAI_CENTURY = 2_500;

function isDay(year: number, month: number, day: number): boolean {
  if (year < YEARS.from || year > YEARS.to || month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

const two = (value: number): string => String(value).padStart(2, "0");

/** A year A.D.; a Buddhist one is converted. */
export function readYear(members: RowMembers, field: string): number | null {
  const value = readNumber(members, field, { min: 0, max: BUDDHIST.to }, (text) =>
    readScaled(text.replace(/^(?:พ\.ศ\.|ค\.ศ\.|ปี)\s*/, "")),
  );
  if (value === null) return null;
  const { note } = members.notes;
  if (value === 0) return (note("date.zero", { field }, { value, after: null }), null);
  if (value < 100) return (note("date.two_digits", { field }, { value }), null);
  const year = Math.floor(value);
  if (year !== value) note("number.rounded", { field }, { value, after: year });
  if (year >= BUDDHIST.from) {
    note("date.buddhist", { field }, { value, after: year - BUDDHIST.ahead });
    return year - BUDDHIST.ahead;
  }
  if (year >= YEARS.from && year <= YEARS.to) return year;
  note("number.out_of_range", { field }, { value, words: { min: YEARS.from, max: YEARS.to } });
  return null;
}
