import type { ConversationState, Criteria, Range } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { NumberValue } from "../engine/tokenise.ts";
import { value } from "../shapes/meanings.ts";
import { measureOf, SQM_LEAST } from "../shapes/numbers.ts";
import { closest, DISTANCE_METRES, type NumberKey, sizeOf } from "./bare-number.ts";

/** Million baht: of a home nobody has told a price of, more is a size. */
const MILLIONS_MOST = 35;
/** Square metres. */
const SQM_MOST = 5_000;
/** How much larger or smaller than the size that stands: "minimum 800" behind 1,000 sqm. */
const LIKE_SIZE = Math.log(2);
/** How many times its least size a home may have at most: "bigger than 60 but under 80". */
const SPAN_MOST = 3;
/** A new budget lies no further from the one that stands. */
const LIKE_PRICE = Math.log(4);

/**
 * "Minimum 800" behind 1,000 sqm and a price of 150 a sqm, "at least 45" behind 3 million: what a bound without a
 * unit counts is a size where it is like the one that stands, or like no price.
 */
export function withSizeBounds(
  facts: readonly Fact[],
  state: ConversationState | undefined,
): readonly Fact[] {
  // "Rent max 45": said of the rent.
  if (state === undefined || facts.some(({ kind }) => kind === "deal")) return facts;
  const { price, area_sqm: area } = state.criteria;
  return facts.map((fact) => {
    if (isSmallDistance(fact, facts)) return as("area", fact);
    if (fact.rule !== "bound.small-amount" || fact.parts.some(({ kind }) => kind === "budget"))
      return fact;
    const said = value(fact, "measure");
    if (said.from < SQM_LEAST || said.from > SQM_MOST || said.power > 1) return fact;
    const { from: n, to } = said;
    const number: NumberValue = { n, ...(to !== null && { to }), power: 1, isDigits: true };
    const isLike = (key: NumberKey, standing: Range | null, reach: number): boolean => {
      const size = sizeOf(standing);
      return size !== null && closest(key, number, size).distance <= reach;
    };
    // "2 bed around 70", "min 40" of a condo to buy: few homes cost that many millions.
    const isOfSale =
      state.criteria.deal === "sale" &&
      price === null &&
      area === null &&
      said.from >= MILLIONS_MOST;
    // "Bigger than 60 but under 80"
    const least = said.bound === "max" ? leastArea(facts) : undefined;
    const isUpperEnd = least !== undefined && n > least && n <= least * SPAN_MOST;
    const isSize =
      isOfSale ||
      isUpperEnd ||
      (area === null
        ? price !== null && price.per === "total" && !isLike("price", price, LIKE_PRICE)
        : isLike("area_sqm", area, LIKE_SIZE) && !isLike("price", price, LIKE_SIZE));
    return isSize
      ? {
          ...fact,
          value: measureOf("area", number, 1, { bound: said.bound }),
        }
      : fact;
  });
}

/** The size that the message says a home must have at least; square metres. */
const leastArea = (facts: readonly Fact[]): number | undefined =>
  facts
    .flatMap((fact) => (fact.kind === "measure" ? [value(fact, "measure")] : []))
    .find(({ dimension, bound }) => dimension === "area" && bound === "min")?.from;

/** "1 bed, 40 metres or so": nobody measures so short a way, and nothing is named that it leads to. */
const isSmallDistance = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.kind === "measure" &&
  value(fact, "measure").dimension === "distance" &&
  value(fact, "measure").from >= SQM_LEAST &&
  value(fact, "measure").from < DISTANCE_METRES.min &&
  !facts.some(({ kind }) => ["targets", "areas", "near", "walkable"].includes(kind));
const as = (dimension: "area" | "land", fact: Fact): Fact => ({
  ...fact,
  value: { ...value(fact, "measure"), dimension },
});

/** "Would 800 sqm be possible?" behind a search for land alone: square metres of the land. */
export function withLandSize(
  facts: readonly Fact[],
  state: ConversationState | undefined,
): readonly Fact[] {
  const types = state?.criteria.types ?? [];
  const isOfLand =
    types.length > 0 &&
    types.every((type) => type === "land") &&
    !facts.some(({ kind }) => kind === "type");
  return isOfLand ? facts.map((fact) => (isArea(fact) ? as("land", fact) : fact)) : facts;
}
const isArea = (fact: Fact): boolean =>
  fact.kind === "measure" && value(fact, "measure").dimension === "area";

/**
 * "800 sqm is fine too" behind at least 1,000, "60 ตร.ม. ก็ได้" behind at most 50: what is accepted beyond a bound
 * moves that bound.
 */
export function withSizeAccepted(
  facts: readonly Fact[],
  state: ConversationState | undefined,
  text: string,
): readonly Fact[] {
  const isAccepted = facts.some(({ kind }) => kind === "isOk") || GOES_DOWN_TO.test(text);
  if (state === undefined || !isAccepted) return facts;
  return facts.map((fact) => {
    if (fact.kind !== "measure") return fact;
    const said = value(fact, "measure");
    if (said.bound !== null || said.to !== null) return fact;
    const { min, max } = sizeStanding(state.criteria, said.dimension) ?? {};
    if (max === undefined && min !== undefined && said.from < min)
      return { ...fact, value: { ...said, bound: "min" } };
    if (min === undefined && max !== undefined && said.from > max)
      return { ...fact, value: { ...said, bound: "max" } };
    return fact;
  });
}
const GOES_DOWN_TO =
  /\b(?:drop|go|come|move|reduce it|bring it)(?: it)? (?:down )?to\b|\bsettle for\b|\bmake do with\b|ลด(?:ลง)?(?:มา)?เหลือ/;
function sizeStanding({ area_sqm, land_sqm }: Criteria, dimension: string): Range | null {
  if (dimension === "area") return area_sqm;
  return dimension === "land" ? land_sqm : null;
}
