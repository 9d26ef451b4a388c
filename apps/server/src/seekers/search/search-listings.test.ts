import { ANY_HOME, type ResolvedCriteria } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { PlaceNames } from "../../stock/listings/place-names.ts";
import type { ShownCardRow } from "../../stock/listings/stored-listing.ts";
import { amenityBit, tenureBit } from "../../stock/listings/offer-codes.ts";
import type { Counts, FittingCounts, OfferPage, OfferQuery } from "./offer-search.ts";
import {
  searchListings,
  sortFor,
  type SearchPorts,
  type SearchRequest,
} from "./search-listings.ts";

const RENTED_CONDOS: ResolvedCriteria = { ...ANY_HOME, deal: "rent", types: ["condo"] };
const ASKED: SearchRequest = {
  resolved: RENTED_CONDOS,
  titleWords: null,
  targets: [],
  sort: "best",
  page: 1,
  pageSize: 6,
  language: "en",
};
const ROW: ShownCardRow = {
  cover: null,
  price_mark: null,
  id: "7",
  type: "condo",
  is_sample: false,
  status: "available",
  picture_seed: null,
  title_en: null,
  title_th: "คอนโดใกล้สวน",
  province_code: 10,
  district_code: 1039,
  subdistrict_code: null,
  lat: 13.73,
  lon: 100.56,
  point_precision_m: null,
  address: null,
  is_for_rent: true,
  rent_price: 30_000,
  is_for_sale: true,
  sale_price: null,
  bedrooms: 2,
  bathrooms: null,
  area_sqm: 55.5,
  land_sqm: null,
  website_url: null,
  last_confirmed_at: new Date(0),
  created_at: new Date("2026-03-01T00:00:00Z"),
  amenities_yes: amenityBit("pool"),
  amenities_no: amenityBit("gym"),
  tenure_yes: 0,
  tenure_no: 0,
  nearest_bts_m: 450,
  nearest_mrt_m: null,
  nearest_arl_m: null,
  nearest_srt_m: null,
  nearest_transit_m: 450,
  nearest_school_m: null,
  nearest_beach_m: null,
  nearest_mall_m: 900,
  nearest_hospital_m: null,
  nearest_airport_m: null,
};

const names: PlaceNames = {
  areaName: (code) =>
    code === 10
      ? { name: "Bangkok", nameTh: "กรุงเทพมหานคร" }
      : { name: "Watthana", nameTh: "วัฒนา" },
  nearestStation: () => ({ name: "Asok", nameTh: "อโศก", metres: 450 }),
};

const none: Counts = { total: 0, rent: 0, sale: 0, stated: 0 };
const some = (total: number): Counts => ({ total, rent: total, sale: 0, stated: total });

const found = (counts: Counts, areSamples = false): FittingCounts => ({
  counts,
  areSamples,
  isRounded: false,
});

/** A store with these counts that remembers what it was asked. */
function store(counts: (query: OfferQuery) => FittingCounts, row: ShownCardRow = ROW) {
  const asked: { query: OfferQuery; page: OfferPage }[] = [];
  const ports: SearchPorts = {
    names,
    findPage: (query, page) => {
      asked.push({ query, page });
      return Promise.resolve({ ...counts(query), homes: [{ row, deal: "rent" }] });
    },
  };
  return { ports, asked };
}
const cardOf = async (asked: Partial<SearchRequest>, row: Partial<ShownCardRow> = {}) => {
  const { ports } = store(() => found(some(1)), { ...ROW, ...row });
  const [card] = (await searchListings(ports, { ...ASKED, ...asked })).cards;
  if (card === undefined) throw new Error("no card");
  return card;
};

describe("samples", () => {
  const countsOf = async (counts: FittingCounts) =>
    (await searchListings(store(() => counts).ports, ASKED)).counts;

  it("are said to be samples", async () => {
    expect(await countsOf(found(some(3), true))).toEqual({ ...some(3), all_sample: true });
    expect(await countsOf(found(some(3)))).toEqual({ ...some(3), all_sample: false });
  });
});

describe("the order", () => {
  it.each(["cheapest", "expensive"] as const)(
    "is never %s over rents and sale prices together",
    (sort) => {
      expect(sortFor({ ...ASKED, sort, resolved: { ...RENTED_CONDOS, deal: null } })).toBe(
        "newest",
      );
      expect(sortFor({ ...ASKED, sort })).toBe(sort);
    },
  );

  it("may be by price where the price asked for can only be a rent", () => {
    const price = { per: "month" as const, max: 20_000 };
    const resolved = { ...RENTED_CONDOS, deal: null, price };
    expect(sortFor({ ...ASKED, sort: "cheapest", resolved })).toBe("cheapest");
  });

  it("is nearest only where something was asked to be near", () => {
    expect(sortFor({ ...ASKED, sort: "nearest" })).toBe("newest");
    const near: ResolvedCriteria["near"] = [[{ kind: "nearest", nearest: "bts", withinM: 800 }]];
    expect(sortFor({ ...ASKED, sort: "nearest", resolved: { ...RENTED_CONDOS, near } })).toBe(
      "nearest",
    );
  });
});

