import {
  IMPLIED_WITHIN_M,
  type Criteria,
  type CriteriaKey,
  type Language,
  type PlaceRef,
  type PriceRange,
} from "@propertyvr/vocabulary";
import type { ListingSearchRequest, SearchListings, SearchOutcome } from "./ports.ts";
import { roundedUp } from "./round-amounts.ts";
import type { Change } from "./writer/writer.ts";

/** One thing asked differently, and how many homes that gives: counted, never estimated. */
export interface ChangeOption {
  readonly about: CriteriaKey;
  readonly change: Change;
  readonly criteria: Criteria;
  readonly count: number;
}

interface Candidate {
  readonly about: CriteriaKey;
  readonly change: Change;
  readonly criteria: Criteria;
  /** How much is given up, for the order; 0 is nothing. */
  readonly cost: number;
}

interface Asked {
  readonly criteria: Criteria;
  readonly beside: Pick<ListingSearchRequest, "extensions" | "status">;
  readonly placeRefs: readonly PlaceRef[];
  readonly impliedWithinM: readonly (number | null)[];
  readonly language: Language;
}

const SEARCHES_MAX = 4;
const OFFERED_MAX = 3;

/**
 * The smallest single changes that would find homes where nothing fits, smallest first; at most
 * three, from at most four searches. A price is raised to what the cheapest fitting home asks.
 */
export async function smallestChanges(
  search: SearchListings,
  asked: Asked,
): Promise<readonly ChangeOption[]> {
  const { criteria } = asked;
  const { price } = criteria;
  const isPriced = price !== null;
  const others = candidates(asked).slice(0, isPriced ? SEARCHES_MAX - 2 : SEARCHES_MAX);
  const [raised, ...counted] = await Promise.all([
    isPriced ? raisedPrice(search, asked, price) : null,
    ...others.map(async (candidate) => ({
      candidate,
      count: (await run(search, asked, candidate.criteria))?.counts.total ?? 0,
    })),
  ]);
  return [...(raised === null ? [] : [raised]), ...counted]
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.candidate.cost - other.candidate.cost)
    .slice(0, OFFERED_MAX)
    .map(({ candidate: { about, change, criteria: changed }, count }) => ({
      about,
      change,
      criteria: changed,
      count,
    }));
}

async function run(
  search: SearchListings,
  { beside, placeRefs, language }: Asked,
  criteria: Criteria,
  sort?: "cheapest",
): Promise<SearchOutcome | null> {
  const result = await search({
    criteria,
    ...beside,
    placeRefs,
    page: 1,
    pageSize: 1,
    language,
    ...(sort && { sort }),
  });
  return result.ok ? result.value : null;
}

/** Finds the cheapest home that fits the rest, then counts what a limit just above it gives. */
async function raisedPrice(
  search: SearchListings,
  asked: Asked,
  price: PriceRange,
): Promise<{ readonly candidate: Candidate; readonly count: number } | null> {
  const { criteria } = asked;
  const open: PriceRange | null =
    price.min === undefined ? null : { min: price.min, per: price.per };
  const deal = price.per === "total" ? "sale" : price.per === "sqm" ? criteria.deal : "rent";
  const isBounded = price.max !== undefined && price.per !== "sqm" && price.per !== "night";
  const probe = await run(
    search,
    asked,
    isBounded ? { ...criteria, deal, price: open } : { ...criteria, price: null },
    isBounded ? "cheapest" : undefined,
  );
  if (probe === null || probe.counts.total === 0) return null;
  const cheapest = probe.cards[0]?.price ?? null;
  if (!isBounded || cheapest === null || price.max === undefined) {
    const candidate: Candidate = {
      about: "price",
      change: { kind: "any_price" },
      criteria: { ...criteria, price: null },
      cost: 0.8,
    };
    return { candidate, count: probe.counts.total };
  }
  const max = roundedUp(price.per === "year" ? cheapest * 12 : cheapest);
  if (max <= price.max) return null;
  const raised: Criteria = { ...criteria, price: { ...price, max } };
  const outcome = await run(search, asked, raised);
  if (outcome === null) return null;
  return {
    candidate: {
      about: "price",
      change: { kind: "price", max, per: price.per },
      criteria: raised,
      cost: max / price.max - 1,
    },
    count: outcome.counts.total,
  };
}

/** Every change but the price, in the order of what people mind least. */
function candidates({ criteria, impliedWithinM }: Asked): readonly Candidate[] {
  const { amenities, near, area_sqm, bedrooms, tenure, types, places } = criteria;
  const found: Candidate[] = [];
  if (amenities.length > 0) {
    found.push({
      about: "amenities",
      change: { kind: "without", amenities },
      criteria: { ...criteria, amenities: [] },
      cost: 0.2 * amenities.length,
    });
  }
  if (near.length > 0) found.push(wider(criteria, impliedWithinM));
  if (area_sqm?.min !== undefined) {
    const minSqm = Math.floor(area_sqm.min * 0.8);
    found.push({
      about: "area_sqm",
      change: { kind: "area", minSqm },
      criteria: { ...criteria, area_sqm: { ...area_sqm, min: minSqm } },
      cost: 0.25,
    });
  }
  if (bedrooms !== null) {
    const min = bedrooms.min === undefined ? null : Math.max(0, bedrooms.min - 1);
    const max = bedrooms.max === undefined ? null : bedrooms.max + 1;
    found.push({
      about: "bedrooms",
      change: { kind: "bedrooms", min, max },
      criteria: {
        ...criteria,
        bedrooms: { ...(min !== null && { min }), ...(max !== null && { max }) },
      },
      cost: 0.6,
    });
  }
  if (tenure !== null) {
    found.push({
      about: "tenure",
      change: { kind: "any_tenure", tenure },
      criteria: { ...criteria, tenure: null },
      cost: 0.5,
    });
  }
  if (types.length > 0) {
    found.push({
      about: "types",
      change: { kind: "any_type" },
      criteria: { ...criteria, types: [] },
      cost: 0.7,
    });
  }
  if (places.length > 0) {
    found.push({
      about: "places",
      change: { kind: "anywhere" },
      criteria: { ...criteria, places: [] },
      cost: 1,
    });
  }
  return found;
}

function wider(criteria: Criteria, impliedWithinM: readonly (number | null)[]): Candidate {
  const widened = criteria.near.map((near, index) => ({
    ...near,
    within_m: 2 * (near.within_m ?? impliedWithinM[index] ?? IMPLIED_WITHIN_M[near.kind]),
  }));
  return {
    about: "near",
    change: { kind: "within", metres: Math.max(...widened.map(({ within_m }) => within_m)) },
    criteria: { ...criteria, near: widened },
    cost: 0.4,
  };
}
