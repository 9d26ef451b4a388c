import type { Change, Constraint, CriteriaKey, SearchQuery } from "@propertyvr/vocabulary";
import type { CountedChange, NearestHome, Relaxation } from "./results/relaxation.ts";
import { namesOf } from "./tools/named-search.ts";
import type { Tools } from "./tools/registry.ts";

/** Something asked differently, and how many homes that gives: counted, never estimated. */
export interface ChangeOption {
  readonly about: CriteriaKey;
  readonly change: Change;
  /** What is asked for after it. */
  readonly query: SearchQuery;
  readonly count: number;
  /** True where more fit than `count`. */
  readonly isMore: boolean;
  /** True where the homes counted are samples. */
  readonly allSample: boolean;
}

/**
 * What helps where nothing fits, or too little. `reach` is what may be said: "one" change finds
 * homes; no one does but "two" together do; "none": no two do; "unknown": nothing could be counted.
 */
export interface SmallestChanges {
  readonly reach: "one" | "two" | "none" | "unknown";
  /** Smallest first; never samples beside real homes. */
  readonly options: readonly ChangeOption[];
  readonly nearest: readonly NearestHome[];
}

const OFFERED_MAX = 5;

/** Counts what each constraint finds in a smaller measure and let go, and where none helps in pairs. */
export async function smallestChanges(tools: Tools, query: SearchQuery): Promise<SmallestChanges> {
  const relaxed = await tools.callTool("relax_search", { query: namesOf(query) }, query.place_refs);
  return relaxed.ok ? chooseChanges(relaxed.value) : { reach: "unknown", options: [], nearest: [] };
}

/**
 * Which changes to offer. A step takes the place of letting the same thing go, one amenity that of
 * all of them; pairs are offered where no single change finds homes.
 */
export function chooseChanges({ alone, pairs, nearest }: Relaxation): SmallestChanges {
  const smallest = alone.filter(
    (each) => !alone.some((other) => other !== each && isLess(other, each)),
  );
  const offered = smallest.length > 0 ? smallest : pairs;
  return {
    reach: smallest.length > 0 ? "one" : pairs.length > 0 ? "two" : "none",
    options: offered
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, OFFERED_MAX)
      .map(optionOf),
    nearest,
  };
}

/** Whether the first gives up less of what the second gives up. */
function isLess(
  { eases: [one], cost }: CountedChange,
  { eases: [other], cost: most }: CountedChange,
) {
  if (one === undefined || one.key !== other?.key || cost > most) return false;
  const { items } = other;
  return items === undefined || (one.items?.every((at) => items.includes(at)) ?? true);
}

function optionOf({ eases, changes, query, ...counted }: CountedChange): ChangeOption {
  const [first] = changes;
  const { count, isMore, allSample } = counted;
  return {
    about: aboutOf(eases[0]?.key ?? "deal"),
    change: first !== undefined && changes.length === 1 ? first : { kind: "both", of: changes },
    query,
    count,
    isMore,
    allSample,
  };
}

/** Which criterion a question is about; a status is no criterion of its own, and goes with the deal. */
const aboutOf = (key: Constraint["key"]): CriteriaKey => {
  if (key === "not_types") return "types";
  if (key === "places_or_near") return "places";
  return key === "status" ? "deal" : key;
};
