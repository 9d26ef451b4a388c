import type { NamedPlace, Place } from "./place.ts";
import { readNames, slug } from "./place.ts";
import type { RoadRow } from "./tables/rows.ts";
import { ROADS, ROADS_CHECKED_AT, ROADS_SOURCE } from "./tables/roads.ts";

/** Roads, each covered by circles along its line; the point is the middle of the line. */
export function roadPlaces(): readonly NamedPlace[] {
  return ROADS.map(road);
}

function road(row: RoadRow): NamedPlace {
  const spots = row.line.map(([lat, lon]) => ({ lat, lon }));
  const place: Place = {
    id: `road:${slug(row.name)}`,
    kind: "road",
    name: row.name,
    nameTh: row.nameTh,
    nearKind: null,
    network: null,
    within: `province:${row.province}`,
    point: spots[spots.length >> 1] ?? null,
    areas: spots.map((center) => ({ kind: "circle", center, radiusM: row.radiusM })),
    footing: { source: ROADS_SOURCE, precisionM: row.precisionM, checkedAt: ROADS_CHECKED_AT },
  };
  return {
    place,
    names: [...readNames(row.name), ...readNames(row.nameTh), ...readNames(row.aliases)],
  };
}
