import type { CriteriaPart, QuestionChoice, QuestionPart } from "@propertyvr/parts";
import {
  AMENITIES,
  NEAR_KINDS,
  searchOf,
  type LetGo,
  type Understood,
  searchQuery,
} from "@propertyvr/vocabulary";
import { eitherAsBoth, unusedWords } from "@propertyvr/understanding";
import { quotable } from "@propertyvr/parts/words";
import {
  homesOf,
  isNoun,
  type TurnContext,
  localised,
  choiceCount,
  countHomes,
} from "../context.ts";
import type { SearchOutcome } from "../results/search-outcome.ts";
import type { Homes, LetGoWords } from "../writer/writer.ts";

/** The chips under an answer. Without an outcome nothing was searched, so no radius was implied. */
export function criteriaPart(context: TurnContext, outcome: SearchOutcome | null): CriteriaPart {
  const { state, origins } = context;
  const { wishes, unread } = notUsed(context, outcome);
  return {
    type: "criteria",
    version: 1,
    criteria: state.criteria,
    ...(state.extensions && { extensions: state.extensions }),
    ...(state.status && { status: state.status }),
    ...(state.nice_to_have && { nice_to_have: state.nice_to_have }),
    names: namesInConversation(context),
    origins,
    implied_within_m: outcome?.impliedWithinM ?? state.criteria.near.map(() => null),
    wishes,
    unread,
    unplaced: outcome?.unplaced ?? [],
  };
}

/** The places of the criteria as the conversation's language writes them. */
function namesInConversation({ state, placeName, writer }: TurnContext): Record<string, string> {
  const { criteria, place_refs: refs = [] } = state;
  const names = [...criteria.places, ...criteria.near.flatMap(({ name }) => name ?? [])];
  return Object.fromEntries(
    names.map((name) => {
      const id = refs.find((ref) => ref.name === name)?.id;
      return [name, placeName({ name, id }, writer.language)];
    }),
  );
}

/** What the place asked for now cannot have, so that it is no longer asked for. */
export function letGoSentence(
  { let_go: gone, criteria, place_refs: refs }: Understood,
  placeName: TurnContext["placeName"],
  writer: TurnContext["writer"],
): string {
  const nameOf = (name: string): string =>
    placeName({ name, id: refs.find((ref) => ref.name === name)?.id }, writer.language);
  return writer.letGo(
    gone.map((each) => letGoWords(each, nameOf)),
    criteria.places.map(nameOf),
  );
}

const NETWORK = /^(?:BTS|MRT|ARL|SRT)$/;

function letGoWords({ key, name }: LetGo, nameOf: (name: string) => string): LetGoWords {
  const amenity = AMENITIES.find((each) => each === name);
  if (key === "amenities" && amenity !== undefined) return { kind: "amenity", amenity };
  if (key !== "near" && key !== "amenities") return { kind: "criterion", key };
  if (NETWORK.test(name)) return { kind: "network", name };
  const near = NEAR_KINDS.find((kind) => kind === name);
  return near === undefined ? { kind: "named", name: nameOf(name) } : { kind: "any", near };
}

const UNPLACED_MAX = 3;

/** What narrowed nothing although it was meant as a place; words that were not used stand beside the chips. */
export const unplacedSentence = (
  { writer, placeName }: TurnContext,
  { unplaced }: SearchOutcome,
): string =>
  writer.unplaced(
    unplaced.slice(0, UNPLACED_MAX).map((name) => ({
      name: quotable(placeName({ name }, writer.language)),
      isCommonNoun: isNoun(name),
    })),
  );

/** What was joined by "or" and is asked for together; empty where nothing was. */
export const bothSentence = ({ understood, turn, writer }: TurnContext): string =>
  turn.edited === undefined && understood.intent !== "market"
    ? writer.takenAsBoth(eitherAsBoth(turn.text, understood).map((said) => quotable(said, 60)))
    : "";

function notUsed({ understood, turn }: TurnContext, outcome: SearchOutcome | null) {
  // The words of an edit only say what was edited.
  if (turn.edited !== undefined) return { wishes: [], unread: [] };
  const isUsed = outcome?.textMatched === true;
  const worth = (texts: readonly string[]) =>
    texts.map((text) => quotable(text)).filter((text) => text !== "");
  return {
    wishes: worth(understood.wishes.filter((wish) => !isTakenUp(wish, understood))),
    unread: isUsed ? [] : worth(unusedWords(turn.text, understood)),
  };
}

/** A wish for amenities is kept as what is nice to have, and orders the homes. */
const isTakenUp = (wish: string, { readings }: Understood): boolean =>
  readings.some(({ text, means }) => text === wish && means.startsWith("nice_to_have="));

/** What was searched for; names that are on no map narrowed nothing, so they are not named here. */
export function homesIn(context: TurnContext, outcome: SearchOutcome): Homes {
  const search = searchOf(context.state);
  const { criteria } = search;
  const isPlaced = (name: string | null) => name === null || !outcome.unplaced.includes(name);
  const near = criteria.near.map(({ name }) => isPlaced(name));
  return homesOf(
    {
      ...search,
      criteria: {
        ...criteria,
        places: criteria.places.filter(isPlaced),
        near: criteria.near.filter((_, at) => near[at]),
      },
      title_words: outcome.textMatched ? search.title_words : null,
    },
    context,
    context.writer.language,
    outcome.impliedWithinM.filter((_, at) => near[at]),
  );
}

/** The search that the message alone asks for, where it may be a new one, as a tap with its count. */
export async function onlyThisChoice(context: TurnContext): Promise<QuestionChoice | null> {
  const { turn, understood, tools, writer } = context;
  if (turn.edited !== undefined || understood.only_this === null) return null;
  const { criteria, extensions, status, place_refs } = understood.only_this;
  const { language } = writer;
  const counts = await countHomes(tools, searchQuery(understood.only_this));
  const homes = homesOf(searchQuery({ criteria, place_refs }), context, language);
  const label = writer.onlyThisLabel(homes);
  return {
    label: localised(writer, label),
    say: label,
    criteria,
    extensions,
    status,
    ...choiceCount(counts),
  };
}

export async function onlyThisQuestion(context: TurnContext): Promise<QuestionPart | null> {
  const choice = await onlyThisChoice(context);
  if (choice === null) return null;
  const { writer } = context;
  return {
    type: "question",
    version: 1,
    about: "places",
    text: writer.onlyThisQuestion(),
    language: writer.language,
    choices: [choice],
  };
}
