import {
  AMENITIES,
  DEALS,
  LISTING_STATUSES,
  PLACED_BY,
  PROPERTY_TYPES,
  TENURES,
} from "@propertyvr/vocabulary";
import { z } from "zod";
import { LikelyDuplicates } from "./duplicates.ts";
import { ListingVisibility } from "./listing-visibility.ts";
import { ImageState } from "./photos.ts";
import { FieldProblem } from "./problem.ts";

/** How good a listing is, and what would make it better. */
export const ListingQuality = z
  .object({
    /** 0 to 100. */
    score: z.number().int(),
    gains: z.array(
      z.object({
        /** What to add, e.g. "images>=8". */
        add: z.string(),
        points: z.number().int(),
        message: z.string(),
        message_th: z.string(),
      }),
    ),
  })
  .meta({ id: "ListingQuality" });
export type ListingQuality = z.infer<typeof ListingQuality>;

const amount = z
  .union([z.number().int(), z.literal("on_request")])
  .nullable()
  .describe("Whole baht; on_request means no price is shown, null means not offered for this");

/**
 * A home as its partner sees it: the members of a row as they were understood, in
 * their plain forms, so that what was read can be sent back and changes nothing.
 */
/** A place named in a row, which gives the home its point in searches and on the map. */
export const PlacedHome = z
  .object({
    by: z.enum(PLACED_BY).describe("The field that names the place"),
    name: z.string(),
    name_th: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    precision_m: z
      .number()
      .int()
      .describe(
        "How far the home may be from the point, in metres. Searches within a shorter distance don't find it",
      ),
  })
  .meta({ id: "PlacedHome" });

export const PartnerProperty = z
  .object({
    id: z.string(),
    external_id: z.string().nullable().describe("Your own reference; null if you sent none"),
    url: z.string().describe("Path of the listing's page on this site"),
    title: z.string().describe("title_en, or title_th if there is none"),
    description: z
      .string()
      .nullable()
      .describe("description_en, or description_th if there is none"),
    price: amount.describe("rent_price, or sale_price if the home is only for sale"),
    city: z.string().describe("As you sent it, or else the province"),
    square_footage: z.number().int().nullable().describe("area_sqm in whole square feet"),
    status: z.enum(LISTING_STATUSES),
    title_th: z.string().nullable(),
    title_en: z.string().nullable(),
    description_th: z.string().nullable(),
    description_en: z.string().nullable(),
    property_type: z.enum(PROPERTY_TYPES),
    deal: z.enum([...DEALS, "both"]),
    rent_price: amount,
    sale_price: amount,
    location: z.string().nullable(),
    province: z.string(),
    district: z.string().nullable(),
    subdistrict: z.string().nullable(),
    latitude: z.number().nullable().describe("As you sent it"),
    longitude: z.number().nullable().describe("As you sent it"),
    placed: PlacedHome.nullable().describe(
      "Where we placed the home from your texts, because you sent no coordinates; null if you sent them or the texts name no place. Not part of `version`",
    ),
    project: z.string().nullable(),
    bedrooms: z.number().int().nullable(),
    bathrooms: z.number().int().nullable(),
    area_sqm: z.number().nullable(),
    land_sqm: z.number().nullable(),
    floor: z.string().nullable(),
    furnishing: z.enum(["unfurnished", "partly", "fully"]).nullable(),
    amenities: z.array(z.enum(AMENITIES)).describe("Amenities the home has"),
    amenities_no: z
      .array(z.enum(AMENITIES))
      .describe("Amenities the home doesn't have; all others are unknown"),
    tenure: z.enum(TENURES).exclude(["foreign_quota"]).nullable(),
    foreign_quota: z.boolean().nullable(),
    year_built: z.number().int().nullable(),
    available_from: z.string().nullable(),
    images: z.array(z.string()),
    website_url: z.string().nullable(),
    contact: z.record(z.string(), z.string()).nullable(),
    allow_ai_display: z.boolean(),
    visibility: ListingVisibility,
    quality: ListingQuality,
    created_at: z.string(),
    updated_at: z.string(),
    version: z
      .string()
      .describe(
        "Changes whenever your data changes; also sent as the ETag, for If-Match and If-None-Match",
      ),
  })
  .meta({ id: "PartnerProperty" });
export type PartnerProperty = z.infer<typeof PartnerProperty>;

/** The same with what changes by itself and makes no new version: its photos, and how it stands among others. */
export const PartnerPropertyInFull = PartnerProperty.extend({
  images_state: z
    .array(ImageState)
    .describe(
      "One for each of `images`, in the same order. Not part of `version`: to get current states, leave out If-None-Match",
    ),
  duplicates: LikelyDuplicates.nullable().describe(
    "Other listings that are likely this home; null if there are none. Not part of `version`",
  ),
}).meta({ id: "PartnerPropertyInFull" });

/** What is wrong in a row, or worth knowing about it. */
export const RowProblem = FieldProblem.extend({
  /** From 1, in the order sent. */
  row: z.number().int(),
  /** With NDJSON: the line of the body, from 1. */
  line: z.number().int().optional(),
  external_id: z.string().nullable(),
}).meta({ id: "RowProblem" });
export type RowProblem = z.infer<typeof RowProblem>;

/** A value that was not taken as it was sent. */
export const RowRepair = z
  .object({
    row: z.number().int(),
    external_id: z.string().nullable(),
    field: z.string(),
    code: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    message: z.string(),
    message_th: z.string(),
  })
  .meta({ id: "RowRepair" });
export type RowRepair = z.infer<typeof RowRepair>;

export const ROW_OUTCOMES = ["inserted", "updated", "unchanged", "superseded", "failed"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const RowResult = z
  .object({
    row: z.number().int(),
    outcome: z
      .enum(ROW_OUTCOMES)
      .describe("superseded: a later row of the call has the same reference and was used instead"),
    id: z.string().nullable().describe("null for a failed row, and for a new listing in a dry run"),
    external_id: z.string().nullable(),
    quality_score: z.number().int().nullable(),
    fields: z.array(z.string()).optional().describe("For an update: the fields that changed"),
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .optional()
      .describe("In a dry run: what would change, with the old and new values"),
  })
  .meta({ id: "RowResult" });
export type RowResult = z.infer<typeof RowResult>;

/** What a partner's one home came to. */
export const WrittenProperty = z
  .object({
    success: z.literal(true),
    outcome: z.enum(["inserted", "updated", "unchanged"]),
    dry_run: z.boolean(),
    property: PartnerProperty,
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    warnings: z.array(RowProblem),
    repairs: z.array(RowRepair),
  })
  .meta({ id: "WrittenProperty" });
export type WrittenProperty = z.infer<typeof WrittenProperty>;

/** Of each kind of note so many are told in one answer; the totals count all. */
export const NOTES_MAX = 1_000;

/** What became of the rows of one call. */
export const BulkReply = z
  .object({
    success: z.literal(true).describe("Listings were saved; `errors` names the rows that weren't"),
    dry_run: z.boolean(),
    received: z.number().int(),
    inserted: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    superseded: z.number().int(),
    failed: z.number().int(),
    results: z.array(RowResult),
    errors: z.array(RowProblem).describe(`At most ${NOTES_MAX}`),
    errors_total: z.number().int(),
    warnings: z.array(RowProblem).describe(`At most ${NOTES_MAX}`),
    warnings_total: z.number().int(),
    repairs: z.array(RowRepair).describe(`At most ${NOTES_MAX}`),
    repairs_total: z.number().int(),
    duration_ms: z.number().int(),
  })
  .meta({ id: "BulkReply" });
export type BulkReply = z.infer<typeof BulkReply>;
