import { type Fact, UNREAD } from "../engine/fact.ts";
import { type Measure, value } from "../shapes/meanings.ts";

/**
 * The widest figures a search is told in, the same that the contract takes
 * back with the next message: what it would refuse must never leave here.
 */
/** Baht or sqm. A fifth below the contract's 1e12, since "about" adds a fifth. */
const AMOUNT_AT_MOST = 8e11;
/** Metres. */
const DISTANCE_AT_MOST = 1e6;
const ROOMS_AT_MOST = 99;
/** Names of one kind in one search. */
const NAMES_AT_MOST = 20;

export const isAmount = (n: number): boolean => n >= 0 && n <= AMOUNT_AT_MOST;
const isDistance = (n: number): boolean => n >= 0 && n <= DISTANCE_AT_MOST;
const isRooms = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= ROOMS_AT_MOST;

/** Leaves figures nobody can mean unread, whatever they count. */
export function withoutWildFigures(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => {
    switch (fact.kind) {
      case "measure":
        return isWild(value(fact, "measure")) ? unread(fact) : fact;
      case "aside": {
        const measure = value(fact, "aside")?.measure ?? null;
        return measure !== null && isWild(measure) ? unread(fact) : fact;
      }
      case "change": {
        const change = value(fact, "change");
        return change.do === "shift" && !isAmount(change.by) ? unread(fact) : fact;
      }
      case "targets":
        return {
          ...fact,
          value: value(fact, "targets").map((target) =>
            target.withinM === null || isDistance(target.withinM)
              ? target
              : { ...target, withinM: null },
          ),
        };
      default:
        return fact;
    }
  });
}

/** The names a search keeps: the first ones said. */
export const fewEnough = <T>(names: readonly T[]): readonly T[] => names.slice(0, NAMES_AT_MOST);

function isWild({ dimension, from, to }: Measure): boolean {
  const isMeant =
    dimension === "bedrooms" || dimension === "bathrooms"
      ? isRooms
      : dimension === "distance"
        ? isDistance
        : isAmount;
  return !isMeant(from) || (to !== null && !isMeant(to));
}

const unread = (fact: Fact): Fact => ({ ...fact, kind: UNREAD, value: null, rule: "unread.wild" });
