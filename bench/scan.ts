import {
  AMENITIES,
  distanceM,
  LISTING_STATUSES,
  NEAREST_KINDS,
  PROPERTY_TYPES,
  TENURES,
  type Amenity,
  type Area,
  type Listing,
  type NearestKind,
  type NearTarget,
  type Point,
  type Range,
  type Tenure,
  type Wanted,
} from "@propertyvr/vocabulary";

/**
 * The yardstick: a full scan of typed arrays that applies the same `fits`, one
 * column after the other, each pass over what the one before left. About as fast
 * as one thread of this runtime can look at every home.
 */
export interface Columns {
  readonly count: number;
  readonly ids: readonly string[];
  /** Status and type in one: status * 16 + type. */
  readonly kind: Uint8Array;
  /** NaN is unknown throughout, so that every comparison with it is false. */
  readonly bedrooms: Float32Array;
  readonly bathrooms: Float32Array;
  readonly areaSqm: Float64Array;
  readonly landSqm: Float64Array;
  /** NaN is not offered, `ON_REQUEST` is offered without a price. */
  readonly rent: Float64Array;
  readonly sale: Float64Array;
  readonly province: Int32Array;
  readonly district: Int32Array;
  readonly subdistrict: Int32Array;
  readonly lat: Float64Array;
  readonly lon: Float64Array;
  readonly nearest: Readonly<Record<NearestKind, Float64Array>>;
  readonly yes: Int32Array;
  readonly no: Int32Array;
  readonly created: Float64Array;
  /** Room for the homes that still fit. */
  readonly selected: Int32Array;
  readonly deals: Uint8Array;
}

const KINDS_A_STATUS = 16;
const ON_REQUEST = -1;
const RENT = 1;
const SALE = 2;
const TENURE_SHIFT = AMENITIES.length;

export function columnsOf(homes: readonly Listing[]): Columns {
  const numbers = (read: (home: Listing) => number | null) =>
    Float64Array.from(homes, (home) => read(home) ?? Number.NaN);
  const codes = (read: (home: Listing) => number | null) =>
    Int32Array.from(homes, (home) => read(home) ?? -1);
  const price = (offered: number | "on_request" | null) =>
    offered === "on_request" ? ON_REQUEST : offered;
  return {
    count: homes.length,
    ids: homes.map((home) => home.id),
    kind: Uint8Array.from(
      homes,
      (home) =>
        LISTING_STATUSES.indexOf(home.status) * KINDS_A_STATUS + PROPERTY_TYPES.indexOf(home.type),
    ),
    bedrooms: Float32Array.from(numbers((home) => home.bedrooms)),
    bathrooms: Float32Array.from(numbers((home) => home.bathrooms)),
    areaSqm: numbers((home) => home.areaSqm),
    landSqm: numbers((home) => home.landSqm),
    rent: numbers((home) => price(home.rentPrice)),
    sale: numbers((home) => price(home.salePrice)),
    province: codes((home) => home.provinceCode),
    district: codes((home) => home.districtCode),
    subdistrict: codes((home) => home.subdistrictCode),
    lat: numbers((home) => home.point?.lat ?? null),
    lon: numbers((home) => home.point?.lon ?? null),
    nearest: Object.fromEntries(
      NEAREST_KINDS.map((kind) => [kind, numbers((home) => home.nearestM[kind])]),
    ) as Readonly<Record<NearestKind, Float64Array>>,
    yes: Int32Array.from(homes, (home) => statedMask(home, "yes")),
    no: Int32Array.from(homes, (home) => statedMask(home, "no")),
    created: Float64Array.from(homes, (home) => Date.parse(home.createdAt)),
    selected: new Int32Array(homes.length),
    deals: new Uint8Array(homes.length),
  };
}

const statedMask = (home: Listing, asked: "yes" | "no"): number =>
  AMENITIES.reduce(
    (mask, each, n) => (home.amenities[each] === asked ? mask | (1 << n) : mask),
    0,
  ) |
  TENURES.reduce(
    (mask, each, n) => (home.tenure[each] === asked ? mask | (1 << (n + TENURE_SHIFT)) : mask),
    0,
  );

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

