import type { AuditEntry } from "@propertyvr/contracts";
import type { AuditRow } from "./audit-store.ts";

/** An entry of the audit log as an admin reads it. */
export const entryOf = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actor_id, name: row.actor },
  network: row.network,
  action: row.action,
  subject_id: row.subject_id,
  before: row.before,
  after: row.after,
});
