import type { Insight, QuestionPart } from "@propertyvr/parts";
import {
  EMPTY_CRITERIA,
  isEmptyCriteria,
  isSameCriteria,
  searchOf,
  searchQuery,
  type Criteria,
  type MarketAsk,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { countHomes, homesOf, localised, type TurnContext } from "../context.ts";
import type { Homes } from "../writer/writer.ts";
import { searchQuestion } from "./search-question.ts";

export const homesIn = (context: TurnContext, query: SearchQuery): Homes =>
  homesOf(query, context, context.writer.language);

/** The wider place that holds enough, else fewer wishes in the same place, else the homes themselves. */
export async function nextStep(
  context: TurnContext,
  ask: MarketAsk,
  query: SearchQuery,
  result: Insight,
): Promise<QuestionPart | null> {
  if (result.kind === "listing_position") return null;
  if (ask.beyondFigures === "other_place" && result.kind === "level")
    return compareWith(context, query);
  if (result.kind === "refused" && result.reason === "home_gone") {
    const standing = searchOf(context.state);
    return isEmptyCriteria(standing.criteria) ? null : searchQuestion(context, standing);
  }
  if (result.kind === "refused" && result.wider !== null) {
    const { criteria, place_refs } = result.wider.scope;
    const wider = searchQuery({ criteria, place_refs });
    return askInstead(context, ask, wider, context.writer.widerQuestion());
  }
  if (result.kind === "refused" && result.reason === "unknown_place")
    return askOfKnownPlaces(context, ask.unknownPlace);
  if (result.kind === "refused" && result.n_units === 0) return fewerWishes(context, ask, query);
  return isEmptyCriteria(query.criteria) ? null : searchQuestion(context, query);
}

/** Where no home has all that was said: the same kind in the same place, if any is listed there. */
async function fewerWishes(context: TurnContext, ask: MarketAsk, query: SearchQuery) {
  const { deal, types, places, near } = query.criteria;
  const criteria: Criteria = { ...EMPTY_CRITERIA, deal, types, places, near };
  if (isSameCriteria(criteria, query.criteria) || places.length + near.length === 0) return null;
  const looser = { ...query, criteria };
  const counts = await countHomes(context.tools, looser);
  return counts === null || counts.total === 0
    ? null
    : askInstead(context, ask, looser, context.writer.anyRoomsQuestion());
}

/** What the one place of a comparison could be set beside: its neighbours, a tap each. */
function compareWith(
  { writer, placeName, placesBeside }: TurnContext,
  { criteria, place_refs }: SearchQuery,
): QuestionPart | null {
  const [name] = criteria.places;
  const beside = name === undefined ? [] : placesBeside(name, place_refs);
  if (name === undefined || beside.length === 0) return null;
  const said = (each: string): string => placeName({ name: each }, writer.language);
  return {
    type: "question",
    version: 1,
    about: "places",
    text: writer.compareWithQuestion(),
    language: writer.language,
    choices: beside.map(({ name: other }) => {
      const text = writer.compareSay(
        placeName({ name, id: place_refs.find((ref) => ref.name === name)?.id }, writer.language),
        said(other),
      );
      return { label: localised(writer, text), say: text, count: null };
    }),
  };
}

const KNOWN_PLACES = ["Bangkok", "Phuket", "Chiang Mai"];

/** The question as it was asked, with places that we know in place of the one that we do not. */
function askOfKnownPlaces(
  { turn: { text }, writer, placeName }: TurnContext,
  unknown: string | null,
): QuestionPart | null {
  if (unknown === null || !text.includes(unknown) || text.length > ASKED_AGAIN_MOST) return null;
  return {
    type: "question",
    version: 1,
    about: "places",
    text: writer.knownPlacesQuestion(),
    language: writer.language,
    choices: KNOWN_PLACES.map((name) => {
      const said = text.replace(unknown, () => placeName({ name }, writer.language));
      return { label: localised(writer, said), say: said, count: null };
    }),
  };
}

/** A longer message is no label of a button. */
const ASKED_AGAIN_MOST = 80;

/** The same question of other homes, as one tap. */
function askInstead(
  context: TurnContext,
  ask: MarketAsk,
  query: SearchQuery,
  text: string,
): QuestionPart {
  const { writer } = context;
  // The metric says the deal already.
  const unsaidDeal = { ...query, criteria: { ...query.criteria, deal: null } };
  const homes = homesIn(context, unsaidDeal);
  const said =
    ask.kind === "yield"
      ? writer.askYield(homes)
      : writer.askMarket(homes, ask.metrics[0] ?? "sale");
  return {
    type: "question",
    version: 1,
    about: "places",
    text,
    language: writer.language,
    choices: [{ label: localised(writer, said), say: said, count: null }],
  };
}
