import type { Amenity } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Rule } from "../engine/rule.ts";
import { is, maybe, that, value } from "./meanings.ts";
import { isReach, reachOf } from "./near.ts";
import { areaOf, generic, refOf, targets } from "./place-meaning.ts";

/** Nobody has these at home only: "near a gym" is near one. */
const OUTSIDE: Readonly<Partial<Record<Amenity, string>>> = {
  gym: "gym",
  garden: "park",
  coworking: "coworking space",
};
export const nearAmenity: Rule = {
  name: "near.word-and-amenity",
  pattern: [is("near"), is("amenity")],
  produce({ facts }, { text }) {
    const [near, thing] = facts as [Fact, Fact];
    return /^ ?(?:[a-z]+ )?$/.test(text.slice(near.end, thing.start))
      ? outside(thing, value(near, "near").withinM)
      : null;
  },
};
/** What an amenity is called where it is not the home's; null for what only a home has. */
export function outside(thing: Fact, withinM: number | null = null) {
  const [amenity] = value(thing, "amenity");
  const name = amenity === undefined ? undefined : OUTSIDE[amenity];
  return name === undefined ? null : targets(generic("poi", name, withinM));
}

/** "ใกล้หาดบางเทา", "ใกล้หาด Bang Tao": the noun stands before the name. */
export const nounThenPlace: Rule = {
  name: "near.noun-and-name",
  pattern: [is("near"), that("nearNoun", ({ kind }) => kind === "beach"), is("place")],
  produce({ facts }, { text }) {
    const [near, noun, place] = facts as [Fact, Fact, Fact];
    const first = value(place, "place").places[0];
    const isNext = /^ ?$/.test(text.slice(noun.end, place.start)) && text.slice(noun.start, noun.end).startsWith("หาด");
    return first === undefined || !isNext
      ? null
      : targets({ ...generic("beach", first.name, value(near, "near").withinM), ref: refOf(first) });
  },
}; // prettier-ignore
/** "ใกล้ถนนใหญ่ บางนา-ตราด": the road's own name follows the word for it. */
export const mainRoadNamed: Rule = {
  name: "near.main-road-named",
  pattern: [is("near"), that("nearNoun", ({ name }) => name === "main road"), is("place")],
  produce: ({ facts }) => {
    const mention = value(facts[2], "place");
    return mention.places[0]?.kind === "road" ? areaOf(mention) : null;
  },
};
/** "a beach within walking distance", "a school within 2 km" */
export const nounThenDistance: Rule = {
  name: "near.noun-and-distance",
  pattern: [
    is("nearNoun"),
    maybe("inArea", "bound"),
    { kinds: ["walkable", "measure"], where: (fact) => isReach(fact) || isDrive(fact) },
  ],
  produce({ facts }, { after }) {
    if (
      ["from", "to", "near", "targets", "place", "nearNoun", "network"].includes(after?.kind ?? "")
    )
      return null;
    const { kind, name } = value(facts[0], "nearNoun");
    // Minutes by car have no slot: the thing is near all the same.
    return targets(generic(kind, name, isDrive(facts[2]) ? null : reachOf(facts[2] as Fact)));
  },
};
const isDrive = (fact: Fact | undefined): boolean =>
  fact?.kind === "measure" && value(fact, "measure").dimension === "drive";
/** The amenity that is wanted no longer in the home where one near it would do. */
export const amenityOutside = (name: string | null): Amenity | undefined =>
  (Object.keys(OUTSIDE) as Amenity[]).find((amenity) => OUTSIDE[amenity] === name);
