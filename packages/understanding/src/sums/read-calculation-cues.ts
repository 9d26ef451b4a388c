import type { Fact } from "../engine/fact.ts";
import { cuesIn, topicsIn } from "./find-words.ts";
import { quantitiesIn } from "./quantities.ts";
import type { CalculationCues } from "./calculation-cues.ts";
import { yearBought } from "./year-bought.ts";

/** What a message says for a sum; the year in which a home was bought is no amount. */
export function readCalculationCues(text: string, facts: readonly Fact[]): CalculationCues {
  const year = yearBought(text);
  return {
    topics: topicsIn(text),
    sayings: cuesIn(text),
    quantities: quantitiesIn(text, facts).filter(
      ({ start, end, dimension, amount }) =>
        (year === null || end <= year.start || start >= year.end) &&
        // "คนละครึ่ง" is no half a baht.
        !(dimension === "money" && amount > 0 && amount < 1),
    ),
    acquiredYear: year?.year,
  };
}
