/** A day of the calendar as it stands in a text. */
export interface FoundDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly at: number;
  readonly end: number;
}

const MONTHS: readonly RegExp[] = [
  /^(?:jan|ม\.?\s?ค|มกรา)/i,
  /^(?:feb|ก\.?\s?พ|กุมภา)/i,
  /^(?:mar|มี\.?\s?ค|มีนา)/i,
  /^(?:apr|เม\.?\s?ย|เมษา)/i,
  /^(?:may|พ\.?\s?ค|พฤษภา)/i,
  /^(?:jun|มิ\.?\s?ย|มิถุนา)/i,
  /^(?:jul|ก\.?\s?ค|กรกฎา)/i,
  /^(?:aug|ส\.?\s?ค|สิงหา)/i,
  /^(?:sep|ก\.?\s?ย|กันยา)/i,
  /^(?:oct|ต\.?\s?ค|ตุลา)/i,
  /^(?:nov|พ\.?\s?ย|พฤศจิกา)/i,
  /^(?:dec|ธ\.?\s?ค|ธันวา)/i,
];
const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|(?:ม|ก|มี|เม|พ|มิ|ส|ต|ธ)\\.\\s?(?:ค|พ|ย)\\.?";
const YEAR = String.raw`(?:พ\.ศ\.|ค\.ศ\.|B\.?E\.?)?\s?(?<year>(?:19|20|24|25|26)\d\d)(?!\d)`;
const DAY = String.raw`(?<!\d)(?<day>[0-3]?\d)`;
const FORMS = [
  String.raw`${DAY}(?:st|nd|rd|th)?(?:\s+day)?(?:\s+of|\s?เดือน)?\s?(?<month>${MONTH})\.?,?\s*${YEAR}`,
  String.raw`(?<month>${MONTH})\.?\s+${DAY}(?:st|nd|rd|th)?,?\s+${YEAR}`,
  String.raw`${DAY}[/.-](?<month>[01]?\d)[/.-]${YEAR}`,
  String.raw`(?<!\d)(?<year>(?:19|20|24|25|26)\d\d)-(?<month>[01]\d)-(?<day>[0-3]\d)(?!\d)`,
].map((form) => new RegExp(form, "giu"));

/** Years of the Buddhist era are counted from 543 before. */
const BUDDHIST_ERA = 543;
const FIRST_BUDDHIST = 2_400;

/** All days in a text whose digits are Arabic, in their order; a day in figures stands before its month. */
export function daysIn(text: string): readonly FoundDay[] {
  const found = FORMS.flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => {
      const { day = "", month = "", year = "" } = match.groups ?? {};
      const told = dayOf(Number(day), monthOf(month), Number(year));
      return told === null
        ? []
        : [{ day: told, at: match.index, end: match.index + match[0].length }];
    }),
  );
  return found.toSorted((one, other) => one.at - other.at);
}

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : MONTHS.findIndex((month) => month.test(text)) + 1;

function dayOf(day: number, month: number, year: number): string | null {
  const common = year >= FIRST_BUDDHIST ? year - BUDDHIST_ERA : year;
  const date = new Date(Date.UTC(common, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
