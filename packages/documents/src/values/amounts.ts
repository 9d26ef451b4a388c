/** An amount of money as it stands in a text. */
export interface FoundAmount {
  /** Baht. */
  readonly thb: number;
  /** Where it begins and ends. UTF-16 units. */
  readonly at: number;
  readonly end: number;
  /** Its currency stands beside it; without one it is only written as amounts are ("25,000"). */
  readonly isSure: boolean;
}

const MONEY =
  /(?<sign>฿|\b(?:THB|Baht|Bt)\b\.?)?\s?(?<![\d.,])(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?!\d)\s?(?<scale>million\b|mil\b|mb\b|ลบ\.|ล้าน|แสน|หมื่น|พัน|[mk](?![a-z²]))?\s?(?<unit>บาท|baht\b|THB\b|฿|\.-|\/-)?(?<after>\s?(?:%|per cent|percent|sq|square|m²|m2|ตร|ตาราง|days?\b|months?\b|years?\b|วัน|เดือน|ปี|units?\b|ยูนิต|ห้อง|ชั้น|floors?\b))?/giu;

const SCALES: Readonly<Record<string, number>> = {
  million: 1e6,
  mil: 1e6,
  mb: 1e6,
  m: 1e6,
  "ลบ.": 1e6,
  ล้าน: 1e6,
  แสน: 1e5,
  หมื่น: 1e4,
  พัน: 1e3,
  k: 1e3,
};

/** Nobody names more for a home; above it a figure is a number of something else. Baht. */
const MOST_THB = 1e11;

/** All amounts of baht in a text whose digits are Arabic, in their order. */
export function amountsIn(text: string): readonly FoundAmount[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const { sign, number = "", scale, unit, after } = match.groups ?? {};
    const isSure =
      sign !== undefined || unit !== undefined || scale === "mb" || (scale?.length ?? 0) > 2;
    const isWritten = number.includes(",") && after === undefined && scale === undefined;
    const thb = Number(number.replaceAll(",", "")) * (SCALES[scale?.toLowerCase() ?? ""] ?? 1);
    if (!(isSure ? thb > 0 : isWritten) || thb > MOST_THB) return [];
    const lead = match[0].length - match[0].trimStart().length;
    const at = match.index + lead;
    return [{ thb, at, end: match.index + match[0].trimEnd().length, isSure }];
  });
}
