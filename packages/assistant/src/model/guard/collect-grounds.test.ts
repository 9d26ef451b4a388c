import { expect, it } from "vitest";
import { Groundwork } from "./collect-grounds.ts";
import type { FigureReading } from "./figure.ts";

const figuresOf = (data: unknown): readonly FigureReading[] => {
  const groundwork = new Groundwork();
  groundwork.addData(data);
  return groundwork.grounds.figures;
};

it.each([
  ["total", "homes"],
  ["n_units", "homes"],
  ["difference_pct", "percent"],
  ["price_thb", "thb"],
  ["sqm_thb", "thb"],
  ["median", "thb"],
  ["area_sqm", "sqm"],
  ["land", "sqm"],
  ["straight_line_metres", "metre"],
  ["within_m", "metre"],
  ["bedrooms", "rooms"],
  ["months", "month"],
  ["built_year", "year"],
  ["floor_number", "any"],
])("a number under %s counts %s", (key, unit) => {
  expect(figuresOf({ [key]: 7 })).toEqual([{ value: 7, unit }]);
});

it("a number in a sheet counts what its unit says, and a loss is told without its sign", () => {
  expect(figuresOf({ unit: "thb_month", amount: 7 })).toEqual([{ value: 7, unit: "thb" }]);
  expect(figuresOf({ unit: "years", value: 7 })).toEqual([{ value: 7, unit: "year" }]);
  expect(figuresOf({ unit: "parsec", value: 7 })).toEqual([{ value: 7, unit: "any" }]);
  expect(figuresOf({ by_pct: -7 })).toEqual([{ value: 7, unit: "percent" }]);
});

it("marks of ours ground nothing", () => {
  expect(figuresOf({ id: 7, place_id: 7, version: 7, page: 7, url: "/7", language: "7" })).toEqual(
    [],
  );
});

it("a list of homes grounds how many there are, a list of numbers only the numbers", () => {
  expect(figuresOf({ cards: [{}, {}] })).toEqual([{ value: 2, unit: "homes" }]);
  expect(figuresOf({ bedrooms: [1, 2] })).toEqual([
    { value: 1, unit: "rooms" },
    { value: 2, unit: "rooms" },
  ]);
});

it("what a partner wrote grounds no figure, and is a name unless it speaks of money", () => {
  const groundwork = new Groundwork();
  groundwork.addData({ title: "Sky Ari 18" });
  groundwork.addData({ title: "Only 18,000 baht" });
  groundwork.addData({ title: "Garden home" });
  const { figures, names, words } = groundwork.grounds;
  expect(figures).toEqual([]);
  expect(names).toEqual(["sky ari 18", "ari 18"]);
  expect(words).toContain("only 18,000 baht");
});

it("a day grounds its year, its month and its day", () => {
  const groundwork = new Groundwork();
  groundwork.addWords("read on 2026-10-03");
  const { figures } = groundwork.grounds;
  expect(figures).toEqual(
    expect.arrayContaining([
      { value: 2026, unit: "year" },
      { value: 10, unit: "any" },
      { value: 3, unit: "any" },
    ]),
  );
});

it("what is added later counts as well, and as many homes as were ever on screen", () => {
  const groundwork = new Groundwork();
  groundwork.addHomes(6);
  expect(groundwork.grounds).toMatchObject({ homes: 6, figures: [{ value: 6 }] });
  groundwork.addHomes(2);
  groundwork.addWords("about 40k");
  expect(groundwork.grounds.homes).toBe(6);
  expect(groundwork.grounds.words).toBe("about 40k");
  expect(groundwork.grounds.figures).toContainEqual(expect.objectContaining({ value: 40_000 }));
});
