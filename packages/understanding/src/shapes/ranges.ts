import { FILLER } from "../engine/fact.ts";
import type { Rule } from "../engine/rule.ts";
import type { NumberValue } from "../engine/tokenise.ts";
import { is, isRooms, maybe, type Measure, row, that, value } from "./meanings.ts";
import {
  isLeadingZero,
  isYear,
  measure,
  measureOf,
  numberOf,
  readNumerals,
  SQM_OF_UNIT,
} from "./numbers.ts";

/** A range whose last end has been multiplied already: "2-3 million". */
export const rangeTimesPower: Rule = {
  name: "number.range-times-power",
  pattern: [that("number", (n) => n.to !== undefined && n.power === 1), row("numeral")],
  produce({ facts, rows }) {
    const range = value(facts[0], "number");
    const power = readNumerals((rows[1] ?? []).map((fact) => value(fact, "numeral")));
    if (power.power === 1) return null;
    const scaled: NumberValue = {
      n: range.n * power.n,
      to: (range.to ?? range.n) * power.n,
      power: power.power,
      isDigits: false,
    };
    return { kind: "number", value: scaled };
  },
};

/** "15-20k", "20 to 25,000", "1.5 - 2 million": the power of the end is shared where it was left out. */
export const numberRange: Rule = {
  name: "number.range",
  pattern: [
    that("number", (n) => n.to === undefined),
    is("dash", "to", "tilde", "slash"),
    that("number", (n) => n.to === undefined),
  ],
  produce({ facts }) {
    const low = value(facts[0], "number");
    const high = value(facts[2], "number");
    const from = sharePower(low, high);
    // "15/20k" is a range, "1/2" and "24/7" are not.
    if (facts[1]?.kind === "slash" && (high.power === 1 || low.power > 1)) return null;
    if (from >= high.n || isLeadingZero(low) || isLeadingZero(high)) return null;
    if (isYear(low.digits) && isYear(high.digits)) return null;
    return {
      kind: "number",
      value: { n: from, to: high.n, power: high.power, isDigits: high.isDigits },
    };
  },
};

/** "between 20 and 25k", "from 20 to 25k", "between 80 and 50" */
export const numberBetween: Rule = {
  name: "number.between",
  pattern: [is("between"), is("number"), is("and", "to", "dash"), is("number")],
  produce({ facts }) {
    const [first, second] = [value(facts[1], "number"), value(facts[3], "number")];
    const isTurned = sharePower(first, second) > second.n;
    const [low, high] = isTurned ? [second, first] : [first, second];
    const from = sharePower(low, high);
    if (from >= high.n) return null;
    return {
      kind: "number",
      value: { n: from, to: high.n, power: high.power, isDigits: high.isDigits },
    };
  },
};

function sharePower(low: NumberValue, high: NumberValue): number {
  if (low.power > 1 || low.n >= 1_000) return low.n;
  if (high.power > 1 && low.n < (high.n / high.power) * 10) return low.n * high.power;
  if (high.power === 1 && high.n >= 1_000 && low.n < 1_000 && low.n * 1_000 < high.n)
    return low.n * 1_000;
  return low.n;
}

/** "2 bed - 3 bed", "20k to 25k", "1 or 2 bed" already counted twice */
export const measureRange: Rule = {
  name: "measure.range",
  pattern: [
    that("measure", (m) => m.bound === null),
    is("dash", "to", "or", "tilde"),
    that("measure", (m) => m.bound === null && m.to === null),
  ],
  produce({ facts }, { after }) {
    const [low, high] = [value(facts[0], "measure"), value(facts[2], "measure")];
    if (low.dimension !== high.dimension || low.from >= high.from) return null;
    // "10,000 or 12,000 at most": the second is the ceiling, the first no floor.
    const isCeiling = after?.kind === "bound" && value(after, "bound").bound === "max";
    if (facts[1]?.kind === "or" && high.dimension === "money" && isCeiling) return null;
    return measure({ ...high, from: low.from, to: high.from, per: high.per ?? low.per });
  },
};

