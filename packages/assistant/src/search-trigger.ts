/** The words of ROWS B8, with their plain inflections, and the same in Thai. */
const TRIGGERS =
  /\b(?:search(?:ing)?|find|looking for|show me|propert(?:y|ies)|condos?|condominiums?|houses?|villas?|apartments?)\b|ค้นหา|มองหา|หาบ้าน|หาคอนโด|หาห้อง|อยากได้|ขอดู|คอนโด|บ้าน|วิลล่า|อพาร์[ทต]เม้?น[ทต]์/giu;

const NEGATED_BEFORE =
  /(?:\b(?:not|no|never|without|stop|don'?t|doesn'?t|isn'?t|aren'?t)\b[^.!?,;]{0,24}|ไม่(?:ได้|เอา|อยาก|ต้อง|ใช่)?[^\s]{0,8})$/iu;

/** Whether a message holds a word that asks for a search and is not negated. */
export function hasSearchTrigger(text: string): boolean {
  for (const match of text.slice(0, 2_000).matchAll(TRIGGERS)) {
    if (!NEGATED_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index))) return true;
  }
  return false;
}

/** Words that only ask for a search ("properties") narrow nothing, so they are neither used nor missed. */
export const isOnlyTrigger = (text: string): boolean =>
  text.replaceAll(TRIGGERS, "").replaceAll(/[\p{P}\p{S}\s]+/gu, "") === "";

/** Words around a trigger that ask for nothing else: "list all properties", "any properties?". */
const FILLERS =
  /\b(?:list|show|see|view|all|any|every|some|the|your|me|please|available|of|do|you|have|got|are|there|what|which|now|pls)\b|ทั้งหมด|มี|ไหม|บ้าง|อะไร|ดู|ขอ|ครับ|ค่ะ|คะ|หน่อย/giu;
const SHOW_ALL =
  /^\W*(?:what (?:do|have) you (?:have|got)|show (?:me )?(?:all|everything)|มีอะไรบ้าง|ขอดูทั้งหมด|ดูทั้งหมด)\W*$/iu;

/** Whether a message asks to see homes and says nothing of them: "properties", "what do you have?". */
export function isBareTrigger(text: string): boolean {
  const short = text.slice(0, 200);
  return (
    SHOW_ALL.test(short) ||
    (hasSearchTrigger(short) && isOnlyTrigger(short.replaceAll(FILLERS, "")))
  );
}

/** Words of somebody who needs a home and does not say so: "my daughter starts university". */
const LIFE =
  /\b(?:live|living|mov(?:e|ing)|retir(?:e|ing|ement)|settle|relocat\w+|place|home|somewhere|baby|mum|mom|mother|father|dad|parents?|daughter|son|kids?|family|wife|husband|married|where to start)\b|อยู่|ย้าย|แม่|พ่อ|ลูก|ครอบครัว|แฟน|แต่งงาน|เกษียณ|เริ่มตรงไหน|แนะนำ/iu;

/** Whether a message that nothing was read from may come from somebody who needs a home. */
export const mayNeedHome = (text: string): boolean => LIFE.test(text.slice(0, 2_000));
