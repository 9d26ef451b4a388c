import { calculationWords as words } from "@propertyvr/parts/calculation/en";
import { LOAN_ENDS_AT_AGE } from "@propertyvr/knowledge";
import { baht, quotable } from "@propertyvr/parts/words";
import { decidingBound, isOfInstalment, isPaidDown, sumWords } from "../sum-words.ts";
import type { SumSheet, SumWriter } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

export const sumWriter: SumWriter = {
  sum: (sheet) => (sheet.lines.length > 0 ? comesTo(sheet) : cannot(sheet)),
  sumAssumes: ({ inputs, faults }) =>
    faults.length === 0 && inputs.some(({ origin }) => origin === "assumed")
      ? "What is marked “assumed” can be changed right in the sheet."
      : "",
  sumOfSearch: (sheet, key) => {
    if (key === "use") return "Worked out for land left empty, as you are looking for land.";
    const amount = sumWords(sheet, "en").input(key);
    return `Worked out for ${key === "price_thb" ? "a price" : "a rent"} of ${amount}, the most that your search allows.`;
  },
  yearsOfAge: (age, years) =>
    `At ${String(age)} a loan can run for ${String(years)} ${years === 1 ? "year" : "years"}: together with the borrower's age it may not pass ${String(LOAN_ENDS_AT_AGE)} at the Government Housing Bank.`,
  reaches: ({ of, thb }, carriesThb) =>
    `${of === "home" ? "The asking price" : baht(thb)} is ${thb <= carriesThb ? "within" : "above"} that.`,
  cashToBuy: ({ downThb, costsThb }) =>
    `You need about ${baht(downThb + costsThb)} in cash: ${baht(downThb)} down and ${baht(costsThb)} on the day of transfer, where buyer and seller share the transfer fee.`,
  rentNotStated: () =>
    "Its listing states no rent, so this is worked out from what homes like it ask.",
  sumTitle: (tool) => words.sheetTitle(tool),
  offerBudget: () => "Shall I look for homes up to this price?",
  withinMeans: (sheet) => {
    const { line, input } = sumWords(sheet, "en");
    if (isOfInstalment(sheet))
      return `Paying back ${input("instalment_thb_month")} you could buy for up to about ${line("price_thb")} (a loan over ${input("years")} at ${input("rate_percent")}, ${line("own_money_thb")} of your own). Shall I look for homes up to that?`;
    return `With ${input("income_thb_month")} you could buy for up to about ${line("price_thb")} (${input("debt_share_percent")} of it for all debts, a loan over ${input("years")} at ${input("rate_percent")}). Shall I look for homes up to that?`;
  },
  budgetLabel: (homes) => `Show ${quotable(homesPhrase(homes, 2), 90)}`,
};

function cannot({ faults, inputs }: SumSheet): string {
  if (faults.every(({ why }) => why === "missing")) {
    const names = faults.map(({ key }) => words.inputLabel(key).toLowerCase());
    return `Fill in the ${names.join(" and the ")} below, and I'll work it out.`;
  }
  const told = faults.map((fault) =>
    words.faultText(fault, inputs.find(({ key }) => key === fault.key)?.unit),
  );
  return `I can't work this out yet. ${told.join(" ")}`;
}

function comesTo(sheet: SumSheet): string {
  const { line, input } = sumWords(sheet, "en");
  switch (sheet.tool) {
    case "transfer_cost":
      return `The buyer pays ${line("buyer_thb")} and the seller ${line("seller_thb")}, ${line("total_thb")} in all.`;
    case "seller_net":
      return `Of ${input("price_thb")} the seller keeps ${line("net_thb")}, after ${line("seller_thb")} of fees and taxes.`;
    case "mortgage": {
      const down = isPaidDown(sheet) ? ` after ${line("down_thb")} down` : "";
      return `The instalment is ${line("instalment_thb_month")} for a loan of ${line("loan_thb")}${down}, over ${input("years")} at ${input("rate_percent")}. Banks often ask for an income of about ${line("income_needed_thb_month")} for that.`;
    }
    case "affordability":
      return `${bound(sheet)}You could buy for up to about ${line("price_thb")}: a loan of about ${line("loan_thb")}, paid back at ${line("instalment_thb_month")} over ${input("years")} at ${input("rate_percent")}.`;
    case "rental_yield":
      return `The gross yield is ${line("gross_percent")}. After the costs below ${line("net_percent")} is left, ${line("net_thb_year")}.`;
    case "lease_registration":
      return `Registering this lease costs ${line("total_thb")}: a fee of ${line("fee_thb")} and ${line("stamp_duty_thb")} of stamp duty.`;
    case "land_building_tax":
      return `The tax comes to ${line("tax_thb")}.`;
    case "common_fees":
      return `The common fee is ${line("month_thb")}, or ${line("year_thb")}. A buyer also pays ${line("sinking_fund_thb")} into the sinking fund, once.`;
    case "move_in_cash":
      return `You need ${line("total_thb")} before moving in: ${line("deposit_thb")} as a deposit and ${line("advance_thb")} of rent in advance.`;
    case "monthly_cost":
      return `With the bills it comes to ${line("total_thb_month")}.`;
    case "area_convert":
      return `${line("sqm")} is ${line("wah_total")}, or ${line("rai")} rai ${line("ngan")} ngan ${line("wah")}; in square feet ${line("sqft")}.`;
    case "exchange":
      return `${line("foreign")} is ${line("thb")} at our rate of ${line("rate")}.`;
    case "total_price":
      return `That comes to ${line("total_thb")}.`;
    case "rent_or_buy":
      return `Over ${input("stay_years")} renting costs ${line("rent_paid_thb")} and buying ${line("buying_thb")}, if the home then sells at ${input("sale_percent")} of today's price. They cost the same at a rent of ${line("break_even_rent_thb_month")}.`;
  }
}

/** Which of an income and an instalment the answer rests on; nothing where only one was given. */
function bound(sheet: SumSheet): string {
  const { line, input } = sumWords(sheet, "en");
  switch (decidingBound(sheet)) {
    case "income":
      return `Your income decides: with ${input("debt_share_percent")} of it for all debts, it carries ${line("instalment_thb_month")} rather than the ${input("instalment_thb_month")} you named. `;
    case "instalment":
      return `The ${input("instalment_thb_month")} you can pay decides; your income allows it. `;
    case null:
      return "";
  }
}
