import { z } from "zod";

/** What is written down; a newer server may know more. */
export const AUDIT_ACTIONS = [
  "account.became_admin",
  "account.identity_connected",
  "account.identity_disconnected",
  "account.joined_partner",
  "account.passkey_added",
  "account.passkey_removed",
  "account.recovery_code_used",
  "account.recovery_codes_replaced",
  "account.two_factor_off",
  "account.two_factor_on",
  "key.created",
  "key.deleted",
  "key.replaced",
  "key.revoked",
  "listing.hidden",
  "listing.published_from_post",
  "listing.restored",
  "partner.created",
  "partner_request.approved",
  "partner_request.declined",
  "report.dismissed",
  "upload.sent",
  "webhook.changed",
  "webhook.created",
  "webhook.deleted",
  "webhook.disabled",
  "webhook.secret_replaced",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One thing that was done to a key, a partner or an account. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    /** The id is gone with the account, or where nobody was signed in. */
    actor: z.object({ id: z.string().nullable(), name: z.string() }),
    /** Empty where the server did it by itself. */
    network: z.string(),
    /** One of AUDIT_ACTIONS, as far as the reader knows them. */
    action: z.string(),
    subject_id: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditLogQuery = z.object({
  /** The id of a key, a request or an account: only what was done to it. */
  subject: z.string().max(64).optional(),
  cursor: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The newest first. */
export const AuditLog = z
  .object({ entries: z.array(AuditEntry), next_cursor: z.string().nullable() })
  .meta({ id: "AuditLog" });
