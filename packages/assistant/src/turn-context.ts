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
import { pickedRefs } from "./answers/unclear-question.ts";
import { writerOf, type TurnContext } from "./context.ts";
import { originsAfter, readOrigin } from "./origins.ts";
import type { Plan } from "./plan.ts";
import { chooseBy } from "./seed.ts";
import { shownAt } from "./shown.ts";
import type { ResponderRequest, Turn } from "./turn.ts";

/** What the answers of a plan work with: the conversation as this turn leaves it. */
export function contextOf(
  { turn, understood, tools, placeName }: ResponderRequest,
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
    tools,
    placeName,
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
      : plan.kind === "select" || plan.kind === "contact"
        ? plan.index
        : null;
  const pointed = index === null ? undefined : shownAt(shown, index)?.id;
  const id = pointed ?? before;
  return id === undefined ? {} : { about_home: id };
}
