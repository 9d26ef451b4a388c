import type { TermKey } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { collectBlocks } from "../collect-blocks.ts";
import type { DocumentText } from "../document-text.ts";
import { RENTAL_EN, RENTAL_TH, SALE_EN, SALE_TH } from "../testing/contracts.ts";
import { textBlocks } from "../text-blocks.ts";
import { readContract } from "./read-contract.ts";
import type { RecognisedContract } from "./terms.ts";

const documentOf = (text: string): DocumentText => {
  const { add, document } = collectBlocks();
  for (const block of textBlocks(text)) add(block);
  return document("text");
};
const rental = (text: string): RecognisedContract =>
  readContract(documentOf(text), "rental_contract");
const sale = (text: string): RecognisedContract => readContract(documentOf(text), "sale_contract");

/** A term's values in short: "2 months", "50000 thb", "payer tenant". */
const told = (contract: RecognisedContract, key: TermKey): readonly string[] | undefined =>
  contract.terms
    .find((term) => term.key === key)
    ?.values.map((value) =>
      value.kind === "day"
        ? value.day
        : value.kind === "payer" || value.kind === "role"
          ? `${value.kind} ${value.role}`
          : `${String(value.amount)} ${value.kind}`,
    );
const allTold = (contract: RecognisedContract) =>
  Object.fromEntries(contract.terms.map(({ key }) => [key, told(contract, key)]));

