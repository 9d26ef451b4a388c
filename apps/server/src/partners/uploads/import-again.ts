import type { UploadOptions } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { keepFile } from "./file-store.ts";
import { keptUntil } from "./receive-file.ts";
import { identityOf, runOptionsOf } from "./run-options.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { uploadJob } from "./upload-job.ts";
import {
  findFileHash,
  insertUpload,
  lockUpload,
  resetUpload,
  type UploadRow,
} from "./upload-store.ts";

/**
 * Runs a file again with other decisions, from the bytes that are kept. What was only rehearsed is run
 * in its place; what was written stays in the history, and the new run is an upload of its own.
 * @returns the upload's id; conflict while it runs and once its bytes are gone
 */
export const importAgain = (
  { pool, clock, random, jobs }: Pick<UploadDeps, "pool" | "clock" | "random" | "jobs">,
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
    const options = { ...sent, fixes: sent.fixes ?? [...(upload.plan?.fixes ?? [])] };
    const fresh = {
      identity: identityOf(sha256, options),
      mode: options.mode,
      dryRun: options.dry_run,
      options: runOptionsOf(options),
    };
    const at = clock.now();
    await keepFile(client, now.file_id, keptUntil(at));
    const isRehearsed = now.state === "checked";
    const id = isRehearsed ? upload.id : random.uuid();
    if (isRehearsed) await resetUpload(client, id, fresh);
    else
      await insertUpload(client, {
        id,
        partnerId: upload.partner_id,
        userId,
        sentBy: "dialog",
        fileId: now.file_id,
        fileName: upload.file_name,
        bytes: upload.bytes,
        ...fresh,
        sentAt: upload.sent_at,
        at,
      });
    await jobs.add(client, uploadJob(id, upload.partner_id));
    return ok(id);
  });

const STILL_RUNS: Failure = { code: "conflict", detail: "This upload is still running." };
const FILE_GONE: Failure = {
  code: "conflict",
  detail: "The bytes of this file are no longer kept. Send it again.",
};
