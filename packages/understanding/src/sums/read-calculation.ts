import type { Calculation } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { SourceText } from "../engine/source.ts";
import { moneyOf } from "./calculation-cues.ts";
import { readCalculationCues } from "./read-calculation-cues.ts";
import { BARE_SUMS, SUMS } from "./sums.ts";

/** Nothing that a home's sum is made of costs less. Baht. */
const LEAST_MONEY = 10;

/** The sum that a message asks for, with what it states of it; null where it asks for none. */
export function readCalculation({ text }: SourceText, facts: readonly Fact[]): Calculation | null {
  const said = readCalculationCues(text, facts);
  const sums = said.quantities.length > 0 ? SUMS : [];
  // "ดาวน์ครึ่งนึง" is half of the price, and no half a baht.
  const isBare = moneyOf(said).every(({ amount }) => amount < LEAST_MONEY);
  const bare = isBare ? BARE_SUMS : [];
  for (const { kind, inputsOf } of [...sums, ...bare]) {
    const inputs = inputsOf(said);
    if (inputs !== null) return { kind, ...inputs };
  }
  return null;
}
