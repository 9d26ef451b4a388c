import type { CountedChange, NearestHome } from "@propertyvr/assistant";
import { locate, placeById, placesNamed, type NamedPoint } from "@propertyvr/gazetteer";
import {
  constraintsOf,
  isRoomless,
  type Constraint,
  type Language,
  type SearchQuery,
  type SearchSort,
} from "@propertyvr/vocabulary";
import { firstListings, type FirstHomesPorts } from "./search-listings.ts";

const NEAREST_AT_MOST = 3;
/** So many sets of missed constraints are looked into for the nearest homes. */
const SETS_AT_MOST = 4;

/**
 * The homes that miss fewest constraints, of these the closest in what they miss. None that lies so far from
 * where it was asked for that nobody would call it near.
 * @param counted what finds homes where nothing fits
 */
export async function nearestHomes(
  ports: FirstHomesPorts,
  { query, language }: { readonly query: SearchQuery; readonly language: Language },
  {
    alone,
    pairs,
  }: { readonly alone: readonly CountedChange[]; readonly pairs: readonly CountedChange[] },
): Promise<readonly NearestHome[]> {
  // What is eased together with others may be missed in part, and each by itself finds no home.
  const own = constraintsOf(query);
  const isForNoHome = query.criteria.types.every(isRoomless);
  const sets = [...alone, ...pairs]
    .map(({ eases }) => eases)
    .filter((eases) => eases.every((each) => own.some((one) => isSame([one], [each]))))
    // No condo nearly fits who looks for land.
    .filter((eases) => !(isForNoHome && eases.some(({ key }) => key === "types")))
    .filter((eases, at, all) => all.findIndex((each) => isSame(each, eases)) === at)
    .toSorted((one, other) => one.length - other.length || unmeasured(one) - unmeasured(other))
    .slice(0, SETS_AT_MOST);
  const near = locate(query).targets;
  const places = placesAsked(query);
  const found = await Promise.all(
    sets.map(async (misses) => {
      const change = leastChanged([...alone, ...pairs], misses);
      if (change === undefined) return [];
      // A beach is near a home on another island too: what misses its place is measured to the place.
      const isOfPlaces = places.length > 0 && misses.some(({ key }) => key === "places");
      const cards = await firstListings(ports, {
        resolved: locate(change.query).resolved,
        targets: isOfPlaces || near.length === 0 ? places : near,
        isMeasuredToTargets: isOfPlaces,
        sort: sortTowards(query, misses),
        pageSize: NEAREST_AT_MOST,
        language,
        areSamples: change.allSample,
      });
      return cards
        .filter((card) => !isElsewhere(misses) || isWithinReach(card))
        .map((card) => ({ card, misses }));
    }),
  );
  const homes = new Map<string, NearestHome>();
  for (const home of found.flat()) if (!homes.has(home.card.id)) homes.set(home.card.id, home);
  return [...homes.values()]
    .toSorted(
      (one, other) =>
        one.misses.length - other.misses.length || shortfall(query, one) - shortfall(query, other),
    )
    .slice(0, NEAREST_AT_MOST);
}

/** Spots of the places that were named; of those without one no distance is known. */
const placesAsked = ({ criteria, place_refs: refs }: SearchQuery): readonly NamedPoint[] =>
  criteria.places.flatMap((name) => {
    const ref = refs.find((each) => each.name === name);
    const place = (ref && placeById(ref.id)) ?? placesNamed(name)[0];
    return place?.point ? [{ name: place.name, nameTh: place.nameTh, point: place.point }] : [];
  });

const WHERE: ReadonlySet<Constraint["key"]> = new Set(["places", "places_or_near", "near"]);
const isElsewhere = (misses: readonly Constraint[]): boolean =>
  misses.some(({ key }) => WHERE.has(key));

/** Further from where it was asked for, a home is no near miss. */
const isWithinReach = ({ distance }: NearestHome["card"]): boolean =>
  distance !== null && distance.metres <= REACH_M;
const REACH_M = 50_000;

/** The smallest change of these that finds enough homes: those that a larger one adds miss more. */
function leastChanged(
  changes: readonly CountedChange[],
  eases: readonly Constraint[],
): CountedChange | undefined {
  const found = changes
    .filter((each) => isSame(each.eases, eases))
    .toSorted((one, other) => one.cost - other.cost);
  return found.find(({ count }) => count >= NEAREST_AT_MOST) ?? found.at(-1);
}

const isSame = (one: readonly Constraint[], other: readonly Constraint[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Brings the homes first that miss a price or a place by the least. */
function sortTowards({ criteria }: SearchQuery, misses: readonly Constraint[]): SearchSort {
  const keys = misses.map(({ key }) => key);
  if (keys.includes("price")) return criteria.price?.max === undefined ? "expensive" : "cheapest";
  return keys.includes("near") || keys.includes("places") ? "nearest" : "best";
}

/** What is missed whole and has no figure, set against the parts that figures fall short by. */
const UNMEASURED: Readonly<Partial<Record<Constraint["key"], number>>> = {
  deal: 3,
  status: 3,
  places: 2,
  types: 0.5,
  not_types: 0.5,
};
const unmeasured = (misses: readonly Constraint[]): number =>
  misses.reduce((sum, { key }) => sum + (UNMEASURED[key] ?? 0), 0);

/** How far a home lies from the bounds of price, size and rooms, as a part of each, and the rest. */
function shortfall({ criteria }: SearchQuery, { card, misses }: NearestHome): number {
  const { price, area_sqm, bedrooms } = criteria;
  const yearly = price?.per === "year" ? 12 : 1;
  const offered = card.price === null ? null : card.price * yearly;
  return (
    unmeasured(misses) +
    (price === null || price.per === "sqm" ? 0 : beyond(offered, price)) +
    beyond(card.area, area_sqm) +
    beyond(card.bedrooms, bedrooms) +
    (card.distance === null ? 0 : card.distance.metres / FAR_M)
  );
}

const FAR_M = 10_000;
/** A figure that nobody stated is as far off as one that is twice the bound. */
const UNKNOWN_SHORTFALL = 1;

function beyond(
  value: number | null,
  range: { readonly min?: number; readonly max?: number } | null,
): number {
  if (range === null) return 0;
  if (value === null) return UNKNOWN_SHORTFALL;
  const { min = value, max = value } = range;
  return value < min ? (min - value) / min : value > max ? (value - max) / Math.max(max, 1) : 0;
}
