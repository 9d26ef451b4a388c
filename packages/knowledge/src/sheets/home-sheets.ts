import { LANDLORD_YEAR } from "@propertyvr/vocabulary";
import { landBuildingTax, LAND_TAX_SOURCES } from "../calculators/land-building-tax.ts";
import { LEASE_SOURCES, leaseRegistration, LONGEST_LEASE_YEARS } from "../calculators/lease.ts";
import { moveInCash } from "../calculators/move-in.ts";
import { rentalYield } from "../calculators/rental-yield.ts";
import { calculator, number, oneOf } from "./calculator.ts";
import { baht, figure, line, times } from "./how.ts";
import { MOST_THB } from "./transfer-sheets.ts";

export const RENT = number("thb_month", 1, 100_000_000);
const AREA = { min: 1, max: 1_000_000 } as const;
export const COMMON_FEE = number("thb_sqm_month", 0, 1_000, LANDLORD_YEAR.commonFeeThbPerSqm);

/** Gross and net yield of a year. */
export const yieldSheet = calculator({
  name: "rental_yield",
  inputs: {
    price_thb: number("thb", 1, MOST_THB),
    rent_thb_month: RENT,
    area_sqm: number("sqm", AREA.min, AREA.max, 40),
    fee_thb_sqm_month: COMMON_FEE,
    vacant_months: number("months", 0, 12, LANDLORD_YEAR.vacantMonths),
    agent_months: number("months", 0, 12, LANDLORD_YEAR.agentMonths),
    upkeep_percent: number("percent", 0, 20, LANDLORD_YEAR.upkeepPct),
  },
  work: (v) => {
    const found = rentalYield({
      priceThb: v.price_thb,
      rentThbMonth: v.rent_thb_month,
      areaSqm: v.area_sqm,
      commonFeeThbSqmMonth: v.fee_thb_sqm_month,
      vacantMonths: v.vacant_months,
      agentMonths: v.agent_months,
      upkeepShare: v.upkeep_percent / 100,
    });
    const months = (count: number, amount: number): string =>
      `${baht(v.rent_thb_month)} × ${figure(count)} = ${baht(amount)}`;
    const share = (amount: number, yields: number): string =>
      `${baht(amount)} ÷ ${baht(v.price_thb)} = ${figure(yields * 100)}%`;
    return {
      lines: [
        line("rent_thb_year", found.rentThbYear, "thb_year", months(12, found.rentThbYear)),
        line(
          "vacancy_thb",
          found.vacancyThb,
          "thb_year",
          months(v.vacant_months, found.vacancyThb),
        ),
        line("agent_thb", found.agentThb, "thb_year", months(v.agent_months, found.agentThb)),
        line(
          "common_fee_thb_year",
          found.commonFeeThb,
          "thb_year",
          `${baht(v.fee_thb_sqm_month)} × ${figure(v.area_sqm)} × 12 = ${baht(found.commonFeeThb)}`,
        ),
        line("upkeep_thb", found.upkeepThb, "thb_year", times(v.price_thb, v.upkeep_percent / 100)),
        line(
          "net_thb_year",
          found.netThbYear,
          "thb_year",
          `${[found.rentThbYear, found.vacancyThb, found.agentThb, found.commonFeeThb, found.upkeepThb].map(baht).join(" − ")} = ${baht(found.netThbYear)}`,
        ),
        yields("gross_percent", found.grossYield, share(found.rentThbYear, found.grossYield)),
        yields("net_percent", found.netYield, share(found.netThbYear, found.netYield)),
      ],
      results: ["gross_percent", "net_percent", "net_thb_year"],
      notes: ["before_income_tax"],
      sources: ["khorna"],
    };
  },
});

/** A yield in per cent, to four decimals. */
const yields = (key: "gross_percent" | "net_percent", share: number, how: string) => ({
  key,
  amount: Math.round(share * 1_000_000) / 10_000,
  unit: "percent" as const,
  how: [how],
});

/** What registering a lease costs. */
export const leaseSheet = calculator({
  name: "lease_registration",
  inputs: { rent_thb_month: RENT, years: number("years", 0.1, LONGEST_LEASE_YEARS, 3) },
  work: ({ rent_thb_month: rent, years }) => {
    const found = leaseRegistration(rent, years);
    return {
      lines: [
        line(
          "total_rent_thb",
          found.totalRentThb,
          "thb",
          `${baht(rent)} × 12 × ${figure(years)} = ${baht(found.totalRentThb)}`,
        ),
        line("fee_thb", found.feeThb, "thb", times(found.totalRentThb, 0.01)),
        line("stamp_duty_thb", found.stampDutyThb, "thb", times(found.totalRentThb, 0.001)),
        line(
          "total_thb",
          found.totalThb,
          "thb",
          `${baht(found.feeThb)} + ${baht(found.stampDutyThb)} = ${baht(found.totalThb)}`,
        ),
      ],
      results: ["total_thb"],
      notes: ["register_above_three_years", "fee_cap_disputed"],
      sources: LEASE_SOURCES,
    };
  },
});

