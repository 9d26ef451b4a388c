import { branchesOf, type Place, placeById, placesNamed } from "@propertyvr/gazetteer";
import {
  type Criteria,
  distanceM,
  type Near,
  type PlaceRef,
  type Point,
} from "@propertyvr/vocabulary";
import type { AreaName, NearMention } from "../shapes/meanings.ts";
import { refOf } from "../shapes/place-meaning.ts";
import type { MessageDraft } from "./draft.ts";
import { type Settled, unique } from "./imply.ts";
import { fewEnough } from "./limits.ts";

export interface LocatedPlaces {
  readonly places: readonly string[];
  readonly near: readonly Near[];
  readonly refs: readonly PlaceRef[];
}

/**
 * A named place replaces the named places before it; what is near anything of a
 * kind stays unless that kind is named again; a place that contains the new
 * landmark stays.
 */
export function locate(base: Criteria, draft: MessageDraft, settled: Settled): LocatedPlaces {
  const now = { ...settled, targets: settled.targets.map((each) => inBranch(each, settled, base)) };
  const refused = draft.without.places;
  const oldPlaces = base.places.filter((name) => !refused.includes(name));
  const oldNear = base.near.filter(
    (near) =>
      (near.name === null || !refused.includes(near.name)) &&
      !draft.without.targets.some(
        ({ kind, name }) =>
          kind === near.kind && (name === null || name === near.name || isNetworkOf(name, near)),
      ),
  );
  const isNamed = now.areas.length > 0 || now.targets.some(isSpot);
  const kinds = new Set(now.targets.map(({ kind }) => kind));
  const keptPlaces =
    draft.isAlso || !isNamed
      ? oldPlaces
      : now.areas.length > 0
        ? []
        : oldPlaces.filter((name) => containsAll(name, now.targets));
  // "Or Bangkok Hospital" behind "near a hospital": which one it is.
  const isNowNamed = ({ kind, name }: Near): boolean =>
    name === null && now.targets.some((target) => target.kind === kind && target.name !== null);
  const keptNear = draft.isAlso
    ? oldNear.filter((near) => !isNowNamed(near))
    : oldNear.filter(
        (near) =>
          !kinds.has(near.kind) &&
          (!isNamed || !isNamedNear(near) || runsBy(near, now) || liesByAll(near, now)),
      );
  const isStation = base.near.some(
    ({ kind, name }) => kind === "transit" && name !== null && refused.includes(name),
  );
  const joined = stationsAmong(base, now.areas, draft.isAlso || isStation);
  const joinedNames = new Set(joined.map(({ name }) => name));
  const areas = now.areas.filter(({ name }) => !joinedNames.has(name));
  const outer = new Set(
    areas.flatMap(({ ref }) => (ref.kind === "province" || ref.kind === "region" ? [ref.id] : [])),
  );
  const places = fewEnough(
    unique([
      ...keptPlaces.filter((name) => !liesInside(name, outer)),
      ...areas.map(({ name }) => name),
    ]),
  );
  // "Ari, close to the station" after "near BTS Bang Chak" names Ari once.
  const isNamedAlready = ({ kind, name }: NearMention): boolean =>
    now.targets.some((target) => target.kind === kind && target.name === name);
  const added = [...now.targets, ...joined.filter((each) => !isNamedAlready(each))].map(toNear);
  const reached =
    now.looseWithinM === null || added.length > 0
      ? keptNear
      : keptNear.map((old) => ({ ...old, within_m: now.looseWithinM }));
  const near = fewEnough([
    ...eachOnce(reached).filter(
      (old) => !added.some((n) => n.kind === old.kind && n.name === old.name),
    ),
    ...added,
  ]);
  return { places, near, refs: refsOf(places, near, now) };
}

