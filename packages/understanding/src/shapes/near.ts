import type { Place } from "@propertyvr/gazetteer";
import type { Fact } from "../engine/fact.ts";
import type { Rule } from "../engine/rule.ts";
import { type AreaName, is, maybe, optional, type NearMention, that, value } from "./meanings.ts";
import {
  type Mention,
  areaOf,
  generic,
  isLine,
  nearName,
  refOf,
  roundArea,
  stationOf,
  targetOf,
  targets,
} from "./place-meaning.ts";

/** "BTS Asok", "BTS station Asok" */
export const networkThenPlace: Rule = {
  name: "near.network-and-name",
  pattern: [is("network"), maybe("station"), { kinds: ["place"] }, maybe("station")],
  produce({ facts }, { text }) {
    const { name } = value(facts[0], "network");
    const mention = value(facts[2], "place");
    const station = stationOf(mention, name);
    if (station !== undefined) return targets(targetOf(station, null));
    const gap = text.slice((facts[0] as Fact).end, (facts[2] as Fact).start).trim();
    const first = mention.places[0];
    if (gap !== "" || first === undefined || first.kind === "province" || first.kind === "landmark")
      return null;
    return targets({ kind: "transit", name: first.name, withinM: null, ref: refOf(first) });
  },
};
/** "รถไฟฟ้าใต้ดิน": any train, then which: one network. */
export const networkTwice: Rule = {
  name: "near.network-named-twice",
  pattern: [that("network", ({ name }) => name === null), that("network", ({ name }) => name !== null)],
  produce: ({ facts }) => ({ kind: "network", value: value(facts[1], "network") }),
}; // prettier-ignore
/** "Asok BTS", "Asok station" */
export const placeThenNetwork: Rule = {
  name: "near.name-and-network",
  pattern: [is("place"), is("network", "station"), maybe("station", "network")],
  produce({ facts }, { after }) {
    const mention = value(facts[0], "place");
    const network = facts[1]?.kind === "network" ? value(facts[1], "network").name : null;
    const station = stationOf(mention, network);
    if (station === undefined || (after?.kind === "place" && facts[1]?.kind === "network"))
      return null;
    return targets(targetOf(station, null));
  },
};
/** "สถานีอโศก": the word before the name. */
export const stationThenPlace: Rule = {
  name: "near.station-and-name",
  pattern: [is("station"), { kinds: ["place"] }],
  produce({ facts }) {
    const station = stationOf(value(facts[1], "place"));
    return station === undefined ? null : targets(targetOf(station, null));
  },
};
export const networkAlone: Rule = {
  name: "near.network",
  pattern: [is("network"), maybe("station")],
  produce: ({ facts }) => targets(generic("transit", value(facts[0], "network").name)),
};
/** "the station", where a place with one station was just named, is that station. */
export const stationAlone: Rule = {
  name: "near.any-station",
  pattern: [is("near"), is("station")],
  produce({ facts }, { after }) {
    if (after?.kind === "place") return null;
    const { withinM, isCloser = false } = value(facts[0], "near");
    const station = generic("transit", null, withinM);
    // "Closer to the station": to the one that was asked for before.
    return isCloser ? closerTo([station]) : targets({ ...station, isTheStation: true });
  },
};

/** "Siriraj hospital": of all that bears the name, what the noun says. */
export const placeThenNoun: Rule = {
  name: "near.name-and-noun",
  pattern: [is("place"), is("nearNoun")],
  produce({ facts }) {
    const landmark = nounOf(value(facts[0], "place"), facts[1]);
    return landmark === undefined ? null : targets(targetOf(landmark, null));
  },
};
function nounOf(mention: Mention, after: Fact | undefined): Place | undefined {
  if (after?.kind !== "nearNoun") return undefined;
  const { kind } = value(after, "nearNoun");
  return mention.places.find((place) => place.kind === "landmark" && place.nearKind === kind);
}

