import { findPassage, sectionNamed } from "@propertyvr/knowledge";
import {
  EMPTY_CRITERIA,
  isEmptyCriteria,
  type Criteria,
  type Understood,
} from "@propertyvr/vocabulary";

/** What may stand before a question: a greeting, thanks, or how it goes on with the talk. */
const OPENERS =
  /^(?:(?:hi|hello|so|and|but|ok|okay|please|also|thanks|thank you|great|cool|well)[\s,]+)*/i;
const withoutOpeners = (text: string): string => text.trim().replace(OPENERS, "");

const ASKS_EN =
  /^(?:can|could|is|are|do|does|did|what|what's|when|who|how|will|must|may|should|has|have|which|why)\b|(?:[,;]\s*|\S\s)(?:can|may|must|should)\s+(?:i|we)\b|\bis (?:it|this|that) (?:a )?(?:scam|safe|legal|normal|allowed|true)\b|\btrue\s*\?/i;
const ASKS_TH =
  /ไหม|มั้ย|หรือไม่|(?:หรือ|รึ|ได้)(?:เปล่า|ป่าว)|หรือยัง|ยังไง|เป็นไง|อย่างไร|อะไร|เมื่อไ|กี่|เท่าไ|ใคร|ธนาคารไหน|หรือทุก|นับจาก|คิดจาก/;
/** Asks what is allowed or needed: the place beside it says where, not what to look for. */
const ASKS_LEAVE =
  /^(?:can|could|may|must|should|is it (?:legal|possible|allowed|ok)|are (?:[a-z-]+ ){1,2}allowed|am i allowed|do (?:i|we|foreigners|expats) (?:have|need) to)\b|(?:ได้|ต้อง.{0,60})\s*(?:ไหม|มั้ย|หรือไม่|(?:หรือ|รึ)?(?:เปล่า|ป่าว))/i;
/** "Do you have condos in the foreign quota?" wants homes, not the rule. */
const WANTS_HOMES =
  /\b(?:do you have|have you got|are there|is there|show|find|list me|looking for|any)\b|(?:^|ช่วย|อยาก)หา|แนะนำ|ขอดู|มี(?!จริง|คน|ใคร).{0,40}(?:ไหม|มั้ย)/i;

/** "Can I renew my 30 year lease?": the lease that somebody has, no home that is let so. */
const RENEWS = /\brenew/i;

/** "Can I sublet my condo?": an owner who asks what is allowed wants no listing. */
const ASKS_OWN_LEAVE =
  /^(?:(?:can|may|could|must|should) (?:i|we)|am i allowed|are we allowed|do (?:i|we) (?:have|need) to|is it (?:legal|allowed|possible))\b|ได้\s*(?:ไหม|มั้ย|หรือไม่|(?:หรือ|รึ)?(?:เปล่า|ป่าว))|ผิด(?:กฎหมาย)?(?:ไหม|มั้ย)/i;

/** "Leasehold or freehold?" weighs the two; in a request, and without a question, either will do. */
const WEIGHS_TENURES =
  /(?=.*(?:\?|\bwhich\b|\bbetter\b|\bdifference\b|ต่าง|ดี)).*(?:\b(?:lease|free)hold\s*(?:,|\/|or|vs\.?|versus|หรือ|กับ)\s*(?:lease|free)hold\b|(?:สิทธิการเช่า|เช่าระยะยาว)\s*(?:หรือ|กับ)\s*(?:ซื้อขาด|กรรมสิทธิ์))/i;

/** Nobody needs more words to weigh two things. UTF-16 units. */
const WEIGHED_MAX = 120;

/**
 * Whether the guide answers a message that was read as something else: the form of a question about
 * a matter that the guide knows of, or knows that it does not tell, with nothing of a home to narrow
 * a search by but its kind, its deal and the quota; its place only where leave is asked for. A section
 * of a law by its number is always of the guide. Pets are a matter of the guide where leave is asked for.
 */
export function isForGuide(
  text: string,
  { criteria: standing, scope, talk, intent, touched }: Understood,
  hasEarlier: boolean,
): boolean {
  if (intent === "calculator") return false;
  if (
    talk.outside !== null &&
    !(talk.outside === "owner" && ASKS_OWN_LEAVE.test(withoutOpeners(text)))
  )
    return false;
  if (sectionNamed(text) !== null) return true;
  if (
    text.length <= WEIGHED_MAX &&
    WEIGHS_TENURES.test(text) &&
    Object.keys(touched).every((slot) => slot === "tenure")
  )
    return true;
  if (asksOfForeignOwner(text, standing)) return true;
  if (intent === "refine" && hasEarlier) return false;
  // "What's the interest rate now?" behind a search names none of its homes.
  const isOfMarket = intent === "market" && hasEarlier;
  const criteria = isOfMarket ? (scope?.criteria ?? EMPTY_CRITERIA) : standing;
  const { places, amenities } = criteria;
  const asksLeave = ASKS_LEAVE.test(withoutOpeners(text));
  const isOfPets = asksLeave && amenities.every((amenity) => amenity === "pet_friendly");
  const isOfTerms = criteria.tenure === "foreign_quota" || RENEWS.test(text);
  const narrowed: Criteria = {
    ...criteria,
    types: [],
    deal: null,
    sort: EMPTY_CRITERIA.sort,
    places: [],
    ...(isOfTerms && { tenure: null }),
    ...(isOfPets && { amenities: [] }),
  };
  if (!isEmptyCriteria(narrowed)) return false;
  if (places.length > 0 && !asksLeave) return false;
  if (!(ASKS_EN.test(withoutOpeners(text)) || ASKS_TH.test(text)) || WANTS_HOMES.test(text))
    return false;
  const answer = findPassage(text);
  return places.length + amenities.length > 0
    ? answer.kind === "passage"
    : answer.kind !== "unknown" || answer.isKnownMatter;
}

/** "Can my husband, who is British, own it?": of the kind of home that is looked for. */
const asksOfForeignOwner = (text: string, { types }: Criteria): boolean =>
  text.length <= OWNER_MAX &&
  types.length === 1 &&
  ASKS_LEAVE.test(withoutOpeners(text)) &&
  OWNS.test(text) &&
  FOREIGN.test(text) &&
  findPassage(`${text} (${types.join()})`).kind === "passage";
const OWNS = /\b(?:own|buy|have|hold)\b|เป็นเจ้าของ|ถือ|ซื้อ/i;
const FOREIGN =
  /\b(?:foreign(?:er)?s?|expats?|farang|british|american|australian|german|french|russian|chinese|japanese|korean|indian)\b|ต่างชาติ|ต่างด้าว|ฝรั่ง/i;
/** Nobody asks for it in more. UTF-16 units. */
const OWNER_MAX = 120;

/** What the guide tells of a tenancy that went wrong, told of as no question: "my tenant hasn't paid since May". */
const TROUBLES = new Set(["late-rent", "staying-on", "sold", "visits", "leaving-early"]);

/**
 * Whether the guide answers a message that asks for no home and for nothing else that is known: it
 * tells of such a trouble, or is a question ("minimum contract?").
 */
export function isOfGuideAlone(text: string, { talk }: Understood): boolean {
  const answer = findPassage(text);
  if (answer.kind !== "passage") return false;
  const { article, point } = answer.passage;
  const isTrouble =
    article.slug === "rental-contracts-and-the-law" && TROUBLES.has(point?.key ?? "");
  const isQuestion =
    /\?\s*$/.test(text) || ASKS_EN.test(withoutOpeners(text)) || ASKS_TH.test(text);
  return isTrouble || (talk.outside === null && isQuestion);
}
