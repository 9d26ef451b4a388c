import type { Insight, InsightOf, InsightPart } from "@propertyvr/parts";
import {
  COMPARED_MOST,
  EMPTY_CRITERIA,
  isEmptyCriteria,
  placesApart,
  searchQuery,
  type MarketAsk,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { asksWhichArea, budgetSaid } from "@propertyvr/understanding";
import { say, type TurnContext } from "../context.ts";
import { shownAt } from "../shown.ts";
import { namesOf } from "../tools/named-search.ts";
import type { AnswerEvent, AnswerStream } from "../turn.ts";
import { homesIn, nextStep } from "./market-next-step.ts";
import { dealOf, metricsOf, placeSaid, scopeOf } from "./market-scope.ts";
import { highestDistrict } from "../writer/highest-district.ts";
import { startQuestions } from "./vague-answer.ts";

/**
 * What the market says to a question: a sentence or two with the main figures, all of them as a part,
 * and the next steps as taps. The search stays as it was.
 */
export async function* answerMarket(context: TurnContext, asked: MarketAsk): AnswerStream {
  const { writer, state } = context;
  const told = priceOfSearch(context, asked);
  const ask = { ...told, metrics: metricsOf(context, told) };
  const query = ask.kind === "listing_position" ? placeSaid(context) : scopeOf(context, ask);
  if ((ask.askedThb ?? 1) <= 0 || query.criteria.price?.max === 0) {
    yield* say(writer, [writer.amountNeeded()]);
    return;
  }
  if (ask.kind === "level" && ask.isOfShown && (yield* tellOfLike(context, ask))) return;
  const listingId = ask.kind === "listing_position" ? listingOf(context, ask) : null;
  if (ask.kind === "listing_position" && listingId === null) {
    yield* say(writer, [writer.selectWhich(state.shown?.length ?? 0)]);
    return;
  }
  const isNowhere =
    ask.unknownPlace !== null && query.criteria.places.length + query.criteria.near.length === 0;
  if (!isNowhere && ask.kind !== "listing_position" && isUnbounded(query, ask)) {
    yield* say(writer, [writer.marketWhere()]);
    yield* startQuestions(context, { areCounted: false });
    return;
  }
  const apart = ask.kind === "yield" ? placesApart(query).slice(0, COMPARED_MOST) : [];
  if (apart.length > 1) {
    yield* answerYields(context, ask, apart);
    return;
  }
  if (isNowhere) {
    yield* tell(context, ask, query, unknownPlace(context, query, ask));
    return;
  }
  const insight = await insightOf(context, ask, query, listingId);
  const plain = insight?.kind === "refused" ? withoutWishes(context, query) : null;
  const looser = plain === null ? null : await insightOf(context, ask, plain, listingId);
  if (insight === null) yield* say(writer, [writer.marketFailed()]);
  else if (plain !== null && looser !== null && looser.kind !== "refused")
    yield* tell(context, ask, plain, looser);
  else yield* tell(context, ask, query, insight);
}

/**
 * "How much rent could it bring?": what homes like the one that is meant ask.
 * @returns whether it was told: it is known which home is meant, and enough are like it
 */
async function* tellOfLike(
  context: TurnContext,
  ask: MarketAsk,
): AsyncGenerator<AnswerEvent, boolean> {
  const id = listingOf(context, ask);
  if (id === null) return false;
  const insight = await levelOfLike(context, ask, id);
  if (insight === null) return false;
  yield* tell(context, ask, searchQuery(insight.scope), insight);
  return true;
}

/** What homes like one ask; null where too few are like it. */
export async function levelOfLike(
  context: TurnContext,
  ask: MarketAsk,
  id: string,
): Promise<InsightOf<"level"> | null> {
  const ofDeal = searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: dealOf(ask) } });
  const insight = await insightOf(context, ask, ofDeal, id);
  return insight?.kind === "level" ? insight : null;
}

/** "Is that price normal for the area?" where no home was talked about: the most that is searched for. */
function priceOfSearch({ state, turn }: TurnContext, ask: MarketAsk): MarketAsk {
  const { max: most, per } = state.criteria.price ?? {};
  const isOfHome = per === "month" || per === "total";
  const isOfNone =
    ask.kind === "listing_position" &&
    ask.shownIndex === null &&
    state.about_home === undefined &&
    (state.shown ?? []).length !== 1;
  return isOfNone && isOfHome && most !== undefined && ITS_PRICE.test(turn.text)
    ? { ...ask, kind: "level", isOfShown: false, askedThb: most }
    : ask;
}
const ITS_PRICE = /\b(?:this|that|the) (?:price|rent|budget)\b|(?:ราคา|ค่าเช่า|งบ)(?:นี้|นั้น|เท่านี้)/i;

/**
 * Where too few homes have what the search wishes for ("with a pool", "near a hospital"), and the question
 * does not: the homes without it, else null.
 */
function withoutWishes({ understood }: TurnContext, query: SearchQuery): SearchQuery | null {
  const { amenities, near } = query.criteria;
  const asked = understood.scope?.criteria;
  const isNearKept = (asked?.near ?? []).length > 0;
  const kept = isNearKept ? near : near.filter(({ name }) => name !== null);
  const isAsked = (asked?.amenities ?? []).length > 0;
  return isAsked || (amenities.length === 0 && kept.length === near.length)
    ? null
    : { ...query, criteria: { ...query.criteria, amenities: [], near: kept } };
}

