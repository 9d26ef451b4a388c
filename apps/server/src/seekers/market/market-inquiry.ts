import type { MarketRequest } from "@propertyvr/assistant";
import { locate } from "@propertyvr/gazetteer";
import type { Insight } from "@propertyvr/parts";
import type { Deal, Language, SearchQuery } from "@propertyvr/vocabulary";
import type { OfferQuery } from "../search/offer-search.ts";
import type { LevelRow, MarketStore } from "./market-store.ts";

export interface MarketPorts {
  readonly store: MarketStore;
  readonly clock: { readonly now: () => Date };
  /** A district by its code, as people of the language call it. */
  readonly areaName: (code: number, language: Language) => string;
  /** A home that the assistant may speak of; null where there is none. */
  readonly findHome: (
    id: string,
    language: Language,
  ) => Promise<{ readonly title: string; readonly deals: readonly Deal[]; readonly isSample: boolean } | null>;
  readonly placeName: (place: { readonly name: string; readonly id?: string }, language: Language) => string;
} // prettier-ignore

/** A question about the market with what answers it. */
export interface MarketInquiry extends MarketRequest {
  readonly ports: MarketPorts;
  readonly about: { readonly basis: "asking_prices"; readonly as_of: string };
}

/** A figure of homes with a pool is of those that say so. */
export const offerQuery = (query: SearchQuery): OfferQuery => ({
  resolved: locate(query).resolved,
  areStated: true,
});

/** The homes of a figure, as a search and in words. */
export const scopeOf = ({ query: { criteria, place_refs }, ports, language }: MarketInquiry) => ({
  criteria,
  place_refs,
  places: [...criteria.places, ...criteria.near.flatMap(({ name }) => name ?? [])].map((name) => {
    const id = place_refs.find((ref) => ref.name === name)?.id;
    return ports.placeName({ name, ...(id !== undefined && { id }) }, language);
  }),
});

/** No figure, and why. */
export const refuse = (
  asked: MarketInquiry,
  reason: Extract<Insight, { kind: "refused" }>["reason"],
  more: Partial<Pick<Extract<Insight, { kind: "refused" }>, "n_units" | "wider" | "unknown_place">> = {},
): Insight => ({
  kind: "refused",
  ...asked.about,
  is_sample: false,
  reason,
  scope: scopeOf(asked),
  n_units: null,
  unknown_place: null,
  wider: null,
  ...more,
}); // prettier-ignore

/** The first place of the question that nobody knows. */
export const unplacedIn = ({ query }: MarketInquiry): string | null =>
  locate(query).unplaced[0] ?? null;

/** Samples are no homes that a market has. */
export const realUnits = (row: LevelRow | undefined): number =>
  row === undefined || row.is_sample ? 0 : row.units;
