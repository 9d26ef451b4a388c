import {
  distanceM,
  type Near,
  type PlaceKind,
  type PlaceRef,
  type Point,
} from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import { ancestors, chooseArea } from "./locate.ts";
import { allPlaces, placeById } from "./named.ts";
import type { Place } from "./place.ts";
import { placesMeant } from "./places-meant.ts";

/**
 * The stations one stop further on every line of the station that a wish names; none for a whole
 * line, a network, or anything that is no station. Where a name is that of stations of two
 * networks, those beside either.
 */
export function stationsBeside(wish: Near, refs: readonly PlaceRef[]): readonly Place[] {
  if (wish.kind !== "transit") return [];
  const meant = new Set(placesMeant(wish, refs).map(({ id }) => id));
  const beside = atlas().lines.flatMap(({ stationIds }) =>
    stationIds.flatMap((id, at) =>
      meant.has(id)
        ? [stationIds[at - 1], stationIds[at + 1]].filter((each) => each !== undefined)
        : [],
    ),
  );
  return [...new Set(beside)]
    .filter((id) => !meant.has(id))
    .map(placeById)
    .filter((place) => place !== undefined);
}

/** The one province in which all these places lie; null where they lie in several, or one is a province. */
export function provinceAround(names: readonly string[], refs: readonly PlaceRef[]): Place | null {
  const provinces = names.map((name) => {
    const place = chooseArea(name, refs);
    return place === undefined
      ? undefined
      : ancestors(place).find((id) => id.startsWith("province:"));
  });
  const [first] = provinces;
  if (first === undefined || provinces.some((each) => each !== first)) return null;
  return placeById(first) ?? null;
}

/** The places of a kind that have a spot, the nearest to a point first. */
const byDistance = (from: Point, kind: PlaceKind) =>
  allPlaces()
    .flatMap((place) =>
      place.kind === kind && place.point !== null
        ? [{ place, awayM: distanceM(from, place.point) }]
        : [],
    )
    .sort((one, other) => one.awayM - other.awayM);

/** The neighbourhood whose middle lies nearest to a point; undefined where none lies within a distance of it. Metres. */
export function neighbourhoodAt(point: Point, withinM: number): Place | undefined {
  const [nearest] = byDistance(point, "neighbourhood");
  return nearest !== undefined && nearest.awayM <= withinM ? nearest.place : undefined;
}

/** What lies nearer covers much of the same ground. */
const APART_M = 1_200;

/** The places of the same kind that lie nearest to one and apart from it, the nearest first. */
export function placesBeside(
  name: string,
  refs: readonly PlaceRef[],
  most: number,
): readonly Place[] {
  const place = chooseArea(name, refs);
  const from = place?.point;
  if (place === undefined || !from) return [];
  return byDistance(from, place.kind)
    .filter(({ place: other, awayM }) => other.id !== place.id && awayM >= APART_M)
    .slice(0, most)
    .map(({ place: other }) => other);
}
