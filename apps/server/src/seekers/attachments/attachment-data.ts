import type { Db } from "@propertyvr/database";
import type pg from "pg";
import type { ArchiveFiles } from "../../accounts/archive/account-archive.ts";
import type { PersonalData } from "../../accounts/personal-data.ts";
import { piecesOf } from "../../platform/files/file-store.ts";

/** Files that a person attached, with what was read of them. The database deletes their bytes with them. */
export const attachmentData: PersonalData = {
  tables: ["attachments"],
  read: async (db, { id }) => ({
    attachments: await db
      .selectFrom("attachments")
      .select(["id", "name", "kind", "media_type", "bytes", "state", "created_at"])
      .select(["document", "picture"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
  }),
};

/** The files themselves in the download of an account, as they were sent. */
export const attachedFiles = ({
  db,
  pool,
}: {
  readonly db: Db;
  readonly pool: pg.Pool;
}): ArchiveFiles =>
  async function* ({ id: userId }) {
    const rows = await db
      .selectFrom("attachments")
      .select(["id", "name", "file_id"])
      .where("user_id", "=", userId)
      .where("state", "<>", "failed")
      .orderBy("created_at")
      .execute();
    for (const { id, name, file_id: fileId } of rows)
      yield {
        // Two of one name are two files.
        name: `attachments/${id.slice(0, 8)} ${name}`,
        content: piecesOf(pool, fileId),
        // Office files, PDFs and pictures are packed inside.
        isPacked: !name.endsWith(".txt"),
      };
  };
