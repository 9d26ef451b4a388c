import { createHash } from "node:crypto";
import { AMENITIES, NEAREST_KINDS, TENURES } from "@propertyvr/vocabulary";
import type { ListingRecord } from "./listing-record.ts";
import { storableJson, storableText } from "./storable.ts";
import { titleVector } from "./title-words.ts";

/** The columns of `listings` that a record states, in the order they are copied. */
export type ListingRow = Readonly<Record<string, string | null>>;

/** A record as text for the columns of `listings`, with a hash that changes when any of it does. */
export function listingRow(record: ListingRecord): ListingRow {
  const stated = { ...named(record), ...facts(record), ...place(record), ...texts(record) };
  const hash = createHash("sha256").update(JSON.stringify(stated)).digest("hex");
  return { ...stated, row_hash: hash.slice(0, 32) };
}

const named = (record: ListingRecord): ListingRow => ({
  source: record.source,
  external_id: record.externalId,
  is_sample: String(record.isSample),
  status: record.status,
  type: record.type,
  created_at: record.createdAt,
});

const facts = (record: ListingRecord): ListingRow => ({
  is_for_rent: String(record.rentPrice !== null),
  rent_price: whole(priceOf(record.rentPrice)),
  is_for_sale: String(record.salePrice !== null),
  sale_price: whole(priceOf(record.salePrice)),
  bedrooms: whole(record.bedrooms),
  bathrooms: whole(record.bathrooms),
  area_sqm: number(record.areaSqm),
  land_sqm: number(record.landSqm),
  floor: text(record.floor),
  year_built: whole(record.yearBuilt),
  furnishing: record.furnishing,
  amenities_yes: mask(AMENITIES, record.amenities, "yes"),
  amenities_no: mask(AMENITIES, record.amenities, "no"),
  tenure_yes: mask(TENURES, record.tenure, "yes"),
  tenure_no: mask(TENURES, record.tenure, "no"),
  available_from: record.availableFrom,
  allow_ai_display: String(record.allowAiDisplay),
});

const place = (record: ListingRecord): ListingRow => ({
  province_code: whole(record.provinceCode),
  district_code: whole(record.districtCode),
  subdistrict_code: whole(record.subdistrictCode),
  address: text(record.address),
  lat: number(record.point?.lat ?? null),
  lon: number(record.point?.lon ?? null),
  location_precision_m: whole(record.locationPrecisionM),
  ...Object.fromEntries(
    NEAREST_KINDS.map((kind) => [`nearest_${kind}_m`, whole(record.nearestM[kind])]),
  ),
});

const texts = (record: ListingRecord): ListingRow => ({
  title_en: text(record.titleEn),
  title_th: text(record.titleTh),
  description_en: text(record.descriptionEn),
  description_th: text(record.descriptionTh),
  title_words: titleVector([record.titleEn, record.titleTh, record.project]),
  project: text(record.project),
  images: storableJson(record.images),
  picture_seed: whole(record.pictureSeed),
  website_url: text(record.websiteUrl),
  contact: record.contact === null ? null : storableJson(record.contact),
  raw: record.raw === undefined || record.raw === null ? null : storableJson(record.raw),
});

const priceOf = (price: number | "on_request" | null): number | null =>
  price === "on_request" ? null : price;
const whole = (value: number | null): string | null =>
  value === null ? null : String(Math.round(value));
const number = (value: number | null): string | null => (value === null ? null : String(value));
const text = (value: string | null): string | null => (value === null ? null : storableText(value));

function mask<Word extends string>(
  words: readonly Word[],
  stated: Readonly<Partial<Record<Word, "yes" | "no">>>,
  asked: "yes" | "no",
): string {
  return String(
    words.reduce((bits, word, n) => (stated[word] === asked ? bits | (1 << n) : bits), 0),
  );
}
