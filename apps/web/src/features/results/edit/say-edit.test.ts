import { understand } from "@propertyvr/understanding";
import {
  AMENITIES,
  CRITERIA_KEYS,
  CRITERIA_SORTS,
  DEALS,
  EMPTY_CRITERIA,
  LANGUAGES,
  PROPERTY_TYPES,
  TENURES,
  type Criteria,
  type CriteriaKey,
  type Language,
  type LetGoKey,
  type Near,
} from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EditableSearch,
  nearJoinOf,
  withAmenities,
  withCriteria,
  withDeal,
  withNear,
  withPlaces,
  withPrice,
  withTenure,
} from "./editable-search.ts";
import { sayEdit } from "./say-edit.ts";

/** Places and things to be near as each language of a conversation writes them. */
const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { Asok: "BTS Asok", "Bang Wa": "BTS Bang Wa" },
  th: {
    Ari: "อารีย์",
    "Thong Lo": "ทองหล่อ",
    Phuket: "ภูเก็ต",
    Asok: "BTS อโศก",
    "Bang Wa": "BTS บางหว้า",
  },
};
const asked = (over: Partial<Criteria> = {}, language: Language = "en"): EditableSearch => ({
  criteria: { ...EMPTY_CRITERIA, ...over },
  extensions: { not_types: [], near_any: false, one_of: [] },
  status: "available",
  nice_to_have: [],
  names: NAMES[language],
  place_refs: [],
});

describe("what is said for an edit", () => {
  it.each([
    ["price", { price: { min: 20_000, max: 30_000, per: "month" } }, "Change the budget to 20,000 to 30,000 baht a month", "เปลี่ยนงบเป็น 20,000 ถึง 30,000 บาทต่อเดือน"],
    ["price", { price: { min: 3_500_000, per: "total" } }, "Change the budget to at least 3,500,000 baht in total", "เปลี่ยนงบเป็น 3,500,000 บาทขึ้นไป"],
    ["bedrooms", { bedrooms: { min: 0, max: 0 } }, "Change it to a studio", "เปลี่ยนเป็นห้องสตูดิโอ"],
    ["bedrooms", { bedrooms: { min: 1, max: 1 } }, "Change it to 1 bedroom", "เปลี่ยนเป็น 1 ห้องนอน"],
    ["places", { places: ["Ari", "Thong Lo", "Phuket"] }, "Change the area to Ari, Thong Lo or Phuket", "เปลี่ยนทำเลเป็นอารีย์ ทองหล่อหรือภูเก็ต"],
    ["near", { near: [{ kind: "transit", name: "Asok", within_m: 500 }] }, "Change it to within 500 m of BTS Asok", "เปลี่ยนเป็นใกล้ BTS อโศก ไม่เกิน 500 เมตร"],
    ["types", { types: ["condo", "house"] }, "Change the type to condo or house", "เปลี่ยนประเภทเป็นคอนโดหรือบ้าน"],
  ] as const)("about %s", (key, over, english, thai) => {
    const after = over as unknown as Partial<Criteria>;
    expect(sayEdit(key, asked(), asked(after), "en")).toBe(english);
    expect(sayEdit(key, asked({}, "th"), asked(after, "th"), "th")).toBe(thai);
  }); // prettier-ignore

  it("names what becomes a must, what becomes a wish and what is given up", () => {
    const before = { ...asked({ amenities: ["pool", "parking"] }), nice_to_have: ["gym"] } as const;
    const after = withAmenities(before, ["gym"], ["pool"]);
    expect(sayEdit("amenities", before, after, "en")).toBe(
      "Must have: gym. Nice to have: pool. Parking not needed",
    );
    expect(sayEdit("amenities", before, after, "th")).toBe("ต้องมีฟิตเนส ถ้ามีสระว่ายน้ำก็ดี ไม่ต้องมีที่จอดรถ");
  });

  it("puts a name in as it is, whatever it holds", () => {
    const after = asked({ places: ["{what} $& {max}"] });
    expect(sayEdit("places", asked(), after, "en")).toBe("Change the area to {what} $& {max}");
  });
});

const amount = fc.integer({ min: 1, max: 90 });
const range = (unit: number) =>
  fc.oneof(
    amount.map((n) => ({ min: n * unit })),
    amount.map((n) => ({ max: n * unit })),
    fc.tuple(amount, amount).map(([a, b]) => ({ min: Math.min(a, b) * unit, max: (Math.max(a, b) + 1) * unit })),
  ); // prettier-ignore
const price = fc.oneof(
  range(1_000).map((bounds) => ({ ...bounds, per: "month" as const })),
  range(500_000).map((bounds) => ({ ...bounds, per: "total" as const })),
  range(5_000).map((bounds) => ({ ...bounds, per: "sqm" as const })),
);
const rooms = fc.oneof(
  fc.integer({ min: 0, max: 5 }).map((n) => ({ min: n, max: n })),
  fc.integer({ min: 1, max: 5 }).map((min) => ({ min })),
  fc.integer({ min: 1, max: 5 }).map((max) => ({ max })),
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 6 })).map(([min, max]) => ({ min, max })),
); // prettier-ignore
/** One thing at a time: a distance said of one thing is taken for that of another beside it. */
const near = fc
  .constantFrom<Near>(
    { kind: "transit", name: "Asok", within_m: 500 },
    { kind: "transit", name: "Asok", within_m: null },
    { kind: "transit", name: "Bang Wa", within_m: 2_000 },
    { kind: "school", name: null, within_m: 1_000 },
    { kind: "beach", name: null, within_m: 300 },
    { kind: "mall", name: null, within_m: null },
  )
  .map((one) => [one]);
