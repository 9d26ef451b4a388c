import type { NearestHome, RelaxedCount, Relaxation } from "@propertyvr/assistant";
import { locate } from "@propertyvr/gazetteer";
import {
  withoutConstraints,
  type Constraint,
  type Language,
  type SearchQuery,
  type SearchSort,
} from "@propertyvr/vocabulary";
import { locatedConstraints, type LocatedConstraint } from "./relax-offers.ts";
import { searchListings, type SearchPorts } from "./search-listings.ts";

const NEAREST_AT_MOST = 3;
/** So many sets of missed constraints are looked into for the nearest homes. */
const SETS_AT_MOST = 4;

/**
 * What a search that finds nothing would find with each constraint let go, alone and in pairs, all
 * counted in one statement; and the homes that miss least. Words of titles have no part in it: they
 * never empty a search.
 */
export async function relaxSearch(ports: RelaxPorts, request: RelaxRequest): Promise<Relaxation> {
  const { query } = request;
  const constraints = locatedConstraints(query);
  const tally = tallied(await ports.countMissed(constraints, query.status), constraints);
  const counted = (at: readonly number[]): RelaxedCount => {
    const drop = dropped(constraints, at);
    const { real, samples } = tally.get(keyOf(at)) ?? NONE;
    return { drop, count: real > 0 ? real : samples, allSample: real === 0 && samples > 0 };
  };
  const alone = constraints.map((_, at) => counted([at]));
  const pairs = [...tally]
    .map(([key]) => indexesOf(key))
    .filter((at) => at.length === 2)
    .flatMap((at) => {
      const pair = counted(at);
      const singles = at.map((each) => tally.get(keyOf([each])) ?? NONE);
      const isHelped = singles.some(
        ({ real, samples }) => real > 0 || (pair.allSample && samples > 0),
      );
      return isHelped ? [] : [pair];
    });
  return { alone, pairs, nearest: await nearestHomes(ports, request, constraints, tally) };
}

interface RelaxRequest {
  readonly query: SearchQuery;
  readonly language: Language;
}

interface Tally {
  readonly real: number;
  readonly samples: number;
}
const NONE: Tally = { real: 0, samples: 0 };

/** By the constraints that are let go, how many homes come that miss exactly these. */
type Tallies = ReadonlyMap<string, Tally>;
const keyOf = (at: readonly number[]): string => at.toSorted((a, b) => a - b).join(",");
const indexesOf = (key: string): readonly number[] => key.split(",").map(Number);

function tallied(rows: readonly MissedRow[], constraints: readonly LocatedConstraint[]): Tallies {
  const tally = new Map<string, Tally>();
  for (const { one, two, isSample, homes } of rows) {
    for (const key of new Set([one, two ?? one].flatMap((at) => letGoBy(at, constraints)))) {
      const { real, samples } = tally.get(key) ?? NONE;
      tally.set(
        key,
        isSample ? { real, samples: samples + homes } : { real: real + homes, samples },
      );
    }
  }
  return tally;
}

/** A home that misses a district comes where its province is let go, too. */
function letGoBy(
  missed: readonly number[],
  constraints: readonly LocatedConstraint[],
): readonly string[] {
  const wider = missed.map((at) => constraints[at]?.within ?? at);
  return [keyOf(missed), keyOf(wider)];
}

const dropped = (
  constraints: readonly LocatedConstraint[],
  at: readonly number[],
): readonly Constraint[] => at.flatMap((each) => constraints[each]?.constraint ?? []);

/** The homes that miss fewest constraints, of these the closest in what they miss. */
async function nearestHomes(
  ports: RelaxPorts,
  { query, language }: RelaxRequest,
  constraints: readonly LocatedConstraint[],
  tally: Tallies,
): Promise<readonly NearestHome[]> {
  const isReal = [...tally.values()].some(({ real }) => real > 0);
  const sets = [...tally]
    .filter(([key, { real, samples }]) => key !== "" && (isReal ? real : samples) > 0)
    .map(([key]) => indexesOf(key))
    .toSorted(
      (one, other) =>
        one.length - other.length ||
        unmeasured(dropped(constraints, one)) - unmeasured(dropped(constraints, other)),
    )
    .slice(0, SETS_AT_MOST);
  const { targets } = locate(query);
  const found = await Promise.all(
    sets.map(async (at) => {
      const misses = dropped(constraints, at);
      const { resolved } = locate(withoutConstraints(query, misses));
      const { cards } = await searchListings(ports, {
        resolved,
        targets,
        sort: sortTowards(query, misses),
        titleWords: null,
        page: 1,
        pageSize: NEAREST_AT_MOST,
        language,
      });
      return cards.map((card) => ({ card, misses }));
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

/** So many homes miss exactly these constraints under one deal, and those under the other. */
export interface MissedRow {
  readonly one: readonly number[];
  readonly two: readonly number[] | null;
  readonly isSample: boolean;
  readonly homes: number;
}

export interface RelaxPorts extends SearchPorts {
  countMissed(
    constraints: readonly LocatedConstraint[],
    status: SearchQuery["status"],
  ): Promise<readonly MissedRow[]>;
}
