import type { Point } from "@propertyvr/vocabulary";
import type { Members } from "./members.ts";
import { readDegrees } from "./read-numbers.ts";

/** Degrees: the mainland, the islands and nothing else. */
const THAILAND = { south: 5.6, north: 20.5, west: 97.3, east: 105.7 };

export const isInThailand = ({ lat, lon }: Point): boolean =>
  lat >= THAILAND.south && lat <= THAILAND.north && lon >= THAILAND.west && lon <= THAILAND.east;

/** A point in Thailand; null where it is absent or was left out. */
export function readPoint(members: Members): Point | null {
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
