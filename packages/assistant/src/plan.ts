import type {
  AboutShown,
  Action,
  Calculation,
  ConversationState,
  Courtesy,
  Criteria,
  MarketAsk,
  OutsideRequest,
  Understood,
} from "@propertyvr/vocabulary";
import { asksOfThem, marketAsk } from "@propertyvr/understanding";
import { isBesideChanged, isEmptyCriteria, isSameCriteria } from "@propertyvr/vocabulary";
import { isForEarlierContract, isForFiles } from "./files-question.ts";
import { asksOfTheHome } from "./home-question.ts";
import { isForGuide, isOfGuideAlone } from "./guide-question.ts";
import { asksTransferCosts } from "./transfer-costs.ts";
import { isWish } from "./wish-said.ts";
import type { ResponderRequest } from "./turn.ts";

/** What a turn is going to do. */
export type Plan =
  | {
      readonly kind: "search";
      /** Said beside what was read: "cheaper, with parking". */
      readonly adjusts: readonly Action[];
      /** Next to nothing was said: the answer also asks what would help. */
      readonly isVague: boolean;
    }
  | { readonly kind: "vague" }
  | { readonly kind: "about_home"; readonly about: AboutShown }
  | { readonly kind: "more" }
  | { readonly kind: "adjust"; readonly actions: readonly Action[] }
  | { readonly kind: "select"; readonly index: number | null }
  | { readonly kind: "compare"; readonly indexes: readonly number[] }
  | {
      readonly kind: "contact";
      readonly index: number | null;
      readonly about: "viewing" | "contact";
    }
  | { readonly kind: "reset" }
  | { readonly kind: "ask" }
  | {
      readonly kind: "calculate";
      readonly calculation: Calculation;
      /** Of this home on screen, null for the one talked about last; absent: of no home. */
      readonly index?: number | null;
    }
  | { readonly kind: "small_talk"; readonly about: SmallTalk }
  | { readonly kind: "market"; readonly ask: MarketAsk }
  | { readonly kind: "guide" }
  | { readonly kind: "not_built"; readonly topic: NotBuiltTopic }
  | { readonly kind: "declined"; readonly because: DeclineReason }
  /** About the files that came with the message. */
  | { readonly kind: "files" }
  /** About a contract that came with a message before. */
  | { readonly kind: "earlier_contract" };

/** "other": talk that is no courtesy. */
export type SmallTalk = Courtesy | "other";
export type DeclineReason = OutsideRequest | "out_of_scope";
export type NotBuiltTopic = "save";

/** "I can pay 18,000 a month to the bank": what that carries, the sheet asks for the rest. */
const ANY_BUDGET: Calculation = { kind: "affordability" };

/** What a message that was written is to be answered with. */
export function planSaid(
  request: Pick<ResponderRequest, "turn" | "understood" | "papers" | "earlierPapers">,
): Plan {
  const {
    turn: { text, state },
    understood,
  } = request;
  const hasShown = (state?.shown ?? []).length > 0;
  const plan = planTurn(text, understood, state, marketAsk(text, understood, hasShown));
  if (isForFiles(request, plan)) return { kind: "files" };
  return isForEarlierContract(request, plan) ? { kind: "earlier_contract" } : plan;
}

/**
 * Decides from the reading alone; nothing has been looked up yet.
 * @param text the message as it was sent
 * @param market what the message asks about the market
 */
