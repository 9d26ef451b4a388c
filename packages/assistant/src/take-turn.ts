import {
  EMPTY_CRITERIA,
  type Amenity,
  type ConversationState,
  type Criteria,
  type PlaceRef,
  type Understood,
} from "@propertyvr/vocabulary";
import { previousAfter } from "@propertyvr/understanding";
import { answerAboutHome } from "./answers/about-home.ts";
import { adjustSearch } from "./answers/adjust-search.ts";
import { offerContact } from "./answers/contact-answer.ts";
import { compareListings, describeListing } from "./answers/listing-answers.ts";
import { answerMore, answerSearch } from "./answers/search-answer.ts";
import { ask, decline, resetSearch, smallTalk, tellNotBuilt } from "./answers/talk-answers.ts";
import { letGoSentence } from "./answers/search-parts.ts";
import { answerVague } from "./answers/vague-answer.ts";
import { pickedRefs } from "./answers/unclear-question.ts";
import { besideOf, writerOf, type TurnContext } from "./context.ts";
import { shownAt } from "./shown.ts";
import { originsAfter, readOrigin } from "./origins.ts";
import { isNearlyOpen, planTurn, searchPlan, type Plan } from "./plan.ts";
import type { AssistantPorts } from "./ports.ts";
import { chooseBy } from "./seed.ts";
import { toolsOver } from "./tools/registry.ts";
import type { Answer, Turn } from "./turn.ts";

/**
 * One turn of the built-in assistant: understand, plan, run the tools, write the parts. The same
 * turn over the same tools gives the same answer, word for word. Tools that fail are told of in
 * the answer; a fault in one is thrown.
 */
export async function* takeTurn(ports: AssistantPorts, turn: Turn): Answer {
  const understood = ports.understand({
    text: turn.text,
    ...(turn.state !== null && { state: turn.state }),
    ...(turn.language !== undefined && { language: turn.language }),
  });
  const plan: Plan = turn.edited === undefined ? planTurn(understood, turn.state) : planEdit(turn);
  const context = contextOf(ports, turn, understood, plan);
  const { state, origins, writer } = context;
  yield { type: "state", state, origins, language: writer.language };
  yield* carryOut(plan, context);
}

function carryOut(plan: Plan, context: TurnContext): Answer {
  switch (plan.kind) {
    case "search":
      return search(context, plan);
    case "vague":
      return answerVague(context);
    case "about_home":
      return answerAboutHome(context, plan.about);
    case "more":
      return answerMore(context);
    case "adjust":
      return adjustSearch(context, plan.actions, { isBesideOthers: false, opening: [] });
    case "select":
      return describeListing(context, plan.index);
    case "compare":
      return compareListings(context, plan.indexes);
    case "contact":
      return offerContact(context, plan.index, plan.about);
    case "reset":
      return resetSearch(context);
    case "ask":
      return ask(context);
    case "small_talk":
      return smallTalk(context, plan.about);
    case "not_built":
      return tellNotBuilt(context, plan.topic);
    case "declined":
      return decline(context, plan.because);
  }
}

/** Who answers the first of several questions by a tap is still asked the others. */
const planEdit = ({ state }: Turn): Plan =>
  searchPlan({ isVague: state !== null && isNearlyOpen(state.criteria) });

async function* search(context: TurnContext, plan: Extract<Plan, { kind: "search" }>): Answer {
  const { writer, ports, understood, turn } = context;
  const letGo = turn.edited === undefined ? letGoSentence(understood, ports, writer) : "";
  const opening = [plan.withMarketRemark ? writer.marketRemark() : "", letGo];
  yield* plan.adjusts.length > 0
    ? adjustSearch(context, plan.adjusts, { isBesideOthers: true, opening })
    : answerSearch(context, opening, { asksToStart: plan.isVague });
}

function contextOf(
  ports: AssistantPorts,
  turn: Turn,
  understood: Understood,
  plan: Plan,
): TurnContext {
  const before = turn.state ?? { criteria: EMPTY_CRITERIA };
  const isRead = turn.edited === undefined;
  const criteria = criteriaAfter(turn, understood, plan, before.criteria);
  // What was picked from a list is surer than what its name was read as.
  const known = [
    ...(turn.edited?.place_refs ?? []),
    ...(isRead ? [] : pickedRefs(before.question, turn.text)),
    ...(before.place_refs ?? []),
  ];
  const refs = isRead
    ? placeRefsFor(criteria, understood.place_refs, known)
    : placeRefsFor(criteria, known, understood.place_refs);
  const origins = originsAfter(
    { before: before.criteria, after: criteria, origins: turn.origins },
    (key) => (isRead ? readOrigin(understood.touched[key], turn.messageId) : { kind: "edited" }),
    (key) => isRead && plan.kind === "search" && understood.touched[key] !== undefined,
  );
  return {
    ports,
    tools: toolsOver(ports, understood.language),
    turn,
    understood,
    writer: writerOf(understood.language),
    choose: chooseBy(JSON.stringify([turn.text, before.criteria, before.page ?? 0])),
    state: stateAfter(turn, understood, plan, { before, criteria, refs }),
    origins,
  };
}

