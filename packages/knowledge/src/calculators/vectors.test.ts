import { describe, expect, it } from "vitest";
import { landAreaOf, sqmOf } from "./land-area.ts";
import { landBuildingTax } from "./land-building-tax.ts";
import { leaseRegistration } from "./lease.ts";
import { affordability, loanOfInstalment, monthlyInstalment, repayment } from "./loan.ts";
import { sellerNetByYears } from "./seller-net.ts";
import { transferCost, type TransferInput } from "./transfer-cost.ts";
import { calendarYearsHeld, individualWithholding } from "./withholding-tax.ts";

const SALE = {
  day: "2026-11-22",
  priceThb: 5_000_000,
  appraisedThb: 3_000_000,
  buyer: "foreigner",
  seller: {
    kind: "individual",
    yearsHeld: 3,
    withinFiveYears: true,
    inHouseRegister: false,
    acquisition: "bought",
  },
  loanThb: 0,
  buyerShare: 0.5,
} as const satisfies TransferInput;

describe("withholding tax of a person", () => {
  it.each([
    [6_665_755.5, 3, 109_968.56],
    [7_995_000, 7, 259_662.5],
    [3_000_000, 1, 12_000],
    [3_000_000, 3, 34_500],
    [3_000_000, 6, 60_000],
    [5_000_000, 8, 130_000],
    [5_000_000, 10, 125_000],
    [10_000_000, 2, 165_000],
  ])("of %d baht after %d years is %d", (appraisedThb, years, taxThb) => {
    expect(individualWithholding(appraisedThb, years, "bought").taxThb).toBe(taxThb);
  });

  it("counts at most ten years, and every calendar year begun", () => {
    const tax = (years: number) => individualWithholding(5_000_000, years, "bought").taxThb;
    expect(tax(25)).toBe(tax(10));
    expect(calendarYearsHeld(2025, 2026)).toBe(2);
  });

  it("deducts half where the home was inherited or given", () => {
    expect(individualWithholding(3_000_000, 1, "inherited_or_given").deduction).toBe(0.5);
  });
});

