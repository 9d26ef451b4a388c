import type { Point } from "@propertyvr/vocabulary";
import { distanceM } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import type { Place } from "./place.ts";

/** Meanings nearer than this are one to somebody who looks for a home: a district, its road, its station. Metres. */
const ONE_SPOT_M = 8_000;

/** One of the places far apart that a name may mean. */
export interface PlaceOption {
  readonly place: Place;
  /** The province it lies in; null for a province itself and for what spans several. */
  readonly province: Place | null;
}

/**
 * The meanings of a name that lie so far apart that only the person can tell
 * which is meant: road or province (Phetchaburi), one branch or another (Terminal
 * 21). Best first; of meanings side by side the first stands for all. One choice or
 * none: nothing to ask. What the words around it settle is settled already in
 * `PlaceMention.places`, so pass those.
 */
export function choicesOf(places: readonly Place[]): readonly PlaceOption[] {
  const chosen: Place[] = [];
  for (const place of places) {
    if (!chosen.some((other) => isSameSpot(other, place))) chosen.push(place);
  }
  return chosen.map((place) => ({ place, province: provinceOf(place) }));
}

/** True where two places are one to somebody who looks for a home. */
export function isSameSpot(a: Place, b: Place): boolean {
  if (isInside(a, b) || isInside(b, a)) return true;
  return pointsOf(a).some((from) => pointsOf(b).some((to) => distanceM(from, to) <= ONE_SPOT_M));
}

/** A province holds the place; of the name of a province only what lies elsewhere is another meaning. */
function isInside(place: Place, other: Place): boolean {
  return other.kind === "province" && provinceOf(place)?.id === other.id;
}

/** Where a place can be met: the middles of its circles, else its point. */
export function pointsOf({ areas, point }: Place): readonly Point[] {
  const centres = areas.flatMap((area) => (area.kind === "circle" ? [area.center] : []));
  return centres.length > 0 || point === null ? centres : [point];
}

function provinceOf(place: Place): Place | null {
  let each: Place | undefined = place;
  while (each !== undefined && each.kind !== "province")
    each = each.within === null ? undefined : atlas().byId.get(each.within);
  return each === undefined || each.id === place.id ? null : each;
}
