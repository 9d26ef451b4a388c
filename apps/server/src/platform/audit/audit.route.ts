import { endpoints, type AuditEntry } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { isId } from "../http/is-id.ts";
import { numberBefore, pageByNumber } from "../http/pages.ts";
import { route } from "../http/route.ts";
import { listAudit, type AuditRow } from "./audit-store.ts";

/** What was done to keys, partners, accounts and homes, for an admin. */
export const auditRoutes = (app: FastifyInstance, { db }: { readonly db: Db }): void => {
  route(app, endpoints.auditLog, async ({ query: { subject, cursor, limit } }) => {
    const before = numberBefore(cursor);
    if (!before.ok) return before;
    if (subject !== undefined && !isId(subject)) return ok({ entries: [], next_cursor: null });
    const page = { subjectId: subject, before: before.value, limit: limit + 1 };
    const { rows, next_cursor } = pageByNumber(await listAudit(db, page), limit, ({ id }) => id);
    return ok({ entries: rows.map(entryOf), next_cursor });
  });
};

/** An entry of the audit log as an admin reads it. */
const entryOf = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actor_id, name: row.actor },
  network: row.network,
  action: row.action,
  subject_id: row.subject_id,
  before: row.before,
  after: row.after,
});
