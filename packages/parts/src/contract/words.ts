import type { ContractType, TermKey, TermValue } from "@propertyvr/vocabulary";

export interface ContractWords {
  /** Heads the terms of a contract. */
  readonly contractHead: (type: ContractType) => string;
  readonly termLabel: (key: TermKey, type: ContractType) => string;
  /** "2 months", "฿50,000", "paid by the tenant". */
  readonly termValue: (value: TermValue) => string;
  /** Beside a term that the message asks for. */
  readonly askedMark: () => string;
  /** Before the words of the file. */
  readonly inFile: (page: number | null) => string;
  /** Before what our guide says. */
  readonly guideTells: () => string;
  readonly notFoundHead: () => string;
  /** Only the beginning of the file was read. */
  readonly contractCut: () => string;
  /** What it is and what it isn't; said once. */
  readonly notAdvice: () => string;
  readonly openArticle: () => string;
}