describe("cost of a transfer", () => {
  const line = (input: TransferInput, id: string) =>
    transferCost(input).lines.find((each) => each.id === id)?.amountThb;

  it("takes the fee and the income tax from the appraisal, the business tax from the higher value", () => {
    expect(line(SALE, "transfer_fee")).toBe(60_000);
    expect(line(SALE, "specific_business_tax")).toBe(165_000);
    expect(line(SALE, "withholding_tax")).toBe(34_500);
    expect(line(SALE, "stamp_duty")).toBeUndefined();
  });

  it("has stamp duty in place of the business tax after five years, or with the house register", () => {
    const later = { ...SALE, seller: { ...SALE.seller, yearsHeld: 7, withinFiveYears: false } };
    const registered = { ...SALE, seller: { ...SALE.seller, inHouseRegister: true } };
    for (const input of [later, registered]) {
      expect(line(input, "stamp_duty")).toBe(25_000);
      expect(line(input, "specific_business_tax")).toBeUndefined();
    }
  });

  it("always has the business tax and one per cent where a company sells", () => {
    const company = { ...SALE, seller: { kind: "company" } } as const;
    expect(line(company, "specific_business_tax")).toBe(165_000);
    expect(line(company, "withholding_tax")).toBe(50_000);
  });

  it("charges the buyer for the loan, with the stamp capped at 10,000", () => {
    const { lines } = transferCost({ ...SALE, loanThb: 30_000_000 });
    expect(
      lines.filter(({ buyerThb }) => buyerThb > 0).map(({ id, buyerThb }) => [id, buyerThb]),
    ).toEqual([
      ["transfer_fee", 30_000],
      ["mortgage_registration", 300_000],
      ["loan_stamp_duty", 10_000],
    ]);
  });

  it("shows a reduction only to a Thai buyer within its ceiling, and never counts it", () => {
    const thai = { ...SALE, buyer: "thai", loanThb: 4_000_000 } as const;
    expect(transferCost(thai).reduction).toMatchObject({
      transferFeeThb: 300,
      mortgageRegistrationThb: 400,
    });
    expect(transferCost(thai).totalThb).toBe(transferCost({ ...thai, buyer: "company" }).totalThb);
    for (const other of [
      { ...thai, buyer: "foreigner" },
      { ...thai, priceThb: 7_000_001 },
      { ...thai, day: "2025-02-01" },
    ] as const)
      expect(transferCost(other).reduction).toBeUndefined();
  });

  it("adds up for whoever pays, and no line is negative", () => {
    for (const buyerShare of [0, 0.3, 0.5, 1])
      for (const appraisedThb of [1, 999_999.99, 7_123_456.78, 90_000_000]) {
        const cost = transferCost({ ...SALE, appraisedThb, buyerShare, loanThb: 1_234_567.89 });
        expect(cost.buyerThb + cost.sellerThb).toBeCloseTo(cost.totalThb, 2);
        for (const each of cost.lines) {
          expect(Math.min(each.amountThb, each.buyerThb, each.sellerThb)).toBeGreaterThanOrEqual(0);
          expect(each.buyerThb + each.sellerThb).toBeCloseTo(each.amountThb, 2);
        }
      }
  });

  it("never falls as the value rises", () => {
    for (const yearsHeld of [1, 2, 5, 8, 10]) {
      const costs = Array.from({ length: 60 }, (_, step) => {
        const appraisedThb = 250_000 * (step + 1);
        const seller = { ...SALE.seller, yearsHeld };
        return transferCost({ ...SALE, appraisedThb, priceThb: appraisedThb, seller }).totalThb;
      });
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    }
  });

  it("leaves the seller more once the business tax has ended", () => {
    const years = sellerNetByYears(SALE);
    expect(years.map(({ yearsHeld }) => yearsHeld)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(years[5]?.netThb).toBeGreaterThan(years[4]?.netThb ?? Infinity);
  });
});

describe("a loan", () => {
  it.each([
    [0.03, 4_216],
    [0.045, 5_067],
    [0.055, 5_678],
    [0.065, 6_321],
    [0.07, 6_653],
  ])("of a million over thirty years at %d costs %d a month", (yearlyRate, monthlyThb) => {
    expect(Math.round(monthlyInstalment(1_000_000, { yearlyRate, years: 30 }))).toBe(monthlyThb);
  });

  it("is what its own instalment pays back, also without interest", () => {
    for (const yearlyRate of [0, 0.03, 0.07]) {
      const terms = { yearlyRate, years: 20 };
      expect(loanOfInstalment(monthlyInstalment(2_345_678, terms), terms)).toBeCloseTo(
        2_345_678,
        4,
      );
      const { owedAfterYearsThb, totalThb, interestThb } = repayment(2_345_678, terms);
      expect(owedAfterYearsThb).toHaveLength(20);
      expect(owedAfterYearsThb.at(-1)).toBe(0);
      expect(totalThb - interestThb).toBeCloseTo(2_345_678, 4);
      expect(owedAfterYearsThb).toEqual(owedAfterYearsThb.toSorted((a, b) => b - a));
    }
  });

  it("turns an instalment into the highest price", () => {
    const terms = { yearlyRate: 0.065, years: 30 };
    const { loanThb, priceThb } = affordability({ instalmentThb: 15_000, terms, loanToValue: 0.9 });
    expect(Math.round(loanThb)).toBe(2_373_162);
    expect(priceThb * 0.9).toBeCloseTo(loanThb, 6);
  });
});

describe("a lease", () => {
  it("of thirty years costs 1.1 % of all its rent, and must be registered", () => {
    expect(leaseRegistration(20_000, 30)).toEqual({
      totalRentThb: 7_200_000,
      feeThb: 72_000,
      stampDutyThb: 7_200,
      totalThb: 79_200,
      mustBeRegistered: true,
    });
    expect(leaseRegistration(20_000, 3).mustBeRegistered).toBe(false);
  });
});

describe("land and building tax", () => {
  it.each([
    [50_000_000, "main_home", 0],
    [60_000_000, "main_home", 3_000],
    [10_000_000, "main_home_building_only", 0],
    [12_000_000, "main_home_building_only", 400],
    [5_000_000, "other_home", 1_000],
    [120_000_000, "other_home", 10_000 + 7_500 + 12_500 + 20_000],
    [60_000_000, "commercial", 150_000 + 40_000],
  ] as const)("of %d baht as %s is %d a year", (appraisedThb, use, taxThb) => {
    expect(landBuildingTax(appraisedThb, use).taxThb).toBe(taxThb);
  });
});

describe("area of land", () => {
  it("is read as the deed states it, and written so again", () => {
    expect(sqmOf({ rai: 2, ngan: 1, wah: 50 })).toBe(3_800);
    expect(landAreaOf(3_800)).toEqual({ rai: 2, ngan: 1, wah: 50 });
    expect(landAreaOf(4)).toEqual({ rai: 0, ngan: 0, wah: 1 });
  });
});
