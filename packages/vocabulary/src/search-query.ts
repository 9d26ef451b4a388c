import type { SearchSort } from "./closed-lists.ts";
import { EMPTY_CRITERIA, type Criteria } from "./criteria.ts";
import type { SearchQuery } from "./schemas/search-query.ts";
import { settledJoins } from "./where-groups.ts";
import type { ConversationState, CriteriaEdit } from "./understood.ts";

export type { SearchQuery } from "./schemas/search-query.ts";

/** A search as a message or a request says it: what is left out asks for nothing. */
export interface SaidSearch extends CriteriaEdit {
  readonly title_words?: string | null | undefined;
  /** Left out: the sort of the criteria, else the best first. */
  readonly sort?: SearchSort | undefined;
}

/** The whole search of what was said of it. */
export const searchQuery = (said: SaidSearch): SearchQuery => ({
  version: 1,
  criteria: said.criteria,
  status: said.status ?? "available",
  nice_to_have: said.nice_to_have ?? [],
  place_refs: said.place_refs ?? [],
  title_words: said.title_words ?? null,
  sort: said.sort ?? said.criteria.sort ?? "best",
  extensions: {
    not_types: said.extensions?.not_types ?? [],
    ...settledJoins(said.criteria, said.extensions ?? {}),
  },
});

/** The same search in each of its places, in their order. */
export const placesApart = (query: SearchQuery): readonly SearchQuery[] => {
  const { criteria } = query;
  const here = (places: Criteria["places"], near: Criteria["near"]): SearchQuery => ({
    ...query,
    criteria: { ...criteria, places, near },
  });
  // Beside places "near a hospital" narrows each; alone it is set against the others.
  const isNamed = ({ name }: Criteria["near"][number]): boolean => name !== null;
  const hasPlaces = criteria.places.length > 0 || criteria.near.some(isNamed);
  const named = hasPlaces ? criteria.near.filter(isNamed) : criteria.near;
  const rest = criteria.near.filter((near) => !named.includes(near));
  return [
    ...criteria.places.map((name) => here([name], rest)),
    ...named.map((near) => here([], [near, ...rest])),
  ];
};

/** Every home that is available. */
export const ANY_SEARCH: SearchQuery = searchQuery({ criteria: EMPTY_CRITERIA });

/** The search that a conversation stands at, as its homes were found. */
export const searchOf = (state: ConversationState): SearchQuery =>
  searchQuery({ ...state, title_words: state.title_words ?? state.missed_words });

/** What a conversation keeps of a search: what asks for nothing is left out. */
export const heldOf = ({
  criteria,
  extensions: { not_types, near_any, one_of },
  status,
  nice_to_have,
  place_refs,
}: SearchQuery): CriteriaEdit => ({
  criteria,
  ...((not_types.length > 0 || near_any || one_of.length > 0) && {
    extensions: {
      ...(not_types.length > 0 && { not_types }),
      ...(near_any && { near_any }),
      ...(one_of.length > 0 && { one_of }),
    },
  }),
  ...(status !== "available" && { status }),
  ...(nice_to_have.length > 0 && { nice_to_have }),
  ...(place_refs.length > 0 && { place_refs }),
});
