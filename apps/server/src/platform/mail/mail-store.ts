import type { Db, Tables } from "@propertyvr/database";
import { sql, type Insertable, type Selectable } from "kysely";

export type MailRow = Selectable<Tables["mails"]>;

/** @returns false where a mail of this id was written before */
export const insertMail = async (db: Db, mail: Insertable<Tables["mails"]>): Promise<boolean> => {
  const row = await db
    .insertInto("mails")
    .values(mail)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Undefined where it was sent, ended, or is gone with its account. */
export const findQueued = (db: Db, id: string): Promise<MailRow | undefined> =>
  db
    .selectFrom("mails")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();

/** Notes how a try ended. A link that opens an account is not kept once there is no other try. */
export const recordMailAttempt = async (
  db: Db,
  id: string,
  tried: Pick<MailRow, "state" | "error" | "next_try_at" | "ended_at">,
): Promise<void> => {
  const isOver = tried.state !== "queued";
  await db
    .updateTable("mails")
    .set((mail) => ({
      ...tried,
      tries: mail("tries", "+", 1),
      ...(isOver && {
        body_text: sql<string>`case when is_secret then '' else body_text end`,
        body_html: sql<string>`case when is_secret then '' else body_html end`,
      }),
    }))
    .where("id", "=", id)
    .execute();
};

/** The newest first, from before one on. */
export const listMails = (
  db: Db,
  page: {
    readonly state: MailRow["state"] | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<MailRow[]> =>
  db
    .selectFrom("mails")
    .selectAll()
    .$if(page.state !== undefined, (query) => query.where("state", "=", page.state ?? "sent"))
    .$if(page.before !== undefined, (query) => query.where("seq", "<", page.before ?? 0))
    .orderBy("seq", "desc")
    .limit(page.limit)
    .execute();

/** Mails written, and links that expired, before a moment. */
export const forgetMails = async (
  db: Db,
  before: { readonly written: Date; readonly expired: Date },
): Promise<void> => {
  await db.deleteFrom("mails").where("created_at", "<", before.written).execute();
  await db.deleteFrom("account_links").where("expires_at", "<", before.expired).execute();
};
