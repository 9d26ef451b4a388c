import type { Fact } from "../engine/fact.ts";
import { type Dimension, ROOMS_AT_MOST, value } from "../shapes/meanings.ts";
import { measureOf, numberOf } from "../shapes/numbers.ts";

/** How many times larger or smaller a corrected figure may be. */
const REACH: Readonly<Partial<Record<Dimension, number>>> = { bedrooms: 4, bathrooms: 4, area: 3 };
/** What gives a number before it a meaning of its own. */
const COUNTS: ReadonlySet<string> = new Set([
  "unit", "numeral", "number", "measure", "currency", "period", "per", "dash", "slash", "to", "or",
]); // prettier-ignore

/**
 * "Two bedrooms, no wait, my sister visits often, make that three": what was counted last is counted anew. A sum
 * of money is corrected where loose numbers are read.
 */
export function withCorrectedCount(facts: readonly Fact[]): readonly Fact[] {
  const at = facts.findLastIndex(
    ({ kind }, index) =>
      kind === "number" &&
      leadOf(facts, index)?.kind === "replace" &&
      !COUNTS.has(facts[index + 1]?.kind ?? ""),
  );
  const counted = facts.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === "measure");
  const number = facts[at];
  if (counted === undefined || number === undefined) return facts;
  const { dimension, from, to, bound } = value(counted, "measure");
  const { n, power } = numberOf(number);
  const isRooms = dimension !== "area";
  // "50 sqm in Ari, make it 25" may be a price.
  const isCorrected =
    isRooms || facts.slice(facts.indexOf(counted), at).some(({ kind }) => kind === "sorry");
  const times = Math.max(n / from, from / n);
  const isLike = times <= (REACH[dimension] ?? 0) && (!isRooms || n <= ROOMS_AT_MOST);
  if (!isCorrected || !isLike || power !== 1 || to !== null) return facts;
  const anew = {
    ...number,
    kind: "measure",
    value: measureOf(dimension, numberOf(number), 1, { bound }),
  };
  return facts.flatMap((fact) => (fact === counted ? [] : fact === number ? [anew] : [fact]));
}

/** The fact before another, words that say nothing left out. */
const leadOf = (facts: readonly Fact[], at: number): Fact | undefined =>
  facts.slice(0, at).findLast(({ kind }) => kind !== "filler");
