import { UPLOAD_ROWS_AT_ONCE, type UploadOptions, type UploadReply } from "@propertyvr/contracts";
import type { Result } from "@propertyvr/vocabulary";
import { setTimeout as sleep } from "node:timers/promises";
import type { Failure } from "../../platform/http/failure.ts";
import { beginUpload, type UploadSender } from "./receiving/begin-upload.ts";
import type { ReceivedFile } from "../../platform/files/receive-file.ts";
import { findUpload, isUnderWay, type UploadRow } from "./store/upload-store.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { replyOf } from "./upload-reply.ts";

/** What a call answers, and whether its upload goes on behind it. */
export type TakenFile = Result<
  { readonly reply: UploadReply; readonly isUnderWay: boolean },
  Failure
>;

/** Begins the upload of a file that has come whole, and waits for it as long as one call does. */
export async function takeFile(
  deps: UploadDeps,
  sender: UploadSender,
  file: ReceivedFile & { readonly name: string },
  options: UploadOptions,
): Promise<TakenFile> {
  const id = await beginUpload(deps, sender, file, options);
  return answerFor(deps, id, { forAdmin: false });
}

/** What a call that began an upload, or began it anew, answers. */
export async function answerFor(
  deps: UploadDeps,
  id: string,
  { forAdmin }: { readonly forAdmin: boolean },
): Promise<TakenFile> {
  const row = await awaitUpload(deps, id);
  const answered = await replyOf(deps, row, { forAdmin });
  if (!answered.ok) return answered;
  return { ok: true, value: { reply: answered.value, isUnderWay: isUnderWay(row) } };
}

const FIRST_LOOK_MS = 10;
const LOOK_EVERY_MS = 200;
/** What waits longer than proxies do would be told of a broken connection instead of its upload. */
const PATIENCE_MS = 25_000;

/**
 * An upload once it is over, or as it is where its file has more rows than one call answers or its
 * turn does not come: whichever is first. Whichever server runs it.
 */
async function awaitUpload(
  { pool }: Pick<UploadDeps, "pool">,
  id: string,
  patienceMs = PATIENCE_MS,
): Promise<UploadRow> {
  let wait = FIRST_LOOK_MS;
  for (let waited = 0; ; waited += wait) {
    const row = await findUpload(pool, id);
    if (row === undefined) throw new Error(`the upload ${id} is gone`);
    if (!isUnderWay(row)) return row;
    if ((row.records_total ?? 0) > UPLOAD_ROWS_AT_ONCE || waited > patienceMs) return row;
    await sleep(wait);
    wait = Math.min(LOOK_EVERY_MS, wait * 1.5);
  }
}
