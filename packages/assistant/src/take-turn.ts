import {
  ANY_SEARCH,
  EMPTY_CRITERIA,
  heldOf,
  searchOf,
  type ConversationState,
  type SearchQuery,
  type Understood,
} from "@propertyvr/vocabulary";
import { previousAfter, searchAfter, searchEdited } from "@propertyvr/understanding";
import { answerAboutHome } from "./answers/about-home.ts";
import { adjustSearch } from "./answers/adjust-search.ts";
import { offerContact } from "./answers/contact-answer.ts";
import { compareListings, describeListing } from "./answers/listing-answers.ts";
import { answerMore, answerSearch } from "./answers/search-answer.ts";
import { ask, decline, resetSearch, smallTalk, tellNotBuilt } from "./answers/talk-answers.ts";
import { letGoSentence } from "./answers/search-parts.ts";
import { answerVague } from "./answers/vague-answer.ts";
import { pickedRefs } from "./answers/unclear-question.ts";
import { writerOf, type TurnContext } from "./context.ts";
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
  const search = searchOfTurn(turn, understood, plan, before);
  const origins = originsAfter(
    { before: before.criteria, after: search.criteria, origins: turn.origins },
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
    state: stateAfter(turn, plan, before, search),
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
  turn: Turn,
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
    ...(before.shown && { shown: before.shown }),
    ...aboutHome(plan, before),
    ...(before.page !== undefined && { page: before.page }),
    ...(before.are_samples && { are_samples: true }),
    ...wordsAfter(turn, plan, before, search),
  };
}

/** Words that no title bears stay with the homes on screen; another search does not ask for them. */
function wordsAfter(
  { edited }: Turn,
  plan: Plan,
  { title_words, missed_words }: ConversationState,
  search: SearchQuery,
): Pick<ConversationState, "title_words" | "missed_words"> {
  const isAnew = edited !== undefined || takesUp(plan);
  const words = isAnew ? search.title_words : title_words;
  const missed = isAnew || plan.kind === "adjust" ? undefined : missed_words;
  return {
    ...(words != null && { title_words: words }),
    ...(missed !== undefined && { missed_words: missed }),
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
