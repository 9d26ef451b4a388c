import type { Insight, InsightPart, QuestionPart } from "@propertyvr/parts";
import { budgetSaid } from "@propertyvr/understanding";
import {
  COMPARED_MOST,
  dealOfMetric,
  EMPTY_CRITERIA,
  isEmptyCriteria,
  placesApart,
  searchOf,
  searchQuery,
  type Criteria,
  type Deal,
  type MarketAsk,
  type MarketMetric,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { countHomes, homesOf, localised, say, type TurnContext } from "../context.ts";
import { shownAt } from "../shown.ts";
import { namesOf } from "../tools/named-search.ts";
import type { Answer } from "../turn.ts";
import type { Homes } from "../writer/writer.ts";
import { searchQuestion } from "./search-question.ts";
import { startQuestions } from "./vague-answer.ts";

/**
 * What the market says to a question: a sentence or two with the main figures, all of them as a part,
 * and the next steps as taps. The search stays as it was.
 */
export async function* answerMarket(context: TurnContext, asked: MarketAsk): Answer {
  const { writer, state } = context;
  const ask = { ...asked, metrics: metricsOf(context, asked) };
  const query = scopeOf(context, ask);
  if ((ask.askedThb ?? 1) <= 0 || query.criteria.price?.max === 0) {
    yield* say(writer, [writer.amountNeeded()]);
    return;
  }
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
  if (insight === null) yield* say(writer, [writer.marketFailed()]);
  else yield* tell(context, ask, query, insight);
}

/** null where it could not be looked up. */
async function insightOf(
  { tools }: TurnContext,
  { kind, metrics, askedThb }: MarketAsk,
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
): Answer {
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
  yield* say(
    writer,
    // That all of them are samples is said once.
    told.map(({ query, insight }, at) =>
      writer.insight(
        at === 0 ? insight : { ...insight, is_sample: false },
        homesIn(context, query),
      ),
    ),
  );
  for (const { query, insight } of told)
    yield { type: "part", part: insightPart(context, query, insight) };
}

async function* tell(
  context: TurnContext,
  ask: MarketAsk,
  query: SearchQuery,
  result: Insight,
): Answer {
  const { writer } = context;
  const homes = homesIn(context, query);
  const { kind, beyondFigures } = ask;
  const beyond =
    kind === "level" && beyondFigures !== null ? writer.beyondFigures(beyondFigures) : "";
  const isBeside = ask.unknownPlace !== null && result.kind !== "refused";
  const unknown = isBeside ? writer.unknownBeside(ask.unknownPlace, homes.places) : "";
  const wild = context.understood.unread.map(({ text }) => text).filter((each) => /\d/.test(each));
  const leftOut = wild.length === 0 ? "" : writer.leftOut(wild);
  yield* say(writer, [leftOut, unknown, beyond, writer.insight(result, homes)]);
  yield { type: "part", part: insightPart(context, query, result) };
  const question = await nextStep(context, ask, query, result);
  if (question !== null) yield { type: "part", part: question };
}

const insightPart = (context: TurnContext, query: SearchQuery, result: Insight): InsightPart => {
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

const homesIn = (context: TurnContext, query: SearchQuery): Homes =>
  homesOf(query, context, context.writer.language);

/** The wider place that holds enough, else fewer wishes in the same place, else the homes themselves. */
async function nextStep(
  context: TurnContext,
  ask: MarketAsk,
  query: SearchQuery,
  result: Insight,
): Promise<QuestionPart | null> {
  if (result.kind === "listing_position") return null;
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

/** Where no home has all that was said: the same place without rooms and price, if any is listed there. */
async function fewerWishes(context: TurnContext, ask: MarketAsk, query: SearchQuery) {
  const { bedrooms, price, places, near } = query.criteria;
  if ((bedrooms === null && price === null) || places.length + near.length === 0) return null;
  const looser = { ...query, criteria: { ...query.criteria, bedrooms: null, price: null } };
  const counts = await countHomes(context.tools, looser);
  return counts === null || counts.total === 0 || counts.all_sample
    ? null
    : askInstead(context, ask, looser, context.writer.anyRoomsQuestion());
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
  const said = writer.askMarket(homesIn(context, unsaidDeal), ask.metrics[0] ?? "sale");
  return {
    type: "question",
    version: 1,
    about: "places",
    text,
    language: writer.language,
    choices: [{ label: localised(writer, said), say: said, count: null }],
  };
}

/** Of a budget that names no deal, the one that such an amount buys; of plots, what a unit of land costs as well. */
function metricsOf(context: TurnContext, ask: MarketAsk): readonly MarketMetric[] {
  const { understood } = context;
  const [metric] = ask.metrics;
  const { types } = scopeOf(context, ask).criteria;
  if (isOnlyLand(types) && metric !== undefined && !isOfLand(ask)) {
    const byWah = `${dealOfMetric(metric)}_per_wah` as const;
    if (ask.kind === "compare") return [byWah];
    if (ask.kind === "level" && ask.askedThb === null) return [dealOfMetric(metric), byWah];
  }
  const budget = budgetSaid(understood, true);
  if (ask.kind !== "affordable_areas" || ask.metrics.length === 1) return ask.metrics;
  return [(budget?.max ?? budget?.min ?? 0) <= RENT_MOST_THB ? "rent" : "sale"];
}

const isOnlyLand = (types: Criteria["types"]): boolean => types.length === 1 && types[0] === "land";

/** Only land is sold by the square wah and the rai. */
const isOfLand = ({ metrics }: MarketAsk): boolean =>
  metrics.some((metric) => /_per_(?:wah|rai)$/.test(metric));

/** A price without a period up to this is a rent. */
const RENT_MOST_THB = 300_000;

/** The homes that are asked about: those of the message, else those of the search so far without their price. */
function scopeOf({ understood, state }: TurnContext, ask: MarketAsk): SearchQuery {
  const said = understood.scope?.criteria ?? EMPTY_CRITERIA;
  const isPlaced = said.places.length + said.near.length > 0;
  const standing = searchOf(state);
  const isOwn = isPlaced || isEmptyCriteria(standing.criteria) || ask.kind === "affordable_areas";
  const base: Criteria = isOwn ? EMPTY_CRITERIA : { ...standing.criteria, price: null, sort: null };
  const deal = dealOf(ask);
  const criteria: Criteria = {
    ...base,
    deal,
    types: isOfLand(ask) ? ["land"] : said.types.length > 0 ? said.types : base.types,
    bedrooms: said.bedrooms ?? base.bedrooms,
    ...(isPlaced && { places: said.places, near: said.near }),
    price: priceOf(understood, ask, deal),
  };
  const refs = [...(understood.scope?.place_refs ?? []), ...standing.place_refs];
  return searchQuery({ criteria, place_refs: refs.slice(0, REFS_MOST) });
}

const REFS_MOST = 40;

/** The deal of all that is measured; null for both. A yield needs both. */
function dealOf({ kind, metrics }: MarketAsk): Deal | null {
  if (kind === "yield" || kind === "supply") return null;
  const deals = new Set(metrics.map(dealOfMetric));
  return deals.size === 1 ? ([...deals][0] ?? null) : null;
}

function priceOf(
  understood: TurnContext["understood"],
  { kind }: MarketAsk,
  deal: Deal | null,
): Criteria["price"] {
  const budget = budgetSaid(understood, kind === "affordable_areas");
  return budget === null ? null : { ...budget, per: deal === "rent" ? "month" : "total" };
}

const isUnbounded = ({ criteria }: SearchQuery, { kind }: MarketAsk): boolean =>
  !NOWHERE_NEEDED.has(kind) && isEmptyCriteria({ ...criteria, deal: null });

/** Answered of the whole country, or of no place at all. */
const NOWHERE_NEEDED: ReadonlySet<MarketAsk["kind"]> = new Set([
  "affordable_areas",
  "forecast",
  "trend",
]);

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
