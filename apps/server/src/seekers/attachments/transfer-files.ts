import { ATTACHMENT_LIMITS, EXPORTED_FILE_BYTES, type ExportedFile } from "@propertyvr/contracts";
import { type Db, inTransaction, queriesOn } from "@propertyvr/database";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import { fileNameOf } from "../../platform/files/file-name.ts";
import {
  bytesOfWhole,
  fileIdOf,
  lockOwner,
  piecesOf,
  storeFile,
} from "../../platform/files/file-store.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import { insertAttachment } from "./attachment-store.ts";
import { joinFiles } from "./message-files.ts";
import { END_BYTES, FORMATS, formatOf } from "./reading/file-type.ts";
import { READING_JOB } from "./receive-attachment.ts";

export interface FileTransfer {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly jobs: Pick<JobQueue, "enqueue">;
}

/**
 * The files of these messages as they leave, each with its bytes as long as these fit into one export
 * together, the newest first; of the others the name alone.
 */
export async function exportFiles(
  db: Db,
  pool: pg.Pool,
  userId: string,
): Promise<ReadonlyMap<string, readonly ExportedFile[]>> {
  const rows = await db
    .selectFrom("message_attachments as m")
    .innerJoin("attachments as a", "a.id", "m.attachment_id")
    .select(["m.message_id", "m.share_with_model", "a.id", "a.file_id", "a.name", "a.bytes"])
    .where("a.user_id", "=", userId)
    .orderBy("a.created_at", "desc")
    .orderBy("m.place")
    .execute();
  const files = new Map<string, ExportedFile[]>();
  let left = EXPORTED_FILE_BYTES;
  for (const row of rows) {
    const fits = row.bytes <= left;
    if (fits) left -= row.bytes;
    const data = fits ? (await buffer(piecesOf(pool, row.file_id))).toString("base64") : null;
    const ofMessage = files.get(row.message_id) ?? [];
    const { name, bytes, share_with_model } = row;
    ofMessage.push({ name, bytes, share_with_model, data });
    files.set(row.message_id, ofMessage);
  }
  return files;
}

/** A file that comes back with its message. */
export interface ReturningFile extends ExportedFile {
  readonly messageId: string;
  readonly place: number;
}

/** Stores files that came with imported messages, and has them read as if they were sent now. Those that no longer fit are left out. */
export async function restoreFiles(
  deps: FileTransfer,
  userId: string,
  files: readonly ReturningFile[],
): Promise<void> {
  for (const messageId of new Set(files.map((file) => file.messageId)))
    await restore(
      deps,
      userId,
      messageId,
      files.filter((file) => file.messageId === messageId),
    );
}

const restore = (
  { pool, clock, jobs }: FileTransfer,
  userId: string,
  messageId: string,
  files: readonly ReturningFile[],
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const db = queriesOn(client);
    const owner = { kind: "attachments", id: userId } as const;
    await lockOwner(client, owner);
    let room = ATTACHMENT_LIMITS.storedBytes - (await bytesOfWhole(client, owner));
    const ids: string[] = [];
    const shared: string[] = [];
    for (const { name: given, data, place, share_with_model: isShared } of files) {
      const bytes = Buffer.from(data ?? "", "base64");
      const name = fileNameOf(given);
      const ends = { head: bytes.subarray(0, END_BYTES), tail: bytes.subarray(-END_BYTES) };
      const format = formatOf(ends, name);
      if (!format.ok || bytes.length > Math.min(room, ATTACHMENT_LIMITS.fileBytes)) continue;
      room -= bytes.length;
      const id = fileIdOf("imported attachment", userId, messageId, String(place));
      const fileId = fileIdOf("imported file", userId, messageId, String(place));
      const { kind, mediaType } = FORMATS[format.value];
      await storeFile(client, { id: fileId, owner, mediaType, bytes });
      const now = clock.now();
      await insertAttachment(db, {
        id,
        user_id: userId,
        client_id: createHash("sha256").update(id).digest("hex"),
        name,
        kind,
        media_type: mediaType,
        bytes: bytes.length,
        file_id: fileId,
        created_at: now,
        expires_at: now,
      });
      ids.push(id);
      if (isShared) shared.push(id);
      await jobs.enqueue(client, { kind: READING_JOB, payload: { id }, key: id, group: userId });
    }
    await joinFiles(db, messageId, { ids, shared });
  });
