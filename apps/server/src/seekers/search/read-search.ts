import type { BodyOf, endpoints } from "@propertyvr/contracts";
import { searchAfter } from "@propertyvr/understanding";
import {
  ANY_SEARCH,
  EMPTY_CRITERIA,
  searchQuery,
  type Criteria,
  type Language,
  type SearchQuery,
  type Understood,
} from "@propertyvr/vocabulary";
import type { ListingSearchRequest } from "./listing-search-port.ts";

type SearchPropertiesBody = BodyOf<typeof endpoints.searchProperties>;

/** As many as a search may hold that is sent whole. */
const REFS_MAX = 40;

export interface ReadSearchDeps {
  readonly understand: (message: {
    readonly text: string;
    readonly language?: Language;
  }) => Understood;
}

/**
 * A search that is sent whole is asked as it is. Else the words are read, once, and a filter that is
 * present stands in the place of what was read.
 */
export function readSearch(
  body: SearchPropertiesBody,
  { understand }: ReadSearchDeps,
): ListingSearchRequest {
  const { query: text, page, page_size: pageSize, language } = body;
  if (body.search !== undefined)
    return { query: body.search, page, pageSize, language: language ?? "en" };
  const understood =
    text.trim() === "" ? undefined : understand({ text, ...(language && { language }) });
  const read = understood === undefined ? ANY_SEARCH : searchAfter(understood, null);
  const { extensions = {}, nice_to_have, place_refs = [], sort } = body;
  const { status = body.filters?.status } = body;
  const query = searchQuery({
    criteria: { ...read.criteria, ...criteriaIn(body) },
    extensions: {
      not_types: extensions.not_types ?? read.extensions.not_types,
      near_any: extensions.near_any ?? read.extensions.near_any,
      one_of: extensions.one_of ?? read.extensions.one_of,
    },
    status: status ?? read.status,
    nice_to_have: nice_to_have ?? read.nice_to_have,
    place_refs: [...place_refs, ...read.place_refs].slice(0, REFS_MAX),
    title_words: read.title_words,
    sort,
  });
  return { query, page, pageSize, language: language ?? understood?.language ?? "en" };
}

/** The search that is counted: sent whole, or in parts. */
export function countedSearch(body: BodyOf<typeof endpoints.countProperties>): SearchQuery {
  const { search, criteria = EMPTY_CRITERIA, text, ...beside } = body;
  return search ?? searchQuery({ ...beside, criteria, title_words: text });
}

function criteriaIn({ filters }: SearchPropertiesBody): Partial<Criteria> {
  const { status: _status, ...criteria } = filters ?? {};
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));
}
