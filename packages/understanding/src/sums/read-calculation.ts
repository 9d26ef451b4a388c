import type { Calculation } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { readCalculationCues } from "./read-calculation-cues.ts";
import { BARE_SUMS, SUMS } from "./sums.ts";

/** The sum that a message asks for, with what it states of it; null where it asks for none. */
export function readCalculation({ text }: SourceText, facts: readonly Fact[]): Calculation | null {
  const said = readCalculationCues(text, facts);
  for (const { kind, inputsOf } of said.quantities.length > 0 ? SUMS : BARE_SUMS) {
    const inputs = inputsOf(said);
    if (inputs !== null) return { kind, ...inputs };
  }
  return null;
}
