import type { CriteriaPart, ListingsPart } from "@propertyvr/parts";
import {
  EMPTY_CRITERIA,
  searchQuery,
  type Criteria,
  type ListingCard,
} from "@propertyvr/vocabulary";

export const cardOf = (over: Partial<ListingCard> = {}): ListingCard => ({
  id: "L1",
  type: "condo",
  image: "/api/properties/L1/picture",
  image_alt: { text: "Drawing of a tower at dusk", language: "en" },
  title: "Corner two-bedroom, Asok",
  title_language: "en",
  location: "Khlong Toei, Bangkok",
  location_language: "en",
  deal: "rent",
  price: 36_000,
  other_offer: null,
  bedrooms: 2,
  bathrooms: 2,
  area: 64,
  land_sqm: null,
  websiteUrl: "/property/L1",
  is_sample: true,
  distance: null,
  unknown: [],
  created_at: "2026-11-20T05:00:00.000Z",
  ...over,
});

export const cardsFrom = (first: number, count: number): readonly ListingCard[] =>
  Array.from({ length: count }, (_, at) =>
    cardOf({ id: `L${first + at}`, title: `Home ${first + at}` }),
  );

export const listingsOf = (over: Partial<ListingsPart> = {}): ListingsPart => ({
  type: "listings",
  version: 1,
  query: "2 bed condo near BTS Asok",
  language: "en",
  search: searchQuery({ criteria: { ...EMPTY_CRITERIA, deal: "rent" } }),
  criteria: { ...EMPTY_CRITERIA, deal: "rent" },
  counts: { total: 14, rent: 14, sale: 0, stated: 14, all_sample: true },
  sort: "best",
  page_size: 6,
  cards: cardsFrom(1, 6),
  ...over,
});

export const criteriaOf = (
  criteria: Partial<Criteria>,
  over: Partial<CriteriaPart> = {},
): CriteriaPart => ({
  type: "criteria",
  version: 1,
  criteria: { ...EMPTY_CRITERIA, ...criteria },
  origins: {},
  implied_within_m: [],
  wishes: [],
  unread: [],
  unplaced: [],
  ...over,
});
