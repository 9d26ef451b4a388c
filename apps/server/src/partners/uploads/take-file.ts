import { UPLOAD_BYTES_MAX, type UploadOptions, type UploadReply } from "@propertyvr/contracts";
import { fail, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { Failure } from "../../platform/http/failure.ts";
import { awaitUpload, isUnderWay } from "./await-upload.ts";
import { beginUpload, type Sender } from "./begin-upload.ts";
import { NO_FILE } from "./read-options.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";
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
  sender: Sender,
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

/** What a request says of its own length; a form is a little longer than its file. */
export const isTooLong = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  Number(headers["content-length"] ?? 0) > UPLOAD_BYTES_MAX + FORM_BYTES;
const FORM_BYTES = 5 * 1024 * 1024;

/** Receives a file in one of the places for it. @param who shares a number of places */
export async function receiveInPlace(
  deps: UploadDeps,
  who: string,
  stream: AsyncIterable<Uint8Array>,
): Promise<Result<ReceivedFile, Failure>> {
  const giveBack = deps.places.take(who);
  if (giveBack === undefined) return fail(TOO_MANY);
  try {
    const received = await receiveFile(deps, stream);
    if (received.ok) return received;
    return fail(received.failure === "empty" ? NO_FILE : TOO_LARGE);
  } finally {
    giveBack();
  }
}

export const TOO_LARGE: Failure = {
  code: "body_too_large",
  detail: "A file may have 512 MiB. Send it in parts.",
};
const TOO_MANY: Failure = {
  code: "too_many_requests",
  detail: "Too many files are on their way. Send this one when another has arrived.",
  retry_after_s: 5,
};
