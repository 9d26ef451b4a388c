import type { UploadOptions } from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import { type Actor, writeAudit } from "../../../platform/audit/audit-store.ts";
import type { Clock, Random } from "../../../platform/config/deps.ts";
import type { Failure } from "../../../platform/http/failure.ts";
import type { JobQueue, NewJob } from "../../../platform/jobs/job-queue.ts";
import { findLastSeq } from "../../../stock/partner-listings/change-store.ts";
import { deleteFile, findFileHash, keepFile } from "../../../platform/files/file-store.ts";
import type { ReceivedFile } from "../../../platform/files/receive-file.ts";
import { identityOf, runOptionsOf } from "../store/run-options.ts";
import {
  findSame,
  insertUpload,
  lockArrivals,
  lockUpload,
  resetUpload,
  type UploadRow,
} from "../store/upload-store.ts";
import { keptUntil } from "./receive-file.ts";

/** Who sends a file, and into whose stock. */
export interface UploadSender {
  readonly partnerId: string;
  /** Where its homes go, beside the partner's stock; see `UploadRow`. */
  readonly source?: string;
  /** The account, in the dialog. */
  readonly userId: string | null;
  readonly sentBy: "dialog" | "api";
  /** An admin who sends for a partner is written down. */
  readonly onBehalf?: Actor | undefined;
}

const SAME_WITHIN_MS = 24 * 60 * 60 * 1_000;

/**
 * Adds the job of a file that has come whole. The same file with the same decisions is one upload: that
 * on its way, or that which was written within a day, as long as nothing else has changed the stock since.
 * @returns the upload's id
 */
export const beginUpload = (
  { pool, clock, random, jobs }: BeginDeps,
  sender: UploadSender,
  file: ReceivedFile & { readonly name: string },
  options: UploadOptions,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { partnerId, source } = sender;
    const now = clock.now();
    const identity = identityOf(file.sha256, options, source);
    await lockArrivals(client, partnerId);
    const since = new Date(now.getTime() - SAME_WITHIN_MS);
    const same = await findSame(client, partnerId, identity, since);
    if (
      same !== undefined &&
      (same.state !== "done" ||
        // No log tells what has changed beside a partner's stock.
        (source === undefined && same.last_seq === (await findLastSeq(client, partnerId))))
    ) {
      await deleteFile(client, file.id);
      return same.id;
    }
    const id = random.uuid();
    await insertUpload(client, {
      id,
      partnerId,
      source,
      userId: sender.userId,
      sentBy: sender.sentBy,
      fileId: file.id,
      fileName: file.name,
      bytes: file.bytes,
      identity,
      mode: options.mode,
      dryRun: options.dry_run,
      options: runOptionsOf(options),
      at: now,
    });
    if (sender.onBehalf)
      await writeAudit(queriesOn(client), {
        actor: sender.onBehalf,
        at: now,
        action: "upload.sent",
        subjectId: id,
        after: { partner_id: partnerId, file_name: file.name, mode: options.mode },
      });
    await jobs.enqueue(client, uploadJob(id, partnerId));
    return id;
  });

/**
 * Runs a file again with other decisions, from the bytes that are kept. What was only a dry run is run
 * in its place; what was written stays in the history, and the new run is an upload of its own.
 * @returns the upload's id; conflict while it runs and once its bytes are gone
 */
export const importAgain = (
  { pool, clock, random, jobs }: BeginDeps,
  upload: UploadRow,
  userId: string,
  sent: UploadOptions,
): Promise<Result<string, Failure>> =>
  inTransaction(pool, async (client) => {
    const now = await lockUpload(client, upload.id);
    if (now === undefined) return fail({ code: "not_found" });
    if (now.state === "waiting" || now.state === "running") return fail(STILL_RUNS);
    const sha256 = now.file_id === null ? undefined : await findFileHash(client, now.file_id);
    if (now.file_id === null || sha256 === undefined) return fail(FILE_GONE);
    if (upload.source !== null && sent.mode === "replace") return fail(NO_STOCK);
    const options = { ...sent, fixes: sent.fixes ?? [...(upload.plan?.fixes ?? [])] };
    const fresh = {
      identity: identityOf(sha256, options, upload.source),
      mode: options.mode,
      dryRun: options.dry_run,
      options: runOptionsOf(options),
    };
    const at = clock.now();
    await keepFile(client, now.file_id, keptUntil(at));
    const isAfterDryRun = now.state === "checked";
    const id = isAfterDryRun ? upload.id : random.uuid();
    if (isAfterDryRun) await resetUpload(client, id, fresh);
    else
      await insertUpload(client, {
        id,
        partnerId: upload.partner_id,
        source: upload.source,
        userId,
        sentBy: "dialog",
        fileId: now.file_id,
        fileName: upload.file_name,
        bytes: upload.bytes,
        ...fresh,
        sentAt: upload.sent_at,
        at,
      });
    await jobs.enqueue(client, uploadJob(id, upload.partner_id));
    return ok(id);
  });

const STILL_RUNS: Failure = { code: "conflict", detail: "This upload is still running." };
const FILE_GONE: Failure = {
  code: "conflict",
  detail: "We no longer keep this file. Upload it again.",
};

const NO_STOCK: Failure = {
  code: "conflict",
  detail:
    "Listings imported from the command line belong to no partner, so a file can't replace them.",
};

/** The kind of job that runs an upload. */
export const UPLOAD_JOB = "upload";

const uploadJob = (uploadId: string, partnerId: string): NewJob => ({
  kind: UPLOAD_JOB,
  payload: { uploadId },
  key: uploadId,
  group: partnerId,
});

interface BeginDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly jobs: Pick<JobQueue, "enqueue">;
}
