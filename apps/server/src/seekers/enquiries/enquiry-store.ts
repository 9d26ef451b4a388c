import type { InboxStatus } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Position } from "../../platform/http/pages.ts";

/** An enquiry with the name of the partner it goes to. */
export type EnquiryRow = Selectable<Tables["enquiries"]> & { readonly partner_name: string | null };

/** Whose enquiries: a person's own, a partner's, or (undefined) all. */
export interface EnquiryScope {
  readonly userId?: string;
  /** null: of homes of no partner. */
  readonly partnerId?: string | null;
}

const withPartner = (db: Db, { userId, partnerId }: EnquiryScope) =>
  db
    .selectFrom("enquiries")
    .leftJoin("partners", "partners.id", "enquiries.partner_id")
    .selectAll("enquiries")
    .select("partners.name as partner_name")
    .$if(userId !== undefined, (query) => query.where("enquiries.user_id", "=", userId ?? ""))
    .$if(partnerId !== undefined, (query) =>
      query.where("enquiries.partner_id", "is not distinct from", partnerId ?? null),
    );

export const findSent = (
  db: Db,
  userId: string,
  clientId: string,
): Promise<EnquiryRow | undefined> =>
  withPartner(db, { userId }).where("enquiries.client_id", "=", clientId).executeTakeFirst();

export const findInScope = (
  db: Db,
  scope: EnquiryScope,
  id: string,
): Promise<EnquiryRow | undefined> =>
  withPartner(db, scope).where("enquiries.id", "=", id).executeTakeFirst();

/** A person's last enquiry about a home. */
export const findAbout = (
  db: Db,
  userId: string,
  listingId: number,
): Promise<EnquiryRow | undefined> =>
  withPartner(db, { userId })
    .where("enquiries.listing_id", "=", listingId)
    .orderBy("enquiries.last_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Until the end of the transaction nobody else writes in it. */
export const lockEnquiry = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom("enquiries").select("id").where("id", "=", id).forUpdate().execute();
};

/** How somebody can be reached, as they said it last. */
export const updateReach = async (
  db: Db,
  id: string,
  reach: Pick<
    Insertable<Tables["enquiries"]>,
    "name" | "phone" | "email" | "line" | "preferred_time"
  >,
): Promise<void> => {
  await db.updateTable("enquiries").set(reach).where("id", "=", id).execute();
};

/** Notes that a person saw the answers to an own enquiry; false where it is not theirs. */
export const seeAnswers = async (
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ answers_seen_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Where an enquiry stands in a list. */
export const placeOf = async (
  db: Db,
  scope: EnquiryScope,
  id: string,
): Promise<Position | undefined> => {
  const row = await findInScope(db, scope, id);
  return row && { id, created_at: row.last_at };
};

/** When the account sent what a table holds since then, the oldest first. */
export const sentSince = async (
  db: Db,
  table: "enquiries" | "enquiry_messages",
  userId: string,
  since: Date,
): Promise<Date[]> => {
  const rows = await db
    .selectFrom(table)
    .select("created_at")
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => row.created_at);
};

export const insertEnquiry = async (
  db: Db,
  enquiry: Insertable<Tables["enquiries"]>,
): Promise<void> => {
  await db.insertInto("enquiries").values(enquiry).execute();
};

/** Those written in last first, from the position on. Without a status: all that are not archived. */
export const listEnquiries = (
  db: Db,
  scope: EnquiryScope,
  page: {
    readonly status?: InboxStatus | "any" | undefined;
    /** Only about this home. */
    readonly listingId?: number | undefined;
    readonly after: Position | undefined;
    readonly limit: number;
  },
): Promise<EnquiryRow[]> => {
  const { status, listingId, after, limit } = page;
  return withPartner(db, scope)
    .$if(listingId !== undefined, (query) =>
      query.where("enquiries.listing_id", "=", listingId ?? null),
    )
    .$if(status === undefined, (query) => query.where("enquiries.archived_at", "is", null))
    .$if(status !== undefined && status !== "any", (query) =>
      query.where(STATUS, "=", status as InboxStatus),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(enquiries.last_at, enquiries.id) < (${after?.created_at}, ${after?.id})`,
      ),
    )
    .orderBy("enquiries.last_at", "desc")
    .orderBy("enquiries.id", "desc")
    .limit(limit)
    .execute();
};

const STATUS = sql<InboxStatus>`case when enquiries.archived_at is not null then 'archived'
  when enquiries.answered_at is not null then 'answered'
  when enquiries.read_at is not null then 'read' else 'new' end`;

export const countByStatus = async (
  db: Db,
  { partnerId }: EnquiryScope,
): Promise<Readonly<Record<InboxStatus, number>>> => {
  const rows = await db
    .selectFrom("enquiries")
    .select([STATUS.as("status"), sql<number>`count(*)::int`.as("count")])
    .$if(partnerId !== undefined, (query) => query.where("partner_id", "=", partnerId ?? ""))
    .groupBy("status")
    .execute();
  const counts = { new: 0, read: 0, answered: 0, archived: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
};

/** Sets how far it has come; what was done before keeps its time. Undefined: not in the scope. */
export const markEnquiry = async (
  db: Db,
  scope: EnquiryScope,
  id: string,
  status: InboxStatus,
  now: Date,
): Promise<EnquiryRow | undefined> => {
  const kept = (column: "read_at" | "answered_at" | "archived_at") =>
    sql<Date>`coalesce(${sql.ref(column)}, ${now})`;
  const marks = {
    new: { read_at: null, answered_at: null, archived_at: null },
    read: { read_at: kept("read_at"), answered_at: null, archived_at: null },
    answered: {
      read_at: kept("read_at"),
      answered_at: kept("answered_at"),
      archived_at: null,
    },
    archived: { read_at: kept("read_at"), archived_at: kept("archived_at") },
  } as const;
  await db
    .updateTable("enquiries")
    .set(marks[status])
    .where("id", "=", id)
    .$if(scope.partnerId !== undefined, (query) =>
      query.where("partner_id", "=", scope.partnerId ?? ""),
    )
    .execute();
  return findInScope(db, scope, id);
};
