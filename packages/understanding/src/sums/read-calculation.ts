import type { Calculation } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Source } from "../engine/source.ts";
import { readSaid } from "./read-said.ts";
import { BARE_SUMS, SUMS } from "./sums.ts";

/** The sum that a message asks for, with what it states of it; null where it asks for none. */
export function readCalculation({ text }: Source, facts: readonly Fact[]): Calculation | null {
  const said = readSaid(text, facts);
  for (const { kind, inputsOf } of said.quantities.length > 0 ? SUMS : BARE_SUMS) {
    const inputs = inputsOf(said);
    if (inputs !== null) return { kind, ...inputs };
  }
  return null;
}
