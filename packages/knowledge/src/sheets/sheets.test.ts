import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { landBuildingTax } from "../calculators/land-building-tax.ts";
import { CALCULATOR_NAMES, type LineKey, type Sheet, type SheetValues } from "./sheet.ts";
import { calculate } from "./sheets.ts";

const DAY = "2026-11-23";
const amountOf = (sheet: Sheet, key: LineKey): number =>
  sheet.lines.find((line) => line.key === key)?.amount ?? Number.NaN;

/** Enough for every calculator to work. */
const ENOUGH: SheetValues = {
  price_thb: 3_000_000,
  appraised_thb: 2_500_000,
  income_thb_month: 60_000,
  rent_thb_month: 15_000,
  area_sqm: 35,
  sqm: 800,
  amount: 1_000,
  size: 40,
  price_thb_each: 100_000,
};

describe("renting beside buying", () => {
  /** Interest: a loan of 2.7 million at 6.5 % over thirty years, after ten. Fees and taxes: by hand. */
  const TEN_YEARS = { interest: 1_636_855.81, buying: 30_000 + 27_000 + 1_350, selling: 120_000 };

  it("counts what does not come back, and the rent at which both cost the same", () => {
    const sheet = calculate("rent_or_buy", { price_thb: 3_000_000, rent_thb_month: 15_000 }, DAY);
    const { interest, buying, selling } = TEN_YEARS;
    expect(amountOf(sheet, "rent_paid_thb")).toBe(1_800_000);
    expect(amountOf(sheet, "interest_paid_thb")).toBeCloseTo(interest, 1);
    expect(amountOf(sheet, "costs_of_buying_thb")).toBe(buying);
    expect(amountOf(sheet, "costs_of_selling_thb")).toBe(selling);
    expect(amountOf(sheet, "buying_thb")).toBeCloseTo(interest + buying + selling, 1);
    expect(amountOf(sheet, "break_even_rent_thb_month")).toBeCloseTo(15_126.72, 1);
  });

  it("costs the same at the rent that it names", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300_000, max: 60_000_000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 50, max: 100 }),
        (price, years, down, sale) => {
          const values = {
            price_thb: price,
            stay_years: years,
            down_percent: down,
            sale_percent: sale,
          };
          const first = calculate("rent_or_buy", { ...values, rent_thb_month: 10_000 }, DAY);
          const rent = amountOf(first, "break_even_rent_thb_month");
          const again = calculate(
            "rent_or_buy",
            { ...values, rent_thb_month: Math.max(1, rent) },
            DAY,
          );
          const difference = amountOf(again, "rent_paid_thb") - amountOf(again, "buying_thb");
          expect(Math.abs(difference)).toBeLessThan(12 * years);
        },
      ),
    );
  });

  it("owes nothing after the term, pays no interest without a loan, and gains where the home is sold for more", () => {
    const values = { price_thb: 2_000_000, rent_thb_month: 9_000 };
    const cash = calculate("rent_or_buy", { ...values, down_percent: 100 }, DAY);
    expect(amountOf(cash, "interest_paid_thb")).toBe(0);
    const paidOff = calculate("rent_or_buy", { ...values, stay_years: 40, years: 20 }, DAY);
    const loan = calculate("mortgage", { price_thb: 2_000_000, years: 20 }, DAY);
    expect(amountOf(paidOff, "interest_paid_thb")).toBeCloseTo(amountOf(loan, "interest_thb"), 1);
    const dearer = calculate("rent_or_buy", { ...values, sale_percent: 150 }, DAY);
    expect(amountOf(dearer, "lost_value_thb")).toBe(-1_000_000);
  });
});

