import type { NamedPlace, Place } from "./place.ts";
import { plain } from "./place.ts";
import type { CanalRow } from "./tables/canals.ts";
import { CANALS, CANALS_CHECKED_AT } from "./tables/canals.ts";

/** Homes are said to be "at Khlong 4" all along the canal. Metres, degrees. */
const CANAL_RADIUS_M = 1_800;
const STEP_LAT = 0.028;

/** The numbered canals of Rangsit, quarters of it. */
export function canalPlaces(): readonly NamedPlace[] {
  return CANALS.map(canal);
}

function canal(row: CanalRow): NamedPlace {
  const { number, wordEn, wordTh } = row;
  const point = { lat: row.lat, lon: row.lon };
  const place: Place = {
    id: `area:khlong-${number}`,
    kind: "neighbourhood",
    name: `Khlong ${number}`,
    nameTh: `คลอง ${number}`,
    nearKind: null,
    network: null,
    within: "area:rangsit",
    point,
    areas: [-1, 0, 1].map((step) => ({
      kind: "circle",
      center: { lat: row.lat + step * STEP_LAT, lon: row.lon },
      radiusM: CANAL_RADIUS_M,
    })),
    footing: {
      source: "own estimate",
      precisionM: row.precisionM,
      checkedAt: CANALS_CHECKED_AT,
    },
  };
  const english = ["khlong", "klong"].flatMap((word) => [`${word} ${number}`, `${word} ${wordEn}`]);
  return { place, names: [...english, `คลอง ${number}`, `คลอง${wordTh}`].map(plain) };
}
