import type { Point } from "@propertyvr/vocabulary";
import { atlas, provinceId } from "./atlas.ts";
import type { Hit } from "./names/hits.ts";
import type { Place } from "./place.ts";
import { ROADS_CHECKED_AT, ROADS_SOURCE, SOIS } from "./tables/roads.ts";
import type { SoiRow } from "./tables/rows.ts";
import { fold } from "./text/fold.ts";

/** How far from its point a soi reaches. Metres. */
const SOI_RADIUS_M = 500;

interface Series {
  readonly road: Place;
  readonly row: SoiRow;
}

let series: ReadonlyMap<string, Series> | undefined;

/** Road or neighbourhood id -> its numbered sois. */
function seriesById(): ReadonlyMap<string, Series> {
  series ??= new Map(
    SOIS.flatMap((row) => {
      const road = atlas().named.find(
        ({ place }) =>
          place.name === row.road && (place.kind === "road" || place.kind === "neighbourhood"),
      );
      return road === undefined ? [] : [[road.place.id, { road: road.place, row }] as const];
    }),
  );
  return series;
}

/** Number behind a name: up to three digits that no further digit, share or decimal follows. */
const NUMBER =
  /^(\s*(?:[,-]\s*)?(?:soi|ซอย|ซ\.)?\s*)(\d{1,3})(?:\/\d{1,2})?(?![\d.,:/%+]*\d|[a-z%+]|\s*-\s*\d)/;
const SOI_AHEAD = /(?:^|[^a-z])soi\s+$|(?:ซอย|ซ\.)\s*$/;
/** What a number counts when it is no soi. */
const UNIT =
  /^\s*(?:-\s*)?(?:(?:to|ถึง|–)\s*\d|beds?\b|bedrooms?\b|br\b|bdr?m?\b|baths?\b|bathrooms?\b|units?\b|rooms?\b|sqm?\b|sq\b|m2\b|rai\b|ngan\b|wah\b|k\b|m\b|mb\b|mil|thb|baht|usd|eur|percent|min|mins\b|minutes?\b|km\b|metres?\b|meters?\b|months?\b|years?\b|weeks?\b|days?\b|people|persons?\b|stor|floors?\b|cars?\b|นอน|ห้อง|น้ำ|ล้าน|แสน|หมื่น|พัน|บาท|ตร|ไร่|งาน|วา|นาที|กิโล|กม|เมตร|ม\.|เดือน|ปี|วัน|คน|ชั้น|คัน|หลัง|คูหา|ยูนิต|%|฿)/;
/** A soi by its number alone is one of Sukhumvit. */
const BARE = /(?:^|[^a-z0-9])(soi\s+(\d{1,3}))(?![\d.,/]*\d|[a-z])/g;
const BARE_ROAD = "road:sukhumvit";

/** Sois that are known by the name of their neighbourhood. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  "soi:sukhumvit-21": "area:asok",
  "soi:sukhumvit-55": "area:thong-lo",
  "soi:sukhumvit-63": "area:ekkamai",
  "soi:sukhumvit-77": "area:on-nut",
  "soi:sukhumvit-105": "area:la-salle",
  "soi:sukhumvit-107": "area:bearing",
};
function withNeighbourhood(soi: Place): readonly Place[] {
  const area = atlas().byId.get(KNOWN_AS[soi.id] ?? "");
  return area === undefined ? [soi] : [area, soi];
}

/** Reads numbers behind roads as their sois, and sois by number alone. */
export function readSois(text: string, hits: readonly Hit[]): readonly Hit[] {
  const read = hits.map((hit) => withSoi(text, hit));
  if (!text.includes("soi") || read.some(isElsewhere)) return read;
  const bare = [...text.matchAll(BARE)].flatMap((match) => {
    const start = match.index + match[0].length - (match[1] ?? "").length;
    return bareSoi(text, start, match[1] ?? "", Number(match[2]), read);
  });
  return bare.length === 0 ? read : [...read, ...bare].sort((a, b) => a.start - b.start);
}

/** True for a place outside Bangkok, where "Soi 8" is another one. */
function isElsewhere({ places: [place] }: Hit): boolean {
  const province = place === undefined ? undefined : provinceId(place);
  return province !== undefined && province !== "province:10";
}

