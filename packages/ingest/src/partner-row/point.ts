import { administrativeArea, allPlaces, type Place } from "@propertyvr/gazetteer";
import { distanceM, type Point } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import type { RowMembers } from "./members.ts";
import { readDegrees } from "./read-numbers.ts";

/** The official codes of the areas a home lies in. */
export type Codes = Pick<ListingDraft, "provinceCode" | "districtCode" | "subdistrictCode">;

/** Degrees: the mainland, the islands and nothing else. */
const THAILAND = { south: 5.6, north: 20.5, west: 97.3, east: 105.7 };

const isInThailand = ({ lat, lon }: Point): boolean =>
  lat >= THAILAND.south && lat <= THAILAND.north && lon >= THAILAND.west && lon <= THAILAND.east;

/** A point in Thailand; null where it is absent or was left out. */
export function readPoint(members: RowMembers): Point | null {
  const lat = readDegrees(members, "latitude");
  const lon = readDegrees(members, "longitude");
  const { note } = members.notes;
  if (lat === null || lon === null) {
    const left = lat === null ? "longitude" : "latitude";
    const missing = lat === null ? "latitude" : "longitude";
    if ((lat ?? lon) !== null && !members.has(missing))
      note("point.incomplete", { field: left }, { value: lat ?? lon });
    return null;
  }
  if (isInThailand({ lat, lon })) return { lat, lon };
  if (isInThailand({ lat: lon, lon: lat })) {
    note("point.swapped", { field: "latitude" }, { value: [lat, lon], after: [lon, lat] });
    return { lat: lon, lon: lat };
  }
  note("point.outside_thailand", { field: "latitude" }, { value: [lat, lon] });
  return null;
}

/** How much farther than the nearest district's middle a home may lie from the middle of its own. */
const FAR_OFF_M = 30_000;
type Middle = Place & { readonly point: Point; readonly code: number };
let byProvince: ReadonlyMap<number, readonly Middle[]> | undefined;

/** The middles of the districts of each province. */
function middles(): ReadonlyMap<number, readonly Middle[]> {
  if (byProvince !== undefined) return byProvince;
  const found = new Map<number, Middle[]>();
  for (const place of allPlaces("district")) {
    if (place.point === null) continue;
    const code = codeOf(place);
    const province = Math.floor(code / 100);
    found.set(province, [...(found.get(province) ?? []), { ...place, point: place.point, code }]);
  }
  return (byProvince = found);
}

let everywhere: readonly Middle[] | undefined;
const allMiddles = (): readonly Middle[] => (everywhere ??= [...middles().values()].flat());

function nearestDistrict(point: Point, among: readonly Middle[] = allMiddles()) {
  let nearest: { readonly place: Place; readonly metres: number } | undefined;
  for (const place of among) {
    const metres = distanceM(point, place.point);
    if (nearest === undefined || metres < nearest.metres) nearest = { place, metres };
  }
  return nearest;
}

/** Coordinates tell a province this far from the middle of a district, */
const TOLD_WITHIN_M = 25_000;
/** and where every other province is so much farther: of homes around Bangkok, where provinces meet in one town, 1 in 140 is told wrong. */
const TOLD_APART = 3;

/** Without a name of any place: the province that the coordinates surely lie in. */
export function fromPoint({ notes: { note } }: RowMembers, point: Point | null): Codes | undefined {
  if (point === null) return undefined;
  const [nearest, other] = nearestOfTwoProvinces(point);
  if (nearest === undefined) return undefined;
  const metres = distanceM(point, nearest.point);
  const otherM = other === undefined ? Infinity : distanceM(point, other.point);
  if (metres > TOLD_WITHIN_M || otherM < metres * TOLD_APART) return undefined;
  const provinceCode = provinceCodeOf(nearest);
  const after = administrativeArea(provinceCode)?.name;
  note("place.from_point", { field: "province" }, { value: [point.lat, point.lon], after });
  return { provinceCode, districtCode: null, subdistrictCode: null };
}

/** The nearest middle, and the nearest in another province. In one pass, on a flat map: a file may have no names at all. */
function nearestOfTwoProvinces(point: Point): readonly (Middle | undefined)[] {
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  let [nearest, other]: (Middle | undefined)[] = [];
  let [least, next] = [Infinity, Infinity];
  for (const middle of allMiddles()) {
    const away =
      (middle.point.lat - point.lat) ** 2 + ((middle.point.lon - point.lon) * narrowing) ** 2;
    if (away >= next) continue;
    const isSame = nearest !== undefined && provinceCodeOf(middle) === provinceCodeOf(nearest);
    if (away < least) {
      if (!isSame) [other, next] = [nearest, least];
      [nearest, least] = [middle, away];
    } else if (!isSame) [other, next] = [middle, away];
  }
  return [nearest, other];
}
const provinceCodeOf = ({ code }: Middle): number => Math.floor(code / 100);

/** The official code of a province or district. */
export const codeOf = (place: Place): number => Number(place.id.slice(place.id.indexOf(":") + 1));

/** Whether coordinates cannot be those of a home in its province or district, which is noted. */
export function isFarOff({ notes: { note } }: RowMembers, codes: Codes, point: Point): boolean {
  const inProvince = middles().get(codes.provinceCode) ?? [];
  const own = nearestDistrict(
    point,
    codes.districtCode === null
      ? inProvince
      : inProvince.filter(({ code }) => code === codes.districtCode),
  );
  if (own === undefined || own.metres <= FAR_OFF_M) return false;
  const nearest = nearestDistrict(point);
  if (nearest === undefined || own.metres <= nearest.metres + FAR_OFF_M) return false;
  const words = { near: nameOf(nearest.place), near_th: nameThOf(nearest.place) };
  note("point.contradicts_place", { field: "latitude" }, { value: [point.lat, point.lon], words });
  return true;
}

const provinceOf = (place: Place) => administrativeArea(Math.floor(codeOf(place) / 100));
const nameOf = (place: Place): string => `${place.name}, ${provinceOf(place)?.name ?? ""}`;
const nameThOf = (place: Place): string => `${place.nameTh} ${provinceOf(place)?.nameTh ?? ""}`;

/** Where coordinates lie, for a home of which nothing else says it. */
export function nearWords(point: Point | null): {
  readonly advice: string;
  readonly advice_th: string;
} {
  const nearest = point === null ? undefined : nearestDistrict(point);
  return nearest === undefined
    ? { advice: "", advice_th: "" }
    : {
        advice: `; the coordinates lie near ${nameOf(nearest.place)}`,
        advice_th: ` พิกัดอยู่ใกล้ ${nameThOf(nearest.place)}`,
      };
}
