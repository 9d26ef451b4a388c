import type { Calculation } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Source } from "../engine/source.ts";
import { sayingsIn, topicsIn } from "./find-words.ts";
import { quantitiesIn } from "./quantities.ts";
import type { Said } from "./said.ts";
import { BARE_SUMS, SUMS } from "./sums.ts";

/** The sum that a message asks for, with what it states of it; null where it asks for none. */
export function readCalculation({ text }: Source, facts: readonly Fact[]): Calculation | null {
  const quantities = quantitiesIn(text, facts);
  const said: Said = { topics: topicsIn(text), sayings: sayingsIn(text), quantities };
  for (const { kind, inputsOf } of quantities.length > 0 ? SUMS : BARE_SUMS) {
    const inputs = inputsOf(said);
    if (inputs !== null) return { kind, ...inputs };
  }
  return null;
}
