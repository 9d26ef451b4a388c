import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { is, isPlain, maybe, type Measure, that, value } from "./meanings.ts";
import { measure, measureOf, numberOf } from "./numbers.ts";
import { generic, nearName, stationOf, targetOf, targets } from "./place-meaning.ts";

/** "10 min walk" counts minutes; "min 60 sqm" and "20k min" are floors (`bounds.minimum`). */
export const minutes: Rule = {
  name: "measure.minutes",
  pattern: [that("number", (n) => (n.to ?? n.n) <= 180), is("minuteOrMinimum")],
  produce: ({ facts }) => measure(measureOf("drive", numberOf(facts[0]), 1)),
};

/** "500m" */
export const metres: Rule = {
  name: "measure.metres",
  pattern: [is("number"), is("metreOrMillion")],
  produce: ({ facts }) => measure(measureOf("distance", numberOf(facts[0]), 1)),
};

/** "5 minutes' walk", "walk 5 minutes": 80 metres a minute. */
export const walkAfter: Rule = {
  name: "measure.walk-minutes",
  pattern: [isPlain("drive"), that("walkable", () => true)],
  produce: ({ facts }) => walk(value(facts[0], "measure")),
};

export const walkBefore: Rule = {
  name: "measure.walk-minutes-after",
  pattern: [is("walkable"), maybe("inArea"), maybe("bound"), isPlain("drive")],
  produce: ({ facts }) => walk(value(facts[3], "measure")),
};
/** "walking, at most 500 m", "a 500 m walk": the metres say more than the walk. */
export const walkMetres: Rule = {
  name: "measure.walk-metres",
  pattern: [is("walkable"), maybe("bound"), isPlain("distance")],
  produce: ({ facts }) => measure({ ...value(facts[2], "measure"), bound: null }),
};
export const metresWalk: Rule = {
  name: "measure.metres-walk",
  pattern: [isPlain("distance"), is("walkable")],
  produce: ({ facts }) => measure(value(facts[0], "measure")),
};
/** "เดินไป BTS อารีย์ 7 นาที": the minutes stand behind the thing. */
export const walkThingMinutes: Rule = {
  name: "near.walk-thing-minutes",
  pattern: [
    is("walkable"), maybe("to", "from"), maybe("network"), is("place", "network", "nearNoun", "targets"),
    maybe("station"), maybe("bound", "inArea"), that("measure", (m) => m.dimension === "drive"),
  ],
  produce({ facts }) {
    const minutes = value(facts[6], "measure");
    const metres = (minutes.to ?? minutes.from) * 80;
    const [network, thing] = [facts[2], facts[3] as Fact];
    if (thing.kind === "targets")
      return { kind: "targets", value: value(thing, "targets").map((target) => ({ ...target, withinM: metres })) };
    if (thing.kind === "network") return targets(generic("transit", value(thing, "network").name, metres));
    if (thing.kind === "nearNoun") {
      const { kind, name } = value(thing, "nearNoun");
      return targets(generic(kind, name, metres));
    }
    const mention = value(thing, "place");
    const station = network === undefined ? undefined : stationOf(mention, value(network, "network").name);
    return station === undefined ? nearName(mention, metres) : targets(targetOf(station, metres));
  },
}; // prettier-ignore
function walk(minutes: Measure): Production {
  return measure({
    ...minutes,
    dimension: "distance",
    from: (minutes.to ?? minutes.from) * 80,
    to: null,
  });
}
