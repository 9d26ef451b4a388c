import { EMPTY_CRITERIA, searchQuery } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { listingsPart } from "./listings-part.ts";

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
      extensions: { ...extensions, near_any: false },
    });
    expect(part).toEqual({ ...SHOWN, query: EARLIER.query, language: "en" });
  });

  it("whose keys were left out asks for what is available, and for no words", () => {
    const { search, language } = listingsPart({ ...SHOWN, query: "คอนโดแถวอารีย์" }, undefined);
    expect(search).toEqual(searchQuery({ criteria: CRITERIA, sort: "newest" }));
    expect(language).toBe("th");
  });

  it("in the shape of today stays as it is", () => {
    const search = searchQuery({ criteria: CRITERIA, title_words: "Zorvex" });
    const part = { ...SHOWN, query: "condos", language: "th" as const, search };
    expect(listingsPart(part, undefined)).toBe(part);
  });
});
