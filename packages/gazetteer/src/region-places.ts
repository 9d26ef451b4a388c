import type { Area } from "@propertyvr/vocabulary";
import type { NamedPlace, Place } from "./place.ts";
import { readNames, slug } from "./place.ts";
import type { RegionRow } from "./tables/regions.ts";
import { REGIONS, REGIONS_CHECKED_AT } from "./tables/regions.ts";

/** Regions made of provinces, cities larger than a district, and the country. */
export function regionPlaces(): readonly NamedPlace[] {
  return REGIONS.map(region);
}

function region(row: RegionRow): NamedPlace {
  const provinces: readonly Area[] = (row.provinces ?? []).map((code) => ({
    kind: "province",
    code,
  }));
  const circles: readonly Area[] = (row.circles ?? []).map(([lat, lon, radiusM]) => ({
    kind: "circle",
    center: { lat, lon },
    radiusM,
  }));
  const first = row.circles?.[0];
  const place: Place = {
    id: `${row.kind === "neighbourhood" ? "area" : row.kind}:${slug(row.name)}`,
    kind: row.kind,
    name: row.name,
    nameTh: row.nameTh,
    nearKind: null,
    network: null,
    within: row.within,
    point: first === undefined ? null : { lat: first[0], lon: first[1] },
    areas: [...provinces, ...circles],
    footing: { source: row.source, precisionM: row.precisionM, checkedAt: REGIONS_CHECKED_AT },
  };
  return {
    place,
    names: [...readNames(row.name), ...readNames(row.nameTh), ...readNames(row.aliases)],
  };
}
