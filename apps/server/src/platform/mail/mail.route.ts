import { endpoints, type SentMail } from "@propertyvr/contracts";
import type { Tables } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { numberBefore, pageByNumber } from "../http/pages.ts";
import { route } from "../http/route.ts";
import { listMails, type MailRow } from "./mail-store.ts";

/** What was mailed, or would have been, for an admin. */
export const mailRoutes = (app: FastifyInstance, { db }: { readonly db: Kysely<Tables> }): void => {
  route(app, endpoints.listMails, async ({ query: { state, cursor, limit } }) => {
    const before = numberBefore(cursor);
    if (!before.ok) return before;
    const found = await listMails(db, { state, before: before.value, limit: limit + 1 });
    const { rows, next_cursor } = pageByNumber(found, limit, ({ seq }) => seq);
    return ok({ mails: rows.map(mailOf), next_cursor });
  });
};

/**
 * A link that opens an account is its owner's alone. Only where no mail server is set an admin hands
 * it on, because nobody else can.
 */
const mailOf = (row: MailRow): SentMail => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  language: row.language,
  subject: row.subject,
  text: row.is_secret && row.state !== "kept" ? null : row.body_text,
  state: row.state,
  tries: row.tries,
  error: row.error,
  created_at: row.created_at.toISOString(),
  next_try_at: row.next_try_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});
