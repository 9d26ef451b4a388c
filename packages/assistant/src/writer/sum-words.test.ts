import { calculate, type SheetValues } from "@propertyvr/knowledge";
import { expect, it } from "vitest";
import { decidingBound, isOfInstalment, isPaidDown } from "./sum-words.ts";
import type { SumSheet } from "./writer.ts";

const sheetOf = (tool: SumSheet["tool"], values: SheetValues): SumSheet => ({
  ...calculate(tool, values, "2026-11-23"),
  sources: [],
});
const carries = (values: SheetValues): SumSheet => sheetOf("affordability", values);
const INCOME = { income_thb_month: 50_000 };
const INSTALMENT = { instalment_thb_month: 12_000 };

it("what can be afforded is of an instalment only where no income was given", () => {
  expect(isOfInstalment(carries(INSTALMENT))).toBe(true);
  expect(isOfInstalment(carries(INCOME))).toBe(false);
  expect(isOfInstalment(carries({ ...INCOME, ...INSTALMENT }))).toBe(false);
  expect(isOfInstalment(carries({}))).toBe(false);
});

it("the smaller of an income's and a named instalment decides, where both were given", () => {
  expect(decidingBound(carries({ ...INCOME, ...INSTALMENT }))).toBe("instalment");
  expect(decidingBound(carries({ ...INCOME, instalment_thb_month: 90_000 }))).toBe("income");
  expect(decidingBound(carries(INCOME))).toBeNull();
  expect(decidingBound(carries(INSTALMENT))).toBeNull();
});

it("a part of the price is paid down unless it is nothing", () => {
  const loan = (down_percent: number) =>
    sheetOf("mortgage", { price_thb: 3_000_000, down_percent });
  expect(isPaidDown(loan(20))).toBe(true);
  expect(isPaidDown(loan(0))).toBe(false);
});
