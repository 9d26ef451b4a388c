import {
  AMENITIES,
  LISTING_STATUSES,
  NEAREST_KINDS,
  PROPERTY_TYPES,
  TENURES,
  type Listing,
  type NearestKind,
} from "@propertyvr/vocabulary";

/** Homes as typed arrays, a column a fact. NaN (-1 for codes) is unknown, so that no comparison with it holds. */
export interface Columns {
  readonly count: number;
  readonly ids: Float64Array;
  /** Status and type in one: status * KINDS_A_STATUS + type. */
  readonly kind: Uint8Array;
  readonly bedrooms: Float64Array;
  readonly bathrooms: Float64Array;
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
  /** Metres that a point named by a text may be off; 0 where it was given. */
  readonly precision: Float64Array;
  /** Never less than the precision. */
  readonly nearest: Readonly<Record<NearestKind, Float64Array>>;
  readonly yes: Int32Array;
  readonly no: Int32Array;
  readonly created: Float64Array;
  /** The words of the titles in small letters, a space around each. */
  readonly titles: string[];
  /** Room for the homes that still fit, and for the deals they fit under. */
  readonly selected: Int32Array;
  readonly deals: Uint8Array;
}

export const KINDS_A_STATUS = 16;
export const ON_REQUEST = -1;
export const TENURE_SHIFT = AMENITIES.length;

export function emptyColumns(count: number): Columns {
  const numbers = () => new Float64Array(count).fill(Number.NaN);
  const codes = () => new Int32Array(count).fill(-1);
  return {
    count,
    ids: numbers(),
    kind: new Uint8Array(count),
    bedrooms: numbers(),
    bathrooms: numbers(),
    areaSqm: numbers(),
    landSqm: numbers(),
    rent: numbers(),
    sale: numbers(),
    province: codes(),
    district: codes(),
    subdistrict: codes(),
    lat: numbers(),
    lon: numbers(),
    precision: new Float64Array(count),
    nearest: Object.fromEntries(
      NEAREST_KINDS.map((kind) => [kind, numbers()]),
    ) as Columns["nearest"],
    yes: new Int32Array(count),
    no: new Int32Array(count),
    created: numbers(),
    titles: Array.from({ length: count }, () => ""),
    selected: new Int32Array(count),
    deals: new Uint8Array(count),
  };
}

export function putHome(columns: Columns, row: number, home: Listing): void {
  const put = (column: Float64Array | Int32Array, value: number | null) => {
    if (value !== null) column[row] = value;
  };
  const price = (offered: number | "on_request" | null) =>
    offered === "on_request" ? ON_REQUEST : offered;
  put(columns.ids, Number(home.id));
  columns.kind[row] =
    LISTING_STATUSES.indexOf(home.status) * KINDS_A_STATUS + PROPERTY_TYPES.indexOf(home.type);
  put(columns.bedrooms, home.bedrooms);
  put(columns.bathrooms, home.bathrooms);
  put(columns.areaSqm, home.areaSqm);
  put(columns.landSqm, home.landSqm);
  put(columns.rent, price(home.rentPrice));
  put(columns.sale, price(home.salePrice));
  put(columns.province, home.provinceCode);
  put(columns.district, home.districtCode);
  put(columns.subdistrict, home.subdistrictCode);
  put(columns.lat, home.point?.lat ?? null);
  put(columns.lon, home.point?.lon ?? null);
  const precision = home.pointPrecisionM ?? 0;
  put(columns.precision, precision);
  for (const kind of NEAREST_KINDS) {
    const metres = home.nearestM[kind];
    put(columns.nearest[kind], metres === null ? null : Math.max(metres, precision));
  }
  columns.yes[row] = statedMask(home, "yes");
  columns.no[row] = statedMask(home, "no");
  put(columns.created, Date.parse(home.createdAt));
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
