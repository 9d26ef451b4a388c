import { emailKey, endpoints, type ListedAccount } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { ok } from "@propertyvr/vocabulary";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { pageOf, positionOf, type Position } from "../platform/http/pages.ts";
import { route } from "../platform/http/route.ts";

/** /api/admin/accounts: who has an account, for the admins. */
export const accountListRoute = (app: FastifyInstance, { db }: { readonly db: Db }): void =>
  route(app, endpoints.listAccounts, async ({ query: { q, cursor, limit } }) => {
    const after = await positionOf(cursor, (id) =>
      db.selectFrom("users").select(["id", "created_at"]).where("id", "=", id).executeTakeFirst(),
    );
    if (!after.ok) return after;
    const rows = await listAccounts(db, { q, after: after.value, limit: limit + 1 });
    const { page, next_cursor } = pageOf(rows, limit);
    return ok({ accounts: page.map(accountOf), next_cursor, count: await countAccounts(db, q) });
  });

const matching = (db: Db, q: string) => {
  const text = q.trim().toLowerCase();
  return db
    .selectFrom("users as u")
    .leftJoin("partners as p", "p.id", "u.partner_id")
    .$if(text !== "", (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', u.name, u.email, p.name)), ${text}) > 0
          or strpos(u.email_key, ${emailKey(text)}) > 0`,
      ),
    );
};

const listAccounts = (
  db: Db,
  page: { readonly q: string; readonly after: Position | undefined; readonly limit: number },
) =>
  matching(db, page.q)
    .select(["u.id", "u.name", "u.email", "u.role", "u.created_at", "u.partner_id"])
    .select((of) => [
      "p.name as partner_name",
      of
        .selectFrom("sessions as s")
        .select((one) => one.fn.max(one.fn.coalesce("s.last_used_at", "s.created_at")).as("at"))
        .whereRef("s.user_id", "=", "u.id")
        .as("last_seen_at"),
    ])
    .$if(page.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(u.created_at, u.id) < (${page.after?.created_at}, ${page.after?.id})`,
      ),
    )
    .orderBy("u.created_at", "desc")
    .orderBy("u.id", "desc")
    .limit(page.limit)
    .execute();

const countAccounts = async (db: Db, q: string): Promise<number> => {
  const { count } = await matching(db, q)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

const accountOf = (row: Awaited<ReturnType<typeof listAccounts>>[number]): ListedAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  created_at: row.created_at.toISOString(),
  partner:
    row.partner_id === null || row.partner_name === null
      ? null
      : { id: row.partner_id, name: row.partner_name },
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});
