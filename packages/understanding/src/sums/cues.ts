/** What a quantity of a sum can be, as the words around it tell. */
export const ROLES = [
  "price",
  "sold",
  "bought",
  "income",
  "debt",
  "instalment",
  "savings",
  "rent",
  "loan",
  "down",
  "appraised",
  "fee",
  "sinking",
  "deposit",
  "advance",
  "electricity",
  "water",
  "internet",
  "rate",
] as const;
export type Role = (typeof ROLES)[number];

/** What is to be worked out, as single words tell. */
export const TOPICS = [
  "transfer",
  "sell",
  "buy",
  "resale",
  "held",
  "charges",
  "net",
  "loan",
  "monthly",
  "afford",
  "yield",
  "lease",
  "landTax",
  "commonFee",
  "moveIn",
  "deposit",
  "bills",
  "anyLoan",
  "anyBudget",
  "anyMonthly",
  "anyMoveIn",
  "anyTransfer",
  "rentOrBuy",
  "weighsBoth",
  "cashToBuy",
  "convert",
  "toBaht",
  "toDollars",
  "toEuros",
  "toPounds",
  "toYuan",
  "toYen",
  "dollarsToBaht",
  "eurosToBaht",
  "poundsToBaht",
  "yuanToBaht",
  "yenToBaht",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Something said that is no quantity: who buys, how the home came to the seller, how it is asked. */
export const CALCULATION_CUES = [
  "this_home",
  "asks_cost",
  "asks_whether",
  "bounds_years",
  "supposes",
  "asks_rent",
  "tells_income",
  "tells_debt",
  "foreign_buyer",
  "company_buyer",
  "company_seller",
  "inherited",
  "registered",
  "half_each",
  "buyer_pays_all",
  "seller_pays_all",
  "nothing_down",
  "half_down",
  "main_home",
  "other_home",
  "commercial",
  "vacant_land",
] as const;
export type CalculationCue = (typeof CALCULATION_CUES)[number];

/** The words of one language, one phrase an entry. */
export interface SumWords {
  readonly topics: Readonly<Record<Topic, readonly string[]>>;
  /** Words before or behind a quantity that say what it is. */
  readonly roles: Readonly<Record<Role, readonly string[]>>;
  readonly sayings: Readonly<Record<CalculationCue, readonly string[]>>;
}