/**
 * @param listingId the home that is placed, or whose like are meant
 * @returns null where it could not be looked up
 */
async function insightOf(
  { tools }: TurnContext,
  { kind, metrics, askedThb, bedrooms, areas, isOfSize }: MarketAsk,
  query: SearchQuery,
  listingId: string | null,
): Promise<Insight | null> {
  const found = await tools.callTool(
    "market_insight",
    {
      kind,
      metrics: [...metrics],
      query: namesOf(query),
      asked_thb: askedThb,
      listing_id: listingId,
      bedrooms: [...bedrooms],
      areas,
      sizes: isOfSize,
    },
    query.place_refs,
  );
  return found.ok ? found.value : null;
}

/** Two places or more: the yield of each, one after the other. */
async function* answerYields(
  context: TurnContext,
  ask: MarketAsk,
  queries: readonly SearchQuery[],
): AnswerStream {
  const found = await Promise.all(
    queries.map(async (query) => ({ query, insight: await insightOf(context, ask, query, null) })),
  );
  const told = found.flatMap(({ query, insight }) =>
    insight === null ? [] : [{ query, insight }],
  );
  const { writer } = context;
  if (told.length === 0) {
    yield* say(writer, [writer.marketFailed()]);
    return;
  }
  yield* say(writer, [
    ask.beyondFigures === "rent_or_buy" ? writer.beyondFigures("rent_or_buy") : "",
    // That all of them are samples is said once.
    ...told.map(({ query, insight }, at) =>
      writer.insight(
        at === 0 ? insight : { ...insight, is_sample: false },
        homesIn(context, query),
      ),
    ),
  ]);
  for (const { query, insight } of told)
    yield { type: "part", part: insightPart(context, query, insight) };
}

async function* tell(
  context: TurnContext,
  ask: MarketAsk,
  query: SearchQuery,
  result: Insight,
): AnswerStream {
  const { writer } = context;
  const homes = homesIn(context, query);
  const { kind, beyondFigures } = ask;
  const isBeyond = beyondFigures !== null && (kind === "level" || beyondFigures === "rent_or_buy");
  const beyond = isBeyond ? writer.beyondFigures(beyondFigures) : "";
  const isBeside =
    ask.unknownPlace !== null && result.kind !== "refused" && homes.places.length > 0;
  const unknown = isBeside ? writer.unknownBeside(ask.unknownPlace, homes.places) : "";
  const wild = context.understood.unread.map(({ text }) => text).filter((each) => /\d/.test(each));
  const leftOut = wild.length === 0 ? "" : writer.leftOut(wild);
  const isOfAnyPrice = result.kind === "yield" && budgetSaid(context.understood, false) !== null;
  const anyPrice = isOfAnyPrice ? writer.yieldOfAnyPrice() : "";
  yield* say(writer, [leftOut, unknown, beyond, writer.insight(result, homes), anyPrice]);
  yield { type: "part", part: insightPart(context, query, result) };
  yield* keepArea(context, result);
  const question = await nextStep(context, ask, query, result);
  if (question !== null) yield { type: "part", part: question };
}

/** "Show me some there" means the area that a question for the best one was answered with. */
function* keepArea(
  { state, origins, turn, writer }: TurnContext,
  result: Insight,
): Generator<AnswerEvent> {
  const area = firstArea(result);
  if (area === undefined || state.asked === undefined || !asksWhichArea(turn.text)) return;
  const asked = { ...state.asked, area };
  yield { type: "state", state: { ...state, asked }, origins, language: writer.language };
}

function firstArea(result: Insight): string | undefined {
  if (result.kind === "yield") return highestDistrict(result)?.area;
  const isOfDistricts = result.kind === "affordable_areas" && result.by === "district";
  return isOfDistricts ? result.areas[0]?.name : undefined;
}

/** The figures with the words that head them. */
export const insightPart = (
  context: TurnContext,
  query: SearchQuery,
  result: Insight,
): InsightPart => {
  const { writer } = context;
  const homes = homesIn(context, query);
  return {
    type: "insight",
    version: 1,
    result,
    label: writer.title(homes),
    text: writer.insightHead(result, homes),
    language: writer.language,
  };
};

const isUnbounded = ({ criteria }: SearchQuery, { kind, bedrooms }: MarketAsk): boolean =>
  !NOWHERE_NEEDED.has(kind) &&
  bedrooms.length === 0 &&
  isEmptyCriteria({ ...criteria, deal: null });

/** Answered of the whole country, or of no place at all. */
const NOWHERE_NEEDED: ReadonlySet<MarketAsk["kind"]> = new Set(["affordable_areas", "forecast"]);

function listingOf({ state }: TurnContext, { shownIndex }: MarketAsk): string | null {
  const shown = state.shown ?? [];
  const only = shown.length === 1 ? shown[0]?.id : undefined;
  const pointed = shownIndex === null ? undefined : shownAt(shown, shownIndex)?.id;
  return pointed ?? (shownIndex === null ? (state.about_home ?? only) : undefined) ?? null;
}

const unknownPlace = (
  { placeName, writer }: TurnContext,
  { criteria, place_refs }: SearchQuery,
  ask: MarketAsk,
): Insight => ({
  kind: "refused",
  basis: "asking_prices",
  is_sample: false,
  as_of: null,
  reason: "unknown_place",
  scope: {
    criteria,
    place_refs,
    places: criteria.places.map((name) => placeName({ name }, writer.language)),
  },
  n_units: null,
  unknown_place: ask.unknownPlace,
  wider: null,
});
