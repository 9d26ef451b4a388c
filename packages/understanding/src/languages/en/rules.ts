import type { Rule } from "../../engine/rule.ts";
import { is, that, value } from "../../shapes/meanings.ts";
import { measureOf } from "../../shapes/numbers.ts";

/** "two bedrooms": the word belongs to the rooms, not to the million before it. */
export const countedRooms: Rule = {
  name: "number.counted-rooms",
  pattern: [
    that("numeral", (n) => "digit" in n),
    that("unit", (u) => u.dimension === "bedrooms" || u.dimension === "bathrooms"),
  ],
  produce({ facts }) {
    const numeral = value(facts[0], "numeral");
    const { dimension, factor } = value(facts[1], "unit");
    return "digit" in numeral
      ? {
          kind: "measure",
          value: measureOf(dimension, { n: numeral.digit, power: 1, isDigits: false }, factor),
        }
      : null;
  },
};
/** "a couple of months", "a few months" */
export const coupleOf: Rule = {
  name: "en.number.couple",
  pattern: [is("couple"), is("unit")],
  produce({ facts }) {
    const unit = value(facts[1], "unit");
    const number = { n: 2, power: 1, isDigits: false };
    return {
      kind: "measure",
      value: measureOf(unit.dimension, number, unit.factor, { unit: unit.name ?? null }),
    };
  },
};
