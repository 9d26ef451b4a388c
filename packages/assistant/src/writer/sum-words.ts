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
