import { endpoints, type AnswerOf, type BodyOf } from "@propertyvr/contracts";
import { searchAfter } from "@propertyvr/understanding";
import {
  ANY_SEARCH,
  EMPTY_CRITERIA,
  fail,
  heldOf,
  ok,
  searchQuery,
  type Criteria,
  type Language,
  type SearchQuery,
  type Understood,
  withoutConstraints,
} from "@propertyvr/vocabulary";
import type { Relaxation } from "@propertyvr/assistant";
import type { FastifyInstance } from "fastify";
import { ownAddressFor } from "../../platform/http/own-address.ts";
import { route } from "../../platform/http/route.ts";
import { cardFor } from "./card-for.ts";
import type { ListingSearch, ListingSearchRequest, SearchOutcome } from "./listing-search-port.ts";

export interface SearchDeps {
  readonly search: ListingSearch;
  readonly understand: (message: {
    readonly text: string;
    readonly language?: Language;
  }) => Understood;
}

/** POST /api/properties/search and /api/properties/count */
export const searchRoutes = (app: FastifyInstance, deps: SearchDeps): void => {
  route(app, endpoints.searchProperties, async ({ body, request }) => {
    const asked = readSearch(body, deps);
    const found = await deps.search.search(asked);
    if (!found.ok) return fail({ code: found.failure });
    const own = ownAddressFor(request);
    const cards = found.value.cards.map((card) => cardFor(own, card));
    const reply = searchReply(asked, { ...found.value, cards });
    if (reply.total > 0) return ok(reply);
    const relaxed = await deps.search.relax(asked);
    if (!relaxed.ok) return fail({ code: relaxed.failure });
    return ok({ ...reply, relax: relaxList(asked, relaxed.value) });
  });
  route(app, endpoints.countProperties, async ({ body }) => {
    const counted = await deps.search.count(countedSearch(body));
    if (!counted.ok) return fail({ code: counted.failure });
    const { counts, unplaced } = counted.value;
    return ok({ counts, unplaced });
  });
};

type Body = BodyOf<typeof endpoints.searchProperties>;

/**
 * A search that is sent whole is asked as it is. Else the words are read, once, and a filter that is
 * present stands in the place of what was read.
 */
export function readSearch(body: Body, deps: Pick<SearchDeps, "understand">): ListingSearchRequest {
  const { query: text, page, page_size: pageSize, language } = body;
  if (body.search !== undefined)
    return { query: body.search, page, pageSize, language: language ?? "en" };
  const understood =
    text.trim() === "" ? undefined : deps.understand({ text, ...(language && { language }) });
  const read = understood === undefined ? ANY_SEARCH : searchAfter(understood, null);
  const { extensions = {}, nice_to_have, place_refs = [], sort } = body;
  const { status = body.filters?.status } = body;
  const query = searchQuery({
    criteria: { ...read.criteria, ...criteriaIn(body) },
    extensions: {
      not_types: extensions.not_types ?? read.extensions.not_types,
      near_any: extensions.near_any ?? read.extensions.near_any,
    },
    status: status ?? read.status,
    nice_to_have: nice_to_have ?? read.nice_to_have,
    place_refs: [...place_refs, ...read.place_refs],
    title_words: read.title_words,
    sort,
  });
  return { query, page, pageSize, language: language ?? understood?.language ?? "en" };
}

function countedSearch(body: BodyOf<typeof endpoints.countProperties>): SearchQuery {
  const { search, criteria = EMPTY_CRITERIA, text, ...beside } = body;
  return search ?? searchQuery({ ...beside, criteria, title_words: text });
}

function criteriaIn({ filters }: Body): Partial<Criteria> {
  const { status: _status, ...criteria } = filters ?? {};
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));
}

const searchReply = (
  { query, page, pageSize }: ListingSearchRequest,
  { counts, cards, sort, unplaced }: SearchOutcome,
): AnswerOf<typeof endpoints.searchProperties> => ({
  properties: cards,
  total: counts.total,
  all_sample: counts.all_sample,
  counts,
  search: query,
  criteria: query.criteria,
  extensions: heldOf(query).extensions ?? {},
  status: query.status,
  sort,
  page,
  page_size: pageSize,
  unplaced,
});

/** Single constraints whose going finds homes; where there is none, pairs. */
function relaxList({ query }: ListingSearchRequest, { alone, pairs }: Relaxation) {
  const helpful = alone.filter(({ count }) => count > 0);
  return (helpful.length > 0 ? helpful : pairs).map(({ drop, count, allSample }) => {
    const left = withoutConstraints(query, drop);
    const { criteria, status } = left;
    const { extensions = {} } = heldOf(left);
    return { drop, count, all_sample: allSample, criteria, extensions, status };
  });
}
