import {
  LOAN_ENDS_AT_AGE,
  LOAN_YEARS_ASSUMED,
  type AskedSheet,
  type InputKey,
  type SheetValues,
} from "@propertyvr/knowledge";
import type { ConversationState, Criteria, Finances } from "@propertyvr/vocabulary";

/** What a sum does not state and the conversation tells. */
interface SumOfTalk {
  readonly asked: AskedSheet;
  /** The price or the rent of the search, which nobody stated for this sum. */
  readonly searched: readonly InputKey[];
  readonly ofAge: YearsOfAge | null;
}

/** The years that the age of who borrows leaves for a loan, where nobody stated them. */
export interface YearsOfAge {
  readonly age: number;
  readonly years: number;
}

/** "How much a month?" behind a search up to 3 million is of 3 million; an income told before is known. */
export function sumOfTalk(
  { criteria, finances }: Pick<ConversationState, "criteria" | "finances">,
  { tool, values }: AskedSheet,
): SumOfTalk {
  const searched = notStated(searchedFor(criteria, tool), values);
  const told = notStated(toldFor(tool, finances, values), values);
  const ofAge = yearsOfAge(tool, finances?.age, values);
  const years = ofAge === null ? {} : { years: ofAge.years };
  return {
    asked: { tool, values: { ...searched, ...told, ...years, ...values } },
    searched: Object.keys(searched) as InputKey[],
    ofAge,
  };
}

/** Null where the age leaves a loan all the years that are assumed, or none. */
export function yearsOfAge(
  tool: AskedSheet["tool"],
  age: number | undefined,
  stated: SheetValues,
): YearsOfAge | null {
  if (age === undefined || !OF_A_LOAN.has(tool) || "years" in stated) return null;
  const years = LOAN_ENDS_AT_AGE - age;
  return years >= 1 && years < LOAN_YEARS_ASSUMED ? { age, years } : null;
}
const OF_A_LOAN: ReadonlySet<string> = new Set(["mortgage", "affordability"]);

const notStated = (known: SheetValues, stated: SheetValues): SheetValues =>
  Object.fromEntries(Object.entries(known).filter(([key]) => !(key in stated)));

function toldFor(
  tool: AskedSheet["tool"],
  {
    income_month: income,
    debt_month: debt,
    acquired_year: year,
    acquisition,
    buyer,
  }: Finances = {},
  stated: SheetValues,
): SheetValues {
  if (tool === "affordability")
    return {
      // An instalment that was named needs no income beside it.
      ...(income !== undefined &&
        !("instalment_thb_month" in stated) && { income_thb_month: income }),
      ...(debt !== undefined && { debts_thb_month: debt }),
    };
  if (!OF_A_SALE.has(tool)) return {};
  const isOfYear = year !== undefined && !("years_held" in stated);
  return {
    ...(isOfYear && { acquired_year: year }),
    ...(acquisition !== undefined && { acquisition }),
    // Who inherited the home sells it.
    ...(acquisition === undefined && buyerTold(tool, buyer)),
  };
}

/** "I'm a foreigner" of a home that they buy. */
export const buyerTold = (tool: AskedSheet["tool"], buyer: Finances["buyer"]): SheetValues =>
  tool === "transfer_cost" && buyer !== undefined ? { buyer } : {};

/** The most that a home may cost, as the price or the rent of a sum that needs one; land is empty. */
function searchedFor({ deal, price, types }: Criteria, tool: AskedSheet["tool"]): SheetValues {
  if (tool === "land_building_tax")
    return types.length > 0 && types.every((type) => type === "land") ? { use: "vacant_land" } : {};
  if (price?.max === undefined) return {};
  if (deal === "sale" && price.per === "total" && SUMS_OF_A_PRICE.has(tool))
    return { price_thb: price.max };
  return deal === "rent" && price.per === "month" && OF_A_RENT.has(tool)
    ? { rent_thb_month: price.max }
    : {};
}

/** Sums that need the price of a home. */
export const SUMS_OF_A_PRICE: ReadonlySet<string> = new Set([
  "mortgage",
  "transfer_cost",
  "rent_or_buy",
]);
const OF_A_SALE: ReadonlySet<string> = new Set(["transfer_cost", "seller_net"]);
const OF_A_RENT: ReadonlySet<string> = new Set(["move_in_cash", "monthly_cost", "rent_or_buy"]);