const some = <T>(items: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: most });

/** The word "apartment" means condos too. */
const types = PROPERTY_TYPES.filter((type) => type !== "apartment");
/** "Co-working space" is not read whole. */
const amenities = AMENITIES.filter((amenity) => amenity !== "coworking");

/** A conversation that has said much already, and one edit of one key. */
const standing: Criteria = {
  deal: "rent",
  types: ["condo"],
  bedrooms: { min: 1, max: 1 },
  bathrooms: { min: 1 },
  price: { max: 25_000, per: "month" },
  area_sqm: { min: 25 },
  land_sqm: null,
  places: ["Ari"],
  near: [],
  amenities: ["furnished"],
  tenure: null,
  sort: "newest",
};
type Edit = readonly [CriteriaKey, (asked: EditableSearch) => EditableSearch];
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom(...DEALS).map((deal): Edit => ["deal", (from) => withDeal(from, deal)]),
  some(types, 3).map((chosen): Edit => ["types", (from) => withCriteria(from, { types: chosen })]),
  fc.option(rooms).map((bedrooms): Edit => ["bedrooms", (from) => withCriteria(from, { bedrooms })]),
  fc.integer({ min: 1, max: 5 }).map((min): Edit => ["bathrooms", (from) => withCriteria(from, { bathrooms: { min } })]),
  fc.option(price).map((value): Edit => ["price", (from) => withPrice(from, value)]),
  fc.option(range(10)).map((area_sqm): Edit => ["area_sqm", (from) => withCriteria(from, { area_sqm })]),
  range(40).map((land_sqm): Edit => ["land_sqm", (from) => withCriteria(from, { land_sqm })]),
  fc.uniqueArray(fc.constantFrom("Ari", "Thong Lo", "Phuket")).map((places): Edit => ["places", (from) => withCriteria(from, { places })]),
  near.map((value): Edit => ["near", (from) => withCriteria(from, { near: value })]),
  fc.tuple(some(amenities, 3), some(amenities, 3)).map(([must, nice]): Edit => ["amenities", (from) => withAmenities(from, must, nice)]),
  fc.constantFrom(...TENURES).map((tenure): Edit => ["tenure", (from) => withTenure(from, tenure)]),
  fc.constantFrom(...CRITERIA_SORTS).map((sort): Edit => ["sort", (from) => withCriteria(from, { sort })]),
); // prettier-ignore

const unordered = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : value;

describe("an edit said in words", () => {
  it.each(LANGUAGES)(
    "is understood as that edit, where words can say it (%s)",
    (language) => {
      fc.assert(
        fc.property(edits, ([key, edit]) => {
          // A place is left where a station is named; an edit by hand leaves it.
          const places = key === "near" ? [] : standing.places;
          const before = {
            ...asked({ ...standing, places }, language),
            nice_to_have: ["balcony"],
          } as const;
          const after = edit(before);
          const text = sayEdit(key, before, after, language);
          const state = { criteria: before.criteria, nice_to_have: before.nice_to_have };
          const heard = understand({ text, state, language });
          const said = `${text} -> ${JSON.stringify(heard.criteria)}`;
          // Said in words, what the new kind cannot have falls away, and the answer tells so.
          const fallen = heard.let_go.map(({ key: gone }) => gone);
          for (const other of CRITERIA_KEYS.filter((each) => !fallen.includes(each as LetGoKey)))
            expect([other, unordered(heard.criteria[other]), said]).toEqual([
              other,
              unordered(after.criteria[other]),
              said,
            ]);
          expect(unordered(heard.nice_to_have)).toEqual(unordered(after.nice_to_have));
          expect(heard.language).toBe(language);
        }),
        { numRuns: 400 },
      );
    },
    60_000,
  );

  it("says that near any one is enough, or a place, and is understood so", () => {
    const near = [
      { kind: "transit", name: "Asok", within_m: null, picked: null },
      { kind: "mall", name: null, within_m: null, picked: null },
    ] as const;
    for (const language of LANGUAGES)
      for (const join of ["any", "any_or_places", "all"] as const) {
        const places = join === "any_or_places" ? ["Ari"] : [];
        const before = asked({ ...standing, places }, language);
        const after = withNear(before, near, join);
        const text = sayEdit("near", before, after, language);
        const heard = understand({ text, state: { criteria: before.criteria }, language });
        const said = [text, heard.criteria.places, heard.criteria.near, heard.extensions];
        expect(said).toEqual([
          text,
          places,
          after.criteria.near,
          {
            ...(join === "any" && { near_any: true }),
            ...(join === "any_or_places" && { one_of: ["places", "transit", "mall"] }),
          },
        ]);
      }
    const after = withNear(asked({ places: ["Ari"] }), near.slice(0, 1), "any_or_places");
    expect(sayEdit("near", asked(), after, "en")).toBe("Make it in Ari or near BTS Asok");
    expect(sayEdit("places", asked(), after, "en")).toBe("Make it in Ari or near BTS Asok");
    const thai = { ...after, names: NAMES.th };
    expect(sayEdit("near", asked(), thai, "th")).toBe("เปลี่ยนเป็นแถวอารีย์หรือใกล้ BTS อโศก");
    expect(nearJoinOf(withPlaces(after, []))).toBe("all");
  });
});
