import type { Point } from "@propertyvr/vocabulary";
import { distanceM } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import type { Place } from "./place.ts";
import { slug } from "./place.ts";
import { ROADS_CHECKED_AT, ROADS_SOURCE } from "./tables/roads.ts";
import type { SoiRow } from "./tables/rows.ts";
import { SOIS } from "./tables/sois.ts";

/** How far from its point a soi reaches. Metres. */
const SOI_RADIUS_M = 500;
/** No road of the country counts more sois. */
const MOST_SOIS = 260;

/** A road, neighbourhood or town and its numbered sois; without a row they are known to lie along it and no nearer. */
export interface Series {
  readonly road: Place;
  readonly row: SoiRow | undefined;
}

let rows: ReadonlyMap<string, SoiRow> | undefined;

/** Name of a road, neighbourhood or town -> its row. */
function rowOf({ name, kind }: Place): SoiRow | undefined {
  rows ??= new Map(SOIS.map((row) => [row.road, row]));
  return kind === "road" || kind === "neighbourhood" || kind === "district"
    ? rows.get(name)
    : undefined;
}

/** The numbered sois of a place: every road has them, other places where the table says so. */
export function seriesOf(place: Place): Series | undefined {
  const row = rowOf(place);
  return row === undefined && place.kind !== "road" ? undefined : { road: place, row };
}

/** The soi of a number on a road; undefined where the road counts no such soi. */
export function numberedSoi(road: Place, number: number): Place | undefined {
  const series = seriesOf(road);
  return series === undefined ? undefined : soiOf(series, number);
}

/** The soi under an id like "soi:sukhumvit-39" or "soi:sukhumvit-101/1". */
export function soiById(id: string): Place | undefined {
  const match = /^soi:(.+)-(\d{1,3})(?:\/(\d{1,2}))?$/.exec(id);
  if (match === null) return undefined;
  const [, written, number, branch] = match;
  const { named, byId } = atlas();
  const road =
    byId.get(`road:${written}`) ??
    byId.get(`area:${written}`) ??
    named.find(({ place }) => place.kind === "district" && slugOf(place) === written)?.place;
  const series = road === undefined ? undefined : seriesOf(road);
  return series === undefined ? undefined : soiOf(series, Number(number), branch);
}

const slugOf = (road: Place) =>
  road.kind === "district" ? slug(road.name) : road.id.slice(road.id.indexOf(":") + 1);

/** `branch` is what stands behind the stroke: "Sukhumvit 101/1" is another lane beside 101. */
export function soiOf({ road, row }: Series, number: number, branch?: string): Place | undefined {
  if (number < 1 || number > (row?.last ?? MOST_SOIS)) return undefined;
  const placed = row === undefined ? undefined : pointOf(row, number);
  const isTown = road.kind === "district" || row?.isSaid === true || /\d$/.test(road.name);
  const written = branch === undefined ? `${number}` : `${number}/${branch}`;
  const [word, wordTh] = isTown ? [" Soi", " ซอย"] : ["", ""];
  return {
    id: `soi:${slugOf(road)}-${written}`,
    kind: "soi",
    name: `${road.name.replace(/ Road$/, "")}${word} ${written}`,
    nameTh: `${road.nameTh.replace(/^ถนน/, "")}${wordTh} ${written}`,
    nearKind: null,
    network: null,
    within: road.id,
    point: placed?.point ?? road.point,
    areas:
      placed === undefined
        ? road.areas
        : [{ kind: "circle", center: placed.point, radiusM: SOI_RADIUS_M }],
    footing: {
      source: ROADS_SOURCE,
      precisionM: placed?.precisionM ?? lengthM(road),
      checkedAt: ROADS_CHECKED_AT,
    },
  };
}

/** From the first to the last circle of a road. Metres. */
function lengthM({ areas }: Place): number {
  const spots = areas.flatMap((area) => (area.kind === "circle" ? [area.center] : []));
  return Math.round(
    spots.slice(1).reduce((sum, spot, i) => sum + distanceM(spots[i] as Point, spot), 500),
  );
}

/** Between the known sois of the same side (odd, even) where there are two, else between any two. */
function pointOf(
  row: SoiRow,
  number: number,
): { readonly point: Point; readonly precisionM: number } {
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
  const isAnchor = before[0] === number || after[0] === number;
  return { point, precisionM: isAnchor ? row.precisionM : row.precisionM * 2 };
}
