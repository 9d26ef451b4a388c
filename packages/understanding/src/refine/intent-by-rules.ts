import type { Action, Calculation, Intent } from "@propertyvr/vocabulary";
import { type Fact, UNREAD } from "../engine/fact.ts";
import {
  ASKS_FOR_CHEAPEST,
  ASKS_FOR_FEATURE,
  ASKS_FOR_HOMES,
  ASKS_OF_PRACTICE,
  ASKS_WHAT_IT_GETS,
  asksWhether,
  EITHER_DEAL,
  QUESTION,
  QUESTION_OPENER,
  WEIGHS_BOTH,
} from "../languages/question-words.ts";
import { MARKET_WORDS } from "../grammar.ts";
import { value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { isShareOfIncome } from "./share-of-income.ts";
import { unknownWorkplaces } from "./where-said.ts";
import { type IntentInput, type WordTest, sayingOf } from "./intent-input.ts";

/** The first of these that holds, from the most to the least telling. */
export function intentByRules(input: IntentInput): Intent {
  const { facts, draft, action, calculation, hasEarlier, text } = input;
  const says = sayingOf(facts);
  const wants = saysCriteria(draft);
  const asks = says("ask") || says("question");
  if (says("talk", "injection", "service", "steering", "send")) return "other";
  if (ordersChange(input)) return "refine";
  if (calculation !== null && isSumAsked(input, calculation, says, asks)) return "calculator";
  if ((says("talk", "owner") && !seeksToo(input) && !requires(input)) || says("talk", "quarrel"))
    return says("ask", "howMuch") ||
      input.asksMarket ||
      says("topic", "price", "rentPrice", "salePrice", "sqmPrice", "yield")
      ? "market"
      : says("topic", "tax", "law") || says("ask", "compute")
        ? "knowledge"
        : "other";
  const goesOn = hasEarlier && (changes(draft) || draft.bedrooms !== null);
  if (
    says("talk", "outOfScope", "job") &&
    draft.types.length === 0 &&
    !goesOn &&
    draft.bedrooms === null
  )
    return "other";
  // "am I talking to a person or a bot?" wants no person.
  if (action?.type === "human")
    return says("talk", "chat", "identity", "help") ? "smalltalk" : "other";
  if (says("talk", "agent")) return "other";
  const isOfShown = says("talk", "photos") && action === null;
  if (says("talk", "kinds") || ((says("talk", "loosen") || isOfShown) && !wants))
    return "smalltalk";
  if (says("nearNoun") && says("seek") && !saysHome(draft)) return "other";
  const isOfHomes = !facts.some(({ kind, value: said }) => kind === "topic" && said !== "living");
  if (
    says("vague") &&
    isOfHomes &&
    action === null &&
    !says("foreigner") &&
    !says("ask", "whatIs", "howMuch")
  )
    return hasEarlier ? "refine" : "search";
  if (input.isAnswer || (input.isUndo && hasEarlier)) return "refine";
  if (asksWhatItGets(input) || asksForCheapest(input)) return hasEarlier ? "refine" : "search";
  if (input.asksMarket) return "market";
  if ((action?.indexes ?? []).length > 1) return "refine";
  // "2nd one, is the electricity included?": of that home, whatever is asked.
  if (action?.type === "select" && action.index !== undefined && OPENS_WITH_ONE.test(text))
    return "refine";
  if (isKnowledge(input, says, asks)) return "knowledge";
  if (isMarket(input, says, wants)) return "market";
  if (action?.type === "reset") return wants && !hasEarlier ? "search" : "refine";
  if (action !== null && action.type !== "adjust")
    return hasEarlier ? "refine" : wants ? "search" : actsOnNothing(action);
  if (draft.changes.length > 0 && hasEarlier) return "refine";
  // "ไม่ต้องใกล้ชายหาดแล้ว ขอบคุณค่ะ": thanks do not undo an order.
  if (hasEarlier && !asks && facts.some(({ kind }) => kind === "negated")) return "refine";
  if (wants || says("seek") || draft.changes.length > 0 || draft.wishes.length > 0)
    return says("talk", "thanks", "bye", "chat", "identity", "help") && !wants
      ? "smalltalk"
      : hasEarlier
        ? wants || !says("talk")
          ? "refine"
          : "smalltalk"
        : "search";
  // "Any properties?": homes, whatever they are.
  if ((says("filler", "homes") || facts.some(countsHomes)) && !says("talk"))
    return hasEarlier ? "refine" : "search";
  const isOfWork = unknownWorkplaces(facts, draft, input.text).length > 0;
  if (hasEarlier && isOfWork && !says("ask") && !says("question")) return "refine";
  // "I work in Silom" after a search elsewhere: told, and worth a tap.
  if (hasEarlier && draft.dayPlaces.length > 0 && !says("ask") && !says("question"))
    return "refine";
  // "6 months" after a search: how long it is for.
  if (hasEarlier && facts.some(isDuration) && !says("ask") && !says("question")) return "refine";
  if (says("talk") || isBare(facts) || SAYS_NO.test(input.text.trim())) return "smalltalk";
  if (facts.some(isInstalment)) return "calculator";
  // "Truck access for 18 wheelers" behind a search: what no search looks for is wished for all the same.
  return hasEarlier && !asks && calculation === null && isTold(input) ? "refine" : "other";
}
/** "The second one, is…", "ห้องที่ 2 รวม…" */
const OPENS_WITH_ONE =
  /^[^\p{L}\p{N}]*(?:(?:#\w+|hi|hello|hey|สวัสดี(?:ค่ะ|ครับ)?),? )?(?:and |the |ok |so )*(?:(?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:one|home|unit|place|condo|house|room)|(?:number|no\.?|#) ?\d{1,2})(?:, |: ?|,? (?:is|are|does|do|has|have|can|what|how)\b)|^(?:สวัสดี(?:ค่ะ|ครับ)? |hi, )?(?:แล้ว|ส่วน)?(?:ห้อง|หลัง|อัน|แปลง|ยูนิต|คอนโด|บ้าน)(?:ที่ ?\d|แรก|ที่(?:หนึ่ง|สอง|สาม|สี่|ห้า))/iu;
/** "No", "no thanks", "ไม่ค่ะ" */
const SAYS_NO =
  /^(?:no|nvm|not really|ไม่(?:เอา|ใช่)?)[\s,.!]*(?:thanks?|thank you|ค่ะ|คะ|ครับ|คับ|นะ|จ้า)*[\s,.!]*$/i;
/** Words, and no question or remark on what is shown. */
function isTold({ facts, text }: IntentInput): boolean {
  const said = text.toLowerCase().trim();
  if (QUESTION.test(said) || ASKS_OR_REMARKS.test(said)) return false;
  // "asdfgh" says nothing; Thai writes its words as one.
  const isOfWords = facts.some(({ kind }) => kind !== UNREAD) || /[ก-๎]{8}/.test(said);
  return isOfWords && facts.some(({ kind }) => !JOINS_ONLY.has(kind));
}
const ASKS_OR_REMARKS =
  /^(?:these|those|they|it|this|that|all)(?:'s|'re| is| are| looks?)\b|^(?:แล้ว)?ถ้า|อะไร|ไหน|เมื่อไ/;
/** "No", "and", "instead": words that only join others. */
const JOINS_ONLY: ReadonlySet<string> = new Set([
  "filler", "isOk", "stop", "comma", "negation", "also", "and", "or", "sorry", "replace", "remove",
]); // prettier-ignore

const isDuration = (fact: Fact): boolean =>
  fact.kind === "measure" && value(fact, "measure").dimension === "duration";

/** Behind an offer: what somebody who sells wants instead. */
const SEEKS_TOO =
  /\b(?:to buy|and buy|then buy|buying|looking for (?!buyers?|a buyer|tenants?|a tenant|some)|(?:i|we) (?:want|need) an?|(?:need|want|have|trying) to find)\b|จะซื้อ|แล้วซื้อ|มาซื้อ|ไปซื้อ|อยากซื้อ|หาบ้าน|หาคอนโด|หาเช่า/;
/** "…to sell my flat and buy a house" */
const BUYS_NEXT = /\b(?:and|then) buy (?:an?|another)\b|(?:แล้ว|ไป|มา)ซื้อ(?:บ้าน|คอนโด|ทาวน์|ที่ดิน)/;
const SPENDS =
  /\b(?:have|got|with) [^.?!]{1,30}\bto spend\b|\b(?:can|could|want to|to) spend [^.?!]{0,12}\d/;
/** "Selling my house to buy a villa in Rawai, 8 million": who offers one home and looks for another. */
function seeksToo({ facts, draft, text }: IntentInput): boolean {
  const offer = facts.find((fact) => fact.kind === "talk" && value(fact, "talk") === "owner");
  // "Selling my condo in Singapore, I have 12 million to spend": what is left is for a home here.
  if (draft.money.length > 0 && SPENDS.test(text)) return true;
  const isSomewhere = draft.areas.length + draft.targets.length > 0 || BUYS_NEXT.test(text);
  const isHome = draft.types.length + draft.money.length > 0 || draft.bedrooms !== null;
  return offer !== undefined && isSomewhere && isHome && SEEKS_TOO.test(text.slice(offer.end));
}

/** "My tenants are engineers, so a bathtub is a must" behind a search: who it is for. */
const requires = ({ draft, text, hasEarlier }: IntentInput): boolean =>
  hasEarlier && draft.amenities.length > 0 && REQUIRES.test(text);
const REQUIRES = /\b(?:non-?negotiable|must|needs?|essential)\b|ต้องมี/i;

/**
 * "Lose Nimman, hipster tax", "change it to buying": what stands beside such an order is its reason. "Is it
 * possible to have a gym there?" orders in the form of a question.
 */
export function ordersChange(input: IntentInput): boolean {
  const { facts, draft, text, hasEarlier } = input;
  const says = sayingOf(facts);
  if (!hasEarlier) return false;
  if (draft.amenities.length > 0 && ASKS_FOR_FEATURE.test(text) && !says("topic", "foreigner"))
    return true;
  if (says("ask") || says("question")) return false;
  if (choosesByLaw(input)) return true;
  // "Not Bang Bua Thong, traffic"
  const refusesPlace = (fact: Fact): boolean =>
    fact.kind === "negated" && value(fact, "negated").facts.some(({ kind }) => kind === "areas");
  if (facts.some(refusesPlace) && !QUESTION.test(text.toLowerCase())) return true;
  return (
    facts.some((fact) => fact.kind === "negated" && value(fact, "negated").isTakenOut === true) ||
    (says("replace", "order") && saysCriteria(draft))
  );
}

/** "Nor Sor 3 Gor is fine too", "นส.3 ก็ได้", "ไม่เอาที่ ส.ป.ก.": of what the law names one kind will do, or not. */
function choosesByLaw({ facts, text }: IntentInput): boolean {
  const at = facts.findIndex((fact) => fact.kind === "topic" && value(fact, "topic") === "law");
  const isAccepted = facts.slice(at + 1).some(({ kind }) => kind === "isOk");
  const isRefused = facts.slice(0, Math.max(at, 0)).some(({ kind }) => kind === "negation");
  return at >= 0 && (isAccepted || isRefused) && !QUESTION.test(text.toLowerCase());
}

/** "3 million cash, what can I get in Hat Yai?" */
export const asksWhatItGets = ({ draft, text }: Pick<IntentInput, "draft" | "text">): boolean =>
  draft.areas.length + draft.targets.length > 0 &&
  draft.money.length > 0 &&
  ASKS_WHAT_IT_GETS.test(text) &&
  !asksWhichPlace(text);

/** "What's the cheapest one within 5 km of the MRT?" */
export const asksForCheapest = ({ draft, text }: Pick<IntentInput, "draft" | "text">): boolean =>
  draft.sort === "cheapest" &&
  ASKS_FOR_CHEAPEST.test(text.trim()) &&
  !asksWhichPlace(text) &&
  !/\b(?:usually|normally|typically|generally|on average)\b/i.test(text);

/** "…, which areas?" asks of the places. */
const asksWhichPlace = (text: string): boolean =>
  MARKET_WORDS.some(({ whichPlace }) => whichPlace.test(text));

/** Nobody names these but to have them worked out. */
const ASKED_BY_NAME: ReadonlySet<string> = new Set([
  "area_convert",
  "lease_registration",
  "exchange",
]);

/** A sum is worked out where it is asked for; figures of a search beside it ask for homes. */
function isSumAsked(
  { facts, draft, isAnswer, text }: IntentInput,
  calculation: Calculation,
  says: WordTest,
  asks: boolean,
): boolean {
  // "600 baht a sqm, 5 year lease": of an office that is looked for.
  const isLeaseOfSearch =
    calculation.kind === "lease_registration" && isWholeSearch(draft) && !asks;
  // "มีทาวน์โฮมต่ำกว่า 2 ล้านไหม เงินเดือน 25000": the salary stands beside a search.
  const isOffered = isHomeSomewhere(draft) && draft.money.length > 0 && ASKS_FOR_HOMES.test(text);
  // "30% of my salary on rent, near Ari": the share is the rent that is looked for.
  if (facts.some(isShareOfIncome)) return false;
  const isEitherDeal = calculation.kind === "rent_or_buy" && EITHER_DEAL.test(text);
  if (isEitherDeal || isAnswer || isLeaseOfSearch || isOffered || asksWhatItGets({ draft, text }))
    return false;
  if (ASKED_BY_NAME.has(calculation.kind) || (asks && calculation.kind === "common_fee"))
    return true;
  if (isSumByItsFigures(calculation) && !isHomeSomewhere(draft)) return true;
  return (
    (asks || says("filler", "particle") || !isHomeSomewhere(draft)) &&
    (says("ask") ||
      (calculation.kind === "rent_or_buy" && (asks || WEIGHS_BOTH.test(text))) ||
      says("otherMoney", "instalment") ||
      says("topic", "loan", "tax", "yield") ||
      facts.some(isInstalment) ||
      calculation["rate_pct"] !== undefined)
  );
}

/** Nobody looks for a home by its fee and size, its bills, its appraisal or how, when and for how long its owner got it. */
const isSumByItsFigures = (sum: Calculation): boolean =>
  (sum["rate_sqm_month"] !== undefined && sum["area_sqm"] !== undefined) ||
  sum["electricity_month"] !== undefined ||
  sum["acquired_year"] !== undefined ||
  (sum.kind === "transfer_cost" && sum["years_owned"] !== undefined) ||
  sum["appraised"] !== undefined ||
  sum["acquisition"] !== undefined;

/** "I can pay 18,000 a month to the bank": what that buys would have to be worked out. */
const isInstalment = (fact: Fact): boolean =>
  fact.kind === "aside" && value(fact, "aside")?.what === "instalment";

/** "Any properties?" */
export const countsHomes = (fact: Fact): boolean =>
  fact.kind === "unit" && value(fact, "unit").name === "home";

/** "ok", "yes please": nothing but fillers. */
const isBare = (facts: readonly Fact[]): boolean =>
  facts.length > 0 && facts.every(({ kind }) => ["filler", "isOk", "stop", "comma"].includes(kind));

const actsOnNothing = (action: Action): Intent =>
  action.type === "viewing" || action.type === "contact" ? "other" : "refine";

const isHomeSomewhere = (draft: MessageDraft): boolean =>
  draft.types.length > 0 && draft.areas.length + draft.targets.length > 0;

/** "recommend a restaurant in Ari": a place to go to, not a home near one. */
const saysHome = (draft: MessageDraft): boolean =>
  draft.types.length + draft.deals.length + draft.money.length + draft.targets.length > 0 ||
  draft.bedrooms !== null ||
  draft.sort !== null;

/** What only a person who goes on searching says. */
const changes = (draft: MessageDraft): boolean =>
  draft.amenities.length + draft.without.amenities.length + draft.changes.length > 0;

export function saysCriteria(draft: MessageDraft): boolean {
  return (
    draft.deals.length + draft.types.length + draft.money.length + draft.areas.length + draft.targets.length > 0 ||
    draft.amenities.length + draft.without.amenities.length + draft.without.deals.length + draft.without.types.length > 0 ||
    draft.bedrooms !== null || draft.bathrooms !== null || draft.area !== null || draft.land !== null ||
    draft.tenure !== null || draft.sort !== null || draft.isBothDeals ||
    draft.looseWithinM !== null || draft.stays.length > 0 || draft.allowed.length > 0 || draft.status !== null || draft.tolerated.length > 0
  ); // prettier-ignore
}

/** Law, tax and practice: a topic of theirs and the form of a question, with no home looked for. */
function isKnowledge(
  { facts, draft, text, hasEarlier }: IntentInput,
  says: WordTest,
  asks: boolean,
): boolean {
  // "Got evicted, need a place in Bangkok, max 9k": why a home is looked for.
  const isTold = !asks && !says("topic", "tax") && draft.areas.length > 0 && draft.money.length > 0;
  const isSearching = isTold || says("seek") || draft.money.some(({ measure }) => measure.isBudget);
  if (isWholeSearch(draft) && !says("topic", "tax")) return false;
  if (ASKS_OF_PRACTICE.some((asks) => asks.test(text)) || asksOfTenure(draft, text)) return true;
  // "My wife is a foreigner, foreign quota please": said of a search that is under way.
  const wantsTenure = hasEarlier && draft.tenure !== null;
  if (says("topic", "law", "tax"))
    return (
      asks ||
      isWhether(facts) ||
      says("filler", "particle") ||
      !(isSearching || isHomeSomewhere(draft) || wantsTenure)
    );
  // "We are a Japanese family, need 3 rooms": who somebody is asks nothing.
  const isOfForeigners =
    says("foreigner") && !isSearching && (asks || !says("foreigner", "nationality"));
  const isOfMoney = says("otherMoney", "deposit", "fee") && draft.money.length === 0;
  if (
    isOfMoney &&
    (says("question") ||
      (says("otherMoney", "fee") && asksWhether(text)) ||
      says("topic", "living")) &&
    !isSearching
  )
    return true;
  if (says("topic", "loan")) return asks || isOfForeigners;
  if (says("ask", "explain") && !isSearching && !says("topic") && !says("action", "talk"))
    return true;
  const how = says("ask", "what", "whatIs");
  const isPractice =
    says("lease") || says("otherMoney") || says("stay") || draft.stays.length > 0 || says("aside");
  if ((how || says("ask", "howMuch")) && (says("otherMoney") || isFeeAside(facts))) return true;
  if (how && isPractice && !isSearching && draft.areas.length === 0) return true;
  if (how && draft.tenure !== null) return true;
  const isOfWish = draft.wishes.length > 0 && !saysCriteria(draft) && !says("topic", "living");
  if (how && !isSearching && isOfWish) return true;
  if (says("ask", "compute") && !saysCriteria(draft)) return true;
  return isOfForeigners && (asks || !(says("deal") || wantsTenure)) && !isHomeSomewhere(draft);
}

/** "Is leasehold safe?": asked of the tenure itself, and none is chosen. */
const asksOfTenure = (
  { tenure, types, areas, targets, money }: MessageDraft,
  text: string,
): boolean =>
  tenure !== null &&
  types.length + areas.length + targets.length + money.length === 0 &&
  IS_IT_WISE.test(text) &&
  asksWhether(text.replace(QUESTION_OPENER, ""));
const IS_IT_WISE =
  /\b(?:safe|good|ok|okay|legal|risky|worth|better|possible|secure|smart|a problem|a risk)\b|ปลอดภัย|เสี่ยง|ดี(?:ไหม|มั้ย|กว่า)/i;

/** A home, where, and its price or rooms: nobody asks about law or a market in such detail. */
export const isWholeSearch = (draft: MessageDraft): boolean =>
  draft.types.length > 0 &&
  draft.areas.length + draft.targets.length > 0 &&
  (draft.money.length > 0 || draft.bedrooms !== null);

/** "2 months deposit": read as an aside, asked about as a custom. */
const isFeeAside = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => {
    const aside = fact.kind === "aside" ? value(fact, "aside") : null;
    return aside?.what === "deposit" || aside?.what === "fee";
  });

/** "Is …", "are …": a question, with or without its sign. */
const isWhether = ([first]: readonly Fact[]): boolean =>
  first?.kind === "filler" && value(first, "filler") === "whether";

/** "Is Bang Saray walkable for older people?": how a place is, with no home in it. */
export function isAskedOfArea(input: IntentInput, says: WordTest): boolean {
  const { facts, draft, hasEarlier } = input;
  const isOfPlace =
    draft.areas.length + draft.targets.length > 0 &&
    (draft.wishes.length > 0 || draft.looseWithinM !== null || isSaidOfPlace(facts));
  const isOfHome =
    draft.types.length + draft.deals.length + draft.money.length + draft.amenities.length > 0 ||
    draft.bedrooms !== null;
  return (
    (isWhether(facts) ||
      says("ask") ||
      says("question") ||
      (says("filler", "particle") && isSubject(input))) &&
    isOfPlace &&
    !isOfHome &&
    !says("seek") &&
    (!hasEarlier || isSubject(input))
  );
}

/** "Is Mae Rim cold in winter?", "does Sathorn have good street food?": other words say something of it, behind its name. */
function isSaidOfPlace(facts: readonly Fact[]): boolean {
  const place = facts.findIndex(({ kind }) => kind === "areas" || kind === "targets");
  return (
    isWhether(facts) &&
    facts.slice(place + 1).some(({ kind }) => kind === UNREAD || kind === "nearNoun")
  );
}

/** "Is Bang Yai safe?", "บางใหญ่เงียบไหม": the place is what is asked about, and nothing is to be found there. */
function isSubject({ facts, text }: IntentInput): boolean {
  const first = facts.find(({ kind }) => kind !== "filler" && kind !== "inArea");
  return (first?.kind === "areas" || first?.kind === "targets") && !/มี|หา|เอา/.test(text);
}

/** "And to buy, how much?" behind a search to rent. */
const isDealAlone = (draft: MessageDraft): boolean =>
  draft.deals.length === 1 &&
  draft.types.length + draft.amenities.length + draft.changes.length === 0 &&
  draft.bedrooms === null &&
  draft.sort === null;

function isMarket(input: IntentInput, says: WordTest, wants: boolean): boolean {
  const { draft, hasEarlier, isYieldWished } = input;
  const hasBudget = draft.money.some(({ measure }) => measure.bound !== null);
  if (says("topic", "price", "rentPrice", "salePrice", "sqmPrice"))
    return !hasBudget || says("ask");
  if (says("topic", "yield") && !isYieldWished)
    return !(hasBudget && (says("seek") || isWholeSearch(draft))) || says("ask");
  const isAsked = says("ask") || says("question");
  if (says("topic", "living") && (isAsked || !isWholeSearch(draft))) return true;
  if (isAskedOfArea(input, says)) return true;
  const isPriceAlone = says("budget", "price") && draft.money.length === 0 && wants;
  if (
    isPriceAlone &&
    (hasEarlier ? says("ask") || says("talk", "chat", "identity", "help") : !says("seek"))
  )
    return true;
  return (
    says("ask", "howMuch") &&
    wants &&
    !hasBudget &&
    !(draft.money.length > 0 && says("seek")) &&
    (draft.areas.length + draft.targets.length > 0 || !hasEarlier || isDealAlone(draft)) &&
    !says("comparative")
  );
}
