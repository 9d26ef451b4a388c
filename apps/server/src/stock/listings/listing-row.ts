import { createHash } from "node:crypto";
import { storableJson, storableText } from "@propertyvr/database";
import type { Held, ListingDraft } from "@propertyvr/ingest";
import { AMENITIES, NEAREST_KINDS, TENURES } from "@propertyvr/vocabulary";
import { titleVector } from "./title-words.ts";

/** A home as a source states it, before it has an id of ours: what is inserted. */
export interface ListingRecord extends ListingDraft {
  /** "sample", "import:<name>", "partner:<id>". With `externalId` it names the home for good. */
  readonly source: string;
  /** Drawn from our generator, not a real home. */
  readonly isSample: boolean;
  /** What a sample's picture is drawn from; null for a real home. */
  readonly pictureSeed: number | null;
  /** When the source first listed it, UTC ISO 8601; null is now. */
  readonly createdAt: string | null;
  /** What of it was edited by hand and not stated by a row since. */
  readonly held?: Held | null;
}

/** A real home of a source. */
export const recordOf = (
  draft: ListingDraft,
  source: string,
  held: Held | null = null,
): ListingRecord => ({
  ...draft,
  source,
  isSample: false,
  pictureSeed: null,
  createdAt: null,
  held,
});

/** A home as the table `listings` holds it. */
export interface ListingRow {
  /** Changes when anything of the home does; known before the columns are written, which takes longer. */
  readonly hash: string;
  /** As text, in the order of `LISTING_COLUMNS`. */
  readonly columns: () => readonly (string | null)[];
}

type ReadColumn = (record: ListingRecord) => string | null;

/** Each column a record states, and how it is written. */
const WRITTEN: readonly (readonly [column: string, read: ReadColumn])[] = [
  ["source", (record) => record.source],
  ["external_id", (record) => record.externalId],
  ["is_sample", (record) => String(record.isSample)],
  ["status", (record) => record.status],
  ["type", (record) => record.type],
  ["created_at", (record) => record.createdAt],
  ["is_for_rent", (record) => String(record.rentPrice !== null)],
  ["rent_price", (record) => price(record.rentPrice)],
  ["is_for_sale", (record) => String(record.salePrice !== null)],
  ["sale_price", (record) => price(record.salePrice)],
  ["bedrooms", (record) => whole(record.bedrooms)],
  ["bathrooms", (record) => whole(record.bathrooms)],
  ["area_sqm", (record) => number(record.areaSqm)],
  ["land_sqm", (record) => number(record.landSqm)],
  ["floor", (record) => text(record.floor)],
  ["year_built", (record) => whole(record.yearBuilt)],
  ["furnishing", (record) => record.furnishing],
  ["amenities_yes", (record) => mask(AMENITIES, record.amenities, "yes")],
  ["amenities_no", (record) => mask(AMENITIES, record.amenities, "no")],
  ["tenure_yes", (record) => mask(TENURES, record.tenure, "yes")],
  ["tenure_no", (record) => mask(TENURES, record.tenure, "no")],
  ["available_from", (record) => record.availableFrom],
  ["allow_ai_display", (record) => String(record.allowAiDisplay)],
  ["province_code", (record) => whole(record.provinceCode)],
  ["district_code", (record) => whole(record.districtCode)],
  ["subdistrict_code", (record) => whole(record.subdistrictCode)],
  ["address", (record) => text(record.address)],
  ["lat", (record) => number(record.point?.lat ?? null)],
  ["lon", (record) => number(record.point?.lon ?? null)],
  ["point_precision_m", (record) => whole(record.pointPrecisionM)],
  ["placed", (record) => (record.placed === null ? null : storableJson(record.placed))],
  ...NEAREST_KINDS.map(
    (kind) =>
      [`nearest_${kind}_m`, (record: ListingRecord) => whole(record.nearestM[kind])] as const,
  ),
  ["title_en", (record) => text(record.titleEn)],
  ["title_th", (record) => text(record.titleTh)],
  ["description_en", (record) => text(record.descriptionEn)],
  ["description_th", (record) => text(record.descriptionTh)],
  ["title_words", ({ titleEn, titleTh, project }) => titleVector([titleEn, titleTh], project)],
  ["project", (record) => text(record.project)],
  ["images", (record) => storableJson(record.images)],
  ["picture_seed", (record) => whole(record.pictureSeed)],
  ["website_url", (record) => text(record.websiteUrl)],
  ["contact", (record) => (record.contact === null ? null : storableJson(record.contact))],
  ["held", ({ held }) => (held ? storableJson(held) : null)],
];

export const LISTING_COLUMNS: readonly string[] = [
  ...WRITTEN.map(([column]) => column),
  "raw",
  "row_hash",
];

/**
 * Raised when a record is stored in another way than before, so that homes which say what they said
 * are written once more.
 */
export const ROW_HASH_VERSION = 2;

export function listingRow(record: ListingRecord): ListingRow {
  const { raw: sent } = record;
  const raw = sent === undefined || sent === null ? null : storableJson(sent);
  // JSON leaves out what is undefined; collecting the other members first takes a third more time.
  const said = JSON.stringify({ ...record, raw: undefined, held: record.held ?? undefined });
  const hash = createHash("sha256")
    .update(`${ROW_HASH_VERSION}${said}${raw}`)
    .digest("hex")
    .slice(0, 32);
  return { hash, columns: () => [...WRITTEN.map(([, read]) => read(record)), raw, hash] };
}

const number = (value: number | null): string | null => (value === null ? null : String(value));
const whole = (value: number | null): string | null =>
  value === null ? null : String(Math.round(value));
const price = (offered: number | "on_request" | null): string | null =>
  offered === "on_request" ? null : whole(offered);
const text = (value: string | null): string | null => (value === null ? null : storableText(value));

function mask<Word extends string>(
  words: readonly Word[],
  stated: Readonly<Partial<Record<Word, "yes" | "no">>>,
  asked: "yes" | "no",
): string {
  let bits = 0;
  for (const [n, word] of words.entries()) if (stated[word] === asked) bits |= 1 << n;
  return String(bits);
}
