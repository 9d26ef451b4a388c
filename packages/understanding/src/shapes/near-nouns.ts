import type { Amenity } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Rule } from "../engine/rule.ts";
import { is, maybe, value } from "./meanings.ts";
import { isReach, reachOf } from "./near.ts";
import { generic, targets } from "./place-meaning.ts";

/** Nobody has these at home only: "near a gym" is near one. */
const OUTSIDE: Readonly<Partial<Record<Amenity, string>>> = {
  gym: "gym",
  coworking: "coworking space",
};
export const nearAmenity: Rule = {
  name: "near.word-and-amenity",
  pattern: [is("near"), is("amenity")],
  produce({ facts }, { text }) {
    const [amenity] = value(facts[1], "amenity");
    const name = amenity === undefined ? undefined : OUTSIDE[amenity];
    const gap = text.slice((facts[0] as Fact).end, (facts[1] as Fact).start);
    return name === undefined || !/^ ?(?:[a-z]+ )?$/.test(gap)
      ? null
      : targets(generic("poi", name, value(facts[0], "near").withinM));
  },
};

/** "a beach within walking distance", "a school within 2 km" */
export const nounThenDistance: Rule = {
  name: "near.noun-and-distance",
  pattern: [
    is("nearNoun"),
    maybe("inArea", "bound"),
    { kinds: ["walkable", "measure"], where: isReach },
  ],
  produce({ facts }, { after }) {
    if (
      ["from", "to", "near", "targets", "place", "nearNoun", "network"].includes(after?.kind ?? "")
    )
      return null;
    const { kind, name } = value(facts[0], "nearNoun");
    return targets(generic(kind, name, reachOf(facts[2] as Fact)));
  },
};
