import { expect, it } from "vitest";
import { tableOfReading, tableReadingOf } from "./table-reading.ts";
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
  const told = JSON.parse(JSON.stringify(tableReadingOf(PLAN))) as ReturnType<
    typeof tableReadingOf
  >;
  expect(told.columns[2]).toEqual({
    column: "Agent",
    target: null,
    unit: null,
    by: null,
    confidence: 0,
  });
  expect(tableOfReading(told)).toEqual(PLAN);
});

it("a column with an unknown target is not read", () => {
  const told = tableReadingOf(PLAN);
  const [price] = tableOfReading({
    ...told,
    columns: told.columns.map((column) => ({ ...column, target: "constructor" })),
  }).mapping;
  expect(price?.target).toBeUndefined();
});
