import { expect, it } from "vitest";
import { tableOfTold, toldTable } from "./told-table.ts";
import type { TablePlan } from "./reading-plan.ts";

const PLAN: TablePlan = {
  sheet: "คอนโด",
  headerRow: 3,
  isLeftOut: false,
  mapping: [
    { column: "ราคา", target: "price", by: "name", confidence: 1, unit: "ล้าน" },
    { column: "ปี", target: "year_built", by: "hand", confidence: 1, unit: undefined, filler: "-" },
    { column: "Agent", target: undefined, by: undefined, confidence: 0, unit: undefined },
  ],
};

it("a plan that is told, as JSON, is the same plan again", () => {
  const told = JSON.parse(JSON.stringify(toldTable(PLAN))) as ReturnType<typeof toldTable>;
  expect(told.columns[2]).toEqual({
    column: "Agent",
    target: null,
    unit: null,
    by: null,
    confidence: 0,
  });
  expect(tableOfTold(told)).toEqual(PLAN);
});

it("what is no target is not read", () => {
  const told = toldTable(PLAN);
  const [price] = tableOfTold({
    ...told,
    columns: told.columns.map((column) => ({ ...column, target: "constructor" })),
  }).mapping;
  expect(price?.target).toBeUndefined();
});
