import type { RelaxedCount, Relaxation } from "@propertyvr/assistant";
import { locate } from "@propertyvr/gazetteer";
import {
  constraintsOf,
  withoutConstraints,
  type Constraint,
  type Language,
} from "@propertyvr/vocabulary";
import type { ListingSearchRequest } from "./listing-search-port.ts";
import {
  countListings,
  searchListings,
  type CountPorts,
  type SearchPorts,
} from "./search-listings.ts";

export type RelaxRequest = Pick<
  ListingSearchRequest,
  "criteria" | "placeRefs" | "extensions" | "status"
> & { readonly language: Language };

const NEAREST_AT_MOST = 3;

/** Counts what a search that finds nothing would find with each constraint let go, alone and in pairs. */
export async function relaxSearch(
  ports: SearchPorts & CountPorts,
  request: RelaxRequest,
): Promise<Relaxation> {
  const located = (drop: readonly Constraint[]) => {
    const { criteria, extensions } = withoutConstraints(request, drop);
    return locate(criteria, request.placeRefs, { extensions, status: request.status });
  };
  const counted = async (drop: readonly Constraint[]): Promise<RelaxedCount> => {
    const { counts } = await countListings(ports, {
      wanted: located(drop).wanted,
      text: undefined,
    });
    return { drop, count: counts.total, allSample: counts.all_sample };
  };
  const constraints = constraintsOf(request);
  const alone = await Promise.all(constraints.map((each) => counted([each])));
  const vain = alone.filter(({ count }) => count === 0).flatMap(({ drop }) => drop);
  const tried = await Promise.all(
    vain.flatMap((one, at) => vain.slice(at + 1).map((other) => counted([one, other]))),
  );
  const pairs = tried.filter(({ count }) => count > 0);
  const first = [...alone, ...pairs].find(({ count }) => count > 0);
  if (first === undefined) return { alone, pairs, nearest: [] };
  const { wanted, targets } = located(first.drop);
  const { cards } = await searchListings(ports, {
    wanted,
    targets,
    sort: "best",
    page: 1,
    pageSize: NEAREST_AT_MOST,
    language: request.language,
  });
  return { alone, pairs, nearest: cards.map((card) => ({ card, misses: first.drop })) };
}
