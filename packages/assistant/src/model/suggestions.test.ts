import {
  EMPTY_CRITERIA,
  searchQuery,
  type Criteria,
  type SearchExtensions,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { ARI, modelTurn, type TurnOf } from "../testing/model-turns.ts";
import { calls, says } from "../testing/scripted-model.ts";
import { addedTo } from "./suggestions.ts";

const search = (criteria: Partial<Criteria>) => ({
  name: "search_listings",
  input: { query: { criteria: { ...EMPTY_CRITERIA, ...criteria } } },
});
const STANDING = { criteria: { ...EMPTY_CRITERIA, places: ["Ari"] } };
const SAID = says("The homes stand below.");

const turnOf = async (
  turn: Omit<TurnOf, "script">,
  ...made: readonly { readonly name: string; readonly input: unknown }[]
) => {
  const { parts, state } = await modelTurn({ ...turn, script: [calls(...made), SAID] });
  return {
    state,
    types: parts.map(({ type }) => type),
    chips: parts.find((part) => part.type === "criteria"),
    listings: parts.find((part) => part.type === "listings"),
  };
};

describe("homes that a model searches for itself", () => {
  it("are drawn where the message named none, and what was added is offered", async () => {
    const text = "we need a change of air, with our two kids";
    const { state, types, chips, listings } = await turnOf({ text }, search({ places: ["Ari"] }));
    expect(types).toEqual(["criteria", "listings", "written_by"]);
    expect(chips).toMatchObject({
      criteria: EMPTY_CRITERIA,
      suggested: [{ key: "places", criteria: { places: ["Ari"] }, count: 2 }],
    });
    expect(listings).toMatchObject({ query: "Homes in Ari", cards: [{ id: "a" }, { id: "b" }] });
    expect(state).toMatchObject({ criteria: EMPTY_CRITERIA, shown: [{ id: "a" }, { id: "b" }] });
    expect(state.page).toBeUndefined();
  });

  const LEASE = { text: "How much deposit may a landlord ask for?", state: STANDING };

  it("are drawn where they fit all that was asked before", async () => {
    const { listings, chips, state } = await turnOf(
      LEASE,
      search({ places: ["Ari"], amenities: ["pool"] }),
    );
    expect(listings?.cards).toHaveLength(2);
    expect(chips).toMatchObject({ criteria: STANDING.criteria, suggested: [{ key: "amenities" }] });
    expect(state.criteria).toEqual(STANDING.criteria);
  });

  it.each<[string, Partial<Criteria>]>([
    ["elsewhere", { places: ["Phuket"] }],
    ["in more places", { places: ["Ari", "Phuket"] }],
    ["anywhere", {}],
    ["by a figure that nobody gave", { places: ["Ari"], price: { max: 37_123, per: "month" } }],
  ])("are looked up and not drawn where they are searched for %s", async (_where, criteria) => {
    const homes = [...ARI, { id: "p", place: "Phuket", rent: 9_000 }];
    const { types, state } = await turnOf({ ...LEASE, homes }, search(criteria));
    expect(types).not.toContain("listings");
    expect(state.criteria).toEqual(STANDING.criteria);
    expect(state.shown).toBeUndefined();
  });
});

describe("criteria that a model offers", () => {
  const offered = async (text: string, input: object, homes = ARI) => {
    const { chips } = await turnOf({ text, homes }, { name: "suggest_criteria", input });
    return (chips?.suggested ?? []).map(({ key, count }) => [key, count]);
  };

  it.each<[string, string, object, readonly (readonly [string, number])[]]>([
    ["an amenity besides", "condos in Ari, quiet", { amenities: ["pool"] }, [["amenities", 2]]],
    ["a figure that a look-up gave", "condos in Ari, quiet", { price: { max: 20_000, per: "month" } }, [["price", 1]]],
    ["a figure that nobody gave", "condos in Ari, quiet", { price: { max: 25_000, per: "month" } }, []],
    ["another place", "condos in Ari, quiet", { places: ["Phuket"] }, []],
    ["what no home has", "condos in Ari, quiet", { bedrooms: { min: 2 }, area_sqm: { min: 45 } }, [["bedrooms", 1], ["area_sqm", 1]]],
    ["a place on no map", "somewhere airy for my mum", { near: [{ kind: "poi", name: "Moon Bay", within_m: null }] }, []],
  ])("%s", async (_what, text, input, expected) => {
    expect(await offered(text, input)).toEqual(expected);
  }); // prettier-ignore
});

it("an answer without anything to offer gets no chips for it", async () => {
  const { types } = await turnOf(
    { text: "How much deposit may a landlord ask for?", state: STANDING },
    { name: "get_listing", input: { listing_id: "a" } },
  );
  expect(types).not.toContain("criteria");
  const searched = await turnOf(
    { text: "condos in Ari, quiet" },
    { name: "get_listing", input: { listing_id: "a" } },
  );
  expect(searched.chips).not.toHaveProperty("suggested");
});

it.each([
  ["a further page", { page: 2, page_size: 1 }, {}],
  ["homes that are sold", {}, { status: "sold" }],
])("%s that a model searches for is not drawn", async (_what, beside, search) => {
  const criteria = { ...EMPTY_CRITERIA, places: ["Ari"] };
  const homes = [...ARI, { id: "s", place: "Ari", sale: 4_000_000, status: "sold" as const }];
  const { types } = await turnOf(
    { text: "How much deposit may a landlord ask for?", state: STANDING, homes },
    { name: "search_listings", input: { query: { criteria, ...search }, ...beside } },
  );
  expect(types).not.toContain("listings");
});

describe("what a search adds to what is asked for", () => {
  const near = (kind: "transit" | "school", name: string) => ({ kind, name, within_m: null });
  const asked: Criteria = {
    ...EMPTY_CRITERIA,
    places: ["Ari"],
    bedrooms: { min: 2, max: 2 },
    near: [near("transit", "Ari")],
    amenities: ["pool"],
  };
  const added = (next: Partial<Criteria>, extensions: SearchExtensions = {}) =>
    addedTo(searchQuery({ criteria: asked, extensions }), { ...asked, ...next });
  const school = { near: [...asked.near, near("school", "Chulalongkorn")] };

  it("is what was open, another amenity, or something of another kind to be near", () => {
    expect(added({})).toEqual({});
    expect(added({ tenure: "freehold" })).toEqual({ tenure: "freehold" });
    expect(added({ amenities: ["pool", "gym"] })).toEqual({ amenities: ["pool", "gym"] });
    expect(added(school)).toEqual(school);
  });

  it("is nothing where it changes, drops or widens what is asked for", () => {
    expect(added({ bedrooms: { min: 3, max: 3 } })).toBeNull();
    expect(added({ places: ["Ari", "Phuket"] })).toBeNull();
    expect(added({ amenities: [] })).toBeNull();
    expect(added({ amenities: ["gym"] })).toBeNull();
    expect(added({ near: [] })).toBeNull();
    expect(added({ near: [...asked.near, near("transit", "Asok")] })).toBeNull();
  });

  it("is nothing beside things of which one is enough, since one more would widen the search", () => {
    const either = {
      ...asked,
      near: [...asked.near, { kind: "mall" as const, name: null, within_m: null }],
    };
    const search = searchQuery({ criteria: either, extensions: { near_any: true } });
    const more = { ...either, near: [...either.near, near("school", "Chulalongkorn")] };
    expect(addedTo(search, more)).toBeNull();
    expect(addedTo(searchQuery({ criteria: either }), more)).toEqual({ near: more.near });
    expect(added(school, { one_of: ["places", "transit"] })).toBeNull();
    expect(added(school, { one_of: [] })).toEqual(school);
  });
});
