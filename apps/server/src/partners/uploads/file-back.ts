import { sendBack } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyReply } from "fastify";
import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import type { Failure } from "../../platform/http/failure.ts";
import { attachmentNamed } from "../../platform/files/file-name.ts";
import { isUnderWay, type UploadRow } from "./store/upload-store.ts";
import type { SendBackTask } from "./threads/file-work.ts";
import type { UploadDeps } from "./upload-deps.ts";

/**
 * An upload's own file with its reasons, as a download that is written while it is read. Whoever sent it
 * gets it whole; anybody else without the cells of private columns.
 */
export function fileBack(
  deps: Pick<UploadDeps, "sendBack" | "log">,
  reply: FastifyReply,
  upload: UploadRow,
  { rows, isForOthers }: Pick<SendBackTask, "rows" | "isForOthers">,
): Result<Readable, Failure> {
  const { id, plan, file_id, file_name, state } = upload;
  if (isUnderWay({ state })) return fail(STILL_RUNS);
  if (file_id === null) return fail(FILE_GONE);
  if (plan === null || plan.tables.length === 0) return fail(UNREAD);
  const { mediaType, extension } = sendBack(plan, { rows });
  const name = `${file_name.replace(/\.\w{1,8}$/, "")}-${rows === "all" ? "checked" : "to-fix"}${extension}`;
  reply.type(mediaType).header("content-disposition", attachmentNamed(name));
  return ok(streamed(deps, { uploadId: id, rows, isForOthers }));
}

const STILL_RUNS: Failure = { code: "conflict", detail: "This upload is still running." };
const FILE_GONE: Failure = {
  code: "conflict",
  detail: "We no longer keep this file.",
};
const UNREAD: Failure = { code: "conflict", detail: "This file couldn't be read." };

/** A reader who goes ends the work; work that fails cuts the download, which is then seen to be cut. */
function streamed(
  { sendBack: send, log }: Pick<UploadDeps, "sendBack" | "log">,
  task: SendBackTask,
): Readable {
  const out = new PassThrough();
  const gone = new AbortController();
  const { signal } = gone;
  out.once("close", () => gone.abort());
  const write = async (bytes: Uint8Array): Promise<void> => {
    if (signal.aborted || out.write(bytes)) return;
    await once(out, "drain", { signal }).catch(() => undefined);
  };
  send(task, write, signal).then(
    () => out.end(),
    (error: unknown) => {
      log.error({ err: error }, "a file could not be sent back");
      out.destroy(error instanceof Error ? error : new Error("cut"));
    },
  );
  return out;
}
