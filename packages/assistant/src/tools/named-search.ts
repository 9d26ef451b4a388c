import type { PlaceRef, ReadonlyDeep, SearchQuery } from "@propertyvr/vocabulary";
import { SearchQuery as WholeSearch } from "@propertyvr/vocabulary/schemas";
import type { z } from "zod";

const { shape } = WholeSearch;

/** A search as a model or another program writes it: places by their names, without our ids. */
export const NamedSearch = WholeSearch.omit({ version: true, place_refs: true }).extend({
  status: shape.status.default("available"),
  nice_to_have: shape.nice_to_have.default([]),
  title_words: shape.title_words.default(null),
  sort: shape.sort.default("best"),
  extensions: shape.extensions.default({ not_types: [], near_any: false, one_of: [] }),
});
export type NamedSearch = ReadonlyDeep<z.output<typeof NamedSearch>>;

/** The names of a search; its ids go beside it, as what the call knows. */
export const namesOf = ({
  version: _version,
  place_refs: _refs,
  ...names
}: SearchQuery): NamedSearch => names;

export const withIds = (names: NamedSearch, placeRefs: readonly PlaceRef[]): SearchQuery => ({
  version: 1,
  ...names,
  place_refs: placeRefs,
});
