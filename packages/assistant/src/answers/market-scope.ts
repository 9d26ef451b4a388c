import { budgetSaid } from "@propertyvr/understanding";
import {
  dealOfMetric,
  EMPTY_CRITERIA,
  isEmptyCriteria,
  searchOf,
  searchQuery,
  type Criteria,
  type Deal,
  type MarketAsk,
  type MarketMetric,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import type { TurnContext } from "../context.ts";

/** Of a budget that names no deal, the one that such an amount buys; of plots, what a unit of land costs as well. */
export function metricsOf(context: TurnContext, ask: MarketAsk): readonly MarketMetric[] {
  const { understood } = context;
  const [metric] = ask.metrics;
  const { types } = scopeOf(context, ask).criteria;
  if (isOnlyLand(types) && metric !== undefined && !isOfLand(ask)) {
    const byWah = `${dealOfMetric(metric)}_per_wah` as const;
    if (ask.kind === "compare") return [byWah];
    if (ask.kind === "level" && ask.askedThb === null) return [dealOfMetric(metric), byWah];
  }
  if (ask.kind !== "affordable_areas" || ask.metrics.length === 1) return ask.metrics;
  if (ask.isOfSearch) return [context.state.criteria.deal === "sale" ? "sale" : "rent"];
  const budget = budgetSaid(understood, true);
  const amount = budget?.max ?? budget?.min;
  return [amount !== undefined && amount <= RENT_MOST_THB ? "rent" : "sale"];
}

const isOnlyLand = (types: Criteria["types"]): boolean => types.length === 1 && types[0] === "land";

/** Only land is sold by the square wah and the rai. */
const isOfLand = ({ metrics }: MarketAsk): boolean =>
  metrics.some((metric) => /_per_(?:wah|rai)$/.test(metric));

/** A price without a period up to this is a rent. */
const RENT_MOST_THB = 300_000;

/**
 * The homes that are asked about: those of the message, else those of the search so far without their
 * price. Elsewhere they are of the kind and the rooms that are looked for, unless the message names its own.
 */
export function scopeOf({ understood, state }: TurnContext, ask: MarketAsk): SearchQuery {
  const said = understood.scope?.criteria ?? EMPTY_CRITERIA;
  const isPlaced = said.places.length + said.near.length > 0;
  const standing = searchOf(state);
  const isOwn =
    isEmptyCriteria(standing.criteria) || (ask.kind === "affordable_areas" && !ask.isOfSearch);
  const { types, bedrooms } = standing.criteria;
  const isOfKind = isPlaced && said.types.length === 0 && said.bedrooms === null;
  const elsewhere = isOfKind ? { ...EMPTY_CRITERIA, types, bedrooms } : EMPTY_CRITERIA;
  const widened = ask.isOfSearch
    ? { near: widelyNear(standing), price: standing.criteria.price }
    : { near: onMap(standing), price: null };
  const base: Criteria = isOwn
    ? EMPTY_CRITERIA
    : isPlaced
      ? elsewhere
      : { ...standing.criteria, ...widened, sort: null };
  const deal = dealOf(ask);
  const criteria: Criteria = {
    ...base,
    deal,
    types: isOfLand(ask) ? ["land"] : said.types.length > 0 ? said.types : base.types,
    bedrooms: ask.bedrooms.length > 0 ? null : (said.bedrooms ?? base.bedrooms),
    bathrooms: said.bathrooms ?? base.bathrooms,
    area_sqm: said.area_sqm ?? base.area_sqm,
    land_sqm: said.land_sqm ?? base.land_sqm,
    amenities: said.amenities.length > 0 ? said.amenities : base.amenities,
    tenure: said.tenure ?? base.tenure,
    ...(isPlaced && placesOf(ask, said, standing.criteria)),
    price: priceOf(understood, ask, deal) ?? base.price,
  };
  const refs = [...(understood.scope?.place_refs ?? []), ...standing.place_refs];
  return searchQuery({ criteria, place_refs: refs.slice(0, REFS_MOST) });
}

/** Of "how does that compare to Pak Kret?" the places that are searched as well. */
function placesOf(
  { kind, bedrooms }: MarketAsk,
  said: Criteria,
  standing: Criteria,
): Pick<Criteria, "places" | "near"> {
  const { places, near } = said;
  const isOfPlaces = kind === "compare" && bedrooms.length === 0;
  if (!isOfPlaces || places.length + near.length > 1) return { places, near };
  const others = standing.near.filter(({ name }) => !near.some((each) => each.name === name));
  return {
    places: [...new Set([...standing.places, ...places])],
    near: [...others, ...near],
  };
}

const REFS_MOST = 40;

/** "Near the expressway" narrowed no search, because no map tells where that is: no figure is of it either. */
const onMap = ({ criteria: { near }, place_refs: refs }: SearchQuery): Criteria["near"] =>
  near.filter(({ kind, name }) => kind !== "poi" || refs.some((ref) => ref.name === name));

/** "Which areas should we look at?" looks further around what was named than the search, and not for "a school" or "the sea". */
const widelyNear = (standing: SearchQuery): Criteria["near"] =>
  onMap(standing).flatMap((near) =>
    near.name === null ? [] : [{ ...near, within_m: Math.max(near.within_m ?? 0, AREAS_AROUND_M) }],
  );
const AREAS_AROUND_M = 5_000;

/** Where the homes lie that one home is compared with, if the message says so. */
export function placeSaid({ understood: { scope } }: TurnContext): SearchQuery {
  if (scope === null) return searchQuery({ criteria: EMPTY_CRITERIA });
  const { places, near } = scope.criteria;
  return searchQuery({
    criteria: { ...EMPTY_CRITERIA, places, near },
    place_refs: scope.place_refs,
  });
}

/** The deal of all that is measured; null for both. A yield needs both. */
export function dealOf({ kind, metrics }: MarketAsk): Deal | null {
  if (kind === "yield" || kind === "supply") return null;
  const deals = new Set(metrics.map(dealOfMetric));
  return deals.size === 1 ? ([...deals][0] ?? null) : null;
}

function priceOf(
  understood: TurnContext["understood"],
  { kind }: MarketAsk,
  deal: Deal | null,
): Criteria["price"] {
  // What a home asks today would choose which months it is in; a yield is of rents as well.
  if (kind === "trend" || kind === "yield") return null;
  const budget = budgetSaid(understood, kind === "affordable_areas");
  return budget === null ? null : { ...budget, per: deal === "rent" ? "month" : "total" };
}
