import type { Rule } from "../engine/rule.ts";
import { is, isRooms, maybe, ROOMS_AT_MOST, value } from "./meanings.ts";
import { beginsClause, measure, measureOf, numberOf } from "./numbers.ts";

/** "2 bedrooms", "35 sqm", "5-10 minutes" */
export const numberWithUnit: Rule = {
  name: "measure.number-with-unit",
  pattern: [is("number"), maybe("quality", "dash"), is("unit")],
  produce({ facts }, { text }) {
    if (beginsClause(text.slice(facts[0]?.end, facts[2]?.start))) return null;
    const number = numberOf(facts[0]);
    const unit = value(facts[2], "unit");
    if (facts[1]?.kind === "quality" && !isRooms(unit)) return null;
    if (facts[1]?.kind === "dash" && facts[1].start !== facts[0]?.end) return null;
    if (unit.dimension === "duration" && number.n >= 1_000) return null;
    // "5 ล้าน ขอหลังริม": nobody counts so many homes.
    if (unit.dimension === "count" && number.power >= 1_000) return null;
    if (isRooms(unit) && (number.n > ROOMS_AT_MOST || !Number.isInteger(number.n))) return null;
    return measure(measureOf(unit.dimension, number, unit.factor, { unit: unit.name ?? null }));
  },
};

/** "2+ beds", "2 or more bedrooms" */
export const numberAndUpWithUnit: Rule = {
  name: "measure.number-and-up",
  pattern: [is("number"), is("plus", "bound"), is("unit")],
  produce({ facts }) {
    const unit = value(facts[2], "unit");
    const bound = facts[1]?.kind === "plus" ? "min" : value(facts[1], "bound").bound;
    if (facts[1]?.kind === "bound" && value(facts[1], "bound").side === "before") return null;
    return measure(measureOf(unit.dimension, numberOf(facts[0]), unit.factor, { bound }));
  },
};
