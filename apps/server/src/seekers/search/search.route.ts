import { endpoints, FACETS, type AnswerOf, type Facet, type Facets } from "@propertyvr/contracts";
import { questionWords as english } from "@propertyvr/parts/question/en";
import { questionWords as thai } from "@propertyvr/parts/question/th";
import { fail, heldOf, ok, type Language, type Result } from "@propertyvr/vocabulary";
import type { Relaxation } from "@propertyvr/assistant";
import type { FastifyInstance } from "fastify";
import { ownAddressFor } from "../../platform/http/own-address.ts";
import { route } from "../../platform/http/route.ts";
import { cardFor } from "./card-for.ts";
import type { ListingSearch, ListingSearchRequest, SearchOutcome } from "./listing-search-port.ts";
import { countedSearch, readSearch, type ReadSearchDeps } from "./read-search.ts";

export interface SearchDeps extends ReadSearchDeps {
  readonly search: ListingSearch;
}

/** POST /api/properties/search and /api/properties/count */
export const searchRoutes = (app: FastifyInstance, deps: SearchDeps): void => {
  route(app, endpoints.searchProperties, async ({ body, request }) => {
    const asked = readSearch(body, deps);
    const found = await deps.search.search(asked);
    if (!found.ok) return fail({ code: found.failure });
    const own = ownAddressFor(request);
    const cards = found.value.cards.map((card) => cardFor(own, card));
    const facets = await facetsOf(deps.search, asked, found.value, body.facets);
    if (!facets.ok) return fail({ code: facets.failure });
    const reply = { ...searchReply(asked, { ...found.value, cards }), ...facets.value };
    if (reply.total > 0 && !body.relax) return ok(reply);
    const relaxed = await deps.search.relax(asked);
    if (!relaxed.ok) return fail({ code: relaxed.failure });
    return ok({ ...reply, relax: relaxList(relaxed.value, asked.language) });
  });
  route(app, endpoints.countProperties, async ({ body }) => {
    const counted = await deps.search.count(countedSearch(body));
    if (!counted.ok) return fail({ code: counted.failure });
    const { counts, unplaced } = counted.value;
    return ok({ counts, unplaced });
  });
};

/** Counted only where they are asked for, so that no other search waits for them. */
async function facetsOf(
  search: ListingSearch,
  { query }: ListingSearchRequest,
  { textMatched }: SearchOutcome,
  wanted: boolean | readonly Facet[] = false,
): Promise<Result<{ readonly facets?: Facets }, "unavailable">> {
  const names = FACETS.filter(
    (facet) => wanted === true || (wanted !== false && wanted.includes(facet)),
  );
  if (names.length === 0) return ok({});
  const counted = await search.facets(query, textMatched, names);
  return counted.ok ? ok({ facets: counted.value }) : counted;
}

const searchReply = (
  { query, page, pageSize }: ListingSearchRequest,
  { counts, cards, sort, unplaced }: SearchOutcome,
): AnswerOf<typeof endpoints.searchProperties> => ({
  properties: cards,
  total: counts.total,
  ...(counts.is_rounded === true && { total_is_rounded: true }),
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

const WORDS = { en: english, th: thai };

/** Single changes that find more, the smallest first; where there is none, pairs. */
const relaxList = ({ alone, pairs }: Relaxation, language: Language) =>
  (alone.length > 0 ? alone : pairs)
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ changes, drop, count, isMore, allSample, query }) => {
      const { criteria, status } = query;
      const { extensions = {} } = heldOf(query);
      return {
        changes,
        label: WORDS[language].changeLabel({ kind: "both", of: changes }),
        drop,
        count,
        count_is_capped: isMore,
        all_sample: allSample,
        criteria,
        extensions,
        status,
      };
    });
