/** What the words around a name make of it. */
export interface NameContext {
  /** Left out: "10 km to Rawai", "Chaloem Phra Kiat Road", "Lumpini Ville". */
  readonly isOther: boolean;
  readonly isNear: boolean;
  readonly isStation: boolean;
  /** "Sukhumvit Road", "ถนนสุขุมวิท": only a road or a soi is meant. */
  readonly isRoad: boolean;
}

const NEAR =
  /(?:\b(?:near(?:by)?|close to|opposite|behind|walk(?:ing)?(?: distance)?(?: to| from)?|min(?:ute)?s?\.?(?: walk| on foot)?(?: to| from)|\d\s*(?:m|metres?|meters?) (?:to|from)|from|to)|ใกล้ๆ?|เดินถึง|เดินไป|ถึง|นาที|เมตร|จาก|ตรงข้าม|หลัง)\s*(?:the\s+|รถไฟฟ้า\s*)?(?:(?:bts|mrt|arl|srt|station|สถานี|บีทีเอส)\s*)*$/i;
/** So far that the name says little: kilometres, or a drive. */
const FAR =
  /(?:(?:[2-9]|\d\d)(?:\.\d+)?\s*(?:km|kms|kilomet\w*|กม\.?|กิโล\S*)|[1-9]\d\s*-?\s*(?:min|mins|minutes?|นาที)|\bdriv\w*|ขับรถ\S*)[^,|]{0,24}$/i;
const STATION = /(?:\b(?:bts|mrt|arl|srt)|สถานี|บีทีเอส|รถไฟฟ้า)\s*$/i;
const STATION_BEHIND = /^\s*(?:(?:bts|mrt|arl|station)\b|สถานี)/i;
const ROAD = /(?:ถนน|ถ\.)\s*$/;
const ROAD_BEHIND = /^\s*(?:road|rd)\b/i;
/** "Samrong Nuea", "Bang Kapi Noi": another place than Samrong. */
const ANOTHER_BEHIND =
  /^[\s-]*(?:n(?:ue|u)a\b|tai\b|nok\b|nai\b|noi\b|yai\b|klang\b|เหนือ|ใต้|นอก|น้อย|ใหญ่)/i;
/** A builder's name that is a place's too. */
const BRAND = /^(?:lumpini|lumphini|ลุมพินี|ลุมพีนี)$/i;
const BRAND_BEHIND =
  /^[\s-]*(?:ville|place|park|suite|condo|center|centre|mega|selected|วิล|เพลส|พาร์ค|คอนโด|สวีท|เซ็นเตอร์|เซ็นเตอร์|เมกะ|ซีเลค)/i;

/** Words that say how a name is meant stand this near before it. */
const BEFORE_CHARS = 40;

export function saidAround(text: string, start: number, end: number): NameContext {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
  const behind = text.slice(end, end + BEFORE_CHARS);
  const isBrand = BRAND.test(text.slice(start, end)) && BRAND_BEHIND.test(behind);
  return {
    isOther: isBrand || ANOTHER_BEHIND.test(behind) || FAR.test(before),
    isNear: NEAR.test(before),
    isStation: STATION.test(before) || STATION_BEHIND.test(behind),
    isRoad: ROAD.test(before) || ROAD_BEHIND.test(behind),
  };
}
