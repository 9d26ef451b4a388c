/** A year in the text, of the common era, and where it stands. UTF-16 units. */
export interface SaidYear {
  readonly year: number;
  readonly start: number;
  readonly end: number;
}

const ENGLISH =
  /\b(?:bought|purchased|acquired|inherited|owned|had|held|got)\b[^.;?!\d]{0,24}?(?:\b[\d.,]+ ?(?:million|mil|mb|m|k)?(?: baht| thb)? )?\b(?:in|since|from|back in)\s+(?:[a-z]{3,9}\s+)?(?<year>(?:19|20|24|25)\d\d)\b(?!\s*(?:baht|thb|k\b|m\b|million|sqm))/i;
const THAI =
  /(?:ซื้อ|ได้มา|ได้รับ|ถือ|โอนมา|ตั้งแต่)[^\d.;?!]{0,16}?(?:[\d.,]+\s*(?:ล้าน|แสน)?(?:บาท)?[^\d.;?!]{0,8}?)?(?:ปี|พ\.?ศ\.?|ค\.?ศ\.?)\s*(?:พ\.?ศ\.?|ค\.?ศ\.?)?\s*(?<year>(?:19|20|24|25)\d\d|\d\d)(?!\d|\s*(?:ล้าน|บาท|ปี|เดือน|%))/;

/** Years of the Buddhist era are counted from 543 before. */
const BUDDHIST_ERA = 543;
/** "ปี 62" is 2562; below it two figures are those of the common era. */
const SHORT_BUDDHIST_FROM = 40;

/** "Bought in 2021", "ซื้อมาปี 2564", "ซื้อปี 62": when the home came to who sells it. */
export function yearBought(text: string): SaidYear | null {
  const found = ENGLISH.exec(text) ?? THAI.exec(text);
  const digits = found?.groups?.["year"];
  if (found === null || digits === undefined) return null;
  const start = found.index + found[0].lastIndexOf(digits);
  return { year: commonEra(Number(digits)), start, end: start + digits.length };
}

function commonEra(year: number): number {
  if (year < 100) return year >= SHORT_BUDDHIST_FROM ? 2_500 + year - BUDDHIST_ERA : 2_000 + year;
  return year >= 2_400 ? year - BUDDHIST_ERA : year;
}
