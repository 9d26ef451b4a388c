import type { Criteria, PlaceRef, SearchExtensions } from "@propertyvr/vocabulary";
import { EMPTY_CRITERIA, searchQuery } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { locate } from "./locate.ts";
import { placeById } from "./named.ts";

const asked = (criteria: Partial<Criteria>, ...place_refs: readonly PlaceRef[]) =>
  searchQuery({ criteria: { ...EMPTY_CRITERIA, ...criteria }, place_refs });
const areasOf = (id: string) => placeById(id)?.areas;
const pointOf = (id: string) => placeById(id)?.point;

describe("places become areas", () => {
  it("a province by its code, a neighbourhood by its circle", () => {
    expect(locate(asked({ places: ["Phuket"] })).resolved.areas).toEqual([
      { kind: "province", code: 83 },
    ]);
    expect(locate(asked({ places: ["Thong Lo"] })).resolved.areas).toEqual(
      areasOf("area:thong-lo"),
    );
  });

  it("siblings are any of, a parent beside its child falls away", () => {
    expect(locate(asked({ places: ["Ari", "Ekkamai"] })).resolved.areas).toHaveLength(2);
    expect(locate(asked({ places: ["Bangkok", "Watthana", "Thong Lo"] })).resolved.areas).toEqual(
      areasOf("area:thong-lo"),
    );
    expect(locate(asked({ places: ["Sukhumvit", "Sukhumvit 39"] })).resolved.areas).toEqual(
      areasOf("soi:sukhumvit-39"),
    );
    expect(
      locate(asked({ places: ["Bangkok and vicinity", "Nonthaburi"] })).resolved.areas,
    ).toEqual([{ kind: "province", code: 12 }]);
    expect(locate(asked({ places: ["Pattaya", "Jomtien"] })).resolved.areas).toEqual(
      areasOf("area:jomtien"),
    );
    expect(locate(asked({ places: ["Phuket", "Thong Lo"] })).resolved.areas).toHaveLength(2);
  });

  it("a road of several circles says how wide they are together", () => {
    const { areas } = locate(asked({ places: ["Charoen Nakhon Road"] })).resolved;
    const widths = areas.map((area) => area.kind === "circle" && area.acrossM);
    expect(areas.length).toBeGreaterThan(1);
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeGreaterThan(4_000);
  });

  it("greater Bangkok is six provinces", () => {
    const codes = locate(asked({ places: ["กรุงเทพฯและปริมณฑล"] })).resolved.areas.map(
      (area) => "code" in area && area.code,
    );
    expect(codes).toEqual([10, 11, 12, 13, 73, 74]);
  });

  it("a reference says which of several is meant", () => {
    const criteria = { places: ["Phetchaburi"] };
    expect(locate(asked(criteria)).resolved.areas).toEqual([{ kind: "province", code: 76 }]);
    const road = { name: "Phetchaburi", id: "road:phetchaburi-road", kind: "road" } as const;
    expect(locate(asked(criteria, road)).resolved.areas).toMatchObject(
      areasOf("road:phetchaburi-road") ?? [],
    );
  });

  it("a station can stand for its surroundings", () => {
    expect(locate(asked({ places: ["Bang Phai"] })).resolved.areas).toEqual(
      areasOf("station:mrt-bang-phai"),
    );
  });

  it("a name on no map narrows nothing and is named", () => {
    const located = locate(
      asked({ places: ["Atlantis", "Ari"], near: [{ kind: "poi", name: "cafe", within_m: null }] }),
    );
    expect(located.unplaced).toEqual(["Atlantis", "cafe"]);
    expect(located.resolved.areas).toEqual(areasOf("area:ari"));
    expect(located.resolved.near).toEqual([]);
  });

  it("takes a chain of malls for all of its branches, of which the place of the search leaves its own", () => {
    const near = [{ kind: "mall" as const, name: "Central", within_m: null }];
    const located = locate(asked({ near }));
    expect(located.unplaced).toEqual([]);
    const names = located.targets.map(({ name }) => name);
    expect(names).toContain("Central Khon Kaen");
    expect(names.every((name) => name.startsWith("Central "))).toBe(true);
    expect(locate(asked({ near: [{ ...near[0]!, name: "Centr" }] })).unplaced).toEqual(["Centr"]);
  });
});

