import type { SupportStatus } from "@propertyvr/contracts";
import type { Db, Tables } from "@propertyvr/database";
import { sql, type Insertable, type Selectable } from "kysely";

export type OwnMessage = Selectable<Tables["support_messages"]>;

/** A message with what an admin sees beside it. */
export type SupportMessageRow = OwnMessage & {
  readonly account_name: string | null;
  readonly account_email: string | null;
  readonly answerer_name: string | null;
  readonly mail_state: Selectable<Tables["mails"]>["state"] | null;
  readonly mail_error: string | null;
};

/** @returns the message, or undefined where one of its client id is there */
export const insertMessage = (
  db: Db,
  message: Insertable<Tables["support_messages"]>,
): Promise<OwnMessage | undefined> =>
  db
    .insertInto("support_messages")
    .values(message)
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .returningAll()
    .executeTakeFirst();

export const findSent = (db: Db, clientId: string): Promise<OwnMessage | undefined> =>
  db
    .selectFrom("support_messages")
    .selectAll()
    .where("client_id", "=", clientId)
    .executeTakeFirst();

const withContext = (db: Db) =>
  db
    .selectFrom("support_messages as m")
    .leftJoin("users as sender", "sender.id", "m.user_id")
    .leftJoin("users as answerer", "answerer.id", "m.answered_by")
    .leftJoin("mails", "mails.id", "m.answer_mail")
    .selectAll("m")
    .select([
      "sender.name as account_name",
      "sender.email as account_email",
      "answerer.name as answerer_name",
      "mails.state as mail_state",
      "mails.error as mail_error",
    ]);

export const findMessage = (db: Db, id: string): Promise<SupportMessageRow | undefined> =>
  withContext(db).where("m.id", "=", id).executeTakeFirst();

/** Open ones the oldest first, answered ones the newest first; from the number on. */
export const listMessages = (
  db: Db,
  page: {
    readonly status: SupportStatus;
    readonly after: number | undefined;
    readonly limit: number;
  },
): Promise<SupportMessageRow[]> => {
  const isOpen = page.status === "open";
  return withContext(db)
    .where("m.answered_at", isOpen ? "is" : "is not", null)
    .$if(page.after !== undefined, (query) =>
      query.where("m.seq", isOpen ? ">" : "<", page.after ?? 0),
    )
    .orderBy("m.seq", isOpen ? "asc" : "desc")
    .limit(page.limit)
    .execute();
};

export const countMessages = (db: Db): Promise<Readonly<Record<SupportStatus, number>>> =>
  db
    .selectFrom("support_messages")
    .select([
      sql<number>`(count(*) filter (where answered_at is null))::int`.as("open"),
      sql<number>`(count(*) filter (where answered_at is not null))::int`.as("answered"),
    ])
    .executeTakeFirstOrThrow();

/** Locked until the transaction ends: of two answers at once the second sees the first. */
export const lockMessage = (db: Db, id: string): Promise<OwnMessage | undefined> =>
  db.selectFrom("support_messages").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const saveAnswer = async (
  db: Db,
  id: string,
  answer: Pick<OwnMessage, "answer" | "answered_at" | "answered_by" | "answer_mail">,
): Promise<void> => {
  await db.updateTable("support_messages").set(answer).where("id", "=", id).execute();
};

/** Those answered before a moment, and those of before it that nobody answered. */
export const forgetMessages = async (db: Db, before: Date): Promise<void> => {
  await db
    .deleteFrom("support_messages")
    .where((where) => where(where.fn.coalesce("answered_at", "created_at"), "<", before))
    .execute();
};
