import type { Point } from "@propertyvr/vocabulary";
import { distanceM } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import type { Hit } from "./names/hits.ts";
import type { Place } from "./place.ts";
import { ROADS, ROADS_CHECKED_AT, ROADS_SOURCE } from "./tables/roads.ts";

/** How far from its stone a kilometre of a road reaches. Metres. */
const KILOMETRE_RADIUS_M = 1_000;

/**
 * Roads whose kilometres people name, counted from the first point of their line,
 * and how far the count along our line may be off. "บางนา กม.4" is said of
 * the road, so the names of its beginning count too.
 */
const COUNTED: Readonly<Record<string, { readonly last: number; readonly precisionM: number }>> = {
  "road:ram-inthra": { last: 14, precisionM: 700 },
  "road:bang-na-trat": { last: 55, precisionM: 1_500 },
  "road:rama-2": { last: 40, precisionM: 1_500 },
};
const ROAD_OF: Readonly<Record<string, string>> = { "district:1047": "road:bang-na-trat" };

const STONE =
  /^\s*(?:ก\.?ม\.?|กิโลเมตรที่|กิโลเมตร|หลักกิโล|กิโล|km\.?|kilomet(?:er|re))\s*(\d{1,2})(?!\d)/;

/** "รามอินทรา กม.8": the eighth kilometre of the road. */
export function readKilometres(text: string, hits: readonly Hit[]): readonly Hit[] {
  return hits.map((hit) => {
    const named = sameNamedKilometre(hit);
    if (named !== undefined) return { ...hit, places: [named, ...hit.places] };
    const road = hit.places.map(({ id }) => ROAD_OF[id] ?? id).find((id) => id in COUNTED);
    const match = road === undefined ? null : STONE.exec(text.slice(hit.end, hit.end + 24));
    const place =
      road === undefined || match === null ? undefined : kilometre(road, Number(match[1]));
    return place === undefined
      ? hit
      : { ...hit, end: hit.end + (match?.[0].length ?? 0), places: [place] };
  });
}

/** The kilometre that a station is called after: MRT Ram Inthra Kor Mor 6. */
function sameNamedKilometre({ places: [first], isStation }: Hit): Place | undefined {
  const match =
    isStation === true ? null : /^mrt-ram-inthra-kor-mor-(\d)$/.exec(first?.id.slice(8) ?? "");
  return match === null ? undefined : kilometre("road:ram-inthra", Number(match[1]));
}

/** The place under an id like "km:ram-inthra-8". */
export function kilometreById(id: string): Place | undefined {
  const match = /^km:(.+)-(\d{1,2})$/.exec(id);
  return match === null ? undefined : kilometre(`road:${match[1]}`, Number(match[2]));
}

function kilometre(roadId: string, number: number): Place | undefined {
  const counted = COUNTED[roadId];
  const road = atlas().byId.get(roadId);
  if (counted === undefined || road === undefined || number < 1 || number > counted.last)
    return undefined;
  const point = pointAt(road, number * 1_000);
  return {
    id: `km:${roadId.slice(5)}-${number}`,
    kind: "soi",
    name: `${road.name} Km ${number}`,
    nameTh: `${road.nameTh} กม.${number}`,
    nearKind: null,
    network: null,
    within: roadId,
    point,
    areas: [{ kind: "circle", center: point, radiusM: KILOMETRE_RADIUS_M }],
    footing: {
      source: ROADS_SOURCE,
      precisionM: counted.precisionM,
      checkedAt: ROADS_CHECKED_AT,
    },
  };
}

/** So many metres along the line of a road; its end where the line is shorter. */
function pointAt({ name }: Place, metres: number): Point {
  const line = (ROADS.find((row) => row.name === name)?.line ?? []).map(([lat, lon]) => ({
    lat,
    lon,
  }));
  let left = metres;
  for (const [i, from] of line.entries()) {
    const to = line[i + 1];
    if (to === undefined) return from;
    const length = distanceM(from, to);
    if (left <= length) {
      const share = left / length;
      return {
        lat: from.lat + share * (to.lat - from.lat),
        lon: from.lon + share * (to.lon - from.lon),
      };
    }
    left -= length;
  }
  throw new Error(`no line of ${name}`);
}
