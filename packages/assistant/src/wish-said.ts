import type { Understood } from "@propertyvr/vocabulary";

/** "Something quieter" */
const WISHES_MORE =
  /\b(?:quietest|nicest|prettiest|safest|cleanest|quieter|calmer|newer|nicer|better|cleaner|greener|safer|brighter|cosier|cozier|fancier|livelier|leafier|prettier|(?:more|less) [a-z]{4,})\b|(?:เงียบ|สงบ|ใหม่|ดี|สวย|สะอาด|ปลอดภัย|ร่มรื่น|หรู|ทันสมัย|น่าอยู่)(?:กว่า|ๆ|\s*หน่อย)/i;

/** "With an office inside and 3-phase power", "มีรั้วรอบขอบชิด" */
const OPENS_WISH =
  /^(?:(?:and|also|plus|but)[, ]+)?(?:with|must|needs? (?:a|an|to|more|some)|has to|should|prefer(?:ably)?|ideally|near|close to|(?:how|what) about (?:with|without)|any (?:with|without|w\/o)|not? (?!thanks?\b|thank\b|idea|problem|worries|sure|really|yet|now|i\b))|^(?:มี|ต้องมี|ขอ(?!บคุณ|โทษ|เบอร์)|เอา|ใกล้|ไม่เอา|ไม่ติด|อยากได้|แบบ)/i;
/** UTF-16 units. */
const WISH_MAX = 80;

/** "Power 3 phase needed" */
const NEEDED = /^[^?]*\b(?:is |are )?(?:needed|required|a must|essential|preferred)[.!]*$/i;

/** "Do any of these have a boat pier?", "is there a bus?" */
const ASKS_OF_ALL =
  /^(?:is|are) there (?:an?|any)\b|^(?:(?:do|does|are|is|have|has) )?(?:any|some|none|which) of (?:these|them|those|the homes)\b|(?:มี)?(?:หลัง|ห้อง|ที่|อัน|ตัว)ไหน(?:มี|ที่มี|ติด)/i;

/**
 * Whether a message in the middle of a search is a wish that no search looks for, and no other business:
 * it is told as not searched by, and never as outside of what can be done.
 */
export function isWish(text: string, { talk }: Understood): boolean {
  if (talk.outside !== null || talk.courtesy !== null) return false;
  if (talk.is_brief && WISHES_MORE.test(text)) return true;
  const said = text.trim();
  if (said.length > WISH_MAX) return false;
  const isQuestion = /[?？]|ไหม|มั้ย/.test(said);
  return ASKS_OF_ALL.test(said) || NEEDED.test(said) || (OPENS_WISH.test(said) && !isQuestion);
}
