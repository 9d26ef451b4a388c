import { contractWords as english } from "./en.ts";
import type { ContractPart } from "./schema.ts";
import { contractWords as thai } from "./th.ts";
import type { ContractWords } from "./words.ts";

export const contractWordsOf = ({ language }: Pick<ContractPart, "language">): ContractWords =>
  ({ en: english, th: thai })[language];

type ShownTerm = ContractPart["terms"][number];

/** What a term states in words: "2 months, ฿50,000"; empty where only its passage tells it. */
export const termInWords = ({ values }: Pick<ShownTerm, "values">, words: ContractWords): string =>
  values.map((value) => words.termValue(value)).join(", ");
