import type { Db, Tables } from "@propertyvr/database";
import { type Insertable, type Selectable, sql } from "kysely";
import type { UserRow } from "../../accounts/account-store.ts";

export type RequestRow = Selectable<Tables["partner_requests"]>;
/** With who asked, the partner it led to, and the one that has its email already. */
export type ReceivedRow = RequestRow & {
  readonly account_name: string;
  readonly account_email: string;
  readonly account_role: UserRow["role"];
  readonly partner_name: string | null;
  readonly same_email_id: string | null;
  readonly same_email_name: string | null;
};

const received = (db: Db) =>
  db
    .selectFrom("partner_requests")
    .innerJoin("users", "users.id", "partner_requests.user_id")
    .leftJoin("partners as joined", "joined.id", "partner_requests.partner_id")
    .leftJoin("partners as same", (join) =>
      join.on(sql`lower(same.email)`, "=", sql`lower(partner_requests.email)`),
    )
    .selectAll("partner_requests")
    .select([
      "users.name as account_name",
      "users.email as account_email",
      "users.role as account_role",
      "joined.name as partner_name",
      "same.id as same_email_id",
      "same.name as same_email_name",
    ]);

/** The newest first, from before a number on; of one status, or of all. */
export const listRequests = (
  db: Db,
  page: {
    readonly status: RequestRow["status"] | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<ReceivedRow[]> => {
  const { status, before } = page;
  let query = received(db);
  if (status !== undefined) query = query.where("partner_requests.status", "=", status);
  if (before !== undefined) query = query.where("partner_requests.seq", "<", before);
  return query.orderBy("partner_requests.seq", "desc").limit(page.limit).execute();
};

export const getRequest = (db: Db, id: string): Promise<ReceivedRow> =>
  received(db).where("partner_requests.id", "=", id).executeTakeFirstOrThrow();

/** For a decision: its row is locked until the transaction ends. */
export const findRequestToDecide = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom("partner_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findLatestOf = (db: Db, userId: string): Promise<ReceivedRow | undefined> =>
  received(db)
    .where("partner_requests.user_id", "=", userId)
    .orderBy("partner_requests.seq", "desc")
    .limit(1)
    .executeTakeFirst();

/** Nothing where this account has an open one. */
export const insertRequest = async (
  db: Db,
  request: Insertable<Tables["partner_requests"]>,
): Promise<void> => {
  await db
    .insertInto("partner_requests")
    .values(request)
    .onConflict((conflict) => conflict.column("user_id").where("status", "=", "open").doNothing())
    .execute();
};

export const closeRequest = async (
  db: Db,
  id: string,
  outcome: Pick<RequestRow, "status" | "decided_at" | "note" | "partner_id">,
): Promise<void> => {
  await db.updateTable("partner_requests").set(outcome).where("id", "=", id).execute();
};

/** Requests of which the usual time of a review is told. */
const LATEST_DECIDED = 20;

/** How long a review usually took: the median of the latest decisions; undefined before the first. */
export const findUsualReview = async (
  db: Db,
): Promise<{ readonly seconds: number; readonly decided: number } | undefined> => {
  const { rows } = await sql<{ seconds: number | null; decided: number }>`
    select round(percentile_cont(0.5) within group (order by took))::int as seconds,
      count(*)::int as decided
    from (
      select greatest(0, extract(epoch from decided_at - created_at)) as took
      from partner_requests where decided_at is not null
      order by decided_at desc limit ${LATEST_DECIDED}
    ) latest`.execute(db);
  const [row] = rows;
  return row === undefined || row.seconds === null
    ? undefined
    : { seconds: row.seconds, decided: row.decided };
};
