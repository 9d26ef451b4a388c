import type { AttachmentFault } from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { buffer } from "node:stream/consumers";
import { deleteFile, fileIdOf, piecesOf, storeFile } from "../../platform/files/file-store.ts";
import type { JobHandler, RunningJob } from "../../platform/jobs/job-queue.ts";
import type { AttachmentDeps } from "./attachment-deps.ts";
import {
  type AttachmentRow,
  findUnread,
  storeFailure,
  storeReading,
  sweepAttachments,
} from "./attachment-store.ts";
import { FORMATS, type AttachmentFormat } from "./reading/file-type.ts";
import { isTextFormat } from "./reading/read-document.ts";
import { type AttachedCopies, copyPicture } from "./reading/copy-picture.ts";
import { READING_JOB } from "./receive-attachment.ts";

/** Files that are read at once, on this server. */
const AT_ONCE = 2;
/** A file that took the server down with it as often is not opened again. */
const MOST_ATTEMPTS = 3;
const RETRY_MS = 2_000;
const SWEEP_EVERY_MS = 15 * 60_000;

type ReadAttachmentDeps = Pick<
  AttachmentDeps,
  "pool" | "db" | "clock" | "log" | "jobs" | "readFile"
>;

/** Reads attached files in the background, and takes away those that nobody sends. */
export const handleAttachments = (deps: ReadAttachmentDeps): void => {
  deps.jobs.handle(READING_JOB, readingJob(deps));
  deps.jobs.scheduleEvery("sweep-attachments", {
    everyMs: SWEEP_EVERY_MS,
    run: () => sweepAttachments(deps.db, deps.clock.now()),
  });
};

const idOf = ({ payload }: RunningJob): string => String(payload["id"]);

const readingJob = (deps: ReadAttachmentDeps): JobHandler => ({
  concurrency: AT_ONCE,
  perGroup: 1,
  retryAfterMs: (attempt) => (attempt < MOST_ATTEMPTS ? RETRY_MS * attempt : undefined),
  run: async (job) => {
    const row = await findUnread(deps.db, idOf(job));
    // Removed, or read before the server died.
    if (row === undefined) return "done";
    if (job.attempt > MOST_ATTEMPTS) await giveUp(deps, row.id, "too_complex");
    else await readAttachment(deps, row);
    return "done";
  },
  gaveUp: (job) => giveUp(deps, idOf(job), "too_complex"),
});

async function readAttachment(deps: ReadAttachmentDeps, row: AttachmentRow): Promise<void> {
  const bytes = await buffer(piecesOf(deps.pool, row.file_id));
  const format = formatOfRow(row);
  if (isTextFormat(format)) {
    const read = await deps.readFile(bytes, format);
    if (!read.ok) return giveUp(deps, row.id, read.failure);
    await storeReading(deps.db, row.id, { document: read.value });
    return;
  }
  const read = await copyPicture(bytes);
  if (!read.ok) return giveUp(deps, row.id, read.failure);
  await storePicture(deps, row, read.value);
}

const formatOfRow = ({ media_type }: AttachmentRow): AttachmentFormat =>
  (Object.keys(FORMATS) as AttachmentFormat[]).find(
    (each) => FORMATS[each].mediaType === media_type,
  ) ?? "txt";

/** The copies and what they are known by, or neither: a file that was removed meanwhile gets none. */
const storePicture = (
  { pool }: ReadAttachmentDeps,
  { id, user_id }: AttachmentRow,
  { small, large, ...facts }: AttachedCopies,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const owner = { kind: "attachments", id: user_id } as const;
    const smallFileId = fileIdOf("attachment", id, "small");
    const largeFileId = fileIdOf("attachment", id, "large");
    const isTaken = await storeReading(queriesOn(client), id, {
      picture: facts,
      smallFileId,
      largeFileId,
    });
    if (!isTaken) return;
    await storeFile(client, { id: smallFileId, owner, mediaType: "image/webp", bytes: small });
    await storeFile(client, { id: largeFileId, owner, mediaType: "image/jpeg", bytes: large });
  });

/** What cannot be read is not kept; why stays with its name until it is removed. */
const giveUp = (
  { pool, log }: ReadAttachmentDeps,
  id: string,
  fault: AttachmentFault,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const fileId = await storeFailure(queriesOn(client), id, fault);
    if (fileId !== undefined) await deleteFile(client, fileId);
    log.info({ attachment: id, fault }, "an attached file could not be read");
  });
