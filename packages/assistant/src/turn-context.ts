import {
  ANY_SEARCH,
  ASKED_MAX,
  EMPTY_CRITERIA,
  heldOf,
  searchOf,
  type ConversationState,
  type SearchQuery,
  type Understood,
  CRITERIA_KEYS,
  type Certainty,
  type Criteria,
  type CriteriaKey,
  isOpen,
  isSameUnder,
  type Origin,
  type Origins,
} from "@propertyvr/vocabulary";
import { previousAfter, searchAfter, searchEdited } from "@propertyvr/understanding";
import type { Choose } from "@propertyvr/parts";
import { pickedRefs } from "./answers/unclear-question.ts";
import { writerOf, type TurnContext } from "./context.ts";
import type { Plan } from "./plan.ts";
import { COMPARED_MAX, shownAt } from "./shown.ts";
import type { ResponderRequest, Turn } from "./turn.ts";

/** What the answers of a plan work with: the conversation as this turn leaves it. */
export function contextOf(request: ResponderRequest, plan: Plan): TurnContext {
  const { turn, understood, tools, placeName, placesWithin, placesBeside } = request;
  const before = turn.state ?? { criteria: EMPTY_CRITERIA };
  const isRead = turn.edited === undefined;
  const search = searchOfTurn(turn, understood, plan, before);
  const origins = originsAfter(
    { before: before.criteria, after: search.criteria, origins: turn.origins },
    (key) => (isRead ? readOrigin(understood.touched[key], turn.messageId) : { kind: "edited" }),
    (key) => isRead && plan.kind === "search" && understood.touched[key] !== undefined,
  );
  return {
    tools,
    placeName,
    placesWithin,
    placesBeside,
    turn,
    understood,
    described: request.described ?? null,
    papers: request.papers ?? [],
    earlierPapers: request.earlierPapers ?? [],
    writer: writerOf(understood.language),
    choose: chooseBy(JSON.stringify([turn.text, before.criteria, before.page ?? 0])),
    state: stateAfter(request, plan, before, search),
    origins,
  };
}

const takesUp = ({ kind }: Plan): boolean => kind === "search" || kind === "vague";

/** Only a search takes up what was read; every other plan leaves the search as it was. */
function searchOfTurn(
  turn: Turn,
  understood: Understood,
  plan: Plan,
  before: ConversationState,
): SearchQuery {
  if (turn.edited !== undefined) {
    // What was picked from a list is surer than what its name was read as.
    const picked = [...pickedRefs(before.question, turn.text), ...(before.place_refs ?? [])];
    return searchEdited(turn.edited, before, [...picked, ...understood.place_refs]);
  }
  if (plan.kind === "reset") return ANY_SEARCH;
  return takesUp(plan) ? searchAfter(understood, before) : searchOf(before);
}

function stateAfter(
  { turn, understood }: Pick<ResponderRequest, "turn" | "understood">,
  plan: Plan,
  before: ConversationState,
  search: SearchQuery,
): ConversationState {
  const held = heldOf(search);
  if (plan.kind === "reset") return held;
  // Talk in between leaves a question open; a search asks its own.
  const isOpen = plan.kind !== "search" && plan.kind !== "adjust" && plan.kind !== "more";
  return {
    ...held,
    ...previousAfter(before, held),
    ...(isOpen && before.question && { question: before.question }),
    ...financesAfter(understood, before),
    ...(before.shown && { shown: before.shown }),
    ...askedNow(turn, plan, before),
    ...aboutHome(plan, before),
    ...comparedHomes(plan, before),
    ...(before.page !== undefined && { page: before.page }),
    ...(before.are_samples && { are_samples: true }),
    ...wordsAfter(turn, plan, before, search),
  };
}

/** What is told of somebody's money holds until they start over; the last figure of each. */
function financesAfter(
  { finances: told }: Understood,
  { finances: known }: ConversationState,
): Pick<ConversationState, "finances"> {
  const { partner_income_month: partner, instalment_month: _ofThis, ...own } = told ?? {};
  const income = own.income_month ?? known?.income_month ?? 0;
  const finances = {
    ...known,
    ...own,
    ...(partner !== undefined && { income_month: income + partner }),
  };
  return Object.keys(finances).length === 0 ? {} : { finances };
}

