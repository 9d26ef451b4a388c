import {
  CRITERIA_KEYS,
  type Criteria,
  EMPTY_CRITERIA,
  isEmptyCriteria,
} from "@propertyvr/vocabulary";
import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage, startLanguage, translate } from "../../lib/i18n/index.ts";
import { type ListingWord, listingWords } from "../../lib/listing-words/messages.ts";
import { criteriaChips } from "./criteria-chips.ts";
import { resultsMessages } from "./messages.ts";
import { criteriaOf } from "./testing/sample-parts.ts";
import { quotedQuery, type ResultsText } from "./words.ts";

const t: ResultsText = (id, values) => translate(resultsMessages, id, values);
const word: ListingWord = (id, values) => translate(listingWords, id, values);
const everything: Criteria = {
  deal: "rent",
  types: ["condo", "apartment"],
  bedrooms: { min: 2, max: 2 },
  bathrooms: { min: 2 },
  price: { max: 40_000, per: "month" },
  area_sqm: { min: 40, max: 60 },
  land_sqm: { min: 400 },
  places: ["Thong Lo"],
  near: [
    { kind: "transit", name: "Asok", within_m: null },
    { kind: "school", name: null, within_m: 500 },
  ],
  amenities: ["pool", "pet_friendly"],
  tenure: "foreign_quota",
  sort: "cheapest",
};
const chipsOf = (criteria: Partial<Criteria>, language: "en" | "th" = "en") =>
  criteriaChips(criteriaOf(criteria, { implied_within_m: [1_000, null] }), { language, t, word });
const textsOf = (criteria: Partial<Criteria>) =>
  chipsOf(criteria).map(({ text, note }) => (note === null ? text : `${text} | ${note}`));

beforeEach(() => {
  localStorage.clear();
  startLanguage();
  setLanguage("en");
});

