import { endpoints, type AnswerOf, type BodyOf } from "@propertyvr/contracts";
import {
  EMPTY_CRITERIA,
  fail,
  ok,
  type Criteria,
  type Language,
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
    const { criteria, place_refs: placeRefs, text, extensions, status } = body;
    const counted = await deps.search.count({ criteria, placeRefs, text, extensions, status });
    if (!counted.ok) return fail({ code: counted.failure });
    const { counts, unplaced } = counted.value;
    return ok({ counts, unplaced });
  });
};

type Body = BodyOf<typeof endpoints.searchProperties>;

/** The words are read first; a filter that is present stands in the place of what was read. */
export function readSearch(body: Body, deps: Pick<SearchDeps, "understand">): ListingSearchRequest {
  const { query, sort, page, page_size: pageSize, language } = body;
  const { status, ...filters } = body.filters ?? {};
  const understood =
    query.trim() === ""
      ? undefined
      : deps.understand({ text: query, ...(language && { language }) });
  return {
    criteria: { ...(understood?.criteria ?? EMPTY_CRITERIA), ...present(filters) },
    extensions: { ...understood?.extensions, ...body.extensions },
    status: body.status ?? status ?? understood?.status ?? "available",
    niceToHave: body.nice_to_have ?? understood?.nice_to_have,
    placeRefs: [...(body.place_refs ?? []), ...(understood?.place_refs ?? [])],
    sort,
    page,
    pageSize,
    language: language ?? understood?.language ?? "en",
    text: understood?.unread.map((unread) => unread.text).join(" "),
  };
}

const present = (filters: Omit<NonNullable<Body["filters"]>, "status">): Partial<Criteria> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

const searchReply = (
  asked: ListingSearchRequest,
  { counts, cards, sort, unplaced }: SearchOutcome,
): AnswerOf<typeof endpoints.searchProperties> => ({
  properties: cards,
  total: counts.total,
  all_sample: counts.all_sample,
  counts,
  criteria: asked.criteria,
  extensions: asked.extensions ?? {},
  status: asked.status ?? "available",
  sort,
  page: asked.page,
  page_size: asked.pageSize,
  unplaced,
});

/** Single constraints whose going finds homes; where there is none, pairs. */
function relaxList(asked: ListingSearchRequest, { alone, pairs }: Relaxation) {
  const helpful = alone.filter(({ count }) => count > 0);
  return (helpful.length > 0 ? helpful : pairs).map(({ drop, count, allSample }) => ({
    drop,
    count,
    all_sample: allSample,
    ...withoutConstraints(asked, drop),
  }));
}