function bareSoi(
  text: string,
  start: number,
  written: string,
  number: number,
  hits: readonly Hit[],
): readonly Hit[] {
  const end = start + written.length;
  const soi = soiOf(seriesById().get(BARE_ROAD), number);
  const isTaken = hits.some((hit) => hit.start < end && start < hit.end + 2);
  return soi === undefined || isTaken || UNIT.test(text.slice(end, end + 12))
    ? []
    : [{ start, end, places: withNeighbourhood(soi), certainty: "exact" }];
}

function withSoi(text: string, hit: Hit): Hit {
  const named = sameNamedSoi(hit);
  if (named !== undefined) return { ...hit, places: [named, ...hit.places] };
  const found = hit.places
    .map((place) => seriesById().get(place.id))
    .find((each) => each !== undefined);
  if (found === undefined) return hit;
  const match = NUMBER.exec(text.slice(hit.end, hit.end + 16));
  if (match === null) return hit;
  const ahead = SOI_AHEAD.exec(text.slice(Math.max(0, hit.start - 6), hit.start));
  const isSaid = ahead !== null || /[a-zก-ฮ]/.test(match[1] ?? "");
  const end = hit.end + match[0].length;
  if (
    !isSaid &&
    (/\d$/.test(found.road.name) ||
      /[,-]/.test(match[1] ?? "") ||
      UNIT.test(text.slice(end, end + 12)))
  )
    return hit;
  const soi = soiOf(found, Number(match[2]));
  if (soi === undefined) return hit;
  const start = ahead === null ? hit.start : hit.start - ahead[0].replace(/^[^a-zก-๎]/, "").length;
  return { start, end, places: withNeighbourhood(soi), certainty: hit.certainty };
}

/** The soi that a station is called after: MRT Lat Phrao 71. */
function sameNamedSoi(hit: Hit): Place | undefined {
  const match = /^(.+) (\d{1,3})$/.exec(hit.places[0]?.name ?? "");
  if (match === null || hit.places[0]?.kind !== "station") return undefined;
  const road = fold(match[1] ?? "");
  const found = [...seriesById().values()].find((each) => fold(each.road.name) === road);
  return soiOf(found, Number(match[2]));
}

/** The soi under an id like "soi:sukhumvit-39". */
export function soiById(id: string): Place | undefined {
  const match = /^soi:(.+)-(\d{1,3})$/.exec(id);
  if (match === null) return undefined;
  const [, road, number] = match;
  return soiOf(
    seriesById().get(`road:${road}`) ?? seriesById().get(`area:${road}`),
    Number(number),
  );
}

function soiOf(found: Series | undefined, number: number): Place | undefined {
  if (found === undefined || number < 1 || number > found.row.last) return undefined;
  const { road, row } = found;
  const { point, isAnchor } = pointOf(row, number);
  return {
    id: `soi:${road.id.slice(road.id.indexOf(":") + 1)}-${number}`,
    kind: "soi",
    name: `${road.name.replace(/ Road$/, "")} ${number}`,
    nameTh: `${road.nameTh.replace(/^ถนน/, "")} ${number}`,
    nearKind: null,
    network: null,
    within: road.id,
    point,
    areas: [{ kind: "circle", center: point, radiusM: SOI_RADIUS_M }],
    footing: {
      source: ROADS_SOURCE,
      precisionM: isAnchor ? row.precisionM : row.precisionM * 2,
      checkedAt: ROADS_CHECKED_AT,
    },
  };
}

/** Between the known sois of the same side (odd, even) where there are two, else between any two. */
function pointOf(
  row: SoiRow,
  number: number,
): { readonly point: Point; readonly isAnchor: boolean } {
  const sameSide = row.anchors.filter(([n]) => n % 2 === number % 2);
  const isBetween = sameSide.some(([n]) => n <= number) && sameSide.some(([n]) => n >= number);
  const anchors = isBetween ? sameSide : row.anchors;
  const before = anchors.findLast(([n]) => n <= number) ?? anchors[0];
  const after = anchors.find(([n]) => n >= number) ?? anchors.at(-1);
  if (before === undefined || after === undefined)
    throw new Error(`no soi of ${row.road} is placed`);
  const share = after[0] === before[0] ? 0 : (number - before[0]) / (after[0] - before[0]);
  const point = {
    lat: before[1] + share * (after[1] - before[1]),
    lon: before[2] + share * (after[2] - before[2]),
  };
  return { point, isAnchor: before[0] === number || after[0] === number };
}
