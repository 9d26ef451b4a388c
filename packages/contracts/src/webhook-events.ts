import { z } from "zod";

const externalId = z.string().nullable().describe("Your own reference");
const seq = z.number().int().describe("The change's number in /api/partner/changes");
const home = { id: z.string().describe("The listing's id"), external_id: externalId };
const time = z.iso.datetime();

/**
 * What each type of event tells: ids and what changed, never the thing itself, which is read with the
 * key when the event arrives and is then as it is by that time.
 */
const WEBHOOK_DATA = {
  "listing.created": z.object({ ...home, seq }),
  "listing.updated": z.object({
    ...home,
    seq,
    fields: z.array(z.string()).describe("The fields that changed"),
  }),
  "listing.removed": z.object({ ...home, seq }),
  "listing.rejected": z.object({
    external_id: externalId,
    import_id: z.string().nullable().describe("The import, if the row came from a file"),
    row: z.number().int().nullable().describe("Counted from 1; null for a listing sent on its own"),
    codes: z.array(z.string()).describe("Codes of the rules it failed"),
  }),
  "listing.expiring": z.object({ ...home, expires_at: time }),
  "listing.expired": z.object({ ...home, expired_at: time }),
  "import.completed": z.object({
    id: z.string().describe("The import's id"),
    state: z.string().describe("The final state, as in /api/partner/imports/{id}"),
    rows: z.number().int(),
    inserted: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    superseded: z.number().int(),
    failed: z.number().int(),
    delisted: z.number().int(),
  }),
  /** Nothing of the person: who asks and what is read in the inbox. */
  "enquiry.created": z.object({
    id: z.string().describe("The enquiry's id, as in the inbox"),
    property_id: z.string().describe("The listing it is about"),
    external_id: externalId,
  }),
  "image.dead": z.object({ ...home, url: z.string() }),
} as const;

export type WebhookType = keyof typeof WEBHOOK_DATA;
export const WEBHOOK_TYPES = Object.keys(WEBHOOK_DATA) as [WebhookType, ...WebhookType[]];

/** Something that a partner's systems may want to know. */
export type WebhookEvent = {
  [Type in WebhookType]: {
    readonly type: Type;
    readonly data: z.infer<(typeof WEBHOOK_DATA)[Type]>;
  };
}[WebhookType];

/** Sent when somebody asks for it, whatever types an endpoint has chosen. */
export const WEBHOOK_TEST = "webhook.test";

const payloads = Object.entries(WEBHOOK_DATA).map(([type, data]) =>
  z.object({ type: z.literal(type), timestamp: time, data }),
);

/** The body of a delivery; less than 20 KB (Standard Webhooks 1.0). */
export const WebhookPayload = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal(WEBHOOK_TEST),
      timestamp: time,
      data: z.object({ webhook_id: z.string() }),
    }),
    ...payloads,
  ])
  .meta({ id: "WebhookPayload" });
