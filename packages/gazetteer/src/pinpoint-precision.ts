import { type Area, distanceM, type Point } from "@propertyvr/vocabulary";
import type { Place } from "./place.ts";
import { subdistrictsOf } from "./subdistricts.ts";

/** "address": the text says where the home is. "title": it advertises. "near": it names what is near. */
export type Wording = "address" | "title" | "near";

/** A spot, and how far from it homes lie that are described by it: two of three are nearer. Metres. */
export interface Spot {
  readonly point: Point;
  readonly precisionM: number;
}

const BY_A_STATION_M = { address: 600, title: 1_000, near: 1_000 } as const;
/** A name that a station has is often that of a road or a quarter too. */
const BY_ITS_BARE_NAME_M = 2_000;
const BY_A_LANDMARK_M = { address: 800, title: 1_000, near: 1_000 } as const;
const IN_A_SOI_M = { address: 600, title: 800, near: 1_000 } as const;
/** Of its radius: a title draws a neighbourhood wider than an address does. */
const IN_A_NEIGHBOURHOOD = { address: 1, title: 1.5, near: 1 } as const;
/** "Near Rawai" is around it. */
const AROUND_M = 1_000;
/** A lane beside a soi ("101/1") may begin far inside. */
const IN_A_BRANCH_M = 1_800;
/** Sois that are long enough for homes to lie far from where they begin: half their length. Metres. */
const LONG_SOIS: Readonly<Record<string, number>> = {
  "soi:sukhumvit-71": 1_500,
  "soi:sukhumvit-77": 2_500,
  "soi:sukhumvit-101": 1_500,
  "soi:sukhumvit-103": 2_500,
  "soi:lat-phrao-71": 2_500,
  "soi:lat-phrao-87": 1_800,
  "soi:lat-phrao-101": 1_800,
  "soi:phahonyothin-52": 3_500,
  "soi:phahonyothin-54": 2_000,
  "soi:phetkasem-81": 4_000,
  "soi:ratchada-7": 2_000,
  "soi:ram-inthra-109": 3_500,
};
/** Homes lie this many times as far from the middle of a district as its precision says. */
const IN_A_DISTRICT = 2;
/** The middle of a wider district says nothing of a home. Metres. */
const DISTRICT_AT_MOST_M = 15_000;

/**
 * Where a home may lie that is described by a place; undefined where the place is too wide to say.
 * @param isSaidStation whether the text says that a station is meant
 */
export function spotIn(
  place: Place,
  wording: Wording,
  {
    districtPoint,
    isSaidStation,
  }: { readonly districtPoint: Point | null; readonly isSaidStation: boolean },
): Spot | undefined {
  const { footing, point } = place;
  if (point === null) return undefined;
  const atLeast = (metres: number): Spot => ({
    point,
    precisionM: Math.max(metres, footing.precisionM),
  });
  switch (place.kind) {
    case "station":
      return atLeast(
        !isSaidStation && wording === "address" ? BY_ITS_BARE_NAME_M : BY_A_STATION_M[wording],
      );
    case "landmark":
      return atLeast(BY_A_LANDMARK_M[wording]);
    case "soi":
      return atLeast(
        LONG_SOIS[place.id] ?? (place.id.includes("/") ? IN_A_BRANCH_M : IN_A_SOI_M[wording]),
      );
    case "neighbourhood":
      return atLeast(
        ownRadiusM(place) * (isSubdistrictToo(place) ? 2 : IN_A_NEIGHBOURHOOD[wording]) +
          (wording === "near" ? AROUND_M : 0),
      );
    case "district": {
      const precisionM = footing.precisionM * IN_A_DISTRICT;
      return precisionM > DISTRICT_AT_MOST_M ? undefined : atLeast(precisionM);
    }
    case "road":
      return wording === "title" ? undefined : onRoad(place, districtPoint);
    default:
      return undefined;
  }
}

const circlesOf = ({ areas }: Place): readonly Extract<Area, { kind: "circle" }>[] =>
  areas.filter((area) => area.kind === "circle");

const ownRadiusM = (place: Place): number => circlesOf(place)[0]?.radiusM ?? 0;

const widened = new Map<string, boolean>();
/** A sub-district of the name is wider than what people call so. */
function isSubdistrictToo({ id, name, nameTh, within }: Place): boolean {
  const known = widened.get(id);
  if (known !== undefined) return known;
  const district = within?.startsWith("district:") === true ? Number(within.slice(9)) : null;
  const is =
    district !== null &&
    subdistrictsOf(district).some((area) => area.name === name || area.nameTh === nameTh);
  widened.set(id, is);
  return is;
}

/** Of a road the part that lies in the district: it is known to be on it and no nearer. */
function onRoad(road: Place, districtPoint: Point | null): Spot | undefined {
  const circles = circlesOf(road);
  const distances = circles.map(({ center }) =>
    districtPoint === null ? 0 : distanceM(districtPoint, center),
  );
  const nearest = Math.min(...distances);
  const part = circles.filter((_, i) => (distances[i] ?? 0) <= nearest + ROAD_SLACK_M);
  const middle = part[part.length >> 1];
  if (middle === undefined) return undefined;
  const reaches = part.map(({ center, radiusM }) => distanceM(middle.center, center) + radiusM);
  return { point: middle.center, precisionM: Math.round(Math.max(...reaches)) };
}
/** How much farther from the middle of a district than its nearest part a road may still lie in it. */
const ROAD_SLACK_M = 1_500;