/** "Forget the BTS" after "near BTS Asok": the station goes with its railway. */
export const isNetworkOf = (name: string, near: Near): boolean =>
  near.kind === "transit" &&
  near.name !== null &&
  placesNamed(near.name).some(
    ({ kind, network }) => kind === "station" && network?.toUpperCase() === name,
  );

/** "Sam Yan is better" behind "near Chula": a landmark stays where every area that is named now holds it or lies beside it. */
const liesByAll = ({ kind, name }: Near, { areas, targets }: Settled): boolean => {
  const landmarks = placesNamed(name ?? "").filter((place) => place.kind === "landmark");
  if (kind === "transit" || areas.length === 0 || targets.some(isSpot)) return false;
  // A university may have several campuses.
  return landmarks.some((landmark) => {
    const ref = { name: name ?? "", id: landmark.id, kind: landmark.kind };
    return areas.every((area) => {
      const place = placeById(area.ref.id);
      return place !== undefined && liesBy([place], ref, BESIDE_M);
    });
  });
};
/** "Bang Yai" behind "near the Purple Line": a line stays where a station of it is not far from an area that is named now. */
const runsBy = (near: Near, { areas }: Settled): boolean => {
  if (!isLine(near)) return false;
  const stations = placesNamed(near.name ?? "").flatMap((line) =>
    line.areas.flatMap((area) => (area.kind === "circle" ? [area.center] : [])),
  );
  return areas.some(({ ref }) => {
    const place = placeById(ref.id);
    return (
      place?.kind === "province" ||
      (place !== undefined && stations.some((at) => isCloseTo(place, at, LINE_REACH_M)))
    );
  });
};
/** From the middle of an area to a station of a line that is worth the way. Metres. */
const LINE_REACH_M = 6_000;
/** From the middle of an area to a landmark beside it. Metres. */
const BESIDE_M = 3_000;

/** Two distances to one thing are one where a third takes the place of both. */
const eachOnce = (near: Criteria["near"]): Criteria["near"] => [
  ...new Map(near.map((each) => [JSON.stringify(each), each])).values(),
];

/**
 * "Thong Lo too", "not Asok, Thong Lo", "what about Thong Lo" after "near BTS Asok": another station, where
 * only stations were named so far; what takes the place of one within a distance keeps the distance.
 */
function stationsAmong(
  base: Criteria,
  areas: readonly AreaName[],
  isBeside: boolean,
): readonly NearMention[] {
  const named = base.near.filter((near) => isNamedNear(near) && !isLine(near));
  const stations = named.filter(({ kind }) => kind === "transit");
  const [first] = stations;
  if (base.places.length > 0 || first === undefined) return [];
  if (!isBeside && stations.length < named.length) return [];
  const withinM = stations.every((near) => near.within_m === first.within_m)
    ? first.within_m
    : null;
  return areas.flatMap(({ name, isArea }) => {
    if (isArea) return [];
    const station = placesNamed(name).find(({ kind }) => kind === "station");
    return station === undefined
      ? []
      : [
          {
            kind: "transit" as const,
            name,
            withinM,
            ref: { name, id: station.id, kind: station.kind },
          },
        ];
  });
}

/**
 * "Near Bangkok Hospital" of a search in Hua Hin: the branch there, where the one that the bare name means lies
 * elsewhere and there is only one of that name and place.
 */
function inBranch(mention: NearMention, { areas }: Settled, base: Criteria): NearMention {
  const { kind, name, ref } = mention;
  const around = areas.length > 0 ? areas.map((area) => area.name) : base.places;
  if (ref?.kind !== "landmark" || name === null || around.length === 0) return mention;
  if (around.some((place) => containsAll(place, [mention]))) return mention;
  const there = branchesOf(name, kind).filter((place) =>
    around.some((town) => containsAll(town, [{ ...mention, name: place.name, ref: refOf(place) }])),
  );
  const [only, ...others] = there;
  return only === undefined || others.length > 0
    ? mention
    : { ...mention, name: only.name, ref: refOf(only) };
}
/** A named station or landmark; a whole line is too long to stand for a place. */
const isSpot = (mention: NearMention): boolean => mention.ref !== null && !isLine(mention);
const isLine = ({ name }: Pick<Near, "name">): boolean => / (?:Line|Link)$/.test(name ?? "");

