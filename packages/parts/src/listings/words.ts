import type { ListingCard } from "@propertyvr/vocabulary";

export interface ListingsWords {
  /** The heading; `query` is quoted as the person wrote it. */
  readonly found: (total: number, query: string) => string;
  /** That the homes are made up. */
  readonly samples: string;
  /** What a card says beside its title, the weightiest first. */
  readonly facts: (card: ListingCard) => readonly string[];
  /** Opens the homes that a voice reads: `said` of the `shown`. */
  readonly lead: (said: number, shown: number) => string;
  /** Which homes are listed of all that fit, counted from 1. */
  readonly range: (first: number, last: number, total: number) => string;
}
