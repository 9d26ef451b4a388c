import {
  RENTAL_TERMS,
  type ContractType,
  type TermKey,
  type TermValue,
} from "@propertyvr/vocabulary";

/** What somebody looks for in any such contract: said where it isn't there. */
export const EXPECTED_TERMS: Readonly<Record<ContractType, readonly TermKey[]>> = {
  rental_contract: RENTAL_TERMS.filter((key) => key !== "agent_fee"),
  sale_contract: [
    "parties",
    "price",
    "deposit",
    "balance",
    "transfer_day",
    "transfer_fee",
    "business_tax",
    "stamp_duty",
    "withholding_tax",
    "common_fee",
    "default",
    "defects",
  ],
};

/** Words of the file. */
export interface ContractPassage {
  readonly text: string;
  readonly page: number | null;
}

/** A term as the contract states it. */
export interface ContractTerm {
  readonly key: TermKey;
  /** In the order of the passage; empty where only the passage tells it. */
  readonly values: readonly TermValue[];
  readonly passage: ContractPassage;
  /** Others that tell of it too: who pays for repairs often stands in several. */
  readonly more: readonly ContractPassage[];
}

export interface RecognisedContract {
  readonly type: ContractType;
  readonly terms: readonly ContractTerm[];
  /** Expected in such a contract, and nowhere in what was read of this one. */
  readonly notFound: readonly TermKey[];
}