/** A question that was answered can be asked again, also behind thanks; anything else ends it. */
function askedNow(
  { text }: Turn,
  plan: Plan,
  { asked }: ConversationState,
): Pick<ConversationState, "asked"> {
  if (plan.kind === "small_talk") return asked === undefined ? {} : { asked };
  const isAsked = plan.kind === "market" || plan.kind === "guide" || plan.kind === "calculate";
  return isAsked && text.length <= ASKED_MAX ? { asked: { kind: plan.kind, text } } : {};
}

/** Words that no title bears stay with the homes on screen; another search does not ask for them. */
function wordsAfter(
  { edited }: Turn,
  plan: Plan,
  { title_words, missed_words }: ConversationState,
  search: SearchQuery,
): Pick<ConversationState, "title_words" | "missed_words"> {
  if (edited !== undefined || takesUp(plan))
    return search.title_words === null ? {} : { title_words: search.title_words };
  return {
    ...(title_words !== undefined && { title_words }),
    ...(missed_words !== undefined && plan.kind !== "adjust" && { missed_words }),
  };
}

/** "The second one" is talked about from now on, until a search shows others. */
function aboutHome(
  plan: Plan,
  { shown = [], about_home: before }: ConversationState,
): Pick<ConversationState, "about_home"> {
  if (plan.kind === "search" || plan.kind === "adjust" || plan.kind === "more") return {};
  const index =
    plan.kind === "about_home"
      ? plan.about.index
      : plan.kind === "select" || plan.kind === "contact" || plan.kind === "calculate"
        ? (plan.index ?? null)
        : plan.kind === "market" && plan.ask.isOfShown
          ? plan.ask.shownIndex
          : null;
  const pointed = index === null ? undefined : shownAt(shown, index)?.id;
  const id = pointed ?? before;
  return id === undefined ? {} : { about_home: id };
}

/** "Which is cheaper?" asks about the homes compared last, until a search shows others. */
function comparedHomes(
  plan: Plan,
  { shown = [], compared }: ConversationState,
): Pick<ConversationState, "compared"> {
  if (plan.kind === "search" || plan.kind === "adjust" || plan.kind === "more") return {};
  if (plan.kind !== "compare") return compared === undefined ? {} : { compared };
  const ids = plan.indexes.map((index) => shownAt(shown, index)?.id);
  const known = ids.filter((id) => id !== undefined).slice(0, COMPARED_MAX);
  return known.length < 2 ? {} : { compared: known };
}

/** FNV-1a, 32 bits: small, and spreads even where texts differ in one letter. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export const chooseBy = (seed: string): Choose => {
  const base = hashText(seed);
  return (slot, wordings) =>
    wordings[hashText(`${String(base)}|${slot}`) % wordings.length] ?? wordings[0];
};

/**
 * Where each criterion came from after a change: a key that was touched or is new points to the
 * message, the others keep their origin, and an open key has none. Whoever changes the search by hand
 * has seen the rest of it: what was unsure then is no longer.
 */
export function originsAfter(
  change: {
    readonly before: Criteria;
    readonly after: Criteria;
    readonly origins: Origins;
  },
  originOf: (key: CriteriaKey) => Origin,
  isTouched: (key: CriteriaKey) => boolean = () => false,
): Origins {
  const { before, after, origins } = change;
  const next: Partial<Record<CriteriaKey, Origin>> = {};
  for (const key of CRITERIA_KEYS) {
    if (isOpen(after, key)) continue;
    const known = origins[key];
    const keeps = known !== undefined && !isTouched(key) && isSameUnder(key, before, after);
    const origin = originOf(key);
    const isSettled = known?.kind === "unsure" && origin.kind === "edited";
    next[key] = keeps && !isSettled ? known : origin;
  }
  return next;
}

const readOrigin = (certainty: Certainty | undefined, messageId: string): Origin => ({
  kind: certainty === "stated" || certainty === "unsure" ? certainty : "implied",
  message_id: messageId,
});