describe("things to be near become targets", () => {
  it("one kind is any of, different kinds are all of", () => {
    const { resolved } = locate(
      asked({
        near: [
          { kind: "transit", name: "Asok", within_m: 500 },
          { kind: "transit", name: "Nana", within_m: 500 },
          { kind: "school", name: "NIST", within_m: null },
        ],
      }),
    );
    expect(resolved.near.map((group) => group.length)).toEqual([2, 1]);
    expect(resolved.near[0]?.[0]).toEqual({
      kind: "spots",
      spots: [pointOf("station:bts-asok")],
      withinM: 500,
    });
  });

  it("what was only near is searched within the implied radius, which is told", () => {
    const located = locate(
      asked({
        near: [
          { kind: "transit", name: "Ari", within_m: null },
          { kind: "school", name: null, within_m: null },
          { kind: "airport", name: null, within_m: null },
          { kind: "beach", name: null, within_m: 200 },
        ],
      }),
    );
    expect(located.impliedWithinM).toEqual([1_000, 2_000, 15_000, null]);
    expect(located.resolved.near.flat().map(({ withinM }) => withinM)).toEqual([
      1_000, 2_000, 15_000, 200,
    ]);
  });

  it("an industrial estate is near further away than a park is", () => {
    const near = [
      { kind: "poi", name: "Amata Nakorn Industrial Estate", within_m: null },
      { kind: "poi", name: "Lumphini Park", within_m: null },
    ] as const;
    expect(locate(asked({ near })).impliedWithinM).toEqual([8_000, 1_000]);
  });

  it("what is on no map is searched within no radius", () => {
    const near = [{ kind: "poi", name: "park", within_m: null } as const];
    expect(locate(asked({ near }))).toMatchObject({ unplaced: ["park"], impliedWithinM: [null] });
  });

  it.each([
    ["BTS", "bts"],
    ["MRT", "mrt"],
    ["Airport Rail Link", "arl"],
    [null, "transit"],
  ] as const)("%s is the nearest of its kind", (name, nearest) => {
    const located = locate(asked({ near: [{ kind: "transit", name, within_m: null }] }));
    expect(located.resolved.near).toEqual([[{ kind: "nearest", nearest, withinM: 1_000 }]]);
    expect(located.targets).toEqual([]);
  });

  it("a line is all its stations", () => {
    const [[target] = []] = locate(
      asked({ near: [{ kind: "transit", name: "MRT Purple Line", within_m: null }] }),
    ).resolved.near;
    expect(target?.kind === "spots" && target.spots.length).toBe(16);
  });

  it("a station on two networks is both, unless one is said", () => {
    const spots = (name: string) =>
      locate(asked({ near: [{ kind: "transit", name, within_m: null }] })).targets.length;
    expect([spots("Bang Wa"), spots("BTS Bang Wa")]).toEqual([2, 1]);
  });

  it("distance is shown to what was asked first", () => {
    const { targets } = locate(
      asked({
        near: [
          { kind: "mall", name: "Central Rama 9", within_m: null },
          { kind: "transit", name: "Phra Ram 9", within_m: null },
        ],
      }),
    );
    expect(targets.map(({ name, nameTh }) => [name, nameTh])).toEqual([
      ["Central Rama 9", "เซ็นทรัล พระราม 9"],
      ["Phra Ram 9", "พระราม 9"],
    ]);
  });

  it("an area that is nothing to be near is taken at the spot known best", () => {
    const { targets } = locate(
      asked({ near: [{ kind: "poi", name: "Khlong Toei", within_m: null }] }),
    );
    expect(targets.map(({ point }) => point)).toEqual([pointOf("station:mrt-khlong-toei")]);
  });
});

it("price, rooms and the rest are carried over, and only what is available is asked for", () => {
  const price = { max: 25_000, per: "month" } as const;
  const { resolved } = locate(
    asked({
      deal: "rent",
      price,
      bedrooms: { min: 1 },
      area_sqm: { min: 30 },
      amenities: ["pool"],
      tenure: "freehold",
    }),
  );
  expect(resolved).toMatchObject({
    deal: "rent",
    price,
    bedrooms: { min: 1 },
    areaSqm: { min: 30 },
    amenities: ["pool"],
    tenure: "freehold",
    status: "available",
  });
});

describe("what is asked beside the criteria", () => {
  const { criteria } = asked({
    near: [
      { kind: "transit", name: "Asok", within_m: null },
      { kind: "mall", name: null, within_m: null },
    ],
  });
  const beside = (extensions: SearchExtensions) =>
    locate(searchQuery({ criteria, extensions })).resolved;

  it("things of different kinds are all wanted, or any of them where the person said or", () => {
    expect(beside({}).near.map((group) => group.length)).toEqual([1, 1]);
    const either = beside({ near_any: true }).near;
    expect(either.map((group) => group.length)).toEqual([2]);
  });

  it("kinds of home that are refused are refused", () => {
    expect(beside({ not_types: ["condo", "land"] }).notTypes).toEqual([
      "condo",
      "land",
      "office",
      "warehouse",
    ]);
  });

  it("who names no kind looks for homes, and for plots where their size is asked for", () => {
    const notTypesOf = (criteria: Partial<Criteria>) =>
      locate(searchQuery({ criteria: { ...EMPTY_CRITERIA, ...criteria } })).resolved.notTypes;
    expect(notTypesOf({})).toEqual(["office", "warehouse", "land"]);
    expect(notTypesOf({ land_sqm: { min: 1_600 } })).toEqual(["office", "warehouse"]);
    expect(notTypesOf({ types: ["warehouse"] })).toEqual([]);
  });
});
