import type { AttachmentFault } from "@propertyvr/contracts";
import type { DocumentText } from "@propertyvr/documents";
import { type Db, storableJson, type Tables } from "@propertyvr/database";
import { type Selectable, sql } from "kysely";
import type { ExifPlace } from "./reading/exif-place.ts";

/** Without what was read, which is long. */
export type AttachmentRow = Omit<Selectable<Tables["attachments"]>, "document">;

/** What a picture tells of itself, as it is stored. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly place: ExifPlace | null;
}

const COLUMNS = [
  "id",
  "user_id",
  "client_id",
  "name",
  "kind",
  "media_type",
  "bytes",
  "state",
  "failure",
  "file_id",
  "small_file_id",
  "large_file_id",
  "picture",
  "created_at",
  "expires_at",
] as const;

export type NewAttachment = Pick<
  AttachmentRow,
  "id" | "user_id" | "client_id" | "name" | "kind" | "media_type" | "bytes" | "file_id"
> & { readonly created_at: Date; readonly expires_at: Date };

/** undefined where the person has one under this client_id already. */
export const insertAttachment = (
  db: Db,
  attachment: NewAttachment,
): Promise<AttachmentRow | undefined> =>
  db
    .insertInto("attachments")
    .values({ ...attachment, state: "reading" })
    .onConflict((conflict) => conflict.columns(["user_id", "client_id"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

export const findAttachment = (
  db: Db,
  of: { readonly userId: string; readonly id: string },
): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom("attachments")
    .select(COLUMNS)
    .where("id", "=", of.id)
    .where("user_id", "=", of.userId)
    .executeTakeFirst();

export const findByClientId = (
  db: Db,
  of: { readonly userId: string; readonly clientId: string },
): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom("attachments")
    .select(COLUMNS)
    .where("user_id", "=", of.userId)
    .where("client_id", "=", of.clientId)
    .executeTakeFirst();

/** One that is to be read; undefined where it is gone or was read already. */
export const findUnread = (db: Db, id: string): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom("attachments")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("state", "=", "reading")
    .executeTakeFirst();

/** Those of an account that no message has yet. */
export const countWaiting = async (db: Db, userId: string): Promise<number> => {
  const row = await db
    .selectFrom("attachments")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("expires_at", "is not", null)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** Takes one away that no message has. */
export const deleteWaiting = async (
  db: Db,
  of: { readonly userId: string; readonly id: string },
): Promise<boolean> => {
  const row = await db
    .deleteFrom("attachments")
    .where("id", "=", of.id)
    .where("user_id", "=", of.userId)
    .where("expires_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** What was read of a file. */
export type AttachmentReading =
  | { readonly document: DocumentText }
  | {
      readonly picture: PictureFacts;
      readonly smallFileId: string;
      readonly largeFileId: string;
    };

/** Nobody's any more, or read already: nothing is changed. @returns whether it was taken */
export const storeReading = async (
  db: Db,
  id: string,
  reading: AttachmentReading,
): Promise<boolean> => {
  const row = await db
    .updateTable("attachments")
    .set({
      state: "ready",
      ...("document" in reading
        ? { document: storableJson(reading.document) }
        : {
            picture: storableJson(reading.picture),
            small_file_id: reading.smallFileId,
            large_file_id: reading.largeFileId,
          }),
    })
    .where("id", "=", id)
    .where("state", "=", "reading")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Says why it could not be read. @returns the id of its file, which nobody needs any more */
export const storeFailure = async (
  db: Db,
  id: string,
  failure: AttachmentFault,
): Promise<string | undefined> => {
  const row = await db
    .updateTable("attachments")
    .set({ state: "failed", failure })
    .where("id", "=", id)
    .where("state", "=", "reading")
    .returning("file_id")
    .executeTakeFirst();
  return row?.file_id;
};

/** Takes away what no message took in time, and what was left by messages that went at the same moment. */
export const sweepAttachments = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom("attachments")
    .where((where) =>
      where.or([
        where("expires_at", "<", now),
        where.and([
          where("expires_at", "is", null),
          where.not(
            where.exists(
              where
                .selectFrom("message_attachments")
                .select("place")
                .whereRef("message_attachments.attachment_id", "=", "attachments.id"),
            ),
          ),
        ]),
      ]),
    )
    .execute();
};
