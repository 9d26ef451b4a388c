import { z } from "zod";

/** One thing that was done to a key, a partner or an account. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    /** The id is gone with the account, or where nobody was signed in. */
    actor: z.object({ id: z.string().nullable(), name: z.string() }),
    network: z.string(),
    /** What was done: "key.created", "key.revoked", "partner_request.approved" and so on. */
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
