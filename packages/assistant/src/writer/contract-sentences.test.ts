import type { ContractType } from "@propertyvr/vocabulary";
import { expect, it, test } from "vitest";
import { english } from "./en/index.ts";
import { thai } from "./th/index.ts";

it.each<readonly [types: readonly ContractType[], en: string, th: string]>([
  [["rental_contract"], "This reads as a rental contract.", "ไฟล์นี้เป็นสัญญาเช่า "],
  [["sale_contract"], "This reads as a contract of sale.", "ไฟล์นี้เป็นสัญญาซื้อขาย "],
  [["rental_contract", "sale_contract"], "These read as contracts.", "ไฟล์เหล่านี้เป็นสัญญา "],
])("contracts without a question are told as what they are: %j", (types, en, th) => {
  expect(english.contractRead(types, false).startsWith(en)).toBe(true);
  expect(thai.contractRead(types, false).startsWith(th)).toBe(true);
});

test("where a question was answered its passage is said to stand first", () => {
  expect(english.contractRead(["rental_contract"], true)).toContain("stands first");
  expect(thai.contractRead(["rental_contract"], true)).toContain("อยู่ลำดับแรก");
});

test("a term is told with what the contract states, or that it speaks of it", () => {
  const states = [{ kind: "months", amount: 2 }] as const;
  const term = (values: typeof states | readonly []) => ({ key: "deposit", values }) as const;
  expect(english.contractStates(term(states), "rental_contract")).toBe(
    "The contract states: security deposit, 2 months.",
  );
  expect(thai.contractStates(term(states), "rental_contract")).toBe("ในสัญญาระบุเงินประกันไว้ 2 เดือน");
  expect(thai.contractStates(term([]), "rental_contract")).toBe("ในสัญญามีข้อความเรื่องเงินประกัน");
  expect(english.contractSilent(["deposit", "pets"], "rental_contract")).toBe(
    "I didn't find this in it: security deposit, pets.",
  );
  expect(thai.contractSilent(["deposit", "pets"], "rental_contract")).toBe(
    "ในสัญญาไม่พบเรื่องเงินประกัน, สัตว์เลี้ยง",
  );
});
