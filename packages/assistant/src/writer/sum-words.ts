import type { InputKey, LineKey } from "@propertyvr/knowledge";
import { inputInWords, lineInWords, wordsOf } from "@propertyvr/parts/calculation";
import type { Language } from "@propertyvr/vocabulary";
import type { SumSheet } from "./writer.ts";

/** The figures of a sum in words; what a sum does not hold is said to be left open. */
export function sumWords({ lines, inputs }: SumSheet, language: Language) {
  const told = { inputs, language };
  const open = wordsOf(told).leftOpen();
  return {
    line: (key: LineKey): string => {
      const found = lines.find((line) => line.key === key);
      return found === undefined ? open : lineInWords(found, told);
    },
    input: (key: InputKey): string => {
      const found = inputs.find((input) => input.key === key);
      return found === undefined ? open : inputInWords(found, told);
    },
  };
}

/** Whether a part of the price is paid down. */
export const isPaidDown = ({ lines }: SumSheet): boolean =>
  lines.some(({ key, amount }) => key === "down_thb" && amount > 0);

/** Whether an instalment was given, and no income. */
export const isOfInstalment = ({ inputs }: SumSheet): boolean => {
  const isGiven = (key: InputKey): boolean =>
    typeof inputs.find((input) => input.key === key)?.value === "number";
  return isGiven("instalment_thb_month") && !isGiven("income_thb_month");
};

/** Whether the income or the instalment sets the price that can be afforded; null where not both were given. */
export function decidingBound({ lines, inputs }: SumSheet): "income" | "instalment" | null {
  const amountOf = (key: InputKey) => inputs.find((input) => input.key === key)?.value;
  const instalment = amountOf("instalment_thb_month");
  if (typeof amountOf("income_thb_month") !== "number" || typeof instalment !== "number")
    return null;
  const taken = lines.find(({ key }) => key === "instalment_thb_month")?.amount;
  return taken !== undefined && taken < instalment ? "income" : "instalment";
}
