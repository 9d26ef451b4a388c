import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { type RequestedChange, is, maybe, type Measure, that, value } from "./meanings.ts";

const CLEARED: Readonly<Partial<Record<string, "price" | "area_sqm" | "bedrooms">>> = {
  budget: "price",
  size: "area_sqm",
  bedrooms: "bedrooms",
};
function clearing(said: Fact): Production | null {
  const key = CLEARED[said.kind === "unit" ? value(said, "unit").dimension : said.kind];
  return key === undefined ? null : { kind: "change", value: { do: "clear", key } };
}
/** "without the bedrooms", "ลบงบออก": what is counted or paid no longer matters. */
export const clearKey: Rule = {
  name: "change.clear",
  pattern: [
    is("remove", "negation"),
    { kinds: ["unit", "budget", "size"] },
    maybe("budget", "size", "remove"),
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "number" || after?.kind === "measure" || after?.kind === "bound")
      return null;
    return clearing(facts[1] as Fact);
  },
};

export const clearKeyAfter: Rule = {
  name: "change.clear-after",
  pattern: [is("unit", "budget", "size"), is("remove")],
  produce: ({ facts }) => clearing(facts[0] as Fact),
};

type ShiftUnit = Extract<RequestedChange, { do: "shift" }>["unit"];
export function shiftBy(direction: "up" | "down", amount: Fact): Production | null {
  const made = (by: number, unit: ShiftUnit): Production => ({
    kind: "change",
    value: { do: "shift", key: "price", direction, by, unit } satisfies RequestedChange,
  });
  if (amount.kind === "number") return made(value(amount, "number").n, "bare");
  const measure = value(amount, "measure");
  if (measure.bound !== null || measure.to !== null) return null;
  return made(measure.from, measure.dimension === "percent" ? "percent" : "baht");
}
const isMovable = (m: Measure): boolean => m.dimension === "money" || m.dimension === "percent";
const toWay = (word: string): "up" | "down" => (word === "down" ? "down" : "up");

/** "raise the budget by 5k", "เพิ่มอีก 20%" */
export const shift: Rule = {
  name: "change.shift",
  pattern: [is("shiftWord"), that("measure", isMovable)],
  produce: ({ facts }) => shiftBy(toWay(value(facts[0], "shiftWord")), facts[1] as Fact),
};
/** "raise it by 5" */
export const shiftNumber: Rule = {
  name: "change.shift-number",
  pattern: [that("shiftWord", (word) => word !== "again"), is("number")],
  produce: ({ facts }, { after }) =>
    after?.kind === "unit" ? null : shiftBy(toWay(value(facts[0], "shiftWord")), facts[1] as Fact),
};
/** "add 5k", "เพิ่ม 5 พัน": money added to what stands; alone, or to the budget. */
export const shiftAdded: Rule = {
  name: "change.shift-added",
  pattern: [that("also", (also) => also === "add"), that("measure", isMovable)],
  produce: ({ facts }, { before }) =>
    before === undefined || before.kind === "comma" || before.kind === "budget"
      ? shiftBy("up", facts[1] as Fact)
      : null,
};
const isPercent = (m: Measure): boolean => m.dimension === "percent";
const isOfPrice = (change: RequestedChange): boolean =>
  change.do === "adjust" && change.key === "price";
/** "20% cheaper" */
export const shiftPercent: Rule = {
  name: "change.shift-percent",
  pattern: [that("measure", isPercent), that("change", isOfPrice)],
  produce({ facts }) {
    const change = value(facts[1], "change");
    return change.do === "adjust" ? shiftBy(change.direction, facts[0] as Fact) : null;
  },
};
/** "Two more bedrooms": so many are added to those that stand. */
export const roomsBy: Rule = {
  name: "change.rooms-by",
  pattern: [
    that("number", ({ n, to }) => Number.isInteger(n) && n >= 2 && n <= 5 && to === undefined),
    that("change", ({ do: does }) => does === "rooms"),
  ],
  produce({ facts }) {
    const change = value(facts[1], "change");
    return change.do === "rooms"
      ? { kind: "change", value: { ...change, by: change.by * value(facts[0], "number").n } }
      : null;
  },
};
const TIMES_MOST = 5;
/** "สองเท่า": a budget twice as high. */
export const shiftTimes: Rule = {
  name: "change.shift-times",
  pattern: [
    that("number", ({ n }) => Number.isInteger(n) && n >= 2 && n <= TIMES_MOST),
    is("times"),
  ],
  produce({ facts }) {
    const by = (value(facts[0], "number").n - 1) * 100;
    return {
      kind: "change",
      value: {
        do: "shift",
        key: "price",
        direction: "up",
        by,
        unit: "percent",
      } satisfies RequestedChange,
    };
  },
};
/** "another million", "เพิ่มอีกล้าน": the power alone is one of it. */
export const shiftPower: Rule = {
  name: "change.shift-power",
  pattern: [is("shiftWord"), that("numeral", (numeral) => "power" in numeral)],
  produce({ facts }) {
    const numeral = value(facts[1], "numeral");
    const direction = toWay(value(facts[0], "shiftWord"));
    return "power" in numeral && numeral.power >= 1_000
      ? {
          kind: "change",
          value: {
            do: "shift",
            key: "price",
            direction,
            by: numeral.power,
            unit: "baht",
          } satisfies RequestedChange,
        }
      : null;
  },
};
/** "5k higher", "20% more" */
export const shiftAfter: Rule = {
  name: "change.shift-after",
  pattern: [that("measure", isMovable), is("shiftAfter")],
  produce: ({ facts }) => shiftBy(toWay(value(facts[1], "shiftAfter")), facts[0] as Fact),
};
/** "More" with nothing to count is more homes; "raise the budget" without a figure is left to us. */
export const shiftAlone: Rule = {
  name: "change.shift-alone",
  pattern: [is("shiftWord", "shiftAfter")],
  produce({ facts }, { after, before, text }) {
    const word = String(facts[0]?.value);
    // "Is electricity extra?": it is paid beside the rent. "Do short leases cost more?": asked of a price.
    const isOfCost =
      /\bcosts? $/.test(text.slice(0, facts[0]?.start)) &&
      !/^ than\b/.test(text.slice(facts[0]?.end));
    if (before?.kind === "otherMoney" || isOfCost) return null;
    // "ขอเพิ่มสุวรรณภูมิ": one more place.
    if (word === "again" && (after?.kind === "areas" || after?.kind === "targets"))
      return { kind: "also", value: "add" };
    if (word === "more" || word === "again") return { kind: "action", value: { type: "more" } };
    return {
      kind: "change",
      value: { do: "adjust", key: "price", direction: toWay(word) } satisfies RequestedChange,
    };
  },
};

/** "number 2", "อันที่ 3": one of the homes shown. */
export const ordinalNumber: Rule = {
  name: "ordinal.number",
  pattern: [
    is("numberWord"),
    that("number", (n) => Number.isInteger(n.n) && n.n >= 1 && n.n <= 50 && n.to === undefined),
  ],
  produce: ({ facts }) => ({ kind: "ordinal", value: value(facts[1], "number").n }),
};