/** "near Asok", "next to Central Rama 9", "close to a hospital" */
export const nearThing: Rule = {
  name: "near.word-and-thing",
  pattern: [
    is("near"),
    maybe("near", "inArea"),
    { kinds: ["quality"], optional: true, many: true },
    { kinds: ["place", "targets", "nearNoun"] },
  ],
  produce({ facts, rows }, { after }) {
    const { withinM, isCloser = false } = value(facts[0], "near");
    const thing = facts[3] as Fact;
    // "Near a big hospital": what the hospital is like; "near quiet Ari" is of Ari.
    if ((rows[2] ?? []).length > 0 && thing.kind !== "nearNoun") return null;
    if (isCloser && thing.kind !== "place") return closerTo(targetsIn(thing));
    if (thing.kind === "place")
      return awaitsStation(after) ||
        isLineBefore(thing, after) ||
        nounOf(value(thing, "place"), after) !== undefined
        ? null
        : saidNear(nearName(value(thing, "place"), withinM));
    if (thing.kind === "nearNoun") {
      const { kind, name } = value(thing, "nearNoun");
      const metres = kind === "beach" && withinM === ADJACENT_M ? BEACHFRONT_M : withinM;
      return targets(generic(kind, name, metres));
    }
    return { kind: "targets", value: setWithin(value(thing, "targets"), withinM) };
  },
};
function saidNear(meant: ReturnType<typeof nearName>) {
  if (meant?.kind !== "areas") return meant;
  const areas = meant.value as readonly AreaName[];
  return { kind: "areas", value: areas.map((area): AreaName => ({ ...area, isNear: true })) };
}
const targetsIn = (thing: Fact): readonly NearMention[] => {
  if (thing.kind === "targets") return value(thing, "targets");
  const { kind, name } = value(thing, "nearNoun");
  return [generic(kind, name)];
};
/** Nearer than now, where it was asked for before; else simply near. */
export const closerTo = (list: readonly NearMention[]) =>
  targets(...list.map((target) => ({ ...target, isCloser: true })));
/** "near Asok BTS": the name and its station are one thing first. */
const awaitsStation = (after: Fact | undefined): boolean =>
  after?.kind === "network" || after?.kind === "station";
/** "near the Airport Link Ramkhamhaeng": a line may still find its station. */
const isLineBefore = (thing: Fact, after: Fact | undefined): boolean =>
  after?.kind === "place" && value(thing, "place").places.slice(0, 1).some(isLine);
const ADJACENT_M = 300;
const BEACHFRONT_M = 200;

/** "on the beach", "beachfront" say both at once. */
export const nearWordWhole: Rule = {
  name: "near.said-in-one-word",
  pattern: [is("beachfront")],
  produce: () => targets(generic("beach", null, BEACHFRONT_M)),
};

const setWithin = (list: readonly NearMention[], withinM: number | null): readonly NearMention[] =>
  list.map((target) => (target.withinM === null ? { ...target, withinM } : target));

/** "500 m from BTS Asok", "5 minutes' walk to the beach", "walking distance to X" */
export const distanceThenThing: Rule = {
  name: "near.distance-and-thing",
  pattern: [
    { kinds: ["walkable", "measure"], where: isReach },
    { kinds: ["from", "to", "near"], optional: true },
    { kinds: ["place", "targets", "nearNoun"] },
  ],
  produce({ facts }, { after }) {
    const metres = reachOf(facts[0] as Fact);
    const thing = facts[2] as Fact;
    if (thing.kind === "place")
      return awaitsStation(after) ? null : withinOf(value(thing, "place"), metres);
    if (thing.kind === "targets") {
      const list = value(thing, "targets");
      if (facts[1] === undefined && list.some((target) => target.withinM !== null)) return null;
      return { kind: "targets", value: setWithin(list, metres) };
    }
    const { kind, name } = value(thing, "nearNoun");
    return targets(generic(kind, name, metres));
  },
};
/** So many metres round what a name means; the area itself where it has no middle to count from. */
export function withinOf(mention: Mention, metres: number) {
  const near = nearName(mention, metres);
  const [area, ...more] = near?.kind === "areas" ? (near.value as readonly AreaName[]) : [];
  const round = area === undefined || more.length > 0 ? undefined : roundArea(area, metres);
  return round === undefined ? near : targets(round);
}

/** "near BTS Asok, 5 minutes' walk" */
export const thingThenDistance: Rule = {
  name: "near.thing-and-distance",
  pattern: [
    that("targets", (list) => list.every((target) => target.withinM === null)),
    maybe("comma"),
    { kinds: ["walkable", "measure"], where: isReach },
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "from" || after?.kind === "to" || after?.kind === "targets") return null;
    return {
      kind: "targets",
      value: setWithin(value(facts[0], "targets"), reachOf(facts[2] as Fact)),
    };
  },
};
/** "ห่าง BTS ไม่เกิน 500 เมตร": the word, the thing, the distance. */
export function isReach(fact: Fact): boolean {
  if (fact.kind === "walkable") return true;
  return fact.kind === "measure" && value(fact, "measure").dimension === "distance";
}
export function reachOf(fact: Fact): number {
  if (fact.kind === "walkable") return value(fact, "walkable");
  const measure = value(fact, "measure");
  return measure.to ?? measure.from;
}