describe("a sheet", () => {
  it.each(CALCULATOR_NAMES)("of %s shows steps whose last figure is the amount", (tool) => {
    const sheet = calculate(tool, ENOUGH, DAY);
    expect(sheet.faults).toEqual([]);
    expect(sheet.lines.length).toBeGreaterThan(0);
    for (const { how, amount, key } of sheet.lines) {
      const last = how.at(-1)?.split(" = ").at(-1)?.replaceAll(/[฿,%]/g, "");
      const isFullSum = how.length === 1 && how[0]?.includes(" = ") && !how[0].includes(";");
      if (isFullSum && key !== "wah") expect(Number(last)).toBeCloseTo(amount, 1);
    }
  });

  it.each(CALCULATOR_NAMES)("of %s names results that are among its lines", (tool) => {
    const { lines, results } = calculate(tool, ENOUGH, DAY);
    expect(results.length).toBeGreaterThan(0);
    for (const key of results) expect(lines.map((line) => line.key)).toContain(key);
  });

  it.each(CALCULATOR_NAMES)("of %s says what is missing and then gives no figure", (tool) => {
    const sheet = calculate(tool, {}, DAY);
    expect(sheet.faults.map(({ why }) => why)).toContain("missing");
    expect(sheet.lines).toEqual([]);
  });

  it("tells what was said from what is assumed", () => {
    const { inputs } = calculate("mortgage", { price_thb: 3_000_000, years: 20 }, DAY);
    const origins = Object.fromEntries(inputs.map(({ key, origin }) => [key, origin]));
    expect(origins).toMatchObject({ price_thb: "said", years: "said", rate_percent: "assumed" });
  });

  it("takes the price where the appraised value is not known, and says so", () => {
    const sheet = calculate("transfer_cost", { price_thb: 4_000_000 }, DAY);
    expect(amountOf(sheet, "transfer_fee")).toBe(80_000);
    expect(sheet.notes).toContain("appraisal_taken_as_price");
  });

  it("shows reduced fees beside the normal ones, to Thai buyers only, and leaves them out of every sum", () => {
    const thai = calculate("transfer_cost", { price_thb: 4_000_000 }, DAY);
    expect(amountOf(thai, "reduced_transfer_fee")).toBe(400);
    const sums = thai.lines.filter(({ isPossible, key }) => !isPossible && !key.endsWith("_thb"));
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
      amountOf(thai, "total_thb"),
      2,
    );
    const foreigner = calculate("transfer_cost", { price_thb: 4_000_000, buyer: "foreigner" }, DAY);
    expect(foreigner.lines.map(({ key }) => key)).not.toContain("reduced_transfer_fee");
  });

  it.each([
    ["transfer_cost", { price_thb: 3_000_000, years_held: -2 }, "years_held", "too_small"],
    ["transfer_cost", { price_thb: 3_000_000, loan_thb: 4_000_000 }, "loan_thb", "too_large"],
    ["mortgage", { price_thb: 3_000_000, rate_percent: 900 }, "rate_percent", "too_large"],
    ["mortgage", { price_thb: 0 }, "price_thb", "too_small"],
    ["mortgage", { price_thb: 3_000_000, down_percent: 100 }, "down_percent", "too_large"],
    ["lease_registration", { rent_thb_month: 20_000, years: 90 }, "years", "too_large"],
    [
      "affordability",
      { income_thb_month: 15_000, debts_thb_month: 9_000 },
      "debts_thb_month",
      "too_large",
    ],
  ] as const)("of %s with %o names %s as %s", (tool, values, key, why) => {
    expect(calculate(tool, values, DAY).faults).toMatchObject([{ key, why }]);
  });

  it("passes over texts and numbers that are none", () => {
    const sheet = calculate("mortgage", { price_thb: Number.NaN, years: "soon" }, DAY);
    expect(sheet.faults).toMatchObject([{ key: "price_thb", why: "missing" }]);
  });
});

const TAXES_OF_A_SELLER = ["specific_business_tax", "stamp_duty", "withholding_tax"] as const;