describe("words of the title", () => {
  it("narrow the search where a fitting home has them", async () => {
    const { ports, asked } = store((query) => found(some(query.titleQuery === undefined ? 90 : 2)));
    const page = await searchListings(ports, { ...ASKED, titleWords: "Lumpini Suite" });
    expect(page).toMatchObject({ counts: { total: 2 }, textMatched: true });
    expect(asked[0]?.query.titleQuery).toBe("'lumpini' & 'suite'");
  });

  it("narrow alone only as a project's name, for many titles praise in the same word", async () => {
    const { ports, asked } = store(() => found(some(2)));
    await searchListings(ports, { ...ASKED, titleWords: "lovely" });
    expect(asked[0]?.query.titleQuery).toBe("'lovely':A");
  });

  it("are left out where no fitting home has them", async () => {
    const { ports } = store((query) => found(query.titleQuery === undefined ? some(90) : none));
    const page = await searchListings(ports, { ...ASKED, titleWords: "with good vibes" });
    expect(page).toMatchObject({ counts: { total: 90 }, textMatched: false });
  });
});

describe("a page", () => {
  it("begins where the one before ends", async () => {
    const { ports, asked } = store(() => found(some(60)));
    await searchListings(ports, { ...ASKED, page: 3, pageSize: 12 });
    expect(asked[0]?.page).toEqual({ sort: "best", offset: 24, limit: 12 });
  });
});

describe("a card", () => {
  it("has its title in the other language, marked, where it has none in the one asked for", async () => {
    expect(await cardOf({})).toMatchObject({ title: "คอนโดใกล้สวน", title_language: "th" });
    expect(await cardOf({}, { title_en: "By the park" })).toMatchObject({
      title: "By the park",
      title_language: "en",
    });
  });

  it("names district and province in the language asked for", async () => {
    expect((await cardOf({})).location).toBe("Watthana, Bangkok");
    expect(await cardOf({ language: "th" })).toMatchObject({
      location: "วัฒนา กรุงเทพมหานคร",
      location_language: "th",
    });
  });

  it("says which of the things asked for are not stated, and not those that are", async () => {
    const resolved: ResolvedCriteria = {
      ...RENTED_CONDOS,
      amenities: ["pool", "pet_friendly"],
      tenure: "foreign_quota",
    };
    expect((await cardOf({ resolved })).unknown).toEqual(["pet_friendly", "foreign_quota"]);
    const tenure_yes = tenureBit("foreign_quota");
    expect((await cardOf({ resolved }, { tenure_yes })).unknown).toEqual(["pet_friendly"]);
  });

  it("tells the price under the deal it was found by and the other offer beside it", async () => {
    expect(await cardOf({})).toMatchObject({
      deal: "rent",
      price: 30_000,
      other_offer: { deal: "sale", price: null },
    });
    expect((await cardOf({}, { is_for_sale: false })).other_offer).toBeNull();
  });

  it("opens the partner's page, or ours where there is none a browser should open", async () => {
    expect((await cardOf({})).websiteUrl).toBe("/property/7");
    const partner = "https://homes.example/7?a=1";
    expect((await cardOf({}, { website_url: partner })).websiteUrl).toBe(partner);
    for (const website_url of ["javascript:alert(1)", "data:text/html,x", "http://", " https:"])
      expect((await cardOf({}, { website_url })).websiteUrl).toBe("/property/7");
  });

  it("shows a drawn picture for a sample and none for a home without a photo", async () => {
    expect(await cardOf({})).toMatchObject({ image: null, image_alt: null });
    const drawn = await cardOf({ language: "th" }, { picture_seed: 5, is_sample: true });
    expect(drawn.image).toBe("/api/properties/7/picture");
    expect(drawn.image_alt?.language).toBe("th");
  });

  it("says how far the nearest place asked for is, and its name", async () => {
    const targets = [
      { name: "Nana", nameTh: "นานา", point: { lat: 13.7405, lon: 100.5553 } },
      { name: "Asok", nameTh: "อโศก", point: { lat: 13.7369, lon: 100.5602 } },
    ];
    const { distance } = await cardOf({ targets, language: "th" });
    expect(distance?.to).toEqual({ text: "อโศก", language: "th" });
    expect(distance?.metres).toBeGreaterThan(700);
    expect(distance?.metres).toBeLessThan(800);
  });

  it("names the station where any station was asked for", async () => {
    const near: ResolvedCriteria["near"] = [
      [{ kind: "nearest", nearest: "transit", withinM: 1_000 }],
    ];
    const { distance } = await cardOf({ resolved: { ...RENTED_CONDOS, near } });
    expect(distance).toEqual({ to: { text: "Asok", language: "en" }, metres: 450 });
    expect((await cardOf({})).distance).toBeNull();
  });
});
