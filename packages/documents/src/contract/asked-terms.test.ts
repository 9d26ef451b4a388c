import { expect, it } from "vitest";
import { askedTerms } from "./asked-terms.ts";

it.each([
  ["is this deposit normal?", ["deposit"]],
  ["มัดจำสองเดือนปกติไหม", ["deposit"]],
  ["when do I get the deposit back?", ["deposit_back"]],
  ["ได้คืนเงินประกันเมื่อไร", ["deposit_back"]],
  ["can I leave early?", ["break_clause"]],
  ["ออกก่อนครบสัญญาได้ไหม", ["break_clause"]],
  ["who pays the common fee and repairs?", ["common_fee", "repairs"]],
  ["ใครจ่ายค่าน้ำค่าไฟ", ["utilities"]],
  ["what happens if I pay the rent late?", ["late_fee"]],
  ["how much is the rent?", ["rent"]],
  ["summarise this contract", []],
  ["สรุปสัญญาให้หน่อย", []],
])("a question names the terms it asks for: %s", (question, terms) => {
  expect(askedTerms(question, "rental_contract")).toEqual(terms);
});

it("a question about a sale asks for terms of a sale", () => {
  expect(askedTerms("ค่าโอนใครจ่าย", "sale_contract")).toEqual(["transfer_fee"]);
  expect(askedTerms("who repairs the air conditioner?", "sale_contract")).toEqual([]);
});
