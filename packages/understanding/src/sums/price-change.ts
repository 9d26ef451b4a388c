/** How much a home gains or loses until it is sold, and where the text says so. UTF-16 units. */
export interface PriceChange {
  /** Per cent of today's price; below 0 where it loses. */
  readonly percent: number;
  /** In every year; else over all of them. */
  readonly isYearly: boolean;
  readonly start: number;
  readonly end: number;
}

const PERCENT = String.raw`(?<percent>\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent|per cent|pct|เปอร์เซ็นต์)`;
const YEARLY = String.raw`(?<yearly> ?(?:a|per|each|every|/) ?(?:year|yr)\b| ?annually\b| yearly\b| ?(?:ต่อ|/|ทุก) ?ปี)?`;
const PRICES = String.raw`\b(?:prices?|values?|property|market|home|house|condo|place|it|they)\b`;
const STANDS = String.raw`(?:doesn't|does not|don't|do not|didn't|never|won't) (?:go up|rise|increase|grow|change|move|go anywhere)|(?:stays?|staying|remains?) (?:the same|flat|where it is|where they are)`;
const UP = String.raw`goes up|go up|going up|rises?|rising|increases?|increasing|grows?|growing|gains?|gaining|appreciates?|appreciating`;
const DOWN = String.raw`goes down|go down|going down|drops?|dropping|falls?|falling|loses?|losing|declines?|declining|depreciates?|depreciating`;

const THAI_PRICES = String.raw`(?:ราคา(?:บ้าน|คอนโด|ที่ดิน|อสังหา)?|มูลค่า(?:บ้าน|คอนโด)?|ถ้า(?:มัน)?)\s?`;
const THAI_UP = "ปรับขึ้น|เพิ่มขึ้น|ขึ้น|เพิ่ม|โต";
const THAI_DOWN = "ปรับลง|ลดลง|ลง|ตก|ลด|ร่วง";
const THAI_YEARLY = String.raw`\s?(?:ไป)?\s?(?<each>ปีละ)?\s?`;

const STANDING = [
  new RegExp(`${PRICES} (?:just |still )?(?:${STANDS})`, "gi"),
  new RegExp(`${THAI_PRICES}(?:ไม่(?:ปรับ|ได้)?(?:ขึ้น|เพิ่ม|ขยับ|โต)|เท่าเดิม|คงที่|อยู่ที่เดิม)`, "g"),
]; // prettier-ignore
const MOVING = [
  new RegExp(`${PRICES} (?:just |only |then )?(?:(?<up>${UP})|(?<down>${DOWN}))(?: in value| in price)?(?: by| about| around)? ${PERCENT}${YEARLY}`, "gi"),
  new RegExp(`\\b${PERCENT} (?<yearly>(?:a year|per year|annual|yearly) )?(?:price )?(?:(?<up>growth|appreciation)|(?<down>drop|loss|depreciation))`, "gi"),
  new RegExp(`${THAI_PRICES}(?:(?<up>${THAI_UP})|(?<down>${THAI_DOWN}))${THAI_YEARLY}${PERCENT}${YEARLY}`, "g"),
]; // prettier-ignore

/**
 * "What if the price doesn't go up?", "and if it drops 10%?", "ราคาขึ้นปีละ 3%": what is said last.
 * @returns null where nothing is said of it
 */
export function priceChange(text: string): PriceChange | null {
  const standing = STANDING.flatMap((pattern) => [...text.matchAll(pattern)]).map((found) => ({
    percent: 0,
    isYearly: false,
    ...spanOf(found),
  }));
  const moving = MOVING.flatMap((pattern) => [...text.matchAll(pattern)]).map((found) => {
    const { percent, down, yearly, each } = found.groups ?? {};
    return {
      percent: Number(percent) * (down === undefined ? 1 : -1),
      isYearly: yearly !== undefined || each !== undefined,
      ...spanOf(found),
    };
  });
  return [...standing, ...moving].sort((one, other) => other.start - one.start)[0] ?? null;
}

const spanOf = ({ 0: { length }, index }: RegExpExecArray) => ({
  start: index,
  end: index + length,
});

/** What a home sells for after some years, in per cent of today's price. */
export function sellsAtPercent({ percent, isYearly }: PriceChange, years: number): number {
  const share = isYearly ? (1 + percent / 100) ** Math.ceil(years) : 1 + percent / 100;
  return Math.round(share * 1_000) / 10;
}
