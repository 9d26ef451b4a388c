import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { is, maybe, that, value } from "./meanings.ts";

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

/** "raise the budget by 5k" */
export const shift: Rule = {
  name: "change.shift",
  pattern: [is("shiftWord"), that("measure", (m) => m.dimension === "money")],
  produce: ({ facts }) => ({
    kind: "change",
    value: {
      do: "shift",
      key: "price",
      direction: value(facts[0], "shiftWord"),
      by: value(facts[1], "measure").from,
    },
  }),
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
