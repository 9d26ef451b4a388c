import type { PartnerProperty } from "@propertyvr/contracts";
import { administrativeArea } from "@propertyvr/gazetteer";
import { OUR_REFERENCE, type QualityFacts, qualityOf } from "@propertyvr/ingest";
import { AMENITIES, TENURES, type Known } from "@propertyvr/vocabulary";
import { createHash } from "node:crypto";
import { amenityOf, tenureOf } from "../listings/stated.ts";
import type { StockRow } from "./stock-store.ts";
import { visibilityOf } from "./visibility-reply.ts";

const DAY_MS = 86_400_000;

/**
 * A stored home as its partner sees it, in the members of a row.
 * @param lostImages how many of its photos cannot be fetched
 */
export function partnerProperty(row: StockRow, now: Date, lostImages = 0): PartnerProperty {
  const facts = factsOf(row);
  const stated = statedMembers(row, facts);
  const ageDays = (now.getTime() - row.last_confirmed_at.getTime()) / DAY_MS;
  const { score, gains } = qualityOf(facts, ageDays, lostImages);
  return {
    id: row.id,
    external_id: ownReference(row.external_id),
    url: `/property/${row.id}`,
    ...plainMembers(row, stated),
    ...stated,
    placed: placedHome(row),
    visibility: visibilityOf(row, now),
    quality: {
      score,
      gains: gains.map(({ messageTh, ...gain }) => ({ ...gain, message_th: messageTh })),
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: createHash("sha256").update(JSON.stringify(stated)).digest("base64url").slice(0, 16),
  };
}

/** The partner's own reference; null where the home is known by its values. */
export const ownReference = (externalId: string): string | null =>
  OUR_REFERENCE.test(externalId) ? null : externalId;

type StatedProperty = Omit<PartnerProperty, (typeof NOT_STATED)[number]>;

/** The specification's own names, for who sends by them; each says what a richer one says. */
const plainMembers = (row: StockRow, { province, ...stated }: StatedProperty) => ({
  title: stated.title_en ?? stated.title_th ?? "",
  description: stated.description_en ?? stated.description_th,
  price: stated.rent_price ?? stated.sale_price,
  city: row.city ?? province,
  square_footage: row.area_sqm === null ? null : Math.round(row.area_sqm * SQUARE_FEET),
});
/** In a square metre. */
const SQUARE_FEET = 1 / 0.092_903_04;

function statedMembers(row: StockRow, facts: QualityFacts): StatedProperty {
  const { rentPrice, salePrice } = facts;
  return {
    status: row.status,
    title_th: row.title_th,
    title_en: row.title_en,
    description_th: row.description_th,
    description_en: row.description_en,
    property_type: row.type,
    deal: rentPrice === null ? "sale" : salePrice === null ? "rent" : "both",
    rent_price: rentPrice,
    sale_price: salePrice,
    location: row.address,
    province: areaName(row.province_code) ?? "",
    district: areaName(row.district_code),
    subdistrict: areaName(row.subdistrict_code),
    latitude: row.placed === null ? row.lat : null,
    longitude: row.placed === null ? row.lon : null,
    project: row.project,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area_sqm: row.area_sqm,
    land_sqm: row.land_sqm,
    floor: row.floor,
    furnishing: row.furnishing,
    amenities: AMENITIES.filter((amenity) => facts.amenities[amenity] === "yes"),
    amenities_no: AMENITIES.filter((amenity) => facts.amenities[amenity] === "no"),
    tenure: TENURE_NAMES.find((tenure) => facts.tenure[tenure] === "yes") ?? null,
    foreign_quota: toFlag(facts.tenure.foreign_quota),
    year_built: row.year_built,
    available_from: row.available_from,
    images: [...row.images],
    website_url: row.website_url,
    contact: row.contact === null ? null : inOrder(row.contact),
    allow_ai_display: row.allow_ai_display,
  };
}

function placedHome({ lat, lon, placed, point_precision_m }: StockRow): PartnerProperty["placed"] {
  if (placed === null || lat === null || lon === null || point_precision_m === null) return null;
  const { by, name, nameTh } = placed;
  return {
    by,
    name,
    name_th: nameTh,
    latitude: lat,
    longitude: lon,
    precision_m: point_precision_m,
  };
}

const TENURE_NAMES = ["freehold", "leasehold"] as const;

const areaName = (code: number | null): string | null =>
  code === null ? null : (administrativeArea(code)?.name ?? null);
const toFlag = (known: "yes" | "no" | undefined): boolean | null =>
  known === undefined ? null : known === "yes";

/** jsonb keeps an order of its own; here it is that of the alphabet, so that a version is one text. */
const inOrder = (contact: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(contact).sort(([a], [b]) => (a < b ? -1 : 1)));

function factsOf(row: StockRow): QualityFacts {
  const offered = (isOffered: boolean, price: number | null) =>
    isOffered ? (price ?? ("on_request" as const)) : null;
  return {
    type: row.type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    areaSqm: row.area_sqm,
    landSqm: row.land_sqm,
    rentPrice: offered(row.is_for_rent, row.rent_price),
    salePrice: offered(row.is_for_sale, row.sale_price),
    amenities: stated(AMENITIES, (amenity) => amenityOf(row, amenity)),
    tenure: stated(TENURES, (tenure) => tenureOf(row, tenure)),
    titleEn: row.title_en,
    titleTh: row.title_th,
    descriptionEn: row.description_en,
    descriptionTh: row.description_th,
    project: row.project,
    floor: row.floor,
    furnishing: row.furnishing,
    yearBuilt: row.year_built,
    images: row.images,
    provinceCode: row.province_code,
    districtCode: row.district_code,
    subdistrictCode: row.subdistrict_code,
    point: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    pointPrecisionM: row.point_precision_m,
  };
}

function stated<Word extends string>(
  words: readonly Word[],
  knownOf: (word: Word) => Known,
): Readonly<Partial<Record<Word, "yes" | "no">>> {
  const found: Partial<Record<Word, "yes" | "no">> = {};
  for (const word of words) {
    const known = knownOf(word);
    if (known !== "unknown") found[word] = known;
  }
  return found;
}

export interface MemberChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** All but the members that a partner states: derived figures, times, and what a richer name says too. */
const NOT_STATED = [
  "title",
  "description",
  "price",
  "city",
  "square_footage",
  "id",
  "external_id",
  "url",
  "placed",
  "visibility",
  "quality",
  "created_at",
  "updated_at",
  "version",
] as const;

/** What differs between two states of one home, member by member. */
export function changesBetween(before: PartnerProperty, after: PartnerProperty): MemberChange[] {
  const names = Object.keys(after) as (keyof PartnerProperty)[];
  return names
    .filter((name) => !NOT_STATED.some((other) => other === name))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
