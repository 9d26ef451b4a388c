import type { QuestionChoice, NearestPart, QuestionPart, Miss } from "@propertyvr/parts";
import { searchOf, type Constraint, type Criteria, type ListingCard } from "@propertyvr/vocabulary";
import { localised, say, searchToChange, type TurnContext } from "../context.ts";
import { onlyKind } from "../ladder/let-go.ts";
import type { NearestHome } from "../results/relaxation.ts";
import type { SearchOutcome } from "../results/search-outcome.ts";
import { shownHome } from "../shown.ts";
import { type ChangeOption, type SmallestChanges, smallestChanges } from "../smallest-changes.ts";
import type { AnswerStream } from "../turn.ts";
import { english } from "../writer/en/index.ts";
import { thai } from "../writer/th/index.ts";
import { askWhichChange, changeChoices } from "./offer-changes.ts";
import {
  bothSentence,
  criteriaPart,
  homesIn,
  unplacedSentence,
  onlyThisChoice,
} from "./search-parts.ts";
import { questionOf, takenSentence, unclearOf, unclearQuestion } from "./unclear-question.ts";

/** So many single changes are named in words; the others stand as buttons alone. */
const NAMED_MAX = 2;

/** Nothing fits: says so, and offers the smallest changes that would find homes. */
export async function* answerNothing(
  context: TurnContext,
  outcome: SearchOutcome,
  opening: readonly string[],
): AnswerStream {
  const { state, origins, writer, choose, tools } = context;
  const { page: _page, title_words: _words, ...rest } = state;
  const words = searchOf(state).title_words;
  const empty = { ...rest, ...(words !== null && { missed_words: words }), shown: [] };
  const unclear = unclearOf(context);
  if (unclear !== null) {
    const question = questionOf(unclear);
    yield { type: "state", state: { ...empty, question }, origins, language: writer.language };
    yield* say(writer, [
      ...opening,
      writer.nothing(homesIn(context, outcome), choose),
      takenSentence(context, unclear),
      unplacedSentence(context, outcome),
    ]);
    yield { type: "part", part: criteriaPart(context, outcome) };
    yield { type: "part", part: await unclearQuestion(context, unclear, false) };
    return;
  }
  yield { type: "state", state: empty, origins, language: writer.language };
  const { options, reach, nearest } = await smallestChanges(tools, searchToChange(state, null));
  const [best] = options;
  yield* say(writer, [
    ...opening,
    writer.nothing(homesIn(context, outcome), choose),
    reach === "two" ? writer.onlyTogether() : "",
    best !== undefined
      ? options
          .slice(0, reach === "one" ? NAMED_MAX : 1)
          .map(writer.wouldFind)
          .join(" ")
      : reach === "unknown"
        ? writer.changesUnknown()
        : writer.noSmallChange(),
    nearest.length === 0 && best !== undefined && isSomewhere(state.criteria)
      ? writer.noneNear()
      : "",
    bothSentence(context),
    unplacedSentence(context, outcome),
  ]);
  yield { type: "part", part: criteriaPart(context, outcome) };
  const question = best && {
    about: best.about,
    choices: options.map(({ change, query }) => ({
      means: { en: english.changeLabel(change), th: thai.changeLabel(change) },
      sets: query.criteria,
    })),
  };
  const shown = nearest.map(({ card }) => shownHome(card));
  const left = { ...empty, shown, ...(question && { question }) };
  yield { type: "state", state: left, origins, language: writer.language };
  yield { type: "part", part: await waysOn(context, options, reach) };
  if (nearest.length > 0) yield { type: "part", part: nearestPart(context, nearest) };
}

const isSomewhere = ({ places, near }: Criteria): boolean => places.length + near.length > 0;

/** What would find homes, each with its count; where nothing would, a fresh start. */
async function waysOn(
  context: TurnContext,
  options: readonly ChangeOption[],
  reach: SmallestChanges["reach"],
): Promise<QuestionPart> {
  const { writer } = context;
  const alone = await onlyThisChoice(context);
  const changes = changeChoices(context, options);
  const choices = [...(alone === null || alone.count === 0 ? [] : [alone]), ...changes];
  const label = writer.startOverLabel();
  const afresh: QuestionChoice = { label: localised(writer, label), say: label, count: null };
  return {
    type: "question",
    version: 1,
    about: options[0]?.about ?? "places",
    text:
      changes.length === 0 && choices.length > 0
        ? writer.onlyThisQuestion()
        : askWhichChange(context, choices.length, reach),
    language: writer.language,
    choices: choices.length > 0 ? choices : [afresh],
  };
}

function nearestPart({ state, writer }: TurnContext, nearest: readonly NearestHome[]): NearestPart {
  return {
    type: "nearest",
    version: 1,
    criteria: state.criteria,
    homes: nearest.map(({ card, misses }) => {
      const missed = misses.flatMap((each) => missesOf(each, card, state.criteria));
      // What says how far off it is says it once.
      const isToldFar = missed.some(({ kind }) => kind === "far");
      return {
        card: isToldFar ? { ...card, distance: null } : card,
        misses: missed.map(writer.miss),
      };
    }),
    text: writer.nearest(nearest.length),
    language: writer.language,
  };
}

/** What a home misses of one constraint, by the figures of its card alone. */
export function missesOf(
  { key, items }: Constraint,
  card: ListingCard,
  criteria: Criteria,
): readonly Miss[] {
  switch (key) {
    case "status":
      return [{ kind: "status", status: card.status ?? "available" }];
    case "deal":
      return [{ kind: "deal", deal: card.deal }];
    case "types":
    case "not_types":
      return [{ kind: "type", type: card.type }];
    case "bedrooms":
    case "bathrooms":
      return [{ kind: key, has: card[key] }];
    case "area_sqm":
      return [{ kind: "area", sqm: card.area }];
    case "land_sqm":
      return [{ kind: "land", sqm: card.land_sqm }];
    case "price":
      return [priceMiss(card, criteria)];
    case "places":
      return [{ kind: "place", location: card.location }];
    case "places_or_near":
      return [{ kind: "place", location: card.location }, nearMiss(card, criteria, items)];
    case "near":
      return [nearMiss(card, criteria, items)];
    case "amenities":
      return criteria.amenities
        .filter((_, at) => items === undefined || items.includes(at))
        .map((amenity) => ({ kind: "amenity", amenity }));
    case "tenure":
      return criteria.tenure === null ? [] : [{ kind: "tenure", tenure: criteria.tenure }];
  }
}

/** Only a price by the month or in total can be set against that of a card. */
function priceMiss({ price, deal }: ListingCard, { price: asked }: Criteria): Miss {
  if (price === null) return { kind: "price_unknown" };
  if (asked === null) return { kind: "price" };
  const { min, max, per } = asked;
  if (per !== (deal === "rent" ? "month" : "total")) return { kind: "price" };
  if (max !== undefined && price > max) return { kind: "over_budget", by: price - max, per };
  if (min !== undefined && price < min) return { kind: "under_budget", by: min - price, per };
  return { kind: "price" };
}

function nearMiss({ distance }: ListingCard, { near }: Criteria, items: Constraint["items"]): Miss {
  if (distance !== null) return { kind: "far", to: distance.to.text, metres: distance.metres };
  const missed = near.filter((_, at) => items === undefined || items.includes(at));
  return { kind: "not_near", near: onlyKind(missed) };
}
