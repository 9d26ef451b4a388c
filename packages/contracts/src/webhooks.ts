import { z } from "zod";
import { FETCH_FAULTS } from "./fetch-faults.ts";
import { WEBHOOK_TEST, WEBHOOK_TYPES } from "./webhook-events.ts";

export const WEBHOOK_LIMITS = {
  /** Of a partner. */
  endpoints: 10,
  urlLength: 2_000,
  descriptionLength: 200,
} as const;

const Type = z.enum(WEBHOOK_TYPES);
const url = z.string().max(WEBHOOK_LIMITS.urlLength);
const description = z.string().max(WEBHOOK_LIMITS.descriptionLength);
const types = z.array(Type).max(100);
const tellsImported = z
  .boolean()
  .describe(
    "Also sends an event for each listing that a file or feed changes; otherwise you get one event per file, import.completed",
  );

/** Why an endpoint is told nothing any more: by hand, it answered 410, or nothing but failures for days. */
export const WEBHOOK_ENDS = ["by_hand", "gone", "failing"] as const;

export const Webhook = z
  .object({
    id: z.string(),
    /** Whose it is; told to an admin. */
    partner: z.object({ id: z.string(), name: z.string() }).nullable(),
    url: z.string(),
    description: z.string(),
    types: z.array(Type),
    tells_imported: tellsImported,
    is_enabled: z.boolean(),
    disabled_at: z.string().nullable(),
    disabled_reason: z.enum(WEBHOOK_ENDS).nullable(),
    failing_since: z.string().nullable().describe("First failure since the last success"),
    waiting: z.number().int().describe("Pending deliveries; at most 20,000"),
    missed: z
      .number()
      .int()
      .describe(
        "Events dropped because 20,000 deliveries were pending; get them from /api/partner/changes",
      ),
    missed_at: z.string().nullable(),
    old_secret_until: z
      .string()
      .nullable()
      .describe("After a rotation, both secrets sign until this time"),
    created_at: z.string(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof Webhook>;

export const WebhookWithSecret = Webhook.extend({
  secret: z
    .string()
    .describe("whsec_ followed by base64; only this response contains it. Empty in a dry run"),
}).meta({ id: "WebhookWithSecret" });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const Webhooks = z.object({ webhooks: z.array(Webhook) }).meta({ id: "Webhooks" });

/** Values are checked by the use case, which owns the texts. */
export const CreateWebhook = z
  .object({
    url,
    description: description.default(""),
    types,
    tells_imported: tellsImported.default(false),
    /** An admin names whose it is. */
    partner_id: z.string().max(64).nullable().default(null),
  })
  .meta({ id: "CreateWebhook" });
export type CreateWebhook = z.infer<typeof CreateWebhook>;

/** What is left out stays. */
export const ChangeWebhook = z
  .object({
    url: url.optional(),
    description: description.optional(),
    types: types.optional(),
    tells_imported: tellsImported.optional(),
    is_enabled: z.boolean().optional(),
  })
  .meta({ id: "ChangeWebhook" });
export type ChangeWebhook = z.infer<typeof ChangeWebhook>;

export const RotateWebhook = z
  .object({
    overlap: z.enum(["now", "24h"]).default("24h").describe("How long the old secret also signs"),
  })
  .meta({ id: "RotateWebhook" });

export const WEBHOOK_STATES = ["pending", "delivered", "failed"] as const;
const State = z
  .enum(WEBHOOK_STATES)
  .describe("pending: being sent, or to be retried; failed: no longer retried automatically");
const DeliveredType = z.enum([...WEBHOOK_TYPES, WEBHOOK_TEST]);

/** One try of a delivery. */
export const WebhookAttempt = z
  .object({
    at: z.string(),
    status: z.number().int().nullable().describe("null if there was no response"),
    error: z
      .enum([...FETCH_FAULTS, "secret_unreadable"])
      .nullable()
      .describe("Why there was no response"),
    elapsed_ms: z.number().int(),
    answer: z.string().nullable().describe("The first 1,024 bytes of the response"),
  })
  .meta({ id: "WebhookAttempt" });
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDelivery = z
  .object({
    id: z.string(),
    message_id: z.string().describe("The webhook-id header, the same in every attempt"),
    type: DeliveredType,
    state: State,
    attempts: z.number().int(),
    last_attempt: WebhookAttempt.nullable(),
    next_try_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveries = z
  .object({ deliveries: z.array(WebhookDelivery), next_cursor: z.string().nullable() })
  .meta({ id: "WebhookDeliveries" });

export const WebhookDeliveryDetail = WebhookDelivery.extend({
  body: z.string().describe("The exact text that is signed and sent"),
  attempts_made: z.array(WebhookAttempt).describe("Oldest first"),
}).meta({ id: "WebhookDeliveryDetail" });
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

export const DeliveriesQuery = z.object({
  state: z.enum(WEBHOOK_STATES).optional(),
  type: DeliveredType.optional(),
  /** `next_cursor` of the page before. */
  cursor: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const ReplayWebhook = z
  .object({ since: z.iso.datetime({ offset: true }).describe("Resends events from this time on") })
  .meta({ id: "ReplayWebhook" });
export const Replayed = z
  .object({ replayed: z.number().int().describe("Number of deliveries being resent") })
  .meta({ id: "Replayed" });
