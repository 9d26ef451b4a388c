import { spokenText } from "../text/spoken.ts";
import type { CalculationPart } from "./schema.ts";
import { inputInWords, lineInWords, wordsOf } from "./told.ts";

/** What the sum comes to and what was assumed for it; the steps are for the eye. */
export function spokenCalculation(part: CalculationPart): string {
  const words = wordsOf(part);
  const results = part.results.flatMap((key) => {
    const line = part.lines.find((each) => each.key === key);
    return line === undefined ? [] : [`${words.lineLabel(key)}: ${lineInWords(line, part)}`];
  });
  const assumed = part.inputs
    .filter(({ origin }) => origin === "assumed")
    .map((input) => `${words.inputLabel(input.key)}, ${inputInWords(input, part)}`);
  const faults = part.faults.map((fault) =>
    words.faultText(fault, part.inputs.find(({ key }) => key === fault.key)?.unit),
  );
  const told = assumed.length > 0 ? [`${words.assumedMark()}: ${assumed.join("; ")}`] : [];
  const lines = part.lines.length > 0 ? [...results, ...told] : faults;
  return spokenText({ text: lines.join("\n"), language: part.language });
}