describe("sums of a sale", () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000 });
  const years = fc.integer({ min: 1, max: 30 });

  it("add up, and none is below zero", () => {
    fc.assert(
      fc.property(price, price, years, (price_thb, appraised_thb, years_held) => {
        const sheet = calculate("transfer_cost", { price_thb, appraised_thb, years_held }, DAY);
        const buyer = amountOf(sheet, "buyer_thb");
        const seller = amountOf(sheet, "seller_thb");
        expect(buyer + seller).toBeCloseTo(amountOf(sheet, "total_thb"), 1);
        expect(Math.min(...sheet.lines.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("never cost less for a dearer home, the years being the same", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000_000 }), years, (cheaper, more, held) => {
        const cost = (price_thb: number) =>
          amountOf(calculate("transfer_cost", { price_thb, years_held: held }, DAY), "total_thb");
        expect(cost(cheaper + more)).toBeGreaterThanOrEqual(cost(cheaper) - 0.02);
      }),
    );
  });

  it("leave a seller the price less what the lines sum to, in every year, and more of a dearer home", () => {
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 0, max: 1_000_000 }),
        years,
        (cheaper, more, years_held) => {
          const sell = (price_thb: number) =>
            calculate("seller_net", { price_thb, years_held }, DAY);
          const [low, high] = [sell(cheaper), sell(cheaper + more)];
          const taxes = low.lines.filter(({ key }) => TAXES_OF_A_SELLER.some((tax) => tax === key));
          const half = amountOf(low, "transfer_fee") / 2;
          const paid = taxes.reduce((sum, { amount }) => sum + amount, half);
          expect(amountOf(low, "seller_thb")).toBeCloseTo(paid, 1);
          expect(Math.min(...taxes.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
          expect(amountOf(low, "net_thb") + amountOf(low, "seller_thb")).toBeCloseTo(cheaper, 1);
          expect(amountOf(high, "net_thb")).toBeGreaterThanOrEqual(amountOf(low, "net_thb") - 0.02);
          const ofYears = low.lines.filter(({ key }) => key === "net_after_years");
          const ofThisYear = ofYears.find(({ year }) => year === Math.min(years_held, 10));
          expect(ofThisYear?.amount).toBe(amountOf(low, "net_thb"));
        },
      ),
    );
  });

  it("tell of each year what a sale in that year would leave, and more once the business tax is no longer due", () => {
    fc.assert(
      fc.property(price, price, years, (price_thb, appraised_thb, years_held) => {
        const sale = { price_thb, appraised_thb };
        const curve = calculate("seller_net", { ...sale, years_held }, DAY).lines.filter(
          ({ key }) => key === "net_after_years",
        );
        expect(curve.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        for (const { year = 0, amount } of curve) {
          const alone = calculate("seller_net", { ...sale, years_held: year }, DAY);
          expect(amount).toBe(amountOf(alone, "net_thb"));
          expect(amount).toBeLessThanOrEqual(price_thb);
        }
        const [, , , , fifth, sixth] = curve;
        expect(sixth?.amount).toBeGreaterThanOrEqual((fifth?.amount ?? 0) - 0.02);
      }),
      { numRuns: 40 },
    );
  });

  it("count the calendar years from the year in which the home was bought", () => {
    const sale = { price_thb: 5_000_000, acquired_year: 2021 };
    const held = (day: string, values = {}) =>
      calculate("transfer_cost", { ...sale, ...values }, day).inputs.find(
        ({ key }) => key === "years_held",
      );
    expect(held("2026-11-25")).toMatchObject({ value: 6, origin: "said" });
    expect(held("2021-11-25")).toMatchObject({ value: 1 });
    expect(held("2026-11-25", { years_held: 3 })).toMatchObject({ value: 3 });
    expect(calculate("transfer_cost", sale, "2020-11-25").faults).toEqual([
      { key: "years_held", why: "too_small", limit: 1 },
    ]);
  });

  it.each([
    [5, false],
    [6, true],
    [7, false],
  ])("of %d calendar years say that five years may not have passed: %s", (years_held, isTold) => {
    const { notes } = calculate("transfer_cost", { price_thb: 5_000_000, years_held }, DAY);
    expect(notes.includes("five_years_unsure")).toBe(isTold);
  });

  it.each([
    [10, false],
    [11, true],
  ])("of %d years tell that the rule ends at ten: %s", (years_held, isTold) => {
    for (const tool of ["transfer_cost", "seller_net"] as const) {
      const { notes } = calculate(tool, { price_thb: 5_000_000, years_held }, DAY);
      expect(notes.includes("ten_years_at_most")).toBe(isTold);
    }
    const ofCompany = { price_thb: 5_000_000, seller: "company", years_held };
    expect(calculate("transfer_cost", ofCompany, DAY).notes).not.toContain("ten_years_at_most");
  });

  it.each([
    ["2025-04-21", false],
    ["2025-04-22", true],
    ["2026-06-30", true],
    ["2026-07-01", true],
  ])("of %s show reduced fees only where a rule of that day has them: %s", (day, isShown) => {
    const { notes } = calculate("transfer_cost", { price_thb: 3_000_000 }, day);
    expect(notes.includes("reduction_possible")).toBe(isShown);
  });

  it("of a loan carry back to the price that an instalment pays for, less what is rounded off", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1_000_000 }), (instalment_thb_month) => {
        const bound = calculate("affordability", { instalment_thb_month }, DAY);
        const price_thb = amountOf(bound, "price_thb");
        const again = (price: number): number =>
          amountOf(
            calculate("mortgage", { price_thb: price, down_percent: 10 }, DAY),
            "instalment_thb_month",
          );
        expect(again(price_thb)).toBeLessThanOrEqual(instalment_thb_month + 0.02);
        expect(again(price_thb + 10_000)).toBeGreaterThan(instalment_thb_month - 0.02);
      }),
    );
  });

  it("of an income and an instalment take the smaller bound, and debts only lower what an income bears", () => {
    const monthly = fc.integer({ min: 1_000, max: 1_000_000 });
    fc.assert(
      fc.property(monthly, monthly, monthly, (income, instalment, debts) => {
        const both = calculate(
          "affordability",
          { income_thb_month: income, instalment_thb_month: instalment, debts_thb_month: debts },
          DAY,
        );
        const bearable = income * 0.4 - debts;
        if (bearable <= 0) expect(both.faults).toMatchObject([{ key: "debts_thb_month" }]);
        else
          expect(amountOf(both, "instalment_thb_month")).toBeCloseTo(
            Math.min(bearable, instalment),
            1,
          );
      }),
    );
  });

  it.each([
    [{ income_thb_month: 60_000, instalment_thb_month: 20_000 }, 20_000],
    [{ income_thb_month: 60_000, instalment_thb_month: 30_000 }, 24_000],
    [{ income_thb_month: 60_000, instalment_thb_month: 20_000, debts_thb_month: 9_000 }, 15_000],
  ])("of %o is an instalment of %d", (values, instalment) => {
    const sheet = calculate("affordability", values, DAY);
    expect(amountOf(sheet, "instalment_thb_month")).toBe(instalment);
  });

  it("of what can be afforded come in whole ten thousands that add up", () => {
    const sheet = calculate("affordability", { income_thb_month: 95_000 }, DAY);
    const [price, loan, own] = (["price_thb", "loan_thb", "own_money_thb"] as const).map((key) =>
      amountOf(sheet, key),
    );
    expect([price, loan, own]).toEqual([6_680_000, 6_010_000, 670_000]);
  });

  it("of a company that sells leave out what only a person is asked for", () => {
    const keys = (seller: string) =>
      calculate("transfer_cost", { price_thb: 5_000_000, seller, years_held: -2 }, DAY);
    const persons = ["years_held", "acquisition", "in_house_register"];
    const shown = keys("company").inputs.map(({ key }) => key);
    expect(persons.filter((key) => shown.some((each) => each === key))).toEqual([]);
    expect(keys("company").faults).toEqual([]);
    expect(keys("individual").faults).toMatchObject([{ key: "years_held", why: "too_small" }]);
  });

  it("of the land and building tax are never below zero, grow with the value and add up", () => {
    const value = fc.integer({ min: 1, max: 10_000_000_000 });
    const use = fc.constantFrom("main_home", "main_home_building_only", "other_home", "commercial");
    fc.assert(
      fc.property(value, value, use, (one, other, of) => {
        const tax = (appraisedThb: number) => landBuildingTax(appraisedThb, of);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(tax(low).taxThb).toBeGreaterThanOrEqual(0);
        expect(tax(low).taxThb).toBeLessThanOrEqual(tax(high).taxThb);
        const within = tax(high).bands.reduce((sum, { withinThb }) => sum + withinThb, 0);
        const taxes = tax(high).bands.reduce((sum, { taxThb }) => sum + taxThb, 0);
        expect(within).toBe(high);
        expect(taxes).toBeCloseTo(tax(high).taxThb, 1);
      }),
    );
  });
});
