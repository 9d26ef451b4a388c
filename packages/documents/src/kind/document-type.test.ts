import { expect, it } from "vitest";
import type { DocumentText } from "../document-text.ts";
import { RENTAL_EN, RENTAL_TH, SALE_EN, SALE_TH } from "../testing/contracts.ts";
import {
  ARTICLE,
  BROCHURE_EN,
  COSTS_EN,
  COSTS_TH,
  LETTER,
  POST_EN,
  POST_TH,
  PRICES_EN,
  PRICES_TH,
} from "../testing/papers.ts";
import { textBlocks } from "../text-blocks.ts";
import { documentType } from "./document-type.ts";

const ofText = (text: string): DocumentText => ({
  kind: "text",
  isCut: false,
  blocks: textBlocks(text),
});
const ofTable = (rows: readonly (readonly string[])[]): DocumentText => ({
  kind: "sheet",
  isCut: false,
  blocks: [{ type: "table", rows, page: null, sheet: "Sheet1" }],
});

it.each([
  ["rental_contract", ofText(RENTAL_EN)],
  ["rental_contract", ofText(RENTAL_TH)],
  ["sale_contract", ofText(SALE_EN)],
  ["sale_contract", ofText(SALE_TH)],
  ["cost_table", ofText(COSTS_EN)],
  ["cost_table", ofTable(COSTS_TH)],
  ["price_list", ofText(PRICES_EN)],
  ["price_list", ofTable(PRICES_TH)],
  ["listing_post", ofText(POST_EN)],
  ["listing_post", ofText(POST_TH)],
  ["brochure", ofText(BROCHURE_EN)],
  ["other", ofText(LETTER)],
  ["other", ofText(ARTICLE)],
  ["other", ofText("")],
  ["other", ofText("Find me a 2 bedroom condo for rent near BTS Ari, 25,000 baht a month")],
  ["other", ofText("ให้เช่าหรือขายดี คิดไม่ออก")],
  [
    "other",
    ofTable([
      ["Name", "Salary"],
      ["Nok", "25,000"],
      ["Som", "31,000"],
    ]),
  ],
] as const)("a document of our own is told to be: %s", (type, document) => {
  expect(documentType(document)).toBe(type);
});

it("an article about contracts, a table of one cost and a seeker's note are no such document", () => {
  expect(documentType(ofText("The transfer fee is 2%, so 84,000 baht for this condo."))).toBe(
    "other",
  );
  expect(documentType(ofText("Landlord, tenant, lease agreement: words to know."))).toBe("other");
});
