import { EMPTY_CRITERIA, type Criteria } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { PlaceWords } from "./place-name.ts";
import { titleFor } from "./title.ts";

const NOTHING = { criteria: EMPTY_CRITERIA };
const HOLDER: Readonly<Record<string, readonly string[]>> = {
  "Thong Lo": ["Watthana", "Bangkok"],
  Watthana: ["Bangkok"],
  Ari: ["Bangkok"],
};
const placesWithin = (places: readonly string[]) =>
  places.flatMap((place, at) =>
    places.some((other) => HOLDER[place]?.includes(other) === true) ? [at] : [],
  );
const name: PlaceWords = { placeName: ({ name: given }) => given, placesWithin };

const asked = (criteria: Partial<Criteria>) => ({ criteria: { ...EMPTY_CRITERIA, ...criteria } });
const THAI_NAMES: Readonly<Record<string, string>> = {
  Asok: "BTS อโศก",
  Ari: "อารีย์",
  Bangkok: "กรุงเทพมหานคร",
  "Thong Lo": "ทองหล่อ",
  Watthana: "วัฒนา",
};
const nameIn: PlaceWords = {
  placeName: ({ name: given }, language) =>
    (language === "th" ? THAI_NAMES[given] : { Asok: "BTS Asok" }[given]) ?? given,
  placesWithin,
};

describe("the name of a chat", () => {
  it.each([
    [
      "a station, rooms and a price a month",
      {
        deal: "rent",
        types: ["condo"],
        bedrooms: { min: 2, max: 2 },
        near: [{ kind: "transit", name: "Asok", within_m: null }],
        price: { max: 40_000, per: "month" },
      },
      "Asok · 2-bedroom condos to rent, up to ฿40,000",
      "อโศก · คอนโดให้เช่า 2 ห้องนอน ไม่เกิน ฿40,000",
    ],
    [
      "a place and a station",
      {
        deal: "sale",
        places: ["Ari"],
        near: [{ kind: "transit", name: "Asok", within_m: 500 }],
      },
      "Asok, Ari · homes for sale",
      "อโศก, อารีย์ · ที่พักขาย",
    ],
    [
      "a network of stations",
      { types: ["condo"], near: [{ kind: "transit", name: "BTS", within_m: null }] },
      "Near BTS · condos",
      "ใกล้ BTS · คอนโด",
    ],
    [
      "another network of stations",
      { near: [{ kind: "transit", name: "MRT", within_m: null }] },
      "Near MRT · homes",
      "ใกล้ MRT · ที่พัก",
    ],
    [
      "a place and anything of a kind beside it",
      {
        types: ["house"],
        places: ["Ari"],
        near: [{ kind: "school", name: null, within_m: null }],
        price: { max: 1_000, per: "night" },
      },
      "Ari · houses near a school or university, up to ฿1,000 a night",
      "อารีย์ · บ้าน ใกล้โรงเรียนหรือมหาวิทยาลัย ไม่เกิน ฿1,000 ต่อคืน",
    ],
    [
      "a place and the wider ones that hold it are one place",
      { types: ["condo"], places: ["Bangkok", "Thong Lo", "Watthana"] },
      "Thong Lo, Watthana, Bangkok · condos",
      "ทองหล่อ วัฒนา กรุงเทพมหานคร · คอนโด",
    ],
    [
      "two places in a third: it goes without saying",
      { types: ["condo"], places: ["Ari", "Watthana", "Bangkok"] },
      "Ari, Watthana · condos",
      "อารีย์, วัฒนา · คอนโด",
    ],
    [
      "no place at all",
      { deal: "rent", types: ["condo"], bedrooms: { min: 1, max: 1 } },
      "1-bedroom condos to rent",
      "คอนโดให้เช่า 1 ห้องนอน",
    ],
  ] satisfies [string, Partial<Criteria>, string, string][])(
    "is what is looked for, the place first: %s",
    (_about, criteria, english, thai) => {
      expect(titleFor(asked(criteria), "x", "en", nameIn)).toBe(english);
      expect(titleFor(asked(criteria), "x", "th", nameIn)).toBe(thai);
    },
  );

  it("is the person's own words where nothing was asked for, on one line and not too long", () => {
    expect(titleFor(NOTHING, "  good\n\nmorning ", "en", name)).toBe("good morning");
    const long = titleFor(NOTHING, "ห้องน้ำ".repeat(30), "th", name);
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long.endsWith("…")).toBe(true);
  });

  it("is cut between words", () => {
    const title = titleFor(NOTHING, "somewhere quiet and green ".repeat(5), "en", name);
    expect(title).toBe(
      "somewhere quiet and green somewhere quiet and green somewhere quiet and green…",
    );
  });

  it("holds no markup and no half characters", () => {
    const title = titleFor(NOTHING, `<b>[x](javascript:1)</b> ${"😀".repeat(40)}`, "en", name);
    expect(title).not.toMatch(/[<>[\]]/);
    // Half of a surrogate pair cannot be encoded.
    expect(() => encodeURIComponent(title)).not.toThrow();
  });
});
