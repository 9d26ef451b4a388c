import {
  acrossM,
  AMENITIES,
  distanceM,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  TENURES,
  type Amenity,
  type Area,
  type NearTarget,
  type Point,
  type Range,
  type Tenure,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import { KINDS_A_STATUS, ON_REQUEST, TENURE_SHIFT, type Columns } from "./columns.ts";

const RENT = 1;
const SALE = 2;

const askedMask = (amenities: readonly Amenity[], tenure: Tenure | null): number =>
  amenities.reduce((mask, each) => mask | (1 << AMENITIES.indexOf(each)), 0) |
  (tenure === null ? 0 : 1 << (TENURES.indexOf(tenure) + TENURE_SHIFT));

export interface Scanned {
  readonly total: number;
  readonly rent: number;
  readonly sale: number;
  readonly stated: number;
  /** Ids of the first page. */
  readonly page: readonly string[];
}

export type ScanSort = "newest" | "cheapest" | "best";

/**
 * The yardstick: a full scan of typed arrays that applies the same `fits`, one
 * column after the other, each pass over what the one before left. About as fast
 * as one thread of this runtime can look at every home.
 * Everything that fits is counted; the first `limit` in order are named. */
export function scan(
  columns: Columns,
  resolved: ResolvedCriteria,
  sort: ScanSort,
  limit: number,
): Scanned {
  const mask = askedMask(resolved.amenities, resolved.tenure);
  const { no, kind } = columns;
  const fitting = kindsThatFit(resolved);
  let left = selectFirst(columns, resolved, fitting);
  for (const test of [
    (row: number) => fitting[kind[row] as number] === 1,
    isOffered(columns, resolved),
    ...inRange(columns.bedrooms, resolved.bedrooms),
    ...inRange(columns.bathrooms, resolved.bathrooms),
    ...inRange(columns.areaSqm, resolved.areaSqm),
    ...inRange(columns.landSqm, resolved.landSqm),
    ...(resolved.areas.length > 0 ? [isWhereAsked(columns, resolved)] : []),
    ...resolved.near.map((group) => isNearAny(columns, group)),
    ...(mask === 0 ? [] : [(row: number) => ((no[row] as number) & mask) === 0]),
  ])
    left = keep(columns.selected, left, test);
  return summarise(columns, resolved, left, { mask, sort, limit });
}

function isWhereAsked(columns: Columns, { areas, orNear }: ResolvedCriteria) {
  const isInArea = liesInAny(columns, areas);
  if (orNear.length === 0) return isInArea;
  const isNear = isNearAny(columns, orNear);
  return (row: number): boolean => isInArea(row) || isNear(row);
}

function keep(selected: Int32Array, left: number, test: (row: number) => boolean): number {
  let kept = 0;
  for (let n = 0; n < left; n++) {
    const row = selected[n] as number;
    if (test(row)) selected[kept++] = row;
  }
  return kept;
}

/** The pass over every home asks what leaves fewest: one place by its code, a box, else the kind. */
function selectFirst(columns: Columns, resolved: ResolvedCriteria, fitting: Uint8Array): number {
  const { selected, count, kind } = columns;
  const [area] = resolved.orNear.length > 0 ? [] : resolved.areas;
  let left = 0;
  if (resolved.areas.length === 1 && area !== undefined && area.kind !== "circle") {
    const column = columns[area.kind];
    const { code } = area;
    for (let row = 0; row < count; row++) if (column[row] === code) selected[left++] = row;
    return left;
  }
  const box = onlyBox(resolved);
  if (box === undefined) {
    for (let row = 0; row < count; row++)
      if (fitting[kind[row] as number] === 1) selected[left++] = row;
    return left;
  }
  const { lat, lon } = columns;
  const { south, north, west, east } = box;
  for (let row = 0; row < count; row++) {
    const y = lat[row] as number;
    if (!(y >= south && y <= north)) continue;
    const x = lon[row] as number;
    if (x >= west && x <= east) selected[left++] = row;
  }
  return left;
}

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The box of the only circle or spot asked for. */
function onlyBox({ areas, orNear, near }: ResolvedCriteria): Box | undefined {
  const [area] = areas;
  const isOnlyArea = areas.length === 1 && orNear.length === 0;
  if (isOnlyArea && area?.kind === "circle") return boxOf(area.center, area.radiusM);
  for (const [target, ...others] of near) {
    if (target?.kind !== "spots" || others.length > 0) continue;
    const [spot, ...more] = target.spots;
    if (spot !== undefined && more.length === 0) return boxOf(spot, target.withinM);
  }
  return undefined;
}

function boxOf({ lat, lon }: Point, radiusM: number): Box {
  const dLat = (radiusM + 1) / 111_195;
  const dLon = dLat / Math.cos((lat * Math.PI) / 180);
  return { south: lat - dLat, north: lat + dLat, west: lon - dLon, east: lon + dLon };
}

/** Notes the deals under which a home fits. */
function isOffered(columns: Columns, resolved: ResolvedCriteria): (row: number) => boolean {
  const bounds = priceBounds(resolved);
  const { rent, sale, areaSqm, deals } = columns;
  const fitsAt = (price: number, size: number) =>
    bounds.isOpen ? price >= ON_REQUEST : priceFits(price, size, bounds);
  return (row) => {
    const size = bounds.perSqm ? (areaSqm[row] as number) : 1;
    let under = 0;
    if (bounds.rent && fitsAt(rent[row] as number, size)) under |= RENT;
    if (bounds.sale && fitsAt(sale[row] as number, size)) under |= SALE;
    deals[row] = under;
    return under !== 0;
  };
}

/** 1 for each pair of status and type that fits. */
function kindsThatFit(resolved: ResolvedCriteria): Uint8Array {
  const fitting = new Uint8Array(LISTING_STATUSES.length * KINDS_A_STATUS);
  const status = LISTING_STATUSES.indexOf(resolved.status);
  for (const [n, type] of PROPERTY_TYPES.entries())
    if (resolved.types.length === 0 || resolved.types.includes(type))
      fitting[status * KINDS_A_STATUS + n] = 1;
  return fitting;
}

interface PriceBounds {
  readonly rent: boolean;
  readonly sale: boolean;
  readonly isOpen: boolean;
  readonly perSqm: boolean;
  readonly times: number;
  readonly min: number;
  readonly max: number;
}

const priceFits = (price: number, size: number, { times, min, max }: PriceBounds): boolean => {
  if (!(price >= 0)) return false;
  const compared = (price * times) / size;
  return compared >= min && compared <= max;
};

function priceBounds({ deal, price }: ResolvedCriteria): PriceBounds {
  const per = price?.per;
  const isRentOnly = per === "month" || per === "year";
  return {
    rent: deal !== "sale" && per !== "total" && per !== "night",
    sale: deal !== "rent" && !isRentOnly && per !== "night",
    isOpen: price === null,
    perSqm: per === "sqm",
    times: per === "year" ? 12 : 1,
    min: price?.min ?? Number.NEGATIVE_INFINITY,
    max: price?.max ?? Number.POSITIVE_INFINITY,
  };
}

function inRange(column: Float64Array, range: Range | null): ((row: number) => boolean)[] {
  if (range === null) return [];
  const min = range.min ?? Number.NEGATIVE_INFINITY;
  const max = range.max ?? Number.POSITIVE_INFINITY;
  return [(row) => (column[row] as number) >= min && (column[row] as number) <= max];
}

const liesInAny = (columns: Columns, areas: readonly Area[]) => anyOf(areas.map(liesIn(columns)));
const isNearAny = (columns: Columns, group: readonly NearTarget[]) =>
  anyOf(group.flatMap(isNear(columns)));

function anyOf(tests: readonly ((row: number) => boolean)[]): (row: number) => boolean {
  const [only] = tests;
  return tests.length === 1 && only !== undefined ? only : (row) => tests.some((test) => test(row));
}

const liesIn =
  (columns: Columns) =>
  (area: Area): ((row: number) => boolean) => {
    if (area.kind === "circle") return within(columns, area.center, area.radiusM, acrossM(area));
    const column = columns[area.kind];
    return (row) => column[row] === area.code;
  };

const isNear =
  (columns: Columns) =>
  (target: NearTarget): ((row: number) => boolean)[] => {
    if (target.kind === "spots")
      return target.spots.map((spot) => within(columns, spot, target.withinM, target.withinM));
    const metres = columns.nearest[target.nearest];
    return [(row) => (metres[row] as number) <= target.withinM];
  };

/** A box first: four comparisons spare most homes the root. */
function within(
  columns: Columns,
  from: Point,
  radiusM: number,
  precisionAtMostM: number,
): (row: number) => boolean {
  const { lat, lon, precision } = columns;
  const { south, north, west, east } = boxOf(from, radiusM);
  return (row) => {
    const at = { lat: lat[row] as number, lon: lon[row] as number };
    return (
      at.lat >= south &&
      at.lat <= north &&
      at.lon >= west &&
      at.lon <= east &&
      distanceM(from, at) <= radiusM &&
      (precision[row] as number) <= precisionAtMostM
    );
  };
}

interface Summary {
  readonly mask: number;
  readonly sort: ScanSort;
  readonly limit: number;
}

function summarise(
  columns: Columns,
  resolved: ResolvedCriteria,
  total: number,
  { mask, sort, limit }: Summary,
): Scanned {
  const { selected, deals, yes } = columns;
  let rent = 0;
  let sale = 0;
  let stated = 0;
  const comesBefore = orderOf(columns, resolved, mask, sort);
  const page: number[] = [];
  for (let n = 0; n < total; n++) {
    const row = selected[n] as number;
    if (((deals[row] as number) & RENT) !== 0) rent++;
    if (((deals[row] as number) & SALE) !== 0) sale++;
    if (((yes[row] as number) & mask) === mask) stated++;
    if (limit === 0) continue;
    const last = page[limit - 1];
    if (last !== undefined && !comesBefore(row, last)) continue;
    let at = Math.min(page.length, limit - 1);
    for (; at > 0 && comesBefore(row, page[at - 1] as number); at--)
      page[at] = page[at - 1] as number;
    page[at] = row;
  }
  return { total, rent, sale, stated, page: page.map((row) => String(columns.ids[row])) };
}

function orderOf(
  columns: Columns,
  resolved: ResolvedCriteria,
  mask: number,
  sort: ScanSort,
): (a: number, b: number) => boolean {
  const { created, ids, yes } = columns;
  const key =
    sort === "cheapest" ? (resolved.deal === "rent" ? columns.rent : columns.sale) : undefined;
  const nearest = nearestOf(columns, resolved);
  const newer = (a: number, b: number) =>
    (created[a] as number) - (created[b] as number) || (ids[a] as number) - (ids[b] as number);
  if (key !== undefined) {
    // A price on request comes last.
    const priceOf = (row: number) =>
      (key[row] as number) >= 0 ? (key[row] as number) : Number.POSITIVE_INFINITY;
    return (a, b) => {
      const [first, second] = [priceOf(a), priceOf(b)];
      return first === second ? (ids[a] as number) > (ids[b] as number) : first < second;
    };
  }
  if (sort === "newest") return (a, b) => newer(a, b) > 0;
  return (a, b) => {
    const states =
      Number(((yes[b] as number) & mask) === mask) - Number(((yes[a] as number) & mask) === mask);
    if (states !== 0) return states < 0;
    const metres = nearest === undefined ? 0 : nearest(a) - nearest(b);
    return metres === 0 ? newer(a, b) > 0 : metres < 0;
  };
}

/** Metres to the nearest of everything asked to be near. */
function nearestOf(
  columns: Columns,
  resolved: ResolvedCriteria,
): ((row: number) => number) | undefined {
  const measures = [...resolved.orNear, ...resolved.near.flat()].flatMap((target) => {
    if (target.kind === "nearest") {
      const metres = columns.nearest[target.nearest];
      return [(row: number) => metres[row] as number];
    }
    const { lat, lon } = columns;
    return target.spots.map(
      (spot) => (row: number) =>
        distanceM(spot, { lat: lat[row] as number, lon: lon[row] as number }),
    );
  });
  if (measures.length === 0) return undefined;
  return (row) => Math.min(...measures.map((measure) => measure(row)));
}