const takesUp = ({ kind }: Plan): boolean => kind === "search" || kind === "vague";

/** Only a search takes up what was read; every other plan leaves the criteria as they were. */
function criteriaAfter(turn: Turn, understood: Understood, plan: Plan, before: Criteria): Criteria {
  if (turn.edited !== undefined) return turn.edited.criteria;
  if (plan.kind === "reset") return EMPTY_CRITERIA;
  return takesUp(plan) ? understood.criteria : before;
}

function stateAfter(
  turn: Turn,
  understood: Understood,
  plan: Plan,
  after: {
    readonly before: ConversationState;
    readonly criteria: Criteria;
    readonly refs: readonly PlaceRef[];
  },
): ConversationState {
  const { before, criteria, refs } = after;
  if (plan.kind === "reset") return { criteria };
  const wished = niceToHaveAfter(turn, understood, plan, before).filter(
    (amenity) => !criteria.amenities.includes(amenity),
  );
  const words =
    takesUp(plan) && !understood.is_vague
      ? titleWordsAfter(turn, understood, before)
      : before.title_words;
  const beside = besideAfter(turn, understood, plan, before);
  // Talk in between leaves a question open; a search asks its own.
  const isOpen = plan.kind !== "search" && plan.kind !== "adjust" && plan.kind !== "more";
  return {
    criteria,
    ...beside,
    ...previousAfter(before, { criteria, ...beside }),
    ...(isOpen && before.question && { question: before.question }),
    ...(wished.length > 0 && { nice_to_have: wished }),
    ...(before.shown && { shown: before.shown }),
    ...aboutHome(plan, before),
    ...(before.page !== undefined && { page: before.page }),
    ...(before.are_samples && { are_samples: true }),
    ...(refs.length > 0 && { place_refs: refs }),
    ...(words !== undefined && { title_words: words }),
  };
}

/** Only a search takes up what was read; an edit says what it changes. */
function besideAfter(
  { edited }: Turn,
  { extensions, status }: Understood,
  plan: Plan,
  before: ConversationState,
): Pick<ConversationState, "extensions" | "status"> {
  const read = takesUp(plan) && edited === undefined ? { extensions, status } : {};
  const after = { ...besideOf(before), ...read, ...(edited && besideOf(edited)) };
  const { not_types = [], near_any } = after.extensions ?? {};
  const isAsked = not_types.length > 0 || near_any === true;
  return {
    ...(isAsked && { extensions: after.extensions }),
    ...(after.status !== undefined && after.status !== "available" && { status: after.status }),
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
      : plan.kind === "select" || plan.kind === "contact"
        ? plan.index
        : null;
  const pointed = index === null ? undefined : shownAt(shown, index)?.id;
  const id = pointed ?? before;
  return id === undefined ? {} : { about_home: id };
}

function niceToHaveAfter(
  { edited }: Turn,
  understood: Understood,
  plan: Plan,
  before: ConversationState,
): readonly Amenity[] {
  const standing = before.nice_to_have ?? [];
  if (edited !== undefined) return edited.nice_to_have ?? standing;
  return takesUp(plan) ? understood.nice_to_have : standing;
}

const TITLE_WORDS_MAX = 80;

/** A new request brings its own words; a change of the earlier one keeps them. */
function titleWordsAfter(
  turn: Turn,
  { intent, unread }: Understood,
  before: ConversationState,
): string | undefined {
  if (turn.edited !== undefined) return before.title_words;
  const words = unread
    .map(({ text }) => text.trim())
    .join(" ")
    .trim();
  if (words !== "" && words.length <= TITLE_WORDS_MAX) return words;
  return intent === "refine" ? before.title_words : undefined;
}

function placeRefsFor(
  criteria: Criteria,
  read: readonly PlaceRef[],
  known: readonly PlaceRef[],
): readonly PlaceRef[] {
  const names = new Set([...criteria.places, ...criteria.near.flatMap(({ name }) => name ?? [])]);
  const isRead = new Set(read.map(({ name }) => name));
  return [...read, ...known.filter(({ name }) => !isRead.has(name))]
    .filter(({ name }) => names.has(name))
    .slice(0, 40);
}
