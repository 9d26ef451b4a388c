import type { DistanceTo, HomeDistance } from "@propertyvr/assistant";
import { locate, nearestPlace } from "@propertyvr/gazetteer";
import {
  distanceM,
  EMPTY_CRITERIA,
  NEAREST_KINDS,
  searchQuery,
  type Point,
} from "@propertyvr/vocabulary";
import { inLanguage, toldDistance } from "../../stock/listings/listing-texts.ts";

type DistanceRequest = Pick<Parameters<DistanceTo>[0], "near" | "placeRefs" | "language">;

const NETWORKS: Readonly<Record<string, "bts" | "mrt">> = { BTS: "bts", MRT: "mrt" };

/**
 * How far a home at this point lies from a place, in a straight line; of several of a name the nearest counts.
 * @param home its precision is null where the point was given, else how far off the place may be
 */
export function homeDistance(
  home: { readonly point: Point; readonly precisionM: number | null } | null,
  { near, placeRefs, language }: DistanceRequest,
): HomeDistance {
  const spots = home === null ? [] : spotsNear(home.point, near, placeRefs);
  if (home === null) return { kind: "no_point" };
  const nearest = spots.toSorted((one, other) => one.metres - other.metres)[0];
  if (nearest === undefined) return { kind: "no_place" };
  const told = toldDistance(nearest.metres, home.precisionM);
  // What lies within the doubt about where the home is cannot be measured.
  if (told === null) return { kind: "no_point" };
  return {
    kind: "known",
    to: inLanguage(nearest, language),
    metres: told.metres,
    isAbout: told.is_about === true,
  };
}

interface NearbySpot {
  readonly name: string;
  readonly nameTh: string;
  readonly metres: number;
}

function spotsNear(
  point: Point,
  { kind, name }: DistanceRequest["near"],
  placeRefs: DistanceRequest["placeRefs"],
): readonly NearbySpot[] {
  const network = name === null ? undefined : NETWORKS[name];
  if (name !== null && network === undefined) {
    const criteria = { ...EMPTY_CRITERIA, near: [{ kind, name, within_m: null }] };
    return locate(searchQuery({ criteria, place_refs: placeRefs })).targets.map((target) => ({
      ...target,
      metres: Math.round(distanceM(target.point, point)),
    }));
  }
  const any = network ?? NEAREST_KINDS.find((each) => each === kind);
  const nearest = any === undefined ? null : nearestPlace(point, any);
  if (nearest === null) return [];
  const { place, metres } = nearest;
  const line = place.network === null ? "" : `${place.network.toUpperCase()} `;
  return [{ name: line + place.name, nameTh: line + place.nameTh, metres }];
}