const isFreeRange = (m: Measure): boolean => m.bound === null && m.to !== null;
/** "1 ngan or 2", "2 bedrooms, maybe 3": the unit stands behind the first number only. */
export const unitThenOr: Rule = {
  name: "measure.unit-then-or",
  pattern: [is("number"), is("unit"), is("or", "comma"), maybe(FILLER), is("number")],
  produce({ facts }, { after, text }) {
    const [low, high] = [numberOf(facts[0]), numberOf(facts[4])];
    if (facts[2]?.kind === "comma" && !PERHAPS.test(text.slice(facts[2].end, facts[4]?.start))) return null;
    const unit = value(facts[1], "unit");
    const isCounted = unit.dimension === "land" || unit.dimension === "area" || isRooms(unit);
    const goesOn = ["unit", "numeral", "currency", "period", "measure", "slash", "dash", "to"];
    const isMore = low.to === undefined && high.to === undefined && high.n > low.n && high.n <= low.n * 3;
    return isCounted && isMore && high.power === 1 && !goesOn.includes(after?.kind ?? "")
      ? measure(measureOf(unit.dimension, { ...low, to: high.n }, unit.factor, { unit: unit.name ?? null }))
      : null;
  },
}; // prettier-ignore
/** "3 bedrooms ideally, 2 is fine", "3 bedrooms but 2 would do": from the one to the other. */
export const otherRoomsFine: Rule = {
  name: "measure.other-rooms-fine",
  pattern: [
    that("measure", (m) => m.dimension === "bedrooms" && m.bound === null && m.to === null),
    { kinds: ["softBefore", "softAfter", "comma", FILLER], optional: true, many: true },
    that("number", ({ n, to, power }) => Number.isInteger(n) && to === undefined && power === 1),
    is("isOk", FILLER),
  ],
  produce({ facts }, { text }) {
    const last = facts.at(-1);
    if (last?.kind === FILLER && !/^(?:would|will) do$/.test(text.slice(last.start, last.end)))
      return null;
    const [said, other] = [value(facts[0], "measure"), numberOf(facts[2])];
    if (other.n === said.from || Math.abs(other.n - said.from) > 2) return null;
    const [from, to] = [Math.min(said.from, other.n), Math.max(said.from, other.n)];
    return measure({ ...said, from, to });
  },
};
/** "10 rai is too much, 4 to 6", "35 sqm is too small, 45": what is counted instead of it. */
export const sizeInstead: Rule = {
  name: "measure.size-instead",
  pattern: [
    that("measure", ({ dimension, bound }) => bound === null && INSTEAD.has(dimension)),
    { kinds: [FILLER, "change", "quality", "comma"], optional: true, many: true },
    that("number", ({ power }) => power === 1),
  ],
  produce({ facts }, { after, text }) {
    const refused = value(facts[0], "measure");
    const isRefused = TOO.test(text.slice(facts[0]?.end, facts.at(-1)?.start));
    const goesOn = ["unit", "numeral", "currency", "period", "type"].includes(after?.kind ?? "");
    if (!isRefused || goesOn) return null;
    const factor = SQM_OF_UNIT.get(refused.unit ?? "") ?? 1;
    return measure(
      measureOf(refused.dimension, numberOf(facts.at(-1)), factor, { unit: refused.unit }),
    );
  },
};
const INSTEAD: ReadonlySet<string> = new Set(["area", "land", "bedrooms"]);
const TOO =
  /^ ?(?:(?:is|are|was|would be|'s) )?(?:a bit |way |far |just |really )?too (?:much|big|small|large|little|tiny|many|few)(?: for (?:me|us))?,? ?(?:maybe |rather |more like |so |make it )?$/;
const PERHAPS = /^ ?(?:maybe|possibly|perhaps|even|อาจจะ|หรือ) ?$/;
/** "ล้านกลางๆหรือล้านปลายๆ": either of two ranges is all between their ends. */
export const eitherRange: Rule = {
  name: "measure.either-range",
  pattern: [that("measure", isFreeRange), is("or", "to", "dash"), that("measure", isFreeRange)],
  produce({ facts }) {
    const [low, high] = [value(facts[0], "measure"), value(facts[2], "measure")];
    if (low.dimension !== high.dimension || low.from >= high.from) return null;
    return measure({ ...high, from: low.from, per: high.per ?? low.per });
  },
};

export const measureBetween: Rule = {
  name: "measure.between",
  pattern: [is("between", "from"), is("measure"), is("and", "to", "dash"), is("measure")],
  produce({ facts }) {
    const [low, high] = [value(facts[1], "measure"), value(facts[3], "measure")];
    if (low.dimension !== high.dimension || low.from >= high.from || low.to !== null) return null;
    return measure({ ...high, from: low.from, to: high.from, per: high.per ?? low.per });
  },
};

export const betweenRange: Rule = {
  name: "measure.between-range",
  pattern: [is("between", "from"), that("measure", (m) => m.to !== null)],
  produce: ({ facts }) => measure(value(facts[1], "measure")),
};
