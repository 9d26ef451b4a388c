import { UNSTATED } from "@propertyvr/ingest";
import { nearestM, placesNamed } from "@propertyvr/gazetteer";
import type { Point, PropertyType } from "@propertyvr/vocabulary";
import type { ListingRecord } from "../../stock/listings/listing-row.ts";

/** Homes of one kind in one place whose prices rise in even steps, so that their quartiles can be told by heart. */
interface MarketHomeRow {
  readonly type: PropertyType;
  readonly place: string;
  readonly districtCode: number;
  readonly bedrooms: number | null;
  readonly areaSqm: number | null;
  readonly landSqm?: number;
  readonly deal: "rent" | "sale";
  readonly count: number;
  readonly fromThb: number;
  readonly stepThb: number;
  readonly isSample?: boolean;
  readonly amenities?: ListingRecord["amenities"];
}

const ARI = { type: "condo", place: "Ari", districtCode: 1014 } as const;
const THONG_LO = { type: "condo", place: "Thong Lo", districtCode: 1039 } as const;
const ONE_BED = { bedrooms: 1, areaSqm: 50 } as const;
const TWO_BED = { bedrooms: 2, areaSqm: 80 } as const;

const ROWS: readonly MarketHomeRow[] = [
  { ...ARI, ...ONE_BED, deal: "rent", count: 41, fromThb: 15_000, stepThb: 500 },
  { ...ARI, ...TWO_BED, deal: "rent", count: 12, fromThb: 40_000, stepThb: 1_000 },
  { ...ARI, ...ONE_BED, deal: "sale", count: 41, fromThb: 4_000_000, stepThb: 100_000 },
  { ...ARI, ...TWO_BED, deal: "sale", count: 6, fromThb: 9_000_000, stepThb: 200_000 },
  { ...THONG_LO, ...ONE_BED, deal: "rent", count: 101, fromThb: 20_000, stepThb: 200 },
  { ...THONG_LO, ...ONE_BED, deal: "sale", count: 31, fromThb: 6_000_000, stepThb: 200_000 },
  { type: "condo", place: "Jomtien", districtCode: 2004, bedrooms: 1, areaSqm: 40, deal: "sale", count: 15, fromThb: 2_000_000, stepThb: 100_000 },
  { type: "villa", place: "Rawai", districtCode: 8301, bedrooms: 3, areaSqm: 200, deal: "sale", count: 5, fromThb: 10_000_000, stepThb: 1_000_000 },
  { type: "villa", place: "Phuket Old Town", districtCode: 8301, bedrooms: 3, areaSqm: 200, deal: "sale", count: 20, fromThb: 15_000_000, stepThb: 1_000_000 },
  { type: "house", place: "Chiang Mai Old City", districtCode: 5001, bedrooms: 3, areaSqm: 150, deal: "rent", count: 30, fromThb: 10_000, stepThb: 1_000, isSample: true },
  { type: "condo", place: "On Nut", districtCode: 1009, bedrooms: 3, areaSqm: 100, deal: "rent", count: 15, fromThb: 60_000, stepThb: 1_000, amenities: { pool: "yes" } },
  { type: "condo", place: "On Nut", districtCode: 1009, bedrooms: 3, areaSqm: 150, deal: "rent", count: 12, fromThb: 30_000, stepThb: 1_000 },
  { type: "land", place: "Hang Dong", districtCode: 5015, bedrooms: null, areaSqm: null, landSqm: 1_600, deal: "sale", count: 21, fromThb: 4_000_000, stepThb: 200_000 },
]; // prettier-ignore

/** The dearer of a row is the newer. */
export const marketHomes = (): readonly ListingRecord[] =>
  ROWS.flatMap((row, at) => Array.from({ length: row.count }, (_, n) => homeOf(row, at, n)));

function homeOf(row: MarketHomeRow, at: number, n: number): ListingRecord {
  const priceThb = row.fromThb + n * row.stepThb;
  return {
    source: row.isSample ? "sample" : "agency",
    externalId: `${String(at)}-${String(n)}`,
    type: row.type,
    rentPrice: row.deal === "rent" ? priceThb : null,
    salePrice: row.deal === "sale" ? priceThb : null,
    bedrooms: row.bedrooms,
    bathrooms: row.type === "land" ? null : 1,
    areaSqm: row.areaSqm,
    landSqm: row.landSqm ?? null,
    provinceCode: Math.floor(row.districtCode / 100),
    districtCode: row.districtCode,
    subdistrictCode: null,
    point: pointOf(row.place),
    nearestM: nearestM(pointOf(row.place)),
    amenities: row.amenities ?? {},
    tenure: {},
    status: "available",
    isSample: row.isSample ?? false,
    createdAt: new Date(Date.UTC(2026, 8, 1) + (at * 200 + n) * 3_600_000).toISOString(),
    pictureSeed: row.isSample ? n : null,
    ...UNSTATED,
    titleEn: `${row.place} ${row.type} ${String(n)}`,
    titleTh: null,
    descriptionEn: null,
    project: null,
    raw: {},
  };
}

function pointOf(name: string): Point {
  const point = placesNamed(name).find((place) => place.point !== null)?.point;
  if (!point) throw new Error(`${name} has no point`);
  return point;
}
