import { DEALS, LISTING_STATUSES, PROPERTY_TYPES } from "@propertyvr/vocabulary";
import { z } from "zod";
import { LISTING_STATES } from "./listing-states.ts";
import { PartnerProperty } from "./partner-properties.ts";

/** Characters of a partner's own reference. */
const EXTERNAL_ID_MAX = 128;

/** Listings, or changes, a page may hold. */
export const PARTNER_PAGE = { default: 50, max: 200 } as const;

const limit = z.coerce.number().int().min(1).max(PARTNER_PAGE.max).default(PARTNER_PAGE.default);
const text = (max: number) => z.string().min(1).max(max);

export const PartnerListQuery = z.object({
  /** From `next_cursor` of the page before, with the same filters. */
  cursor: text(500).optional(),
  limit,
  /** Only what was changed then or later. Following /api/partner/changes is exact and costs less. */
  updated_since: z.iso.datetime({ offset: true }).optional(),
  status: z.enum(LISTING_STATUSES).optional(),
  external_id: text(EXTERNAL_ID_MAX).optional(),
  deal: z.enum(DEALS).optional(),
  property_type: z.enum(PROPERTY_TYPES).optional(),
  /** Whether people find it: state=expiring is what wants to be confirmed. */
  state: z.enum(LISTING_STATES).optional(),
});

/** Homes that one call may confirm. */
export const CONFIRMED_MAX = 5_000;

/** Which homes still hold: by our ids, by one's own references, or both. */
export const ConfirmHomes = z
  .object({
    ids: z.array(text(64)).max(CONFIRMED_MAX).default([]),
    external_ids: z.array(text(EXTERNAL_ID_MAX)).max(CONFIRMED_MAX).default([]),
  })
  .refine(
    ({ ids, external_ids }) => ids.length + external_ids.length <= CONFIRMED_MAX,
    `At most ${CONFIRMED_MAX.toLocaleString("en")} listings per call`,
  )
  .refine(
    ({ ids, external_ids }) => ids.length + external_ids.length > 0,
    "Name at least one listing",
  )
  .meta({ id: "ConfirmHomes" });

export const ConfirmedHomes = z
  .object({
    confirmed: z.number().int(),
    /** Of them, homes that had expired and are found again, unless they are hidden. */
    restored: z.number().int(),
    /** What was named and is not in the stock. */
    not_found: z.object({ ids: z.array(z.string()), external_ids: z.array(z.string()) }),
  })
  .meta({ id: "ConfirmedHomes" });
export type ConfirmedHomes = z.infer<typeof ConfirmedHomes>;

export const PartnerProperties = z
  .object({
    /** In the order in which they were first sent. */
    properties: z.array(PartnerProperty),
    /** For `cursor`, with the same filters; null on the last page. The same address stands in `Link`. */
    next_cursor: z.string().nullable(),
    /** Of the last change before this page was read: what happens later follows it in /api/partner/changes. */
    last_seq: z.number().int(),
  })
  .meta({ id: "PartnerProperties" });
export type PartnerProperties = z.infer<typeof PartnerProperties>;

/** Our id, or `ext-` and the partner's own reference, each character percent-encoded as UTF-8. */
export const PartnerPropertyPath = z.object({
  id: z
    .string()
    .min(1)
    .max("ext-".length + EXTERNAL_ID_MAX),
});

export const ChangesQuery = z.object({
  /** The `last_seq` of the page before; 0 begins with the first change there was. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit,
});

export const PartnerChange = z
  .object({
    /** Grows in the order in which changes were committed. Numbers may be left out, never used twice. */
    seq: z.number().int(),
    at: z.string(),
    op: z.enum(["inserted", "updated", "deleted"]),
    id: z.string(),
    external_id: z.string().nullable(),
    /** Members of the record that differ since, for an update. */
    fields: z.array(z.string()),
  })
  .meta({ id: "PartnerChange" });

export const PartnerChanges = z
  .object({
    changes: z.array(PartnerChange),
    /** Ask with `after` set to it for what comes next; nothing that commits later comes before it. */
    last_seq: z.number().int(),
    /** Whether there is more to read at once. */
    has_more: z.boolean(),
  })
  .meta({ id: "PartnerChanges" });
export type PartnerChange = z.infer<typeof PartnerChange>;
export type PartnerChanges = z.infer<typeof PartnerChanges>;
