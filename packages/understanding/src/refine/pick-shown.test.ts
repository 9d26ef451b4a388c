import type { Action, ShownHome } from "@propertyvr/vocabulary";
import { describe, expect, it, test } from "vitest";
import { understand } from "../understand.ts";

const SHOWN: readonly ShownHome[] = [
  { id: "a", title: "Condo Aspire Rama 4 with pool", price: 20_000, bedrooms: 1, area_sqm: 30 },
  { id: "b", title: "House in Ari with garden, 2 bedrooms", price: 31_000, area_sqm: 90 },
  { id: "c", title: "Condo Knightsbridge near BTS Asok", price: 20_900, bedrooms: 2, area_sqm: 35 },
  { id: "d", title: "Condo Knightsbridge with pool and gym", price: null, bedrooms: 3 },
];
const { criteria } = understand({ text: "to rent in Bangkok, up to 45k a month" });
const actionOf = (text: string, shown = SHOWN): Action | null =>
  understand({ text, state: { criteria, shown } }).action;

describe("a home on screen is picked by what only its title or its figures say", () => {
  test.each<readonly [text: string, type: Action["type"], index: number]>([
    ["I like the Aspire one", "select", 1],
    ["save the aspire one", "save", 1],
    ["save the one with a gym", "save", 4],
    ["ชอบอันที่มีสวน", "select", 2],
    ["บันทึกอันที่มีฟิตเนส", "save", 4],
    ["save the house", "save", 2],
    ["contact the owner of the house", "contact", 2],
    ["save the one in Ari", "save", 2],
    ["save the one near Asok", "save", 3],
    ["save the 3 bedroom one", "save", 4],
    ["save the one for 31,500", "save", 2],
    ["I like the cheaper one", "select", 1],
    ["I like the most expensive one", "select", 2],
    ["I like the bigger one", "select", 2],
    ["I like the smaller one", "select", 1],
    ["ชอบห้องที่ถูกกว่า", "select", 1],
    ["ชอบห้องที่แพงกว่า", "select", 2],
  ])("%s", (text, type, index) => {
    expect(actionOf(text)).toEqual({ type, index });
  });
});

describe("no home on screen is picked where more than one or none fits", () => {
  test.each([
    "save the Knightsbridge one",
    "save the one with a pool",
    "save the condo",
    "save the one with 2 bedrooms",
    "save the 20k one",
    "save the one for 33,000",
    "save the one with parking",
    "save the one in Thong Lo",
    "save it",
    "บันทึกอันที่มีที่จอดรถ",
  ])("%s", (text) => {
    expect(actionOf(text)).toEqual({ type: "save" });
  });
});

it("none of two homes at the same price is the cheaper one", () => {
  const [one, ...others] = SHOWN;
  const shown = [{ ...one!, price: 20_900 }, ...others];
  expect(actionOf("save the cheaper one", shown)).toEqual({ type: "save" });
  expect(actionOf("save the most expensive one", shown)).toEqual({ type: "save", index: 2 });
});