describe("the terms of a contract", () => {
  it("of rent are read in English", () => {
    const contract = rental(RENTAL_EN);
    expect(allTold(contract)).toEqual({
      parties: ["role landlord", "role tenant"],
      rent: ["25000 thb"],
      term: ["12 months", "2027-01-01", "2027-12-31"],
      deposit: ["2 months", "50000 thb"],
      deposit_back: ["30 days"],
      advance: ["1 months", "25000 thb"],
      break_clause: ["6 months", "60 days"],
      notice: ["60 days"],
      renewal: ["1 years", "30 days"],
      late_fee: ["500 thb"],
      utilities: ["payer tenant"],
      common_fee: ["payer landlord"],
      repairs: ["payer tenant", "1000 thb"],
    });
    expect(contract.notFound).toEqual(["pets", "subletting", "taxes"]);
  });

  it.each([
    [
      "The Lessee may terminate this lease after the first 6 months with one month notice.",
      { break_clause: ["6 months"], notice: ["1 months"] },
    ],
    [
      "After the first six months either party may end it with 60 days notice.",
      { break_clause: ["6 months", "60 days"], notice: ["60 days"] },
    ],
    [
      "ผู้เช่ามีสิทธิบอกเลิกสัญญาได้เมื่อเช่าครบ 6 เดือน โดยแจ้งล่วงหน้า 30 วัน",
      { break_clause: ["6 months", "30 days"], notice: ["30 days"] },
    ],
    ["ค่าเช่าเดือนละ 25,000 บาท ชำระล่วงหน้าภายในวันที่ 5 ของทุกเดือน", { rent: ["25000 thb"] }],
  ])("of rent, in one sentence: %s", (sentence, expected) => {
    expect(allTold(rental(`1. ${sentence}`))).toMatchObject(expected);
    expect(told(rental(`1. ${sentence}`), "advance")).toBeUndefined();
  });

  it("of rent are read in Thai, with Thai digits and years", () => {
    const contract = rental(RENTAL_TH);
    expect(allTold(contract)).toEqual({
      parties: ["role landlord", "role tenant"],
      rent: ["25000 thb"],
      term: ["1 years", "2027-01-01", "2027-12-31"],
      deposit: ["2 months", "50000 thb"],
      deposit_back: ["30 days"],
      advance: ["1 months"],
      break_clause: [],
      notice: ["45 days"],
      renewal: ["45 days"],
      late_fee: ["500 thb"],
      utilities: ["payer tenant"],
      common_fee: ["payer landlord"],
      repairs: ["payer landlord"],
      taxes: ["payer landlord"],
    });
    expect(contract.notFound).toEqual(["pets", "subletting"]);
  });

  it("of a sale are read in English", () => {
    expect(allTold(sale(SALE_EN))).toEqual({
      parties: ["role seller", "role buyer"],
      price: ["4200000 thb"],
      deposit: ["10 percent", "420000 thb"],
      balance: ["3730000 thb"],
      transfer_day: ["2027-06-30"],
      transfer_fee: ["payer both"],
      business_tax: ["payer seller"],
      withholding_tax: ["payer seller"],
      mortgage_registration: ["payer buyer"],
      common_fee: ["payer buyer"],
      sinking_fund: ["payer buyer", "600 thb"],
      foreign_quota: ["49 percent"],
      default: ["30 days"],
      defects: ["2 years"],
    });
  });

  it("of a sale are read in Thai", () => {
    const contract = sale(SALE_TH);
    expect(allTold(contract)).toEqual({
      parties: ["role seller", "role buyer"],
      price: ["3500000 thb"],
      deposit: ["100000 thb"],
      balance: ["3400000 thb"],
      transfer_day: ["60 days"],
      transfer_fee: ["payer both"],
      business_tax: ["payer seller"],
      withholding_tax: ["payer seller"],
      default: [],
    });
    expect(contract.notFound).toEqual(["stamp_duty", "common_fee", "defects"]);
  });

  it("stand beside the passage they were read from, without the numbers of persons", () => {
    const { terms } = rental(RENTAL_EN);
    const passage = (key: TermKey) => terms.find((term) => term.key === key)?.passage.text;
    expect(passage("deposit")).toBe(
      "3.1 On signing, the Tenant shall pay a security deposit equal to two (2) months' rent, being THB 50,000.",
    );
    expect(passage("parties")).toContain("identity card •••");
    expect(JSON.stringify([terms, rental(RENTAL_TH).terms])).not.toMatch(
      /3-1002|AB1234567|3100200345678|56789/,
    );
  });

  it("are told by their page, and of a table by its row", () => {
    const { terms } = readContract(
      {
        kind: "word",
        isCut: false,
        blocks: [
          { type: "paragraph", text: "Lease between the landlord and the tenant", page: 1 },
          {
            type: "table",
            rows: [
              ["Monthly rent", "THB 18,000"],
              ["Security deposit", "2 months"],
            ],
            page: 2,
            sheet: null,
          },
        ],
      },
      "rental_contract",
    );
    expect(terms.map(({ key, passage }) => [key, passage.page])).toEqual([
      ["parties", 1],
      ["rent", 2],
      ["deposit", 2],
    ]);
  });

  it("who pays is who is named nearest to what is paid", () => {
    const who = (text: string, key: TermKey) => told(rental(text), key);
    const one = "The tenant pays utilities and the landlord pays the common fees.";
    expect([who(one, "utilities"), who(one, "common_fee")]).toEqual([
      ["payer tenant"],
      ["payer landlord"],
    ]);
    const two = "ค่าน้ำ ค่าไฟ ผู้เช่าเป็นผู้ชำระ ค่าส่วนกลาง ผู้ให้เช่าเป็นผู้ชำระ";
    expect([who(two, "utilities"), who(two, "common_fee")]).toEqual([
      ["payer tenant"],
      ["payer landlord"],
    ]);
    expect(who("Electricity and water: to be agreed.", "utilities")).toEqual([]);
  });

  it("an amount of one term is not told as another's", () => {
    const text = "Rent THB 20,000 per month, deposit THB 40,000, late fee THB 300 per day.";
    expect(allTold(rental(text))).toEqual({
      rent: ["20000 thb"],
      deposit: ["40000 thb"],
      late_fee: ["300 thb"],
    });
  });

  it("a sum of several terms, and a length of time of another, is told of none", () => {
    const text = "เงินมัดจำ 1 เดือน ค่าเช่าล่วงหน้า 1 เดือน รวม 25,000 บาท ผู้ให้เช่าจะคืนเงินมัดจำเมื่อครบสัญญา";
    expect(allTold(rental(text))).toMatchObject({
      deposit: ["1 months"],
      advance: ["1 months"],
      deposit_back: [],
    });
  });

  it("a heading names what the sentences below it state", () => {
    const text =
      "Article 8: Diplomatic clause. After 12 months the Lessee may leave with 60 days of warning.";
    expect(allTold(rental(text))).toMatchObject({ break_clause: ["12 months", "60 days"] });
  });

  it("who pays for a thing in several passages is told by all of them", () => {
    const repairs = rental(RENTAL_EN).terms.find(({ key }) => key === "repairs");
    expect(repairs?.more.map(({ text }) => text)).toEqual([
      "The Landlord shall repair the structure and the air conditioners.",
    ]);
    const utilities = rental(RENTAL_EN).terms.find(({ key }) => key === "utilities");
    expect(utilities?.more).toEqual([]);
  });

  it("of a document that states none are none", () => {
    expect(rental("A nice day in the park. We saw two birds and 30 ducks.").terms).toEqual([]);
  });
});
