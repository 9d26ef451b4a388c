import type { Change, SingleChange } from "@propertyvr/parts";
import {
  withoutConstraints,
  type Constraint,
  type Criteria,
  type CriteriaKey,
  type NearKind,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { countSteps, type NothingFound, type StepCount } from "./change-steps.ts";
import type { NearestHome, Relaxation, RelaxedCount } from "./results/relaxation.ts";
import { namesOf } from "./tools/named-search.ts";
import type { Tools } from "./tools/registry.ts";

/** Something asked differently, and how many homes that gives: counted, never estimated. */
export interface ChangeOption {
  readonly about: CriteriaKey;
  readonly change: Change;
  /** What is asked for after it. */
  readonly query: SearchQuery;
  readonly count: number;
  /** True where the homes counted are samples. */
  readonly allSample: boolean;
}

/**
 * What helps where nothing fits. `reach` is what may be said: "one" change finds homes; no one does
 * but "two" together do; "none": no two do; "unknown": not everything could be counted.
 */
export interface SmallestChanges {
  readonly reach: "one" | "two" | "none" | "unknown";
  /** Smallest first; never samples beside real homes. */
  readonly options: readonly ChangeOption[];
  readonly nearest: readonly NearestHome[];
}

const OFFERED_MAX = 5;
const UNKNOWN: SmallestChanges = { reach: "unknown", options: [], nearest: [] };

/** Counts every constraint let go, alone and in pairs, then the steps that can help. */
export async function smallestChanges(tools: Tools, asked: NothingFound): Promise<SmallestChanges> {
  const { query } = asked;
  const names = { query: namesOf(query) };
  const relaxed = await tools.callTool("relax_search", names, query.place_refs);
  if (!relaxed.ok) return UNKNOWN;
  const keys = new Set(
    relaxed.value.alone.flatMap(({ drop, count }) => (count > 0 ? drop.map(({ key }) => key) : [])),
  );
  const steps = await countSteps(tools, asked, keys);
  const chosen = chooseChanges(query, relaxed.value, steps ?? []);
  return steps === undefined && chosen.reach !== "one" ? { ...chosen, reach: "unknown" } : chosen;
}

/**
 * Which changes to offer. A step takes the place of letting the same criterion go. Pairs are offered
 * where no single change finds homes, or none but samples; samples only where no real home comes.
 */
export function chooseChanges(
  asked: SearchQuery,
  { alone, pairs, nearest }: Relaxation,
  steps: readonly StepCount[],
): SmallestChanges {
  const singles = [
    ...steps.map((step) => ({ ...stepOption(asked, step), cost: step.cost })),
    ...alone
      .filter(({ drop }) => !steps.some(({ key, count }) => count > 0 && key === drop[0]?.key))
      .map((each) => droppedOption(asked, each)),
  ].filter(({ count }) => count > 0);
  const doubles = pairs.filter(({ count }) => count > 0).map((each) => droppedOption(asked, each));
  const isReal = ({ allSample }: ChangeOption) => !allSample;
  const offered =
    [singles.filter(isReal), doubles.filter(isReal), singles, doubles].find(
      (options) => options.length > 0,
    ) ?? [];
  return {
    reach: singles.length > 0 ? "one" : doubles.length > 0 ? "two" : "none",
    options: offered
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, OFFERED_MAX)
      .map(({ cost: _cost, ...option }) => option),
    nearest,
  };
}

type Costed = ChangeOption & { readonly cost: number };

const stepOption = (
  asked: SearchQuery,
  { key, change, criteria, count, allSample }: StepCount,
): ChangeOption => ({
  about: aboutOf(key),
  change,
  query: { ...asked, criteria },
  count,
  allSample,
});

function droppedOption(asked: SearchQuery, { drop, count, allSample }: RelaxedCount): Costed {
  const changes = drop.flatMap((constraint) => letGo(asked, constraint));
  const [first] = changes;
  return {
    about: aboutOf(drop[0]?.key ?? "deal"),
    change: first !== undefined && changes.length === 1 ? first : { kind: "both", of: changes },
    query: withoutConstraints(asked, drop),
    count,
    allSample,
    cost: drop.reduce((sum, { key }) => sum + COSTS[key], 0),
  };
}

/** Which criterion a question is about; a status is no criterion of its own, and goes with the deal. */
const aboutOf = (key: Constraint["key"]): CriteriaKey => {
  if (key === "not_types") return "types";
  if (key === "places_or_near") return "places";
  return key === "status" ? "deal" : key;
};

/** How much people mind letting go of it. */
const COSTS: Readonly<Record<Constraint["key"], number>> = {
  amenities: 0.2,
  not_types: 0.3,
  bathrooms: 0.45,
  tenure: 0.5,
  land_sqm: 0.5,
  area_sqm: 0.55,
  types: 0.7,
  near: 0.75,
  price: 0.8,
  bedrooms: 0.9,
  places: 1,
  places_or_near: 1,
  deal: 1.5,
  status: 1.6,
};

/** Letting a constraint go, as a writer says it: both sides of "in Ari or near BTS Mo Chit" go together. */
function letGo(asked: SearchQuery, { key, items }: Constraint): readonly SingleChange[] {
  if (key !== "places_or_near") return [letOneGo(asked, { key, items })];
  return [{ kind: "anywhere" }, letOneGo(asked, { key: "near", items })];
}

interface OneConstraint extends Constraint {
  readonly key: Exclude<Constraint["key"], "places_or_near">;
}

function letOneGo(
  { criteria, extensions }: SearchQuery,
  { key, items }: OneConstraint,
): SingleChange {
  switch (key) {
    case "status":
      return { kind: "available" };
    case "deal":
      return { kind: "any_deal" };
    case "types":
      return { kind: "any_type" };
    case "not_types": {
      const type = extensions.not_types[items?.[0] ?? 0];
      return type === undefined ? { kind: "any_type" } : { kind: "allow_type", type };
    }
    case "bedrooms":
      return { kind: "any_bedrooms" };
    case "bathrooms":
      return { kind: "any_bathrooms" };
    case "price":
      return { kind: "any_price" };
    case "area_sqm":
      return { kind: "any_area" };
    case "land_sqm":
      return { kind: "any_land" };
    case "places":
      return items === undefined ? { kind: "anywhere" } : { kind: "wider_area" };
    case "near": {
      const wanted = criteria.near.filter((_, at) => isIn(items, at));
      return { kind: "not_near", near: onlyKind(wanted) };
    }
    case "amenities":
      return {
        kind: "without",
        amenities: criteria.amenities.filter((_, at) => isIn(items, at)),
      };
    case "tenure":
      return criteria.tenure === null
        ? { kind: "any_type" }
        : { kind: "any_tenure", tenure: criteria.tenure };
  }
}

/** "A school": the one kind that was asked for where no place of it was named, else null. */
export function onlyKind(near: Criteria["near"]): NearKind | null {
  const [first] = near;
  const isAny = near.every(({ kind, name }) => name === null && kind === first?.kind);
  return first !== undefined && isAny ? first.kind : null;
}

const isIn = (items: readonly number[] | undefined, at: number): boolean =>
  items === undefined || items.includes(at);