/** "10 min from Khlong Toei", "within 10 min of it" by an unknown way: near, without metres. */
export const minutesThenThing: Rule = {
  name: "near.minutes-and-thing",
  pattern: [
    that("measure", (m) => m.dimension === "drive"),
    maybe("from", "to", "near"),
    { kinds: ["place", "targets", "nearNoun"] },
  ],
  produce({ facts }, { after, before }) {
    if (facts[1] === undefined && before?.kind !== "inArea") return null;
    const thing = facts[2] as Fact;
    if (thing.kind === "place")
      return awaitsStation(after) ? null : areaOrThing(value(thing, "place"));
    if (thing.kind === "targets") return { kind: "targets", value: thing.value };
    const { kind, name } = value(thing, "nearNoun");
    return targets(generic(kind, name));
  },
};
/** A ride leads to a landmark or a whole area, not to its station. */
const areaOrThing = (mention: Mention) =>
  mention.places[0]?.kind === "landmark" ? nearName(mention, null) : areaOf(mention);

/** "near BTS Asok, Phrom Phong or Thong Lo": stations go on as stations. */
export const furtherStation: Rule = {
  name: "near.further-station",
  pattern: [
    that("targets", (list) => list.some((t) => t.kind === "transit" && t.ref?.kind === "station")),
    { kinds: ["comma", "or", "and", "slash", "dash"], optional: true },
    { kinds: ["place"] },
  ],
  produce({ facts }) {
    const list = value(facts[0], "targets");
    const mention = value(facts[2], "place");
    const last = list[list.length - 1] as NearMention;
    const stations = mention.places.filter(({ kind }) => kind === "station");
    const isOfLine = ({ id }: Place) => networkOfId(id) === networkOfId(last.ref?.id ?? "");
    // "BTS Siam or Sam Yan": the other station may be one of another line.
    const station = stations.find(isOfLine) ?? (facts[1]?.kind === "or" ? stations[0] : undefined);
    if (station === undefined) return null;
    return { kind: "targets", value: [...list, targetOf(station, last.withinM)] };
  },
};
/** "near a mall or a school": what is joined is to be near as well. */
export const furtherNoun: Rule = {
  name: "near.further-noun",
  pattern: [is("targets"), maybe("comma"), is("or", "and", "slash"), is("nearNoun")],
  produce({ facts }) {
    const list = value(facts[0], "targets");
    const { kind, name } = value(facts[3], "nearNoun");
    return targets(...list, generic(kind, name, list[list.length - 1]?.withinM ?? null));
  },
};
const networkOfId = (id: string): string => id.split("-")[0] ?? "";

/** "within 10 minutes of Thong Lo or Ekkamai BTS": the distance holds for both. */
export const sharedDistance: Rule = {
  name: "near.shared-distance",
  pattern: [
    that("targets", (list) => list.every(({ withinM }) => withinM !== null)),
    is("or", "and", "slash"),
    that("targets", (list) => list.every(({ withinM }) => withinM === null)),
  ],
  produce({ facts }) {
    // "next to the BTS or near the sea": each says its own distance.
    if (facts[2]?.rule === nearThing.name) return null;
    const first = value(facts[0], "targets");
    const metres = first[first.length - 1]?.withinM ?? null;
    return { kind: "targets", value: [...first, ...setWithin(value(facts[2], "targets"), metres)] };
  },
};

/** Area words before a name keep it an area: "around Ari", "ย่านสีลม". */
export const areaWordThenPlace: Rule = {
  name: "place.area-word",
  pattern: [is("inArea", "bound"), { kinds: ["place"] }, optional({ kinds: ["inArea"] })],
  produce({ facts }) {
    if (facts[0]?.kind === "bound" && value(facts[0], "bound").bound !== "around") return null;
    const mention = value(facts[1], "place");
    const area = mention.places.find(({ kind }) => kind !== "station" && kind !== "landmark");
    const first = mention.places[0];
    if (
      area === undefined &&
      (first?.kind === "landmark" || (first !== undefined && isLine(first)))
    )
      return areaOf(mention);
    const place = area ?? mention.places[0];
    // "ในกรุงเทพฯ และปริมณฑล": a region of a few provinces is those.
    if (place?.kind === "region") return areaOf(mention);
    return place === undefined
      ? null
      : { kind: "areas", value: [{ name: place.name, ref: refOf(place), isArea: true }] };
  },
};
export const placeAlone: Rule = {
  name: "place.name",
  pattern: [is("place")],
  produce: ({ facts }) => areaOf(value(facts[0], "place")),
};
