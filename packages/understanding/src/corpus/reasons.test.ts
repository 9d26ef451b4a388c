import type { Criteria } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";

/** The search after the turns, each read over the state that the ones before it left. */
function after(...turns: readonly string[]): Criteria {
  const states = turns.reduce<Parameters<typeof stateAfter>[0][]>(
    (all, text) => [...all, stateAfter(all.at(-1), understand({ text, state: all.at(-1) }))],
    [],
  );
  return states.at(-1)?.criteria as Criteria;
}

describe("the figure that stands, said as the reason for another", () => {
  const RENT = "studio in Bang Na to rent, 15k";
  it.each([
    ["make it 17 then, no luck at 15", 17_000],
    ["make it 18, I got a raise", 18_000],
    ["change it to 19, prices went up", 19_000],
    ["15k gets you nothing decent, 18k", 18_000],
    ["15k was optimistic, so 20k", 20_000],
    ["หมื่นห้าคงหายาก งั้นหมื่นแปด", 18_000],
    ["15000 คงไม่ได้ งั้น 18000", 18_000],
    ["หมื่นห้าหาไม่เจอเลย เอาสองหมื่นละกัน", 20_000],
  ])("%s", (text, max) => expect(after(RENT, text).price).toEqual({ max, per: "month" }));

  it.each([
    ["15 to 18k", { min: 15_000, max: 18_000, per: "month" }],
    ["between 15k and 18k", { min: 15_000, max: 18_000, per: "month" }],
    ["from 15k up to 18k", { min: 15_000, max: 18_000, per: "month" }],
    ["15k max", { max: 15_000, per: "month" }],
    ["หมื่นห้าถึงหมื่นแปด", { min: 15_000, max: 18_000, per: "month" }],
  ])("is an end of a range all the same: %s", (text, price) =>
    expect(after(RENT, text).price).toEqual(price),
  );
});

describe("what one place is too much of is why another is named", () => {
  it.each([
    ["Kata is too expensive, maybe Rawai", ["Rawai"]],
    ["Kata is too noisy. Rawai or Chalong please", ["Rawai", "Chalong"]],
    ["Patong is too far, something in Rawai", ["Rawai"]],
  ])("%s", (text, places) => {
    const { places: found, price } = after("house in Kata for rent, 30k", text);
    expect(found).toEqual(places);
    expect(price).toEqual({ max: 30_000, per: "month" });
  });
});

describe("the place that stands, told of before another takes its place", () => {
  const KATA = "house in Kata for rent";
  it.each([
    "Kata is boring for the kids. Rawai instead",
    "Kata is too quiet, make it Rawai",
    "Kata was lovely once, change to Rawai",
  ])("%s", (text) => expect(after(KATA, text).places).toEqual(["Rawai"]));

  it.each([
    "Kata, and Rawai as well",
    "Kata or Rawai",
    "Kata is quiet, Rawai also",
    "Kata is good, add Rawai",
  ])("stays where the other one joins it: %s", (text) =>
    expect(after(KATA, text).places).toEqual(["Kata", "Rawai"]),
  );
});

describe("a name behind and, and no more", () => {
  const CONDO = "condo in Ari to rent";
  it.each([
    ["and Phaya Thai", ["Ari", "Phaya Thai"]],
    ["and Phaya Thai please", ["Ari", "Phaya Thai"]],
    ["และพญาไท", ["Ari", "Phaya Thai"]],
    ["แล้วก็พญาไท", ["Ari", "Phaya Thai"]],
  ])("joins: %s", (text, places) => expect(after(CONDO, text).places).toEqual(places));

  it.each([
    "and what about Phaya Thai?",
    "and in Phaya Thai",
    "and now Phaya Thai instead",
    "and Phaya Thai?",
  ])("takes the place of the other: %s", (text) =>
    expect(after(CONDO, text).places).toEqual(["Phaya Thai"]),
  );
});

describe("also, said of somebody, widens nothing", () => {
  const HOUSE = "3 bedroom house in Rayong to buy";
  it.each(["at least 4 bedrooms, his sister comes also", "at least 4 bedrooms, her father sleeps there too"])(
    "%s",
    (text) => expect(after(HOUSE, text).bedrooms).toEqual({ min: 4 }),
  ); // prettier-ignore

  it("but of a place it does", () =>
    expect(after(HOUSE, "Chanthaburi, also").places).toEqual(["Rayong", "Chanthaburi"]));
});

describe("both, and then why", () => {
  const other = ["condo in Ari to rent", "what about Ekkamai?"] as const;
  it.each(["both, we can't agree", "both, or she will be angry", "ทั้งคู่, ตกลงกันไม่ได้"])("%s", (text) =>
    expect(after(...other, text).places).toEqual(["Ari", "Ekkamai"]),
  ); // prettier-ignore

  it.each(["both, what about Thong Lo?", "both bedrooms with a window"])(
    "names something else: %s",
    (text) => expect(after(...other, text).places).not.toContain("Ari"),
  );
});

describe("what is taken out by its name", () => {
  const TWO = "house to rent in Hang Dong or San Kamphaeng, 18000, pool";
  it.each([
    ["take Hang Dong out, the smoke there is awful", ["San Kamphaeng"], ["pool"]],
    ["leave the pool out", ["Hang Dong", "San Kamphaeng"], []],
    ["cut San Kamphaeng out please", ["Hang Dong"], ["pool"]],
  ])("%s", (text, places, amenities) => {
    expect(after(TWO, text)).toMatchObject({ places, amenities });
  });

  it.each([
    ["drop the price limit", null],
    ["lift the price limit please", null],
    ["keep the price limit", { max: 18_000, per: "month" }],
  ])("the limit of the price: %s", (text, price) => {
    expect(after(TWO, text).price).toEqual(price);
  });
});

it.each([
  ["my wife says no pool, no deal", ["pool"]],
  ["no balcony no go", ["balcony"]],
  ["no pool", []],
  ["no pool, no gym", []],
])("a thing without which nothing comes of it is asked for: %s", (text, amenities) => {
  expect(after("2 bed condo to rent in Ari up to 32k", text).amenities).toEqual(amenities);
});
