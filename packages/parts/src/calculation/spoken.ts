import { spokenText } from "../text/spoken.ts";
import { capital } from "../words/en.ts";
import type { CalculationPart } from "./schema.ts";
import { quotable } from "../words/figures.ts";
import { comparedLines } from "./stated.ts";
import { inputInWords, wordsOf } from "./calculation-texts.ts";

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
  const lines = [
    ...differencesOf(part),
    ...(assumed.length === 0 ? [] : [`${capital(words.assumedMark())}: ${assumed.join("; ")}`]),
  ];
  return lines.length === 0 ? "" : said(lines.join("\n"), part);
}

/** Where a file differs from the sum; the first of them. */
function differencesOf(part: CalculationPart): readonly string[] {
  if (part.stated === undefined) return [];
  const words = wordsOf(part);
  return comparedLines(part.stated, part.lines)
    .lines.filter(({ difference }) => difference !== null && difference !== 0)
    .slice(0, SAID_MAX)
    .map(({ text, difference }) => `${quotable(text)}: ${words.differs(difference ?? 0)}`);
}

const said = (text: string, { language }: CalculationPart): string =>
  spokenText({ text, language });
