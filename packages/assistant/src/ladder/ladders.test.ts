import {
  EMPTY_CRITERIA,
  searchQuery,
  type BothNames,
  type Criteria,
  type SearchExtensions,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { letGo } from "./let-go.ts";
import { climbed, laddersOf } from "./ladders.ts";
import { pairsOf } from "./pairs.ts";
import type { LadderMap } from "./rungs.ts";

const SANAM_PAO: BothNames = { en: "Sanam Pao", th: "สนามเป้า" };
const SAPHAN_KHWAI: BothNames = { en: "Saphan Khwai", th: "สะพานควาย" };
const BANGKOK: BothNames = { en: "Bangkok", th: "กรุงเทพมหานคร" };
const MAP: LadderMap = {
  impliedWithinM: [],
  stationsBeside: ({ name }) => (name === "Ari" ? [SANAM_PAO, SAPHAN_KHWAI] : []),
  provinceAround: (places) => (places.includes("Ari") ? BANGKOK : null),
  placesWithin: (places) => (places.includes("Bangkok") && places.includes("Ari") ? [0] : []),
};
const asked = (criteria: Partial<Criteria>, extensions: SearchExtensions = {}) =>
  searchQuery({ criteria: { ...EMPTY_CRITERIA, ...criteria }, extensions });
const near = (name: string | null, within_m: number | null = null) =>
  ({ kind: "transit", name, within_m }) as const;

/** Each change with the criteria that it changes. */
function changesOf(criteria: Partial<Criteria>, extensions: SearchExtensions = {}) {
  const query = asked(criteria, extensions);
  return laddersOf(query, MAP).flatMap(({ steps, letGo }) =>
    [...steps, ...(letGo === null ? [] : [letGo])].map((rung) => {
      const after = climbed(query, [rung]);
      const edits = Object.entries(after.criteria).filter(
        ([key, value]) =>
          JSON.stringify(value) !== JSON.stringify(query.criteria[key as keyof Criteria]),
      );
      return [rung.change.kind, Object.fromEntries(edits)];
    }),
  );
}

const month = "month";
const CASES: readonly (readonly [
  what: string,
  asked: Partial<Criteria>,
  changes: readonly (readonly [kind: string, edit: Partial<Criteria>])[],
])[] = [
  [
    "a highest rent goes up by round amounts",
    { price: { max: 20_000, per: month } },
    [
      ["price", { price: { max: 25_000, per: month } }],
      ["price", { price: { max: 30_000, per: month } }],
      ["price", { price: { max: 35_000, per: month } }],
      ["price", { price: { max: 40_000, per: month } }],
      ["any_price", { price: null }],
    ],
  ],
  [
    "a highest price of 5 million goes up to 10 million by the million",
    { price: { max: 5_000_000, per: "total" } },
    [
      ["price", { price: { max: 6_000_000, per: "total" } }],
      ["price", { price: { max: 7_000_000, per: "total" } }],
      ["price", { price: { max: 8_000_000, per: "total" } }],
      ["price", { price: { max: 9_000_000, per: "total" } }],
      ["price", { price: { max: 10_000_000, per: "total" } }],
      ["any_price", { price: null }],
    ],
  ],
  [
    "a lowest price goes down, and the highest stays",
    { price: { min: 20_000, max: 95_000, per: month } },
    [
      ["price_from", { price: { min: 15_000, max: 95_000, per: month } }],
      ["price", { price: { min: 20_000, max: 100_000, per: month } }],
      ["price_from", { price: { min: 12_000, max: 95_000, per: month } }],
      ["price", { price: { min: 20_000, max: 120_000, per: month } }],
      ["price_from", { price: { min: 10_000, max: 95_000, per: month } }],
      ["price", { price: { min: 20_000, max: 150_000, per: month } }],
      ["any_price", { price: null }],
    ],
  ],
  [
    "a price a night has no step, because no home is offered by the night",
    { price: { max: 2_000, per: "night" } },
    [["any_price", { price: null }]],
  ],
  [
    "two bedrooms become two or three, then one or two",
    { bedrooms: { min: 2, max: 2 } },
    [
      ["bedrooms", { bedrooms: { min: 2, max: 3 } }],
      ["bedrooms", { bedrooms: { min: 1, max: 2 } }],
      ["any_bedrooms", { bedrooms: null }],
    ],
  ],
  [
    "a studio becomes a studio or one bedroom, never fewer",
    { bedrooms: { min: 0, max: 0 } },
    [
      ["bedrooms", { bedrooms: { min: 0, max: 1 } }],
      ["any_bedrooms", { bedrooms: null }],
    ],
  ],
  [
    "at least three bedrooms become at least two",
    { bedrooms: { min: 3 } },
    [
      ["bedrooms", { bedrooms: { min: 2 } }],
      ["any_bedrooms", { bedrooms: null }],
    ],
  ],
  [
    "three bathrooms become two",
    { bathrooms: { min: 3 } },
    [
      ["bathrooms", { bathrooms: { min: 2 } }],
      ["any_bathrooms", { bathrooms: null }],
    ],
  ],
  ["one bathroom is let go", { bathrooms: { min: 1 } }, [["any_bathrooms", { bathrooms: null }]]],
  [
    "sizes move by a fifth",
    { area_sqm: { min: 100, max: 120 }, land_sqm: { min: 400 } },
    [
      ["area_up_to", { area_sqm: { min: 100, max: 144 } }],
      ["area", { area_sqm: { min: 80, max: 120 } }],
      ["any_area", { area_sqm: null }],
      ["land", { land_sqm: { min: 320 } }],
      ["any_land", { land_sqm: null }],
    ],
  ],
  [
    "near a station goes further, and to the stations beside it",
    { near: [near("Ari", 800)] },
    [
      ["within", { near: [near("Ari", 1_000)] }],
      [
        "next_stations",
        { near: [near("Ari", 800), near("Sanam Pao", 800), near("Saphan Khwai", 800)] },
      ],
      ["within", { near: [near("Ari", 2_000)] }],
      ["not_near", { near: [] }],
    ],
  ],
  [
    "near a campus goes as far as people drive",
    { near: [{ kind: "school", name: "Mahidol University", within_m: 2_000 }] },
    [
      ["within", { near: [{ kind: "school", name: "Mahidol University", within_m: 3_000 }] }],
      ["within", { near: [{ kind: "school", name: "Mahidol University", within_m: 5_000 }] }],
      ["within", { near: [{ kind: "school", name: "Mahidol University", within_m: 10_000 }] }],
      ["not_near", { near: [] }],
    ],
  ],
  [
    "a radius that was implied is the one that grows",
    { near: [near(null)] },
    [
      ["within", { near: [near(null, 1_500)] }],
      ["within", { near: [near(null, 2_000)] }],
      ["not_near", { near: [] }],
    ],
  ],
  [
    "a station beside that is asked for already is not added",
    { near: [near("Ari", 500), near("Sanam Pao", 500)] },
    [
      ["within", { near: [near("Ari", 800), near("Sanam Pao", 800)] }],
      [
        "next_stations",
        { near: [near("Ari", 500), near("Sanam Pao", 500), near("Saphan Khwai", 500)] },
      ],
      ["within", { near: [near("Ari", 1_000), near("Sanam Pao", 1_000)] }],
      ["not_near", { near: [] }],
    ],
  ],
  [
    "a neighbourhood becomes its province, then anywhere",
    { places: ["Ari"] },
    [
      ["in_province", { places: ["Bangkok"] }],
      ["anywhere", { places: [] }],
    ],
  ],
  ["a province has no province around it", { places: ["Phuket"] }, [["anywhere", { places: [] }]]],
  [
    "two amenities go one at a time",
    { amenities: ["pool", "gym"] },
    [
      ["without", { amenities: ["gym"] }],
      ["without", { amenities: ["pool"] }],
    ],
  ],
  [
    "of three amenities all may go together",
    { amenities: ["pool", "gym", "parking"] },
    [
      ["without", { amenities: ["gym", "parking"] }],
      ["without", { amenities: ["pool", "parking"] }],
      ["without", { amenities: ["pool", "gym"] }],
      ["without", { amenities: [] }],
    ],
  ],
  [
    "deal, types and tenure are let go",
    { deal: "sale", types: ["condo"], tenure: "freehold" },
    [
      ["any_deal", { deal: null }],
      ["any_type", { types: [] }],
      ["any_tenure", { tenure: null }],
    ],
  ],
];

describe("what may be asked differently", () => {
  it.each(CASES)("%s", (_what, criteria, changes) => {
    expect(changesOf(criteria)).toEqual(changes);
  });

  it("a kind that was left out is let in", () => {
    const query = asked({}, { not_types: ["condo", "house"] });
    const after = laddersOf(query, MAP).map(({ letGo }) => [
      letGo?.change,
      climbed(query, letGo === null ? [] : [letGo]).extensions.not_types,
    ]);
    expect(after).toEqual([
      [{ kind: "allow_type", type: "condo" }, ["house"]],
      [{ kind: "allow_type", type: "house" }, ["condo"]],
    ]);
  });

  it("names no kind of thing where a place of that kind was named", () => {
    const letGo = (name: string | null) =>
      laddersOf(asked({ near: [{ kind: "school", name, within_m: 2_000 }] }), MAP)[0]?.letGo
        ?.change;
    expect(letGo("Kasetsart University")).toEqual({ kind: "not_near", near: null });
    expect(letGo(null)).toEqual({ kind: "not_near", near: "school" });
  });

  it("homes that are available take the place of those that are sold", () => {
    const query = { ...asked({}), status: "sold" as const };
    const [ladder] = laddersOf(query, MAP);
    expect(ladder?.letGo?.change).toEqual({ kind: "available" });
    expect(climbed(query, [ladder!.letGo!]).status).toBe("available");
  });
});

describe("two changes together", () => {
  const query = asked({
    price: { max: 20_000, per: month },
    near: [near("Ari"), { kind: "school", name: null, within_m: null }],
    amenities: ["pool", "gym", "parking"],
  });
  const pairs = pairsOf(laddersOf(query, MAP));

  it("never ease the same thing twice", () => {
    for (const { ladders } of pairs) {
      const [one, other] = ladders.map(({ constraint }) => JSON.stringify(constraint));
      expect(one).not.toBe(other);
    }
    const amenities = pairs.filter(({ ladders }) =>
      ladders.every(({ constraint }) => constraint.key === "amenities"),
    );
    expect(amenities).toHaveLength(3);
  });

  it("take each as far as its steps go, or let both go", () => {
    const two = asked({ price: { max: 20_000, per: month }, amenities: ["pool"] });
    const changes = pairsOf(laddersOf(two, MAP)).map(({ rungs }) =>
      rungs.map(({ change }) => change),
    );
    const withoutPool = { kind: "without", amenities: ["pool"] };
    expect(changes).toEqual([
      [{ kind: "price", max: 40_000, per: month }, withoutPool],
      [{ kind: "any_price" }, withoutPool],
    ]);
    const noSteps = asked({ amenities: ["pool", "gym"] });
    expect(pairsOf(laddersOf(noSteps, MAP))).toHaveLength(1);
  });

  it("stand the smallest first", () => {
    const costs = pairs.map(({ rungs: [one, other] }) => one.cost + other.cost);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  });

  it("keep the places of what they let go, whichever is done first", () => {
    for (const { rungs } of pairs) {
      const { criteria } = climbed(query, rungs);
      const dropped = rungs.flatMap((rung) => ("drop" in rung ? [rung.drop] : []));
      const isKept = (key: string, at: number) =>
        !dropped.some((drop) => drop.key === key && (drop.items?.includes(at) ?? true));
      expect(criteria.amenities).toEqual(
        query.criteria.amenities.filter((_, at) => isKept("amenities", at)),
      );
      const kinds = query.criteria.near.filter((_, at) => isKept("near", at));
      expect(new Set(criteria.near.map(({ kind }) => kind))).toEqual(
        new Set(kinds.map(({ kind }) => kind)),
      );
    }
  });
});

describe("what is let go of", () => {
  it("is a larger change where the kind is land than where it is a condo", () => {
    const costOf = (types: Criteria["types"], key: "types" | "price") =>
      letGo(asked({ types }), { key }).cost;
    expect(costOf(["land"], "types")).toBeGreaterThan(costOf(["condo"], "types"));
    expect(costOf(["land", "condo"], "types")).toBe(costOf(["condo"], "types"));
    expect(costOf(["land"], "price")).toBe(costOf(["condo"], "price"));
  });

  it("is named by its kind where only that one goes", () => {
    const query = asked({
      near: [near("Ari"), { kind: "hospital", name: null, within_m: null }],
    });
    const changeOf = (items?: readonly number[]) =>
      letGo(query, { key: "near", ...(items && { items }) }).change;
    expect(changeOf([1])).toEqual({ kind: "not_near", near: "hospital" });
    expect(changeOf()).toEqual({ kind: "not_near", near: null });
  });
});
