import type { Message } from "@propertyvr/contracts";
import { ANY_SEARCH, EMPTY_CRITERIA, type ListingCard, searchQuery } from "@propertyvr/vocabulary";
import { expect, it, describe } from "vitest";
import { eventFor, messageFor, listingsPart } from "./for-reader.ts";

const own = (path: string): string => `https://homes.example${path}`;

const CARD: ListingCard = {
  id: "7",
  type: "condo",
  image: "/api/properties/7/picture",
  image_alt: null,
  title: "Condo near BTS Ari",
  title_language: "en",
  location: "Ari, Bangkok",
  location_language: "en",
  deal: "rent",
  price: 20_000,
  other_offer: null,
  bedrooms: 1,
  bathrooms: 1,
  area: 35,
  land_sqm: null,
  websiteUrl: "/property/7",
  is_sample: false,
  distance: null,
  unknown: [],
  created_at: "2026-01-05T09:00:00Z",
};
const LISTINGS: Message["parts"][number] = {
  type: "listings",
  version: 1,
  query: "homes",
  search: ANY_SEARCH,
  criteria: EMPTY_CRITERIA,
  language: "en",
  counts: { total: 1, rent: 1, sale: 0, stated: 1, all_sample: false },
  sort: "best",
  page_size: 6,
  cards: [CARD],
};
const NEAREST: Message["parts"][number] = {
  type: "nearest",
  version: 1,
  criteria: EMPTY_CRITERIA,
  homes: [{ card: CARD, misses: ["฿3,000 a month over budget"] }],
  text: "The nearest",
  language: "en",
};
const MESSAGE: Message = {
  id: "m1",
  chat_id: "c1",
  sender: "ai",
  content: "",
  parts: [LISTINGS, NEAREST],
  timestamp: "2026-01-05T09:00:00Z",
  sessionId: null,
  client_id: null,
  run_id: "r1",
  status: "done",
  state: null,
};

it("every card of an answer has the addresses of its picture and page", () => {
  const cards = messageFor(own, MESSAGE).parts.flatMap((part) => {
    if (part.type === "listings") return part.cards;
    return part.type === "nearest" ? part.homes.map(({ card }) => card) : [];
  });
  expect(cards.map(({ image, websiteUrl }) => [image, websiteUrl])).toEqual([
    ["https://homes.example/api/properties/7/picture", "https://homes.example/property/7"],
    ["https://homes.example/api/properties/7/picture", "https://homes.example/property/7"],
  ]);
});

it("the same holds while an answer is sent, part by part", () => {
  const event = eventFor(own, { type: "data-part", id: "p1", data: NEAREST });
  expect(JSON.stringify(event)).toContain("https://homes.example/property/7");
});

const CRITERIA = { ...EMPTY_CRITERIA, deal: "rent" as const, places: ["Ari"] };
const SHOWN = {
  type: "listings",
  version: 1,
  criteria: CRITERIA,
  counts: { total: 14, rent: 14, sale: 0, stated: 14, all_sample: false },
  sort: "newest",
  page_size: 6,
  cards: [],
} as const;
/** As answers were stored before a part held its search whole. */
const EARLIER = {
  ...SHOWN,
  query: "condos for rent in Ari",
  extensions: { not_types: ["land" as const] },
  status: "sold" as const,
  nice_to_have: ["gym" as const],
  place_refs: [{ name: "Ari", id: "area:ari", kind: "neighbourhood" as const }],
};

describe("a list of homes that was stored earlier", () => {
  it("asks for more of what it asked, with the words that narrowed it", () => {
    const { search, ...part } = listingsPart(EARLIER, "Zorvex");
    const { extensions, status, nice_to_have, place_refs } = EARLIER;
    expect(search).toEqual({
      version: 1,
      criteria: CRITERIA,
      status,
      nice_to_have,
      place_refs,
      title_words: "Zorvex",
      sort: "newest",
      extensions: { ...extensions, near_any: false, one_of: [] },
    });
    expect(part).toEqual({ ...SHOWN, query: EARLIER.query, language: "en" });
  });

  it("whose keys were left out asks for what is available, and for no words", () => {
    const { search, language } = listingsPart({ ...SHOWN, query: "คอนโดแถวอารีย์" }, undefined);
    expect(search).toEqual(searchQuery({ criteria: CRITERIA, sort: "newest" }));
    expect(language).toBe("th");
  });

  it("that was not joined with anything is none of it joined", () => {
    const search = searchQuery({ criteria: CRITERIA, title_words: "Zorvex", sort: "newest" });
    const { one_of: _none, ...extensions } = search.extensions;
    const part = { ...SHOWN, query: "condos", language: "th" as const };
    const stored = { ...part, search: { ...search, extensions } };
    expect(listingsPart(stored, undefined)).toEqual({ ...part, search });
  });

  it("in the shape of today stays as it is", () => {
    const search = searchQuery({ criteria: CRITERIA, title_words: "Zorvex" });
    const part = { ...SHOWN, query: "condos", language: "th" as const, search };
    expect(listingsPart(part, undefined)).toBe(part);
  });
});
