import type { Db, Tables } from "@propertyvr/database";
import type { Insertable, Selectable } from "kysely";

export type EnquiryMessageRow = Selectable<Tables["enquiry_messages"]>;

/** The further messages of these enquiries, each one's oldest first. */
export async function messagesOf(
  db: Db,
  enquiryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EnquiryMessageRow[]>> {
  const messages = new Map<string, EnquiryMessageRow[]>(enquiryIds.map((id) => [id, []]));
  if (enquiryIds.length === 0) return messages;
  const rows = await db
    .selectFrom("enquiry_messages")
    .selectAll()
    .where("enquiry_id", "in", enquiryIds)
    .orderBy("seq")
    .execute();
  for (const row of rows) messages.get(row.enquiry_id)?.push(row);
  return messages;
}

/** What an account sent under this id of its own. */
export const findWritten = (
  db: Db,
  userId: string,
  clientId: string,
): Promise<EnquiryMessageRow | undefined> =>
  db
    .selectFrom("enquiry_messages")
    .selectAll()
    .where("user_id", "=", userId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();

/**
 * Adds a message and puts its enquiry where the other side finds it: a person's makes it new in the
 * inbox, also from the archive; an answer makes it answered.
 */
export async function insertMessage(
  db: Db,
  message: Insertable<Tables["enquiry_messages"]>,
): Promise<void> {
  await db.insertInto("enquiry_messages").values(message).execute();
  const at = message.created_at;
  const marks =
    message.sender === "seeker"
      ? { read_at: null, answered_at: null, archived_at: null, answers_seen_at: at }
      : { read_at: at, answered_at: at };
  await db
    .updateTable("enquiries")
    .set({ ...marks, last_at: at })
    .where("id", "=", message.enquiry_id)
    .execute();
}
