import { spokenText } from "../text/spoken.ts";
import { capital } from "../words/en.ts";
import type { CalculationPart } from "./schema.ts";
import { inputInWords, wordsOf } from "./told.ts";

/** A list that is heard must be short. */
const SAID_MAX = 3;

/** What was assumed; what the sum comes to the prose before has said, and the steps are for the eye. */
export function spokenCalculation(part: CalculationPart): string {
  const words = wordsOf(part);
  const faults = part.faults.map((fault) =>
    words.faultText(fault, part.inputs.find(({ key }) => key === fault.key)?.unit),
  );
  if (part.lines.length === 0) return said(faults.join("\n"), part);
  const assumed = part.inputs
    .filter(({ origin }) => origin === "assumed")
    .slice(0, SAID_MAX)
    .map((input) => `${words.inputLabel(input.key)}, ${inputInWords(input, part)}`);
  if (assumed.length === 0) return "";
  return said(`${capital(words.assumedMark())}: ${assumed.join("; ")}`, part);
}

const said = (text: string, { language }: CalculationPart): string =>
  spokenText({ text, language });
