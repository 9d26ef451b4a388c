import type { Rule } from "../../engine/rule.ts";
import { is, value } from "../../shapes/meanings.ts";
import { measureOf } from "../../shapes/numbers.ts";

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
