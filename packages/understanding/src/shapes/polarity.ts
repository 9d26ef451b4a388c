import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { is, maybe, type Negated, row, that, value } from "./meanings.ts";

/** What can be refused or merely wished for. */
export const WANTED = [
  "amenity",
  "type",
  "deal",
  "tenure",
  "areas",
  "targets",
  "measure",
  "quality",
  "stay",
  "sort",
  "station",
  "nearNoun",
];

const negated = (facts: readonly Fact[], isTolerated: boolean) => ({
  kind: "negated",
  value: { facts, isTolerated } satisfies Negated,
});

/** "no studio", "without a pool", "not ground floor or basement" */
export const negation: Rule = {
  name: "negation.not",
  pattern: [is("negation"), { kinds: WANTED }],
  produce({ facts }, { after }) {
    if (after?.kind === "needed") return null;
    return negated([facts[1] as Fact], value(facts[0], "negation") === "noNeed");
  },
};
/** "drop the gym", "take out the pool" */
export const removal: Rule = {
  name: "negation.remove",
  pattern: [is("remove"), { kinds: WANTED }],
  produce: ({ facts }) => negated([facts[1] as Fact], false),
};
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
export const removalAfter: Rule = {
  name: "negation.remove-after",
  pattern: [{ kinds: ["amenity", "targets", "areas", "tenure", "type"] }, is("remove")],
  produce: ({ facts }) => negated([facts[0] as Fact], false),
};
export const negationList: Rule = {
  name: "negation.list",
  pattern: [is("negated"), is("or", "slash"), { kinds: WANTED }],
  produce({ facts }) {
    const first = value(facts[0], "negated");
    return negated([...first.facts, facts[2] as Fact], first.isTolerated);
  },
};
/** "no pool needed", "pool not necessary": allowed to be absent. */
export const notNeeded: Rule = {
  name: "negation.not-needed",
  pattern: [is("negation"), { kinds: WANTED }, is("needed")],
  produce: ({ facts }) => negated([facts[1] as Fact], true),
};
export const notNeededAfter: Rule = {
  name: "negation.not-needed-after",
  pattern: [{ kinds: WANTED }, is("unneeded")],
  produce: ({ facts }) => negated([facts[0] as Fact], true),
};
/** "not facing the road": refused things we have no word for stay together, as said. */
export const negationOfUnread: Rule = {
  name: "wish.not",
  pattern: [
    is("negation"),
    row("unread"),
    maybe("quality", "nearNoun"),
    { kinds: ["unread"], many: true, optional: true },
  ],
  produce: () => ({ kind: "wish", value: null }),
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

const SOFTENED = ["amenity", "targets", "quality", "areas", "tenure", "wish", "stay"];
/** "nice to have a balcony", "if possible near the BTS" */
export const softBefore: Rule = {
  name: "wish.soft-before",
  pattern: [is("softBefore"), { kinds: SOFTENED }],
  produce: () => ({ kind: "wish", value: null }),
};
export const softBeforePair: Rule = {
  name: "wish.soft-before-pair",
  pattern: [is("softBefore"), { kinds: SOFTENED }, is("and", "or", "slash"), { kinds: SOFTENED }],
  produce: () => ({ kind: "wish", value: null }),
};
/** "a balcony would be nice", "มีสระยิ่งดี" */
export const softAfter: Rule = {
  name: "wish.soft-after",
  pattern: [{ kinds: SOFTENED }, { kinds: ["softAfter", "softBefore"] }],
  produce: ({ facts }, { after }) =>
    facts[1]?.kind === "softBefore" && SOFTENED.includes(after?.kind ?? "")
      ? null
      : { kind: "wish", value: null },
};
export const softAfterPair: Rule = {
  name: "wish.soft-after-pair",
  pattern: [{ kinds: SOFTENED }, is("and", "or"), { kinds: SOFTENED }, is("softAfter")],
  produce: () => ({ kind: "wish", value: null }),
};
/** "leasehold is ok": tolerated, not wanted. */
export const tolerated: Rule = {
  name: "wish.tolerated",
  pattern: [{ kinds: ["amenity", "tenure", "quality", "stay"] }, is("isOk")],
  produce: () => ({ kind: "wish", value: null }),
};