/** The land and building tax of one year. */
export const landTaxSheet = calculator({
  name: "land_building_tax",
  inputs: {
    appraised_thb: number("thb", 1, MOST_THB),
    use: oneOf("other_home", "main_home", "main_home_building_only", "commercial", "vacant_land"),
  },
  work: ({ appraised_thb: appraisedThb, use }) => {
    const { bands, taxThb } = landBuildingTax(appraisedThb, use);
    const steps = bands.map(({ withinThb, rate }) => times(withinThb, rate));
    return {
      lines: [line("tax_thb", taxThb, "thb_year", ...steps)],
      results: ["tax_thb"],
      notes: [
        "appraisal_not_price",
        use === "vacant_land" ? "vacant_land_rises" : "daily_lets_are_commercial",
      ],
      sources: LAND_TAX_SOURCES,
    };
  },
});

/** Common fees of a building, and the sinking fund that a buyer pays once. */
export const feesSheet = calculator({
  name: "common_fees",
  inputs: {
    area_sqm: number("sqm", AREA.min, AREA.max),
    fee_thb_sqm_month: COMMON_FEE,
    sinking_thb_sqm: number("thb_sqm", 0, 10_000, 600),
  },
  work: ({ area_sqm: area, fee_thb_sqm_month: fee, sinking_thb_sqm: sinking }) => {
    const by = (each: number, more = "") => `${baht(each)} × ${figure(area)}${more}`;
    return {
      lines: [
        line("month_thb", area * fee, "thb_month", `${by(fee)} = ${baht(area * fee)}`),
        line(
          "year_thb",
          area * fee * 12,
          "thb_year",
          `${by(fee, " × 12")} = ${baht(area * fee * 12)}`,
        ),
        line("sinking_fund_thb", area * sinking, "thb", `${by(sinking)} = ${baht(area * sinking)}`),
      ],
      results: ["month_thb", "year_thb", "sinking_fund_thb"],
      notes: ["fees_are_the_buildings"],
      sources: ["khorna", "fazwaz_sinking"],
    };
  },
});

/** What a tenant pays before moving in. */
export const moveInSheet = calculator({
  name: "move_in_cash",
  inputs: {
    rent_thb_month: RENT,
    deposit_months: number("months", 0, 24, 2),
    advance_months: number("months", 0, 24, 1),
  },
  work: ({ rent_thb_month: rentThbMonth, deposit_months, advance_months }) => {
    const { depositThb, advanceThb, totalThb } = moveInCash({
      rentThbMonth,
      depositMonths: deposit_months,
      advanceMonths: advance_months,
    });
    const by = (months: number, amount: number) =>
      `${baht(rentThbMonth)} × ${figure(months)} = ${baht(amount)}`;
    return {
      lines: [
        line("deposit_thb", depositThb, "thb", by(deposit_months, depositThb)),
        line("advance_thb", advanceThb, "thb", by(advance_months, advanceThb)),
        line(
          "total_thb",
          totalThb,
          "thb",
          `${baht(depositThb)} + ${baht(advanceThb)} = ${baht(totalThb)}`,
        ),
      ],
      results: ["total_thb"],
      notes: ["deposit_comes_back"],
      sources: ["dot_property"],
    };
  },
});

const BILL_MAX_THB = 1_000_000;

/** What renting costs a month with the bills. */
export const monthlyCostSheet = calculator({
  name: "monthly_cost",
  inputs: {
    rent_thb_month: RENT,
    electricity_thb_month: number("thb_month", 0, BILL_MAX_THB, 1_500),
    water_thb_month: number("thb_month", 0, BILL_MAX_THB, 200),
    internet_thb_month: number("thb_month", 0, BILL_MAX_THB, 600),
  },
  work: (v) => {
    const bills = [
      ["rent_thb_month", v.rent_thb_month],
      ["electricity_thb_month", v.electricity_thb_month],
      ["water_thb_month", v.water_thb_month],
      ["internet_thb_month", v.internet_thb_month],
    ] as const;
    const total = bills.reduce((sum, [, amount]) => sum + amount, 0);
    const sum = bills.map(([, amount]) => baht(amount)).join(" + ");
    return {
      lines: [
        ...bills.map(([key, amount]) => line(key, amount, "thb_month")),
        line("total_thb_month", total, "thb_month", `${sum} = ${baht(total)}`),
        line("year_thb", total * 12, "thb_year", `${baht(total)} × 12 = ${baht(total * 12)}`),
      ],
      results: ["total_thb_month", "year_thb"],
      notes: ["utilities_are_examples"],
      sources: [],
    };
  },
});
