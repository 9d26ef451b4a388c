import type { Production, Rule } from "../engine/rule.ts";
import { is, isPlain, maybe, type Measure, that, value } from "./meanings.ts";
import { measure, measureOf, numberOf } from "./numbers.ts";

/** "10 min walk" counts minutes; "min 60 sqm" and "20k min" are floors (`bounds.minimum`). */
export const minutes: Rule = {
  name: "measure.minutes",
  pattern: [that("number", (n) => (n.to ?? n.n) <= 180), is("minuteOrMinimum")],
  produce: ({ facts }) => measure(measureOf("drive", numberOf(facts[0]), 1)),
};

/** "500m" */
export const metres: Rule = {
  name: "measure.metres",
  pattern: [is("number"), is("metreOrMillion")],
  produce: ({ facts }) => measure(measureOf("distance", numberOf(facts[0]), 1)),
};

/** "5 minutes' walk", "walk 5 minutes": 80 metres a minute. */
export const walkAfter: Rule = {
  name: "measure.walk-minutes",
  pattern: [isPlain("drive"), that("walkable", () => true)],
  produce: ({ facts }) => walk(value(facts[0], "measure")),
};

export const walkBefore: Rule = {
  name: "measure.walk-minutes-after",
  pattern: [is("walkable"), maybe("bound"), isPlain("drive")],
  produce: ({ facts }) => walk(value(facts[2], "measure")),
};
function walk(minutes: Measure): Production {
  return measure({
    ...minutes,
    dimension: "distance",
    from: (minutes.to ?? minutes.from) * 80,
    to: null,
  });
}
