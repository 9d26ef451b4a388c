import { distanceM, type Point } from "@propertyvr/vocabulary";
import { provinceId } from "./atlas.ts";
import { findPlaces } from "./find-places.ts";
import { placeById } from "./named.ts";
import type { PlaceMention } from "./names/hits.ts";
import { type Spot, spotIn, type Wording } from "./pinpoint-precision.ts";
import { type NameContext, saidAround } from "./pinpoint-words.ts";
import type { Place } from "./place.ts";

/** Raised when texts are placed otherwise than before, so that stored homes are placed anew. */
export const PINPOINT_EDITION = 1;

/** Where a text says that a home lies. */
export interface Pinpoint extends Spot {
  /** What it was placed by. */
  readonly place: Place;
  /** The district it lies in, where that is certain. */
  readonly districtCode: number | null;
}

/** What is known of where a home lies before its text is read. */
export interface KnownArea {
  readonly provinceCode: number;
  readonly districtCode: number | null;
}

export interface Pinpointed {
  /** undefined where the text names no spot, or spots that cannot all be meant. */
  readonly pinpoint: Pinpoint | undefined;
  /** A place that the text names and that lies in another province. */
  readonly elsewhere: Place | undefined;
}

/**
 * The spot that a text about a home names: of several places the one that says most exactly where it
 * lies, if the others agree with it. Names that were only guessed at do not count.
 * @param context names of areas, which choose between places of one name: "Bangkok"
 */
export function pinpoint(
  text: string,
  context: string,
  known: KnownArea,
  wording: Wording,
): Pinpointed {
  const whole = context === "" ? text : `${text}, ${context}`;
  const named: Place[] = [];
  const spots: Pinpoint[] = [];
  let elsewhere: Place | undefined;
  for (const mention of findPlaces(whole)) {
    if (mention.certainty === "typo" || mention.start >= text.length) continue;
    const said = saidAround(whole, mention.start, mention.end);
    if (said.isOther) continue;
    if (mention.places.every((place) => isElsewhere(place, known))) elsewhere ??= mention.places[0];
    const isSaidStation = said.isStation || mention.isStation;
    const place = meant(mention, said, known);
    if (place === undefined) continue;
    named.push(place);
    const spot = spotIn(place, said.isNear ? "near" : wording, {
      districtPoint:
        known.districtCode === null ? null : (districtOf(known.districtCode)?.point ?? null),
      isSaidStation,
    });
    if (spot !== undefined)
      spots.push({ ...spot, place, districtCode: districtOfName(place, mention.places) });
  }
  const finest = spots.sort((a, b) => a.precisionM - b.precisionM)[0];
  if (finest === undefined || !named.every((place) => agrees(finest, place)))
    return { pinpoint: undefined, elsewhere };
  const district = named.find(({ kind }) => kind === "district");
  const districtCode = finest.districtCode ?? (district === undefined ? null : codeOf(district));
  return { pinpoint: { ...finest, districtCode }, elsewhere };
}

/** The middle of a district, as precisely as homes of it lie there; undefined where it is too wide. */
export function pinpointDistrict(code: number): Pinpoint | undefined {
  const place = districtOf(code);
  const spot = place && spotIn(place, "address", { districtPoint: null, isSaidStation: false });
  return place === undefined || spot === undefined
    ? undefined
    : { ...spot, place, districtCode: code };
}

/** Of the places of a name the one that the words around it and the known area leave. */
function meant(
  { places, isStation }: PlaceMention,
  said: NameContext,
  known: KnownArea,
): Place | undefined {
  const inside = places.filter((place) => isIn(place, known));
  if (said.isStation || isStation)
    return inside.find(({ kind }) => kind === "station") ?? inside[0];
  if (said.isRoad) return inside.find(({ kind }) => kind === "road" || kind === "soi");
  const [first] = inside;
  if (first?.kind !== "neighbourhood") return first;
  // A name of a district and of a neighbourhood outside it says the wider of the two.
  const district = inside.find(({ kind }) => kind === "district");
  return district === undefined || districtCodeOf(first) === codeOf(district) ? first : district;
}

const codeOf = ({ id }: Place): number => Number(id.slice(id.indexOf(":") + 1));
const districtOf = (code: number): Place | undefined => placeById(`district:${code}`);

/** Roads go on beyond the province they are listed under, and their numbered sois with them. */
const ROAD_ENDS_WITHIN_M = 60_000;
const isOnRoad = ({ kind }: Place): boolean => kind === "road" || kind === "soi";

function isElsewhere(place: Place, { provinceCode }: KnownArea): boolean {
  const id = provinceId(place);
  if (id === undefined || id === `province:${provinceCode}`) return false;
  const middle = placeById(`province:${provinceCode}`)?.point ?? null;
  return !isOnRoad(place) || middle === null || edgeM(middle, place) > ROAD_ENDS_WITHIN_M;
}

/** In the province, and where the district is known in it or beside it. */
function isIn(place: Place, known: KnownArea): boolean {
  const { districtCode } = known;
  if (provinceId(place) !== `province:${known.provinceCode}`)
    return isOnRoad(place) && districtCode !== null && isBeside(place, districtOf(districtCode));
  if (districtCode === null || place.kind === "province" || place.kind === "road") return true;
  if (districtCodeOf(place) === districtCode) return true;
  return place.kind !== "district" && isBeside(place, districtOf(districtCode));
}

/** The district that a place lies in, or is; null where it is not known. */
export function districtCodeOf(place: Place): number | null {
  let at: Place | undefined = place;
  while (at !== undefined && at.kind !== "district")
    at = at.within === null ? undefined : placeById(at.within);
  return at === undefined ? null : codeOf(at);
}

/** A station lies in the district of the neighbourhood that has its name and is beside it. */
function districtOfName(place: Place, others: readonly Place[]): number | null {
  const own = districtCodeOf(place);
  if (own !== null || place.kind !== "station" || place.point === null) return own;
  const { point } = place;
  const same = others.find((other) => other.kind === "neighbourhood" && edgeM(point, other) === 0);
  return same === undefined ? null : districtCodeOf(same);
}

/** How far from the middle of a district its homes and what they are near may lie, in its precisions. */
const BESIDE_PRECISIONS = 2.5;
const BESIDE_LEAST_M = 3_000;

function isBeside(place: Place, district: Place | undefined): boolean {
  if (district === undefined || district.point === null || place.point === null) return true;
  const most = Math.max(BESIDE_LEAST_M, district.footing.precisionM * BESIDE_PRECISIONS);
  return edgeM(district.point, place) <= most;
}

/** How far apart places may lie that describe one home. Metres. */
const APART_M = 1_500;

/** Whether a home at a spot may also lie in, on or by another place. */
function agrees({ place, point, precisionM }: Pinpoint, other: Place): boolean {
  if (other === place || other.areas.some(({ kind }) => kind === "province")) return true;
  if (other.kind === "district" || other.kind === "subdistrict") {
    const code = districtCodeOf(other);
    return districtCodeOf(place) === code || code === null || isBeside(place, districtOf(code));
  }
  return edgeM(point, other) <= Math.max(APART_M, precisionM);
}

/** From a point to the nearest edge of a place; 0 inside it. Metres. */
function edgeM(from: Point, place: Place): number {
  const edges = place.areas.flatMap((area) =>
    area.kind === "circle" ? [Math.max(0, distanceM(from, area.center) - area.radiusM)] : [],
  );
  if (edges.length > 0) return Math.min(...edges);
  return place.point === null ? 0 : distanceM(from, place.point);
}
