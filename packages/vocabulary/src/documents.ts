/** What an attached document is; "other" is all that nothing tells. */
export const DOCUMENT_TYPES = [
  "rental_contract",
  "sale_contract",
  "cost_table",
  "price_list",
  "listing_post",
  "brochure",
  "other",
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const CONTRACT_TYPES = ["rental_contract", "sale_contract"] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** What is looked for in a rental contract, in the order in which it is told. */
export const RENTAL_TERMS = [
  "parties",
  "rent",
  "term",
  "deposit",
  "deposit_back",
  "advance",
  "break_clause",
  "notice",
  "renewal",
  "late_fee",
  "utilities",
  "common_fee",
  "repairs",
  "pets",
  "subletting",
  "taxes",
  "agent_fee",
] as const;

/** What is looked for in a contract of sale. */
export const SALE_TERMS = [
  "parties",
  "price",
  "deposit",
  "instalments",
  "balance",
  "transfer_day",
  "transfer_fee",
  "business_tax",
  "stamp_duty",
  "withholding_tax",
  "mortgage_registration",
  "common_fee",
  "sinking_fund",
  "foreign_quota",
  "default",
  "defects",
  "notice",
] as const;

export type TermKey = (typeof RENTAL_TERMS)[number] | (typeof SALE_TERMS)[number];
export const TERM_KEYS: readonly TermKey[] = [...new Set([...RENTAL_TERMS, ...SALE_TERMS])];

/** "both": each half, or together. */
export const PARTY_ROLES = [
  "landlord",
  "tenant",
  "seller",
  "buyer",
  "agent",
  "guarantor",
  "both",
] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** One thing that a term of a contract states. */
export type TermValue =
  | { readonly kind: "thb"; readonly amount: number }
  | { readonly kind: "days" | "months" | "years" | "percent"; readonly amount: number }
  /** YYYY-MM-DD. */
  | { readonly kind: "day"; readonly day: string }
  /** Who takes part in the contract. */
  | { readonly kind: "role"; readonly role: PartyRole }
  /** Who pays, or sees to it. */
  | { readonly kind: "payer"; readonly role: PartyRole };

/** What a table of costs names: costs of a transfer, costs beside it, and what they are worked out from. */
export const COST_KEYS = [
  "transfer_fee",
  "specific_business_tax",
  "stamp_duty",
  "withholding_tax",
  "mortgage_registration",
  "loan_stamp_duty",
  "common_fee",
  "sinking_fund",
  "meters",
  "insurance",
  "total",
  "price",
  "appraised",
  "loan",
] as const;
export type CostKey = (typeof COST_KEYS)[number];

/** What is left out of a post, because it is a way to reach somebody or somebody's name. */
export const CONTACT_KINDS = ["phone", "line", "email", "link", "name"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
