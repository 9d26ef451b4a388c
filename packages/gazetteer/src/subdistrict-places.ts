import { provinceId } from "./atlas.ts";
import type { Hit } from "./names/hits.ts";
import type { Place } from "./place.ts";
import type { Subdistrict } from "./subdistricts.ts";
import { allSubdistricts, subdistrictByCode, subdistrictsNamed } from "./subdistricts.ts";
import { DISTRICTS_CHECKED_AT } from "./tables/districts.gen.ts";
import { clusterStarts } from "./text/clusters.ts";

/** A sub-district as a place: no point of its own, searched by its code. */
function placeOf({ code, name, nameTh, within }: Subdistrict): Place {
  return {
    id: `subdistrict:${code}`,
    kind: "subdistrict",
    name,
    nameTh,
    nearKind: null,
    network: null,
    within: `district:${within}`,
    point: null,
    areas: [{ kind: "subdistrict", code }],
    footing: {
      source: "thailand-geography-data/thailand-geography-json (MIT)",
      precisionM: 0,
      checkedAt: DISTRICTS_CHECKED_AT,
    },
  };
}

export function subdistrictById(id: string): Place | undefined {
  const found = id.startsWith("subdistrict:") ? subdistrictByCode(Number(id.slice(12))) : undefined;
  return found === undefined ? undefined : placeOf(found);
}

/** Every sub-district as a place. */
export const subdistrictPlaces = (): readonly Place[] => allSubdistricts().map(placeOf);

const AHEAD = /(?:ตำบล|แขวง|ต\.)\s*(?=[ก-๎])/g;
const LONGEST = 30;
/** Only Bangkok has khwaeng; elsewhere they are tambon. */
const BANGKOK = 10;
/** A name that more sub-districts share, with nothing to choose by, is no help. */
const MOST = 6;

/**
 * Reads sub-districts where the text says that it names one ("ต.", "แขวง"): a third
 * of their names repeat and many are ordinary words. The district or province
 * named beside it chooses.
 */
export function readSubdistricts(text: string, hits: readonly Hit[]): readonly Hit[] {
  const found = [...text.matchAll(AHEAD)].flatMap((match) =>
    subdistrictAt(text, match.index, match.index + match[0].length, hits),
  );
  if (found.length === 0) return hits;
  const isFree = (hit: Hit) =>
    found.every((other) => hit.end <= other.start || hit.start >= other.end);
  return [...hits.filter(isFree), ...found].sort((a, b) => a.start - b.start);
}

function subdistrictAt(
  text: string,
  start: number,
  nameStart: number,
  hits: readonly Hit[],
): readonly Hit[] {
  const rest = text.slice(nameStart, nameStart + LONGEST);
  const mayEnd = clusterStarts(rest);
  const isKhwaeng = text.startsWith("แขวง", start);
  for (let length = rest.length; length > 1; length--) {
    const named = (mayEnd[length] === 1 ? subdistrictsNamed(rest.slice(0, length)) : []).filter(
      ({ code }) => !isKhwaeng || Math.floor(code / 10_000) === BANGKOK,
    );
    if (named.length === 0) continue;
    const around = new Set(hits.flatMap(({ places }) => places.map(({ id }) => id)));
    const fitting = inside(named.map(placeOf), around);
    const others = hits
      .filter((hit) => hit.start === nameStart && hit.end === nameStart + length)
      .flatMap(({ places }) => places);
    return fitting.length > MOST
      ? []
      : [{ start, end: nameStart + length, places: [...fitting, ...others], certainty: "exact" }];
  }
  return [];
}

/** Those in a named district, else in a named province, else all. */
function inside(places: readonly Place[], around: ReadonlySet<string>): readonly Place[] {
  const byDistrict = places.filter(({ within }) => within !== null && around.has(within));
  if (byDistrict.length > 0) return byDistrict;
  const byProvince = places.filter((place) => around.has(provinceId(place) ?? ""));
  return byProvince.length > 0 ? byProvince : places;
}