function planTurn(
  text: string,
  understood: Understood,
  before: ConversationState | null,
  market: MarketAsk | null = null,
): Plan {
  if (understood.intent === "calculator" && understood.action?.type === "select")
    return {
      kind: "calculate",
      calculation: understood.calculation ?? ANY_BUDGET,
      index: understood.action.index ?? null,
    };
  const isOfGuide = isForGuide(text, understood, before !== null);
  if (market?.kind === "yield" && market.isOfShown)
    return { kind: "calculate", calculation: { kind: "yield" }, index: market.shownIndex };
  if (market !== null && !isOfGuide) return { kind: "market", ask: market };
  const { talk } = understood;
  const transfer = transferAsked(text, understood, before);
  if (transfer !== null) return transfer;
  if (understood.about_shown !== null) return { kind: "about_home", about: understood.about_shown };
  if (isOfGuide) return { kind: "guide" };
  if (isSearched(before) && asksOfThem(text)) return searchPlan();
  if (understood.is_vague) {
    return talk.search === null ? { kind: "vague" } : searchPlan({ isVague: true });
  }
  if (understood.action === null && talk.search === "bare") return searchPlan({ isVague: true });
  const isChanged =
    Object.keys(understood.touched).length > 0 || isBesideChanged(understood, before);
  if (talk.courtesy === "undo" && understood.intent === "refine" && !isChanged) {
    return { kind: "small_talk", about: "undo" };
  }
  const ofTheHome = asksOfTheHome(text) ? homeAskedOf(before) : null;
  // "Does the owner accept 6 months?": no other home is pointed at.
  const isOfNoOther = understood.action?.type === "select" && understood.action.index === undefined;
  if (ofTheHome !== null && isOfNoOther) return ofTheHome;
  if (understood.action !== null && !isSaidOutright(understood.action, understood, isChanged)) {
    return planAction(understood.action, understood.adjusts);
  }
  if (!isChanged && tellsOfMoney(understood, before))
    return { kind: "calculate", calculation: ANY_BUDGET };
  if (isSameSearch(understood, before)) {
    if (isOfGuideAlone(text, understood)) return { kind: "guide" };
    if (ofTheHome !== null) return ofTheHome;
  }
  switch (understood.intent) {
    case "search":
    case "refine":
      if (isChanged || hasSomethingToFind(understood))
        return searchPlan({
          adjusts: adjustsBeside(understood),
          isVague: before === null && isNearlyOpen(understood.criteria),
        });
      return { kind: isOfGuideAlone(text, understood) ? "guide" : "ask" };
    case "market":
      return { kind: "ask" };
    case "knowledge":
      return { kind: "guide" };
    case "calculator":
      return sumAsked(understood.calculation ?? ANY_BUDGET, before);
    case "smalltalk":
      if (ofTheHome !== null && talk.courtesy === null) return ofTheHome;
      return { kind: "small_talk", about: talk.courtesy ?? "other" };
    case "other":
      if (isOfGuideAlone(text, understood)) return { kind: "guide" };
      if (ofTheHome !== null && talk.outside === null && talk.courtesy === null) return ofTheHome;
      return isSearched(before) && isWish(text, understood)
        ? searchPlan()
        : planOther(understood, before);
  }
}

/**
 * What no field of a listing states, asked of the home that is talked about; of several on screen it is
 * asked which is meant. Null where none is on screen.
 */
function homeAskedOf(before: ConversationState | null): Plan | null {
  const shown = before?.shown ?? [];
  const isTalkedAbout = before?.about_home !== undefined;
  if (isTalkedAbout || shown.length === 1) {
    const index = isTalkedAbout ? null : 1;
    return { kind: "about_home", about: { index, asks: [{ topic: "other" }] } };
  }
  return shown.length > 1 ? { kind: "select", index: null } : null;
}

/** Nothing is asked of the homes that was not asked before: "ขอรายวันได้ไหม" behind homes to rent. */
const isSameSearch = (
  { intent, criteria, touched, action }: Understood,
  before: ConversationState | null,
): boolean =>
  intent === "refine" &&
  action === null &&
  before !== null &&
  isSameCriteria(criteria, before.criteria) &&
  Object.keys(touched).every((slot) => slot === "deal" || slot === "amenities");

/** "And how much a month?" about the home that is talked about; else of no home. */
function sumAsked(calculation: Calculation, before: ConversationState | null): Plan {
  const isOfHome =
    before?.about_home !== undefined &&
    OF_A_HOME.has(calculation.kind) &&
    !("price" in calculation || "rent_month" in calculation);
  return { kind: "calculate", calculation, ...(isOfHome && { index: null }) };
}
/** "And the costs on transfer day?" behind homes to buy, or about one of them: what the costs of such a home come to. */
function transferAsked(
  text: string,
  { intent, scope, about_shown: about }: Understood,
  before: ConversationState | null,
): Plan | null {
  const price = before?.criteria.deal === "sale" ? before.criteria.price : null;
  const isPriced =
    before?.about_home !== undefined || (price?.max !== undefined && price.per === "total");
  const isAsked = asksTransferCosts(text);
  if (about !== null && about.among === undefined && isAsked)
    return { kind: "calculate", calculation: ANY_TRANSFER, index: about.index };
  return intent === "knowledge" && scope === null && isPriced && isAsked
    ? sumAsked(ANY_TRANSFER, before)
    : null;
}
const ANY_TRANSFER: Calculation = { kind: "transfer_cost" };

