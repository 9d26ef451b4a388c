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