describe("what was understood", () => {
  it("is said in the order people say it, unit and scope apart", () => {
    expect(textsOf(everything)).toEqual([
      "Rent",
      "Condo",
      "Apartment",
      "2 bedrooms",
      "2 bathrooms or more",
      "up to ฿40,000 | a month",
      "40 m² to 60 m² | of floor",
      "from 400 m² | of land",
      "Thong Lo",
      "Asok | within 1 km, implied",
      "Any school or university | within 500 m",
      "Pool",
      "Pets welcome",
      "Foreign quota",
      "Lowest price first",
    ]);
  });

  it.each([
    [{ min: 0, max: 0 }, "Studio"],
    [{ min: 0, max: 1 }, "Studio to 1 bedroom"],
    [{ min: 1, max: 1 }, "1 bedroom"],
    [{ min: 2, max: 3 }, "2 to 3 bedrooms"],
    [{ min: 3 }, "3 or more bedrooms"],
    [{ max: 2 }, "up to 2 bedrooms"],
  ])("counts bedrooms %o as %s", (bedrooms, text) => {
    expect(textsOf({ bedrooms })).toEqual([text]);
  });

  it("writes places as the conversation does, where it knows how", () => {
    const part = criteriaOf({ places: ["Ari", "Thong Lo"] }, { names: { Ari: "อารีย์" } });
    const chips = criteriaChips(part, { language: "th", t, word });
    expect(chips.map(({ text, textLanguage }) => [text, textLanguage])).toEqual([
      ["อารีย์", "th"],
      ["Thong Lo", "en"],
    ]);
    expect(chips[0]?.without.criteria.places).toEqual(["Thong Lo"]);
  });

  it("has a chip for each kind that is not wanted, and for homes that are sold", () => {
    const part = criteriaOf(
      { types: ["house"] },
      { extensions: { not_types: ["condo", "land"], near_any: true }, status: "sold" },
    );
    const chips = criteriaChips(part, { language: "en", t, word });
    expect(chips.map(({ text }) => text)).toEqual(["House", "No condos", "No land", "Sold homes"]);
    expect(chips.map(({ key }) => key)).toEqual(["types", "types", "types", "status"]);
    expect(chips[1]?.without).toEqual({
      criteria: part.criteria,
      extensions: { not_types: ["land"], near_any: true },
    });
    expect(chips[3]?.without).toEqual({ criteria: part.criteria, status: "available" });
    expect(chips[1]?.say).toEqual({ en: "Condo is fine too", th: "คอนโดก็ได้" });
    setLanguage("th");
    const thai = criteriaChips(part, { language: "th", t, word });
    expect(thai.map(({ text }) => text)).toEqual(["บ้าน", "ไม่เอาคอนโด", "ไม่เอาที่ดิน", "ขายแล้ว"]);
  });

  it("joins what is enough to be near by or, until one of them is left", () => {
    const part = criteriaOf(
      {
        near: [
          { kind: "transit", name: "Asok", within_m: null },
          { kind: "mall", name: "Terminal 21", within_m: null },
        ],
      },
      { extensions: { near_any: true } },
    );
    const chips = criteriaChips(part, { language: "en", t, word });
    expect(chips.map(({ text, isEither }) => [text, isEither])).toEqual([
      ["Asok", false],
      ["Terminal 21", true],
    ]);
    expect(chips[0]?.without.extensions).toEqual({ near_any: false });
    expect(chips[0]?.without.criteria.near).toHaveLength(1);
  });

  it("joins a place by or to what is to be near in its stead, and keeps the rest apart", () => {
    const part = criteriaOf(
      {
        places: ["Ari"],
        near: [
          { kind: "hospital", name: null, within_m: null },
          { kind: "transit", name: "Mo Chit", within_m: null },
        ],
      },
      { extensions: { not_types: ["land"], one_of: ["places", "transit"] } },
    );
    const chips = criteriaChips(part, { language: "en", t, word });
    expect(chips.slice(1).map(({ text, isEither }) => [text, isEither])).toEqual([
      ["Ari", false],
      ["Mo Chit", true],
      ["Any hospital", false],
    ]);
    const apart = { not_types: ["land"], near_any: false };
    expect(chips[1]?.without).toMatchObject({ criteria: { places: [] }, extensions: apart });
    expect(chips[1]?.without.extensions).toEqual(apart);
    expect(chips[2]?.without.extensions).toEqual(apart);
    expect(chips[2]?.without.criteria.near.map(({ kind }) => kind)).toEqual(["hospital"]);
    expect(chips[3]?.without.extensions).toEqual({ ...apart, one_of: ["places", "transit"] });
  });

  it("marks what follows apart from what was said", () => {
    const part = criteriaOf(
      { deal: "rent", types: ["condo"] },
      {
        origins: {
          deal: { kind: "implied", message_id: null },
          types: { kind: "stated", message_id: null },
        },
      },
    );
    const chips = criteriaChips(part, { language: "en", t, word });
    expect(chips.map(({ key, isImplied }) => [key, isImplied])).toEqual([
      ["deal", true],
      ["types", false],
    ]);
  });

  it("marks what may be misread, and nothing else", () => {
    const part = criteriaOf(
      { deal: "rent", places: ["Ari", "Asok"] },
      {
        origins: {
          deal: { kind: "stated", message_id: null },
          places: { kind: "unsure", message_id: null },
        },
      },
    );
    const chips = criteriaChips(part, { language: "en", t, word });
    expect(chips.map(({ key, isUnsure, isImplied }) => [key, isUnsure, isImplied])).toEqual([
      ["deal", false, false],
      ["places", true, false],
      ["places", true, false],
    ]);
  });

  it("loses exactly one thing with each chip that is taken away", () => {
    const chips = chipsOf(everything);
    for (const chip of chips) {
      const changed = CRITERIA_KEYS.filter(
        (key) => JSON.stringify(chip.without.criteria[key]) !== JSON.stringify(everything[key]),
      );
      expect(changed).toEqual([chip.key]);
      expect(chipsOf(chip.without.criteria)).toHaveLength(chips.length - 1);
    }
  });

  it("is nothing once every chip was taken away", () => {
    let criteria: Criteria = everything;
    for (;;) {
      const [chip] = chipsOf(criteria);
      if (chip === undefined) break;
      ({ criteria } = chip.without);
    }
    expect(isEmptyCriteria(criteria)).toBe(true);
    expect(criteria).toEqual(EMPTY_CRITERIA);
  });

  it("is taken away in the person's words, in the language of the conversation", () => {
    const say = Object.fromEntries(chipsOf(everything).map(({ id, say: words }) => [id, words]));
    expect(say["price:0"]).toEqual({ en: "Without the price limit", th: "ไม่จำกัดราคา" });
    expect(say["amenities:0"]).toEqual({
      en: "Pool is no longer a must",
      th: "ไม่ต้องมีเงื่อนไขสระว่ายน้ำแล้ว",
    });
    for (const words of Object.values(say)) {
      expect(words.th).toMatch(/[ก-๛]/);
      expect(words.en).not.toMatch(/[ก-๛{}]/);
      expect(words.th).not.toMatch(/[{}]/);
    }
  });
});

describe("the words in the heading", () => {
  it("are cut at 80 characters, on one line", () => {
    expect(quotedQuery("a\n b")).toBe("a b");
    expect(quotedQuery("x".repeat(80))).toHaveLength(80);
    expect(quotedQuery("x".repeat(200))).toBe("x".repeat(80));
  });

  it("keep every Thai letter with its marks", () => {
    const cut = quotedQuery("ก".repeat(79) + "กี่ห้อง");
    expect(cut).toBe("ก".repeat(79));
    expect(quotedQuery("ก".repeat(77) + "กี่ห้อง")).toBe("ก".repeat(77) + "กี่");
    expect(quotedQuery("a".repeat(79) + "😀😀")).toBe("a".repeat(79));
  });
});
