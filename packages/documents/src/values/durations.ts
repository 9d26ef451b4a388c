/** A length of time as it stands in a text: "two (2) months", "๓๐ วัน". */
export interface FoundDuration {
  readonly count: number;
  readonly unit: "days" | "months" | "years";
  readonly at: number;
  readonly end: number;
}

const ENGLISH =
  "one half two three four five six seven eight nine ten eleven twelve fourteen fifteen eighteen twenty-four thirty-six thirty sixty ninety";
const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  eighteen: 18,
  "twenty-four": 24,
  thirty: 30,
  "thirty-six": 36,
  sixty: 60,
  ninety: 90,
  ครึ่ง: 0.5,
  หนึ่ง: 1,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
  สิบ: 10,
  สิบเอ็ด: 11,
  สิบสอง: 12,
  สิบห้า: 15,
  สามสิบ: 30,
  หกสิบ: 60,
  เก้าสิบ: 90,
};
const WORD = `(?:${ENGLISH.split(" ")
  .toSorted((one, other) => other.length - one.length)
  .join("|")})\\b|สามสิบ|หกสิบ|เก้าสิบ|สิบเอ็ด|สิบสอง|สิบห้า|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ครึ่ง`;
const DURATION = new RegExp(
  String.raw`(?<![\d.,/])(?:(?<number>\d{1,3}(?:\.5)?)|(?<![a-z])(?<word>${WORD}))(?:\s?\([^()]{1,24}\))?[\s-]?(?:(?:full|calendar|consecutive|business|working|further|additional|more) )?(?<unit>days?\b|months?\b|years?\b|วัน(?!ที่)|เดือน|ปี)`,
  "giu",
);
const UNITS: readonly (readonly [RegExp, FoundDuration["unit"]])[] = [
  [/^(?:day|วัน)/i, "days"],
  [/^(?:month|เดือน)/i, "months"],
  [/^(?:year|ปี)/i, "years"],
];

/** All lengths of time in a text whose digits are Arabic, in their order. */
export function durationsIn(text: string): readonly FoundDuration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const { number, word, unit = "" } = match.groups ?? {};
    const count = number === undefined ? WORDS[word?.toLowerCase() ?? ""] : Number(number);
    const told = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
    if (count === undefined || count === 0 || told === undefined) return [];
    return [{ count, unit: told, at: match.index, end: match.index + match[0].length }];
  });
}
