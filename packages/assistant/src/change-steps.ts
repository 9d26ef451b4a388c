import type { SingleChange } from "@propertyvr/parts";
import {
  IMPLIED_WITHIN_M,
  whereGroups,
  type Constraint,
  type Criteria,
  type PriceRange,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { countHomes, findHomes } from "./context.ts";
import { roundedUp } from "./round-amounts.ts";
import type { Tools } from "./tools/registry.ts";

/** A search that finds nothing. */
export interface NothingFound {
  readonly query: SearchQuery;
  readonly impliedWithinM: readonly (number | null)[];
}

/** One criterion eased, not let go, and what that finds. */
export interface StepCount {
  readonly key: Constraint["key"];
  readonly change: SingleChange;
  readonly criteria: Criteria;
  readonly count: number;
  readonly allSample: boolean;
  /** How much is given up, for the order; 0 is nothing. */
  readonly cost: number;
}

interface Step extends Omit<StepCount, "count" | "allSample"> {
  /** It eases several constraints at once, so it may help where none of them alone does. */
  readonly isOfSeveral: boolean;
}

/**
 * What the next step finds: the price of the cheapest fitting home, twice the distance, four fifths
 * of the size, one bedroom more or less, none of many amenities.
 * @param letGo keys of which letting one constraint go finds homes; a step of another finds no more
 * @returns undefined where a search failed
 */
export async function countSteps(
  tools: Tools,
  asked: NothingFound,
  letGo: ReadonlySet<Constraint["key"]>,
): Promise<readonly StepCount[] | undefined> {
  const { price } = asked.query.criteria;
  const others = steps(asked).filter(({ key, isOfSeveral }) =>
    key === "amenities" ? !letGo.has(key) : isOfSeveral || letGo.has(key),
  );
  const counted = await Promise.all([
    price !== null && letGo.has("price") ? raisedPrice(tools, asked, price) : null,
    ...others.map((step) => counting(tools, asked, step)),
  ]);
  if (counted.includes(undefined)) return undefined;
  return counted.filter((step) => step !== null && step !== undefined);
}

async function counting(
  tools: Tools,
  { query }: NothingFound,
  step: Omit<Step, "isOfSeveral">,
): Promise<StepCount | undefined> {
  const counts = await countHomes(tools, { ...query, criteria: step.criteria });
  return counts === null
    ? undefined
    : { ...step, count: counts.total, allSample: counts.all_sample };
}

/** Finds the cheapest home that fits the rest, then counts what a limit just above it gives. */
async function raisedPrice(
  tools: Tools,
  asked: NothingFound,
  price: PriceRange,
): Promise<StepCount | null | undefined> {
  const { criteria } = asked.query;
  if (price.max === undefined || price.per === "sqm" || price.per === "night") return null;
  const open: PriceRange | null =
    price.min === undefined ? null : { min: price.min, per: price.per };
  const deal = price.per === "total" ? "sale" : "rent";
  const probe = await findHomes(
    tools,
    { ...asked.query, criteria: { ...criteria, deal, price: open }, sort: "cheapest" },
    { page: 1, pageSize: 1 },
  );
  if (probe === null) return undefined;
  const cheapest = probe.cards[0]?.price ?? null;
  if (cheapest === null) return null;
  const max = roundedUp(price.per === "year" ? cheapest * 12 : cheapest);
  if (max <= price.max) return null;
  return counting(tools, asked, {
    key: "price",
    change: { kind: "price", max, per: price.per },
    criteria: { ...criteria, price: { ...price, max } },
    cost: max / price.max - 1,
  });
}

function steps({ query, impliedWithinM }: NothingFound): readonly Step[] {
  const { criteria } = query;
  const { amenities, near, area_sqm, bedrooms } = criteria;
  const found: Step[] = [];
  if (amenities.length > 2)
    found.push({
      key: "amenities",
      change: { kind: "without", amenities },
      criteria: { ...criteria, amenities: [] },
      cost: 0.2 * amenities.length,
      isOfSeveral: true,
    });
  if (near.length > 0) found.push(wider(query, impliedWithinM));
  if (area_sqm?.min !== undefined) {
    const minSqm = Math.floor(area_sqm.min * 0.8);
    found.push({
      key: "area_sqm",
      change: { kind: "area", minSqm },
      criteria: { ...criteria, area_sqm: { ...area_sqm, min: minSqm } },
      cost: 0.25,
      isOfSeveral: false,
    });
  }
  if (bedrooms !== null) {
    const min = bedrooms.min === undefined ? null : Math.max(0, bedrooms.min - 1);
    const max = bedrooms.max === undefined ? null : bedrooms.max + 1;
    found.push({
      key: "bedrooms",
      change: { kind: "bedrooms", min, max },
      criteria: {
        ...criteria,
        bedrooms: { ...(min !== null && { min }), ...(max !== null && { max }) },
      },
      cost: 0.6,
      isOfSeveral: false,
    });
  }
  return found;
}

function wider(query: SearchQuery, impliedWithinM: readonly (number | null)[]): Step {
  const { criteria } = query;
  const widened = criteria.near.map((near, index) => ({
    ...near,
    within_m: 2 * (near.within_m ?? impliedWithinM[index] ?? IMPLIED_WITHIN_M[near.kind]),
  }));
  return {
    key: "near",
    change: { kind: "within", metres: Math.max(...widened.map(({ within_m }) => within_m)) },
    criteria: { ...criteria, near: widened },
    cost: 0.4,
    isOfSeveral:
      new Set(criteria.near.map(({ kind }) => kind)).size > 1 ||
      whereGroups(query).some(({ hasPlaces, near }) => hasPlaces && near.length > 0),
  };
}
