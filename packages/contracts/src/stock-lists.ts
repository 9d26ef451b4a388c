import {
  DEALS,
  LANGUAGES,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  type HandEditedMember,
} from "@propertyvr/vocabulary";
import { Localised } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { LikelyDuplicates } from "./duplicates.ts";
import { REPORT_REASONS } from "./enquiry-words.ts";
import { ADMIN_LISTING_STATES, LISTING_STATES } from "./listing-states.ts";
import { ListingVisibility } from "./listing-visibility.ts";
import { PartnerProperty, RowProblem } from "./partner-properties.ts";

const asked = {
  /** Words of titles, an id or a reference. */
  q: z.string().max(200).optional(),
  /** `next_cursor` of the page before. */
  cursor: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  language: z.enum(LANGUAGES).default("en"),
};
const nextCursor = z.string().nullable();

export const OwnListingsQuery = z.object({
  ...asked,
  state: z.enum(LISTING_STATES).optional(),
  deal: z.enum(DEALS).optional(),
  property_type: z.enum(PROPERTY_TYPES).optional(),
});

/** How much a home is looked at and asked about. */
export const ListingFigures = z
  .object({
    /**
     * Its page was opened by others than its partner and our staff, at most once an hour from one
     * connection; programs that say what they are do not count.
     */
    views: z.number().int(),
    /** Of them in the last 30 days, today included; days are those of Bangkok. */
    views_30_days: z.number().int(),
    /** From when on views are counted. */
    views_since: z.string(),
    /** People who wrote about it, each once. */
    enquiries: z.number().int(),
  })
  .meta({ id: "ListingFigures" });
export type ListingFigures = z.infer<typeof ListingFigures>;

/** A home as it stands in its partner's own list. */
export const OwnListing = z
  .object({
    title: Localised,
    location: Localised,
    image: z.string().nullable(),
    property: PartnerProperty,
    duplicates: LikelyDuplicates.nullable(),
    figures: ListingFigures,
  })
  .meta({ id: "OwnListing" });
export type OwnListing = z.infer<typeof OwnListing>;

/** The newest first; `counts` are of the whole stock, whatever was asked for. */
export const OwnListings = z
  .object({
    listings: z.array(OwnListing),
    next_cursor: nextCursor,
    counts: z.object({
      shown: z.number().int(),
      expiring: z.number().int(),
      expired: z.number().int(),
      hidden: z.number().int(),
    }),
  })
  .meta({ id: "OwnListings" });
export type OwnListings = z.infer<typeof OwnListings>;

/** Which of one's homes still hold: some, or all that are expiring or have expired. */
export const ConfirmOwn = z
  .union([
    z.object({ ids: z.array(z.string().min(1).max(64)).min(1).max(5_000) }),
    z.object({ all_expiring: z.literal(true) }),
  ])
  .meta({ id: "ConfirmOwn" });

/** As it was typed; longer than any text may be, so that the rule book says which one is too long. */
const text = z.string().max(100_000).nullable().optional();
const price = z
  .union([z.number(), z.string().max(100)])
  .nullable()
  .optional();

/**
 * What a partner changes of one home by hand: a member left out stays as it is, null takes it out. Values
 * are read by the rule book like those of any row.
 */
export const EditOwnListing = z
  .strictObject({
    status: z.enum(LISTING_STATUSES).optional(),
    title_en: text,
    title_th: text,
    description_en: text,
    description_th: text,
    /** Whole baht a month, or "on_request"; null is not for rent. */
    rent_price: price,
    /** Whole baht in total, or "on_request"; null is not for sale. */
    sale_price: price,
  } satisfies Record<HandEditedMember, z.ZodType>)
  .meta({ id: "EditOwnListing" });
export type EditOwnListing = z.infer<typeof EditOwnListing>;

/** The home after the change, and what is worth knowing about the values that were changed. */
export const EditedOwnListing = z
  .object({ listing: OwnListing, warnings: z.array(RowProblem) })
  .meta({ id: "EditedOwnListing" });
export type EditedOwnListing = z.infer<typeof EditedOwnListing>;

export const AdminListingsQuery = z.object({
  ...asked,
  state: z.enum(ADMIN_LISTING_STATES).optional(),
  /** The partner's id, or words of its name. */
  partner: z.string().max(200).optional(),
});

/** A real home as an admin finds it. */
export const AdminListing = z
  .object({
    id: z.string(),
    external_id: z.string().nullable(),
    /** null for a home of no partner. */
    partner: z.object({ id: z.string(), name: z.string() }).nullable(),
    title: Localised,
    location: Localised,
    type: z.enum(PROPERTY_TYPES),
    /** Whole baht: a month for rent, in total for sale; null is not offered so, or on request. */
    rent_price: z.number().nullable(),
    sale_price: z.number().nullable(),
    visibility: ListingVisibility,
    /** Who hid it, where somebody did and still has an account. */
    hidden_by: z.string().nullable(),
    open_reports: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: "AdminListing" });
export type AdminListing = z.infer<typeof AdminListing>;

export const AdminListings = z
  .object({ listings: z.array(AdminListing), next_cursor: nextCursor })
  .meta({ id: "AdminListings" });
export type AdminListings = z.infer<typeof AdminListings>;

/** The same with what is stated, and the record as its partner sent it. */
export const AdminListingInFull = z
  .object({ listing: AdminListing, stated: PartnerProperty, raw: z.unknown() })
  .meta({ id: "AdminListingInFull" });
export type AdminListingInFull = z.infer<typeof AdminListingInFull>;

export const ModerateListing = z
  .object({
    /** "hide" takes it out of sight, whatever its partner does, and closes the reports on it. */
    action: z.enum(["hide", "restore"]),
    /** Why, where it is hidden; its partner is told. */
    reason: z.enum(REPORT_REASONS).optional(),
    /** More for its partner. */
    note: z.string().max(10_000).default(""),
    language: z.enum(LANGUAGES).default("en"),
  })
  .refine(({ action, reason }) => action !== "hide" || reason !== undefined, {
    path: ["reason"],
    message: "Choose why the listing is hidden",
  })
  .meta({ id: "ModerateListing" });