const OF_A_HOME: ReadonlySet<string> = new Set([
  "mortgage",
  "transfer_cost",
  "move_in_cash",
  "monthly_cost",
]);

/** "My salary is 45k", "I also have a car loan, 8,000 a month": what that carries, but not to who rents. */
function tellsOfMoney(
  { finances: told, intent }: Understood,
  before: ConversationState | null,
): boolean {
  const isOfPartner = told?.partner_income_month !== undefined;
  const isOfTalk =
    isOfPartner || intent === "other" || intent === "smalltalk" || intent === "refine";
  const earned = told?.income_month ?? told?.partner_income_month;
  const owes = told?.debt_month !== undefined && before?.finances?.income_month !== undefined;
  return isOfTalk && (earned !== undefined || owes) && before?.criteria.deal !== "rent";
}

const isSearched = (before: ConversationState | null): boolean =>
  before !== null && !isEmptyCriteria(before.criteria);

/** Neither where, nor how much, nor how many rooms: a first search that could help most by asking. */
export const isNearlyOpen = ({ places, near, price, bedrooms, area_sqm }: Criteria): boolean =>
  places.length === 0 &&
  near.length === 0 &&
  price === null &&
  bedrooms === null &&
  area_sqm === null;

type SearchPlan = Extract<Plan, { kind: "search" }>;

export const searchPlan = (how: Partial<SearchPlan> = {}): SearchPlan => ({
  kind: "search",
  adjusts: [],
  isVague: false,
  ...how,
});

/**
 * A short courtesy is answered as one, whatever else stands in it. Who may need a home is never told
 * that this is outside what can be done.
 */
function planOther(
  { talk: { courtesy, is_brief, outside, may_need_home }, wishes, readings }: Understood,
  before: ConversationState | null,
): Plan {
  // "The embassy says no higher than the 8th floor", "มีอันไหนว่างเข้าอยู่ได้เลย" speak of the homes that are looked for.
  const tellsOfHome = wishes.length > 0 || readings.some(({ rule }) => rule === "aside.count");
  if (isSearched(before) && outside === null && courtesy === null && (may_need_home || tellsOfHome))
    return searchPlan();
  if (courtesy !== null && is_brief) return { kind: "small_talk", about: courtesy };
  return outside === null && may_need_home
    ? { kind: "vague" }
    : { kind: "declined", because: outside ?? "out_of_scope" };
}

/** "More, with a pool" and "start over: a house in Phuket" say what to look for: a search does both. */
function isSaidOutright({ type }: Action, { criteria }: Understood, isChanged: boolean): boolean {
  if (type === "more" || type === "adjust") return isChanged;
  return type === "reset" && !isEmptyCriteria(criteria);
}

/** A figure said decides over "cheaper" beside it. */
function adjustsBeside({ adjusts, action, touched }: Understood): readonly Action[] {
  const all = adjusts.length > 0 ? adjusts : action?.type === "adjust" ? [action] : [];
  return all.filter(({ field }) => field === undefined || !(field in touched));
}

/** A negated trigger word and nothing else ("I am not looking for a house") asks for no search. */
function hasSomethingToFind({ talk, wishes, criteria, intent }: Understood): boolean {
  if (talk.search !== null) return true;
  return !isEmptyCriteria(criteria) && (intent === "refine" || wishes.length > 0);
}

function planAction(action: Action, adjusts: readonly Action[]): Plan {
  switch (action.type) {
    case "more":
      return { kind: "more" };
    case "adjust":
      return { kind: "adjust", actions: adjusts.length > 0 ? adjusts : [action] };
    case "select":
      return { kind: "select", index: action.index ?? null };
    case "compare":
      return { kind: "compare", indexes: action.indexes ?? [] };
    case "viewing":
    case "contact":
      return { kind: "contact", index: action.index ?? null, about: action.type };
    case "human":
      return { kind: "declined", because: "human" };
    case "save":
      return { kind: "not_built", topic: "save" };
    case "reset":
      return { kind: "reset" };
  }
}