export const isNamedNear = (near: Near): boolean =>
  near.name !== null &&
  !["BTS", "MRT", "ARL", "SRT"].includes(near.name) &&
  placesNamed(near.name).length > 0;

const toNear = ({ kind, name, withinM }: NearMention): Near => ({ kind, name, within_m: withinM });

/** "anywhere in Bangkok" takes in what was named inside it. */
const liesInside = (name: string, outer: ReadonlySet<string>): boolean =>
  placesNamed(name).some((place) => isWithin({ name, id: place.id, kind: place.kind }, outer));

/** How far from the middle of a place a station or a landmark may be and still belong to it. Metres. */
const REACH_M: Readonly<Partial<Record<NearMention["kind"], number>>> = {
  transit: 4_000,
  airport: 20_000,
};
const LANDMARK_REACH_M = 9_000;

/** True when all named targets belong to the named place: they lie in its district or province, in its circle or by it. */
function containsAll(name: string, targets: readonly NearMention[]): boolean {
  const places = placesNamed(name);
  return targets.every(
    ({ kind, name: spot, ref }) =>
      ref === null ||
      // "Bangkok Hospital Hua Hin" lies in Hua Hin, whose middle is a forest.
      spot?.endsWith(` ${name}`) === true ||
      liesBy(places, ref, REACH_M[kind] ?? LANDMARK_REACH_M),
  );
}
/** True when a station or a landmark lies in one of the places, in its circle or no further from its middle. */
function liesBy(places: readonly Place[], ref: PlaceRef, reachM: number): boolean {
  if (isWithin(ref, new Set(places.map(({ id }) => id)))) return true;
  const point = placeById(ref.id)?.point ?? null;
  return (
    point !== null &&
    places.some((place) => isInCircle(place, point) || isCloseTo(place, point, reachM))
  );
}
const isCloseTo = ({ point }: Place, other: Point, reachM: number): boolean =>
  point !== null && distanceM(point, other) <= reachM;
function isInCircle(place: Place, point: Point): boolean {
  return place.areas.some(
    (area) => area.kind === "circle" && distanceM(area.center, point) <= area.radiusM,
  );
}
function isWithin(ref: PlaceRef, ids: ReadonlySet<string>): boolean {
  let place: Place | undefined = placesNamed(ref.name).find(({ id }) => id === ref.id);
  for (let depth = 0; place !== undefined && depth < 6; depth++) {
    const { within }: Place = place;
    if (within === null) return false;
    if (ids.has(within)) return true;
    place = placeById(within);
  }
  return false;
}

function refsOf(
  places: readonly string[],
  near: readonly Near[],
  now: Settled,
): readonly PlaceRef[] {
  const known = new Map<string, PlaceRef>();
  for (const { name, ref } of now.areas) known.set(name, ref);
  for (const { name, ref } of now.targets) if (name !== null && ref !== null) known.set(name, ref);
  const names = unique([...places, ...near.flatMap(({ name }) => (name === null ? [] : [name]))]);
  return names.flatMap((name) => {
    const ref = known.get(name) ?? refOfNamed(name, near);
    return ref === undefined ? [] : [{ ...ref, name }];
  });
}

function refOfNamed(name: string, near: readonly Near[]): PlaceRef | undefined {
  const isNear = near.some((item) => item.name === name);
  const found = placesNamed(name);
  const place = isNear
    ? (found.find(({ kind }) => kind === "station" || kind === "landmark") ?? found[0])
    : (found.find(({ kind }) => kind !== "station" && kind !== "landmark") ?? found[0]);
  return place === undefined ? undefined : { name, id: place.id, kind: place.kind };
}
