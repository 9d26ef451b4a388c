import type { Fact } from "../engine/fact.ts";
import type { Rule } from "../engine/rule.ts";
import { is, isPlain, maybe, optional, row, that, value } from "./meanings.ts";
import { measure, measureOf, numberOf, SQM_LEAST } from "./numbers.ts";

/** "2-1-50 rai": three counts in one. */
export const landTriple: Rule = {
  name: "measure.rai-ngan-wah",
  pattern: [
    is("number"), is("dash"), is("number"), is("dash"), is("number"),
    optional(that("unit", (unit) => unit.dimension === "land")),
  ], // prettier-ignore
  produce({ facts }) {
    const [rai, ngan, wah] = [numberOf(facts[0]), numberOf(facts[2]), numberOf(facts[4])];
    if (rai.n > 10_000 || ngan.n > 3 || wah.n >= 100) return null;
    if (facts[5] === undefined && (facts[0] as Fact).end !== (facts[1] as Fact).start) return null;
    const sqm = rai.n * 1_600 + ngan.n * 400 + wah.n * 4;
    return measure(measureOf("land", { n: sqm, power: 1, isDigits: true }, 1));
  },
};

/** "2 rai 1 ngan 50 wah": each unit is smaller than the one before. */
export const landSum: Rule = {
  name: "measure.land-sum",
  pattern: [isPlain("land"), isPlain("land")],
  produce({ facts }) {
    const [whole, part] = [value(facts[0], "measure"), value(facts[1], "measure")];
    if (whole.unit === null || part.unit === null || whole.unit === part.unit) return null;
    const order = ["rai", "ngan", "wah"];
    if (order.indexOf(whole.unit) >= order.indexOf(part.unit)) return null;
    return measure({ ...whole, from: whole.from + part.from, unit: part.unit });
  },
};

/** "house with land of 100 wah": the land is a size here, not a thing wanted. */
export const landOfHouse: Rule = {
  name: "measure.land-of-house",
  pattern: [
    that("type", (t) => t.types.includes("land")),
    maybe("bound"),
    that("measure", (m) => m.dimension === "land"),
    optional({ kinds: ["bound"] }),
  ],
  produce({ facts }, { before }) {
    if (before?.kind !== "type" || value(before, "type").types.includes("land")) return null;
    const bound =
      facts[1] === undefined
        ? facts[3] === undefined
          ? null
          : value(facts[3], "bound").bound
        : value(facts[1], "bound").bound;
    const measure = value(facts[2], "measure");
    return { kind: "measure", value: { ...measure, bound: measure.bound ?? bound } };
  },
};

const HOUSE = /\b(?:house|villa|bungalow|townhouse)s?\b|บ้าน|วิลล่า/;
/** "house with 800 sqm of land": the land of a house, and no search for land. */
export const areaThenLand: Rule = {
  name: "measure.area-then-land",
  pattern: [
    that("measure", (m) => m.dimension === "area"),
    that("type", ({ types }) => types.length === 1 && types[0] === "land"),
  ],
  produce({ facts }, { text, after }) {
    const [area, land] = facts as [Fact, Fact];
    const isTogether = /^ (?:of )?$/.test(text.slice(area.end, land.start));
    if (!isTogether || !HOUSE.test(text.slice(0, area.start))) return null;
    if (after?.kind === "measure" || after?.kind === "number") return null;
    return { kind: "measure", value: { ...value(area, "measure"), dimension: "land" } };
  },
};

/** "พื้นที่ใช้สอย 180", "usable area 180": square metres, where no unit is said. */
export const sizeNumber: Rule = {
  name: "measure.size-number",
  pattern: [
    that("size", (size) => size === "area"),
    maybe("bound"),
    that("number", ({ n, power }) => power === 1 && n >= SQM_LEAST && n <= SQM_MOST),
    maybe("bound"),
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "unit" || after?.kind === "numeral" || after?.kind === "currency")
      return null;
    const bound = [facts[1], facts[3]].find((fact) => fact !== undefined);
    return {
      kind: "measure",
      value: measureOf("area", numberOf(facts[2]), 1, {
        bound: bound === undefined ? null : value(bound, "bound").bound,
      }),
    };
  },
};
const SQM_MOST = 2_000;

/** "land size", "usable area" say which of the two areas a bare measure is. */
export const sizeWord: Rule = {
  name: "measure.size-word",
  pattern: [
    row("size"),
    maybe("bound"),
    that("measure", (m) => m.dimension === "area" || m.dimension === "land"),
  ],
  produce({ facts }) {
    const measure = value(facts[2], "measure");
    const dimension = facts[0]?.value === "land" ? "land" : measure.dimension;
    const bound = facts[1] === undefined ? measure.bound : value(facts[1], "bound").bound;
    return { kind: "measure", value: { ...measure, dimension, bound } };
  },
};

/** "30 sqm is too small", "30 ตรม เล็กไป": a home must have at least as much; of "too big" at most. */
export const tooSmall: Rule = {
  name: "size.too-small",
  pattern: [
    that(
      "measure",
      ({ dimension, bound, to }) => dimension === "area" && bound === null && to === null,
    ),
    { kinds: ["filler", "unread"], many: true, optional: true },
    that("change", (change) => change.do === "adjust" && change.key === "area_sqm"),
  ],
  produce({ facts }, { text }) {
    const [size] = facts;
    const change = value(facts[2], "change");
    const isTooMuch = /\btoo\b|(?:ไป|เกิน)/.test(text.slice(facts[2]?.start, facts[2]?.end));
    return isTooMuch && change.do === "adjust"
      ? {
          kind: "measure",
          value: { ...value(size, "measure"), bound: change.direction === "up" ? "min" : "max" },
        }
      : null;
  },
};
