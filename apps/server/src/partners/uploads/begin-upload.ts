import type { UploadOptions } from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { type Actor, writeAudit } from "../../platform/audit/audit-store.ts";
import { findLastSeq } from "../../stock/partner-listings/change-store.ts";
import { deleteFile } from "./file-store.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { identityOf, runOptionsOf } from "./run-options.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { uploadJob } from "./upload-job.ts";
import { findSame, insertUpload, lockArrivals } from "./upload-store.ts";

/** Who sends a file, and into whose stock. */
export interface Sender {
  readonly partnerId: string;
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
  { pool, clock, random, jobs }: Pick<UploadDeps, "pool" | "clock" | "random" | "jobs">,
  sender: Sender,
  file: ReceivedFile & { readonly name: string },
  options: UploadOptions,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { partnerId } = sender;
    const now = clock.now();
    const identity = identityOf(file.sha256, options);
    await lockArrivals(client, partnerId);
    const since = new Date(now.getTime() - SAME_WITHIN_MS);
    const same = await findSame(client, partnerId, identity, since);
    if (
      same !== undefined &&
      (same.state !== "done" || same.last_seq === (await findLastSeq(client, partnerId)))
    ) {
      await deleteFile(client, file.id);
      return same.id;
    }
    const id = random.uuid();
    await insertUpload(client, {
      id,
      partnerId,
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
    await jobs.add(client, uploadJob(id, partnerId));
    return id;
  });
