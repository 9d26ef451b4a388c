import type { ContractType, TermKey } from "@propertyvr/vocabulary";

/** A passage by its address: a rule of an article, or its summary where `key` is null. */
export interface PassageRef {
  readonly slug: string;
  readonly key: string | null;
}

const ref = (slug: string, key: string | null): PassageRef => ({ slug, key });
const DEPOSITS = "deposits-and-tenant-rules";
const TRANSFER = "costs-on-transfer-day";
const RENTING = "rental-contracts-and-the-law";
const FEES = "common-fees-and-sinking-fund";
const COMMON_FEE = [ref(FEES, "range")];

type Refs = Readonly<Partial<Record<TermKey, readonly PassageRef[]>>>;

const RENTAL: Refs = {
  deposit: [ref(DEPOSITS, "usual")],
  deposit_back: [ref(DEPOSITS, "deposit-back"), ref(DEPOSITS, "damage")],
  advance: [ref(DEPOSITS, "usual")],
  term: [ref(RENTING, "fixed-term"), ref("leases-and-renewals", "register")],
  renewal: [ref("leases-and-renewals", "renewals")],
  break_clause: [ref(RENTING, "leaving-early")],
  notice: [ref(RENTING, "no-term")],
  utilities: [ref(DEPOSITS, "what-it-asks")],
  common_fee: COMMON_FEE,
  repairs: [ref(RENTING, "repairs")],
  pets: [ref("pets-in-a-condo", null)],
  subletting: [ref(RENTING, "sublet")],
  taxes: [ref("land-and-building-tax", null)],
};

const SALE: Refs = {
  deposit: [ref("avoiding-scams", null)],
  transfer_fee: [ref(TRANSFER, "transfer-fee"), ref(TRANSFER, "who-pays")],
  business_tax: [ref(TRANSFER, "business-tax")],
  stamp_duty: [ref(TRANSFER, "stamp-duty")],
  withholding_tax: [ref("withholding-tax-for-sellers", null)],
  mortgage_registration: [ref(TRANSFER, "mortgage-fee")],
  common_fee: COMMON_FEE,
  sinking_fund: [ref(FEES, "sinking-fund")],
  foreign_quota: [ref("foreigners-buying-a-condo", "quota")],
};

/** What the guide tells of the matter of a term; empty where it tells nothing of it. */
export const passagesForTerm = (key: TermKey, type: ContractType): readonly PassageRef[] =>
  (type === "rental_contract" ? RENTAL : SALE)[key] ?? [];
