import { LOAN_ENDS_AT_AGE, LOAN_YEARS_ASSUMED, type SheetValues } from "@propertyvr/knowledge";
import {
  EMPTY_CRITERIA,
  type ConversationState,
  type Criteria,
  type Finances,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { sumOfTalk, yearsOfAge } from "./sum-of-talk.ts";

type SummedTool = Parameters<typeof yearsOfAge>[0];

describe("the years that an age leaves for a loan", () => {
  const years = (
    age: number | undefined,
    tool: SummedTool = "mortgage",
    stated: SheetValues = {},
  ) => yearsOfAge(tool, age, stated)?.years ?? null;

  it("are those up to the age at which a loan ends, where they are fewer than are assumed", () => {
    const youngest = LOAN_ENDS_AT_AGE - LOAN_YEARS_ASSUMED;
    expect(years(youngest)).toBeNull();
    expect(years(youngest + 1)).toBe(LOAN_YEARS_ASSUMED - 1);
    expect(years(LOAN_ENDS_AT_AGE - 1)).toBe(1);
    expect(years(LOAN_ENDS_AT_AGE)).toBeNull();
    expect(yearsOfAge("affordability", LOAN_ENDS_AT_AGE - 5, {})).toEqual({
      age: LOAN_ENDS_AT_AGE - 5,
      years: 5,
    });
  });

  it("are none where no age is known, the years are stated, or nothing is borrowed", () => {
    const age = LOAN_ENDS_AT_AGE - 5;
    expect(years(undefined)).toBeNull();
    expect(years(age, "mortgage", { years: 10 })).toBeNull();
    expect(years(age, "transfer_cost")).toBeNull();
  });
});

describe("what a sum takes from the talk", () => {
  const taken = (
    tool: SummedTool,
    {
      values = {},
      finances,
      ...criteria
    }: Partial<Criteria> & { values?: SheetValues; finances?: Finances },
  ) => {
    const state: Pick<ConversationState, "criteria" | "finances"> = {
      criteria: { ...EMPTY_CRITERIA, ...criteria },
      ...(finances !== undefined && { finances }),
    };
    const { asked, searched } = sumOfTalk(state, { tool, values });
    return { values: asked.values, searched };
  };
  const BUYING = { deal: "sale", price: { max: 3_000_000, per: "total" } } as const;
  const RENTING = { deal: "rent", price: { max: 20_000, per: "month" } } as const;

  it("is the most that a home may cost, of the deal that the sum is about", () => {
    const price = { values: { price_thb: 3_000_000 }, searched: ["price_thb"] };
    const rent = { values: { rent_thb_month: 20_000 }, searched: ["rent_thb_month"] };
    expect(taken("mortgage", BUYING)).toEqual(price);
    expect(taken("transfer_cost", BUYING)).toEqual(price);
    expect(taken("move_in_cash", RENTING)).toEqual(rent);
    expect(taken("monthly_cost", RENTING)).toEqual(rent);
    expect(taken("rent_or_buy", BUYING)).toEqual(price);
    expect(taken("rent_or_buy", RENTING)).toEqual(rent);
    const none = { values: {}, searched: [] };
    expect(taken("mortgage", RENTING)).toEqual(none);
    expect(taken("move_in_cash", BUYING)).toEqual(none);
    expect(taken("mortgage", { deal: "sale", price: { min: 3_000_000, per: "total" } })).toEqual(
      none,
    );
    expect(taken("mortgage", { ...BUYING, deal: null })).toEqual(none);
    expect(taken("mortgage", { deal: "sale", price: { max: 90_000, per: "sqm" } })).toEqual(none);
    expect(taken("move_in_cash", { deal: "rent", price: { max: 900, per: "night" } })).toEqual(
      none,
    );
    expect(taken("mortgage", { deal: "sale" })).toEqual(none);
  });

  it("is no price where the message states one", () => {
    expect(taken("mortgage", { ...BUYING, values: { price_thb: 4_000_000 } })).toEqual({
      values: { price_thb: 4_000_000 },
      searched: [],
    });
  });

  it("is empty land where only land is looked for", () => {
    const use = (types: Criteria["types"]) => taken("land_building_tax", { types }).values;
    expect(use(["land"])).toEqual({ use: "vacant_land" });
    expect(use(["land", "house"])).toEqual({});
    expect(use([])).toEqual({});
    expect(taken("mortgage", { types: ["land"] }).values).toEqual({});
  });

  it("is an income and debts that were told, for what they carry", () => {
    const finances = { income_month: 50_000, debt_month: 8_000 };
    expect(taken("affordability", { finances }).values).toEqual({
      income_thb_month: 50_000,
      debts_thb_month: 8_000,
    });
    expect(taken("affordability", { finances: { income_month: 50_000 } }).values).toEqual({
      income_thb_month: 50_000,
    });
    const values = { instalment_thb_month: 12_000 };
    expect(taken("affordability", { finances, values }).values).toEqual({
      ...values,
      debts_thb_month: 8_000,
    });
    expect(taken("mortgage", { finances }).values).toEqual({});
    expect(taken("affordability", {}).values).toEqual({});
  });

  it("is the year a home was bought and who buys it, for what a sale costs", () => {
    const finances = { acquired_year: 2020, buyer: "foreigner" } as const;
    expect(taken("transfer_cost", { finances }).values).toEqual(finances);
    expect(taken("seller_net", { finances }).values).toEqual({ acquired_year: 2020 });
    expect(taken("transfer_cost", { finances, values: { years_held: 3 } }).values).toEqual({
      buyer: "foreigner",
      years_held: 3,
    });
    const inherited = { ...finances, acquisition: "inherited_or_given" } as const;
    expect(taken("transfer_cost", { finances: inherited }).values).toEqual({
      acquired_year: 2020,
      acquisition: "inherited_or_given",
    });
    expect(taken("mortgage", { finances }).values).toEqual({});
  });
});