/** Everything that fits is counted; the first `limit` in order are named. */
export function scan(columns: Columns, wanted: Wanted, sort: ScanSort, limit: number): Scanned {
  const mask = askedMask(wanted.amenities, wanted.tenure);
  const { no, kind } = columns;
  const fitting = kindsThatFit(wanted);
  let left = selectFirst(columns, wanted, fitting);
  for (const test of [
    (row: number) => fitting[kind[row] as number] === 1,
    isOffered(columns, wanted),
    ...inRange(columns.bedrooms, wanted.bedrooms),
    ...inRange(columns.bathrooms, wanted.bathrooms),
    ...inRange(columns.areaSqm, wanted.areaSqm),
    ...inRange(columns.landSqm, wanted.landSqm),
    ...(wanted.areas.length > 0 ? [liesInAny(columns, wanted.areas)] : []),
    ...wanted.near.map((group) => isNearAny(columns, group)),
    ...(mask === 0 ? [] : [(row: number) => ((no[row] as number) & mask) === 0]),
  ])
    left = keep(columns.selected, left, test);
  return summarise(columns, wanted, left, { mask, sort, limit });
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
function selectFirst(columns: Columns, wanted: Wanted, fitting: Uint8Array): number {
  const { selected, count, kind } = columns;
  const [area] = wanted.areas;
  let left = 0;
  if (wanted.areas.length === 1 && area !== undefined && area.kind !== "circle") {
    const column = columns[area.kind];
    const { code } = area;
    for (let row = 0; row < count; row++) if (column[row] === code) selected[left++] = row;
    return left;
  }
  const box = onlyBox(wanted);
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
function onlyBox({ areas, near }: Wanted): Box | undefined {
  const [area] = areas;
  if (areas.length === 1 && area?.kind === "circle") return boxOf(area.center, area.radiusM);
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
function isOffered(columns: Columns, wanted: Wanted): (row: number) => boolean {
  const bounds = priceBounds(wanted);
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
function kindsThatFit(wanted: Wanted): Uint8Array {
  const fitting = new Uint8Array(LISTING_STATUSES.length * KINDS_A_STATUS);
  const status = LISTING_STATUSES.indexOf(wanted.status);
  for (const [n, type] of PROPERTY_TYPES.entries())
    if (wanted.types.length === 0 || wanted.types.includes(type))
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

function priceBounds({ deal, price }: Wanted): PriceBounds {
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

function inRange(
  column: Float32Array | Float64Array,
  range: Range | null,
): ((row: number) => boolean)[] {
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
    if (area.kind === "circle") return within(columns, area.center, area.radiusM);
    const column = columns[area.kind];
    return (row) => column[row] === area.code;
  };

const isNear =
  (columns: Columns) =>
  (target: NearTarget): ((row: number) => boolean)[] => {
    if (target.kind === "spots")
      return target.spots.map((spot) => within(columns, spot, target.withinM));
    const metres = columns.nearest[target.nearest];
    return [(row) => (metres[row] as number) <= target.withinM];
  };

/** A box first: four comparisons spare most homes the root. */
function within(columns: Columns, from: Point, radiusM: number): (row: number) => boolean {
  const { lat, lon } = columns;
  const { south, north, west, east } = boxOf(from, radiusM);
  return (row) => {
    const at = { lat: lat[row] as number, lon: lon[row] as number };
    return (
      at.lat >= south &&
      at.lat <= north &&
      at.lon >= west &&
      at.lon <= east &&
      distanceM(from, at) <= radiusM
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
  wanted: Wanted,
  total: number,
  { mask, sort, limit }: Summary,
): Scanned {
  const { selected, deals, yes } = columns;
  let rent = 0;
  let sale = 0;
  let stated = 0;
  const comesBefore = orderOf(columns, wanted, mask, sort);
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
  return { total, rent, sale, stated, page: page.map((row) => columns.ids[row] ?? "") };
}

function orderOf(
  columns: Columns,
  wanted: Wanted,
  mask: number,
  sort: ScanSort,
): (a: number, b: number) => boolean {
  const { created, ids, yes } = columns;
  const key =
    sort === "cheapest" ? (wanted.deal === "rent" ? columns.rent : columns.sale) : undefined;
  const nearest = nearestOf(columns, wanted);
  const newer = (a: number, b: number) =>
    (created[a] as number) - (created[b] as number) || Number(ids[a]) - Number(ids[b]);
  if (key !== undefined) {
    // A price on request comes last.
    const priceOf = (row: number) =>
      (key[row] as number) >= 0 ? (key[row] as number) : Number.POSITIVE_INFINITY;
    return (a, b) => {
      const [first, second] = [priceOf(a), priceOf(b)];
      return first === second ? Number(ids[a]) > Number(ids[b]) : first < second;
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
function nearestOf(columns: Columns, wanted: Wanted): ((row: number) => number) | undefined {
  const measures = wanted.near.flat().flatMap((target) => {
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
