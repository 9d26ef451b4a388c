import type { PlaceKind } from "@propertyvr/vocabulary";
import type { Hit } from "./hits.ts";

const BEFORE =
  /(?:^|[^a-z])(?:condos?|condominium|apartments?|villas?|house|studio|rooms?|in|at|near|nearby|around|off|to|from|by|bts|mrt|arl|srt|station|soi|thanon|area of|close to|next to|(?:what|how) about)[\s:]*$|(?:คอนโด|คอนโดมิเนียม|ทาวน์โฮม|ทาวน์เฮ้าส์|วิลล่า|แถว|แถวๆ|ย่าน|ใกล้|ใกล้ๆ|โซน|สถานี|บีทีเอส|เอ็มอาร์ที|ถนน|ถ\.|เขต|อำเภอ|อ\.|จังหวัด|จ\.|เมือง|ซอย|หาด|เกาะ|หลัง|หน้า|ข้าง|ติด|ฝั่ง|ตัวเมือง|ไป|อยู่|ใน|ถ้าเป็น|เปลี่ยนเป็น|เอาเป็น)\s*$/;
const AFTER =
  /^\s*(?:condos?|apartments?|station|area|district|province|road|rd\b|soi|beach|bts|mrt|town|city)\b|^\s*(?:สถานี|ซอย)/;

/** "condo, Nana, 1 bed": an item of a list of its own. */
const isListed = (text: string, start: number, end: number): boolean =>
  /[a-zก-๎\d],\s?$/.test(text.slice(Math.max(0, start - 3), start)) && text.startsWith(",", end);

/** True where the words next to a stretch speak of places. */
export function isInCompany(text: string, start: number, end: number): boolean {
  return (
    isListed(text, start, end) ||
    BEFORE.test(text.slice(Math.max(0, start - 16), start)) ||
    AFTER.test(text.slice(end, end + 12))
  );
}

interface Widening {
  readonly kind: PlaceKind;
  readonly before: RegExp;
  readonly after: RegExp;
}
/** Words that are part of naming a place and say of which kind it is. */
const WIDENINGS: readonly Widening[] = [
  {
    kind: "district",
    before: /(?:^|[^a-z])(?:khet|amphoe|amphur|amphor)\s+$|(?:เขต|อำเภอ|อ\.)\s*$/,
    after: /^\s+district\b/,
  },
  {
    kind: "province",
    before: /(?:^|[^a-z])changwat\s+$|(?:จังหวัด|จ\.)\s*$/,
    after: /^\s+province\b/,
  },
  { kind: "road", before: /(?:^|[^a-z])thanon\s+$|(?:ถนน|ถ\.)\s*$/, after: /^\s+(?:road|rd)\b\.?/ },
];

/** Takes "district", "ถนน" ... into the mention and keeps the places of that kind, where there are any. */
export function widenByWords(text: string, hit: Hit): Hit {
  const left = text.slice(Math.max(0, hit.start - 12), hit.start);
  const right = text.slice(hit.end, hit.end + 12);
  for (const { kind, before, after } of WIDENINGS) {
    const ahead = before.exec(left);
    const behind = after.exec(right);
    if (ahead === null && behind === null) continue;
    const places = hit.places.filter((place) => place.kind === kind);
    if (places.length === 0) continue;
    const aheadLength = ahead === null ? 0 : ahead[0].replace(/^[^a-zก-๎]/, "").length;
    return {
      ...hit,
      start: hit.start - aheadLength,
      end: hit.end + (behind?.[0].length ?? 0),
      places,
    };
  }
  return hit;
}
