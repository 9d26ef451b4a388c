import type { TurnAttachment } from "@propertyvr/assistant";
import type { MessageAttachment, MessageFileFault } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import type { DocumentText } from "@propertyvr/documents";
import { pictureSize } from "./attachment-reply.ts";
import type { PictureFacts } from "./attachment-store.ts";

/** Files that go with a message, in their order. */
export interface MessageFiles {
  readonly ids: readonly string[];
  /** Of them, those that may be given to a language model. */
  readonly shared: readonly string[];
}

/**
 * Why a message cannot go with these files of a person; undefined where it can. They stay as they are
 * until the transaction ends.
 */
export const filesFault = async (
  db: Db,
  userId: string,
  { ids }: MessageFiles,
): Promise<MessageFileFault | undefined> => {
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom("attachments")
    .select(["id", "state"])
    .where("id", "in", ids)
    .where("user_id", "=", userId)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length < ids.length) return "gone";
  if (rows.some(({ state }) => state === "failed")) return "unreadable";
  return rows.some(({ state }) => state === "reading") ? "not_ready" : undefined;
};

/** The files belong to the message from now on. */
export const joinFiles = async (
  db: Db,
  messageId: string,
  { ids, shared }: MessageFiles,
): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .insertInto("message_attachments")
    .values(
      ids.map((id, place) => ({
        message_id: messageId,
        place,
        attachment_id: id,
        share_with_model: shared.includes(id),
      })),
    )
    .execute();
  await db.updateTable("attachments").set({ expires_at: null }).where("id", "in", ids).execute();
};

/** The files of these messages, as messages show them. */
export const filesOfMessages = async (
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MessageAttachment[]>> => {
  const files = new Map<string, MessageAttachment[]>();
  if (messageIds.length === 0) return files;
  const rows = await db
    .selectFrom("message_attachments as m")
    .innerJoin("attachments as a", "a.id", "m.attachment_id")
    .select(["m.message_id", "m.share_with_model", "a.id", "a.name", "a.kind"])
    .select(["a.media_type", "a.bytes", "a.picture"])
    .where("m.message_id", "in", messageIds)
    .orderBy("m.message_id")
    .orderBy("m.place")
    .execute();
  for (const { message_id: messageId, picture, ...file } of rows) {
    const ofMessage = files.get(messageId) ?? [];
    ofMessage.push({ ...file, ...pictureSize(picture) });
    files.set(messageId, ofMessage);
  }
  return files;
};

/** The files of a question as its turn gets them, read. */
export const filesOfTurn = async (
  db: Db,
  messageId: string,
): Promise<readonly TurnAttachment[]> => {
  const rows = await db
    .selectFrom("message_attachments as m")
    .innerJoin("attachments as a", "a.id", "m.attachment_id")
    .select(["a.id", "a.name", "a.document", "a.picture", "m.share_with_model"])
    .where("m.message_id", "=", messageId)
    .orderBy("m.place")
    .execute();
  return rows.map(({ id, name, document, picture, share_with_model: mayGoToModel }) => ({
    id,
    name,
    document: (document ?? null) as DocumentText | null,
    image: imageOf(picture as PictureFacts | null),
    mayGoToModel,
  }));
};

/** The files of the last of these messages that has any, read; empty where none has. */
export const lastFiles = async (
  db: Db,
  messageIds: readonly string[],
): Promise<readonly TurnAttachment[]> => {
  if (messageIds.length === 0) return [];
  const found = await db
    .selectFrom("message_attachments")
    .select("message_id")
    .where("message_id", "in", messageIds)
    .execute();
  const having = new Set(found.map(({ message_id: id }) => id));
  const last = messageIds.findLast((id) => having.has(id));
  return last === undefined ? [] : filesOfTurn(db, last);
};

const imageOf = (picture: PictureFacts | null): TurnAttachment["image"] =>
  picture === null
    ? null
    : { widthPx: picture.width, heightPx: picture.height, place: picture.place };
