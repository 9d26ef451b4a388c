import type { PartyRole, TermKey, TermValue } from "@propertyvr/vocabulary";
import { amountInBaht } from "../calculation/amount.ts";
import { grouped, trimmed } from "../words/figures.ts";
import type { ContractWords } from "./words.ts";

export const contractWords: ContractWords = {
  contractHead: (type) =>
    type === "rental_contract"
      ? "What this rental contract states"
      : "What this contract of sale states",
  termLabel: (key, type) =>
    key === "deposit" && type === "rental_contract" ? "Security deposit" : LABELS[key],
  termValue,
  askedMark: () => "You asked about this",
  inFile: (page) => (page === null ? "In the file" : `In the file, page ${grouped(page)}`),
  guideTells: () => "Our guide says",
  notFoundHead: () => "I didn't find these in it",
  contractCut: () => "The file is longer: I read its beginning.",
  notAdvice: () => "Read by rules, so check each passage. This is information, not legal advice.",
  openArticle: () => "Read the whole article",
};

const LABELS: Readonly<Record<TermKey, string>> = {
  parties: "Parties",
  rent: "Rent",
  term: "Lease term",
  deposit: "Deposit",
  deposit_back: "Return of the deposit",
  advance: "Rent in advance",
  break_clause: "Leaving early",
  notice: "Notice",
  renewal: "Renewal",
  late_fee: "Late payment",
  utilities: "Water, electricity, internet",
  common_fee: "Common fee",
  repairs: "Repairs",
  pets: "Pets",
  subletting: "Subletting",
  taxes: "Taxes",
  agent_fee: "Agent's commission",
  price: "Price",
  instalments: "Instalments",
  balance: "Balance",
  transfer_day: "Day of the transfer",
  transfer_fee: "Transfer fee",
  business_tax: "Specific business tax",
  stamp_duty: "Stamp duty",
  withholding_tax: "Withholding tax",
  mortgage_registration: "Mortgage registration",
  sinking_fund: "Sinking fund",
  foreign_quota: "Foreign quota",
  default: "Breach of contract",
  defects: "Defects",
};

const ROLES: Readonly<Record<PartyRole, string>> = {
  landlord: "landlord",
  tenant: "tenant",
  seller: "seller",
  buyer: "buyer",
  agent: "agent",
  guarantor: "guarantor",
  both: "both parties",
};

function termValue(value: TermValue): string {
  switch (value.kind) {
    case "thb":
      return amountInBaht(value.amount);
    case "percent":
      return `${trimmed(value.amount)}%`;
    case "day":
      return DAY.format(new Date(`${value.day}T00:00:00Z`));
    case "role":
      return ROLES[value.role];
    case "payer":
      return value.role === "both" ? "both parties" : `the ${ROLES[value.role]}`;
    case "days":
    case "months":
    case "years":
      return `${trimmed(value.amount)} ${value.amount === 1 ? value.kind.slice(0, -1) : value.kind}`;
  }
}

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
