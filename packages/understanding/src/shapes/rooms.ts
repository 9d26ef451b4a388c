import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { is, isRooms, ROOMS_AT_MOST, that, value } from "./meanings.ts";
import { isLeadingZero, measure, measureOf, numberOf } from "./numbers.ts";

/** "1 or 2 bedrooms", "2 / 3 bed", "1 or 2-3 bedrooms" */
export const eitherNumberWithUnit: Rule = {
  name: "measure.either-number",
  pattern: [is("number"), is("or", "slash", "comma"), is("number"), is("unit")],
  produce({ facts }) {
    const unit = value(facts[3], "unit");
    const low = numberOf(facts[0]);
    const high = numberOf(facts[2]);
    const to = high.to ?? high.n;
    if (!isRooms(unit) || high.n <= low.n || to > ROOMS_AT_MOST) return null;
    return measure(measureOf(unit.dimension, { ...low, to }, unit.factor));
  },
};

/** "three or four bedrooms", before the last word is counted with its rooms alone. */
export const eitherWordRooms: Rule = {
  name: "measure.either-word-rooms",
  pattern: [
    that("numeral", (n) => "digit" in n),
    is("or", "to", "dash", "slash"),
    that("numeral", (n) => "digit" in n),
    that("unit", isRooms),
  ],
  produce({ facts }) {
    const [low, high] = [value(facts[0], "numeral"), value(facts[2], "numeral")];
    if (!("digit" in low && "digit" in high) || high.digit <= low.digit) return null;
    const unit = value(facts[3], "unit");
    const number = { n: low.digit, to: high.digit, power: 1, isDigits: false };
    return measure(measureOf(unit.dimension, number, unit.factor));
  },
};

/** "two bedrooms" after "two million": the word belongs to the rooms, not to the amount before it. */
export const wordRooms: Rule = {
  name: "measure.word-rooms",
  pattern: [that("numeral", (n) => "digit" in n), is("unit")],
  produce({ facts }, { before }) {
    const numeral = value(facts[0], "numeral");
    const unit = value(facts[1], "unit");
    if (!("digit" in numeral)) return null;
    // "11k one year": any unit takes its word behind a power.
    const isBehindPower = before?.kind === "numeral" && "power" in value(before, "numeral");
    if (!isRooms(unit) && !isBehindPower) return null;
    // "สามล้านห้า ห้องนอนล่าง": written together with the amount, and apart from the rooms.
    const isOfAmount = isBehindPower && before?.end === facts[0]?.start;
    if (isOfAmount && facts[0]?.end !== facts[1]?.start) return null;
    return measure(
      measureOf(unit.dimension, { n: numeral.digit, power: 1, isDigits: false }, unit.factor, {
        unit: unit.name ?? null,
      }),
    );
  },
};

/** "We need a second bedroom": two bedrooms are wanted. */
export const ordinalRooms: Rule = {
  name: "measure.ordinal-rooms",
  pattern: [that("ordinal", (n) => n >= 2), that("unit", ({ dimension }) => dimension === "bedrooms")],
  produce: ({ facts }, { text }) =>
    /^(?:number|option|no)\b/.test(text.slice(facts[0]?.start))
      ? null
      : measure(
          measureOf("bedrooms", { n: value(facts[0], "ordinal"), power: 1, isDigits: false }, 1, {
            unit: LAST_ROOM,
          }),
        ),
}; // prettier-ignore

/** The unit of rooms that were told by the last of them. */
const LAST_ROOM = "last";
const lastRoom = that("measure", ({ unit }) => unit === LAST_ROOM);
const oneLess = (fact: Fact | undefined): Production | null => {
  const said = value(fact, "measure");
  return said.from < 2 ? null : measure({ ...said, from: said.from - 1, unit: null });
};
/** "The second bedroom isn't needed any more": one less will do. */
export const lastRoomUnneeded: Rule = {
  name: "measure.last-room-unneeded",
  pattern: [lastRoom, is("unneeded")],
  produce: ({ facts }) => oneLess(facts[0]),
};
/** "We don't need a second bedroom": the same, refused before it. */
export const noLastRoom: Rule = {
  name: "measure.no-last-room",
  pattern: [is("negation", "remove"), lastRoom],
  produce: ({ facts }) => oneLess(facts[1]),
};

/** "1+1 bed": one bedroom and a corner more. */
export const plusRoom: Rule = {
  name: "measure.bedroom-plus",
  pattern: [is("number"), is("plus"), is("number"), that("unit", isRooms)],
  produce({ facts }) {
    return measure(measureOf(value(facts[3], "unit").dimension, numberOf(facts[0]), 1));
  },
};

/** "bedrooms: 3", "ห้องนอน 3 ห้องน้ำ 2" */
export const unitBeforeNumber: Rule = {
  name: "measure.unit-before-number",
  pattern: [
    that("unit", isRooms),
    that("number", (n) => n.n <= 12 && n.isDigits && !isLeadingZero(n)),
  ],
  produce({ facts }, { after, before, text }) {
    if (after?.kind === "numeral" || after?.kind === "currency") return null;
    // "bedroom, 2 bathrooms" counts bathrooms; in "bedrooms 2 bathrooms 2" each number follows.
    if (after?.kind === "unit" && !/^[ :=]*\d/.test(text.slice(after.end))) return null;
    if (before?.kind === "number") return null;
    return measure(measureOf(value(facts[0], "unit").dimension, numberOf(facts[1]), 1));
  },
};

/** "Bathrooms should be at least two", "ห้องนอนอย่างน้อย 2": the bound stands between what is counted and its number. */
export const unitBeforeBoundNumber: Rule = {
  name: "measure.unit-before-bound-number",
  pattern: [
    that("unit", isRooms),
    { kinds: ["filler", "ask"], optional: true, many: true },
    that("bound", ({ side }) => side !== "after"),
    that("number", (n) => n.n <= 12 && n.power === 1 && !isLeadingZero(n)),
  ],
  produce({ facts }, { after, before }) {
    // "3 bedrooms, at least 2 bathrooms", "bedrooms at least 2 million"
    const isOfOther = ["unit", "numeral", "currency"].includes(after?.kind ?? "");
    if (isOfOther || before?.kind === "number") return null;
    const { bound } = value(facts[2], "bound");
    return measure(measureOf(value(facts[0], "unit").dimension, numberOf(facts[3]), 1, { bound }));
  },
};
