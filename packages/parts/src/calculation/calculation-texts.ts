export { amountInBaht as amountInWords } from "./amount.ts";
export { comparedLines } from "./stated.ts";
import type { InputKey, SheetChoice, SheetUnit } from "@propertyvr/knowledge";
import { calculationWords as english } from "./en.ts";
import type { CalculationPart } from "./schema.ts";
import { calculationWords as thai } from "./th.ts";
import type { CalculationWords } from "./words.ts";

export const wordsOf = ({ language }: Pick<CalculationPart, "language">): CalculationWords =>
  ({ en: english, th: thai })[language];

type StatedInputs = Pick<CalculationPart, "inputs" | "language">;

/** The value of an input in words: "฿3,500,000", "Foreigner". */
export function inputInWords(input: CalculationPart["inputs"][number], part: StatedInputs): string {
  const words = wordsOf(part);
  const { value, unit } = input;
  if (value === null) return words.leftOpen();
  if (typeof value === "string") return words.choiceName(value);
  // An amount to exchange from baht is one of baht.
  const isBaht = input.key === "amount" && choiceOf(part, "direction") === "from_baht";
  return words.amountOf(value, isBaht ? "thb" : (unit ?? "count"), moneyOf(part));
}

/** A line's amount in words. */
export const lineInWords = (
  { amount, unit }: { readonly amount: number; readonly unit: SheetUnit },
  part: StatedInputs,
): string => wordsOf(part).amountOf(amount, unit, moneyOf(part));

/** The currency of amounts of foreign money. */
const moneyOf = (part: StatedInputs): string | undefined => choiceOf(part, "currency");

const choiceOf = ({ inputs }: StatedInputs, key: InputKey): SheetChoice | undefined => {
  const value = inputs.find((input) => input.key === key)?.value;
  return typeof value === "string" ? value : undefined;
};
