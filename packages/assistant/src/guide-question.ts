import { findPassage } from "@propertyvr/knowledge";
import { EMPTY_CRITERIA, isEmptyCriteria, type Understood } from "@propertyvr/vocabulary";

const ASKS_EN =
  /^(?:(?:hi|hello|so|and|but|ok|please|also)[\s,]+)*(?:can|could|is|are|do|does|did|what|what's|when|who|how|will|must|may|should|has|have|which|why)\b|[,;]\s*(?:can|may|must|should)\s+(?:i|we)\b/i;
const ASKS_TH =
  /ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง|ยังไง|อย่างไร|อะไร|เมื่อไ|กี่|เท่าไ|ใคร|ธนาคารไหน|หรือทุก|นับจาก|คิดจาก/;
/** A law by its number: the number is no price. */
const NAMES_LAW = /\b(?:section|article|clause)\s+\d+\b.{0,60}\b(?:act|code|law)\b/i;
/** "Do you have condos in the foreign quota?" wants homes, not the rule. */
const WANTS_HOMES =
  /\b(?:do you have|have you got|are there|is there|show|find|list me|looking for|any)\b|(?:^|ช่วย|อยาก)หา|แนะนำ|ขอดู|มี(?!จริง).{0,40}(?:ไหม|มั้ย)/i;

/**
 * Whether the guide answers a message that was read as something else: the form of a question about
 * a matter that the guide knows of, or knows that it does not tell, with nothing of a home to narrow
 * a search by but its kind, its deal and the quota.
 */
export function isForGuide(
  text: string,
  { criteria, talk, intent }: Understood,
  hasEarlier: boolean,
): boolean {
  if ((intent === "refine" && hasEarlier) || intent === "calculator" || talk.outside !== null)
    return false;
  if (ASKS_EN.test(text.trim()) && NAMES_LAW.test(text)) return true;
  const tenure = criteria.tenure === "foreign_quota" ? null : criteria.tenure;
  const narrowed = { ...criteria, types: [], deal: null, sort: EMPTY_CRITERIA.sort, tenure };
  if (!isEmptyCriteria(narrowed)) return false;
  if (!(ASKS_EN.test(text.trim()) || ASKS_TH.test(text)) || WANTS_HOMES.test(text)) return false;
  const answer = findPassage(text);
  return answer.kind !== "unknown" || answer.isKnownMatter;
}
