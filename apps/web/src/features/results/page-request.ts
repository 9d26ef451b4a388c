import type { ListingsPart } from "@propertyvr/parts";
import type { SearchSort } from "@propertyvr/vocabulary";

/** What asks for a page of the homes of a part: its own search, in the order chosen. */
export const pageRequest = (part: ListingsPart, sort: SearchSort, page: number) => ({
  search: sort === part.sort ? part.search : { ...part.search, sort },
  page,
  page_size: part.page_size,
  language: part.language,
});
