import {
  ATTACHMENT_LIMITS,
  type Attachment,
  type AttachmentFault,
  attachmentProblem,
} from "@propertyvr/contracts";
import { inTransaction, queriesOn } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import { fileNameOf } from "../../platform/files/file-name.ts";
import { deleteFile, keepForGood } from "../../platform/files/file-store.ts";
import { type ReceivedFile, receiveFile } from "../../platform/files/receive-file.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { fromOutside, isTooLong, letRunOff } from "../../platform/http/request-body.ts";
import type { AttachmentDeps } from "./attachment-deps.ts";
import { attachmentOf } from "./attachment-reply.ts";
import { countWaiting, findByClientId, insertAttachment } from "./attachment-store.ts";
import {
  END_BYTES,
  type FileEnds,
  FORMATS,
  type AttachmentFormat,
  formatOf,
} from "./reading/file-type.ts";

const DAY_MS = 24 * 3_600_000;
/** The kind of job that reads a file. */
export const READING_JOB = "read-attachment";

/** Takes a file from a form, tells by its content what it is, and has it read. A refused one leaves nothing behind. */
export async function receiveAttachment(
  deps: AttachmentDeps,
  of: { readonly userId: string; readonly clientId: string | undefined },
  request: FastifyRequest,
): Promise<Result<Attachment, Failure>> {
  const received = await receive(deps, of, request);
  if (!received.ok) letRunOff(request);
  return received;
}

async function receive(
  deps: AttachmentDeps,
  { userId, clientId }: { readonly userId: string; readonly clientId: string | undefined },
  request: FastifyRequest,
): Promise<Result<Attachment, Failure>> {
  const { db, places } = deps;
  if (isTooLong(request, ATTACHMENT_LIMITS.fileBytes)) return fail(refusal("too_large"));
  if (!request.isMultipart()) return fail(NO_FORM);
  const same = clientId === undefined ? undefined : await findByClientId(db, { userId, clientId });
  if (same !== undefined) {
    letRunOff(request);
    return ok(attachmentOf(same));
  }
  if ((await countWaiting(db, userId)) >= ATTACHMENT_LIMITS.waiting) return fail(TOO_MANY_WAIT);
  const giveBack = places.take(userId);
  if (giveBack === undefined) return fail(TOO_MANY);
  try {
    const taken = await deps.uploads.take(`attachments ${userId}`);
    if (!taken.ok) return fail({ code: "too_many_requests", retry_after_s: taken.waitS });
    const file = await readForm(deps, userId, request);
    return file.ok ? await keep(deps, { userId, clientId }, file.value) : file;
  } finally {
    giveBack();
  }
}

interface SentFile extends ReceivedFile {
  readonly name: string;
  readonly format: AttachmentFormat;
}

async function readForm(
  deps: AttachmentDeps,
  userId: string,
  request: FastifyRequest,
): Promise<Result<SentFile, Failure>> {
  for await (const part of fromOutside(request.parts(FORM))) {
    if (part.type !== "file" || part.fieldname !== "file") continue;
    const name = fileNameOf(part.filename);
    const ends = createEnds();
    const received = await receiveFile(deps, ends.watching(fromOutside(part.file)), {
      owner: { kind: "attachments", id: userId },
      mediaType: "application/octet-stream",
      mostBytes: ATTACHMENT_LIMITS.fileBytes,
      quotaBytes: ATTACHMENT_LIMITS.storedBytes,
      keptUntil: new Date(deps.clock.now().getTime() + DAY_MS),
    });
    if (!received.ok) return fail(refusal(received.failure));
    const format = formatOf(ends.ends(), name);
    if (format.ok) return ok({ ...received.value, name, format: format.value });
    await deleteFile(deps.pool, received.value.id);
    return fail(refusal(format.failure));
  }
  return fail(refusal("empty"));
}

const FORM = {
  isPartAFile: (
    _name: string | undefined,
    type: string | undefined,
    fileName: string | undefined,
  ) => fileName !== undefined || type === "application/octet-stream",
  // What is too large is refused while it comes, see `receiveFile`.
  throwFileSizeLimit: false,
  limits: {
    fileSize: ATTACHMENT_LIMITS.fileBytes + 1,
    files: 1,
    fields: 10,
    parts: 11,
    fieldSize: 64 * 1024,
    fieldNameSize: 100,
    headerPairs: 20,
  },
};

/** The row, its file for good and the job that reads it, or none of them. */
const keep = (
  { pool, clock, random, jobs }: AttachmentDeps,
  { userId, clientId }: { readonly userId: string; readonly clientId: string | undefined },
  file: SentFile,
): Promise<Result<Attachment, Failure>> =>
  inTransaction(pool, async (client) => {
    const now = clock.now();
    const db = queriesOn(client);
    const id = random.uuid();
    const { kind, mediaType } = FORMATS[file.format];
    const row = await insertAttachment(db, {
      id,
      user_id: userId,
      client_id: clientId ?? id,
      name: file.name,
      kind,
      media_type: mediaType,
      bytes: file.bytes,
      file_id: file.id,
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    });
    if (row === undefined) {
      // The same came twice at once.
      await deleteFile(client, file.id);
      const same = await findByClientId(db, { userId, clientId: clientId ?? id });
      return same === undefined ? fail({ code: "conflict" }) : ok(attachmentOf(same));
    }
    if (!(await keepForGood(client, file.id))) throw new Error("the file was swept");
    await jobs.enqueue(client, { kind: READING_JOB, payload: { id }, key: id, group: userId });
    return ok(attachmentOf(row));
  });

/** Keeps the beginning and the end of what goes through. */
function createEnds(): {
  readonly watching: (stream: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
  readonly ends: () => FileEnds;
} {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  return {
    async *watching(stream) {
      for await (const piece of stream) {
        if (head.length < END_BYTES)
          head = Buffer.concat([head, piece.subarray(0, END_BYTES - head.length)]);
        tail = Buffer.concat([tail, piece]).subarray(-END_BYTES);
        yield piece;
      }
    },
    ends: () => ({ head, tail }),
  };
}

const NO_FORM: Failure = {
  code: "unsupported_media_type",
  detail: "Send a form (multipart/form-data) with the file in a part named file.",
};
const TOO_MANY: Failure = {
  code: "too_many_requests",
  detail: "Too many files are being uploaded right now. Try again in a moment.",
  retry_after_s: 5,
};
const TOO_MANY_WAIT: Failure = {
  code: "limit_reached",
  detail: "Too many attached files haven't been sent yet. Remove some, or send them first.",
};

const CODES: Partial<Record<AttachmentFault, Failure["code"]>> = {
  too_large: "body_too_large",
  over_quota: "limit_reached",
};

const refusal = (fault: AttachmentFault): Failure => {
  const problem = attachmentProblem(fault);
  return {
    code: CODES[fault] ?? "invalid",
    detail: problem.message,
    detailTh: problem.message_th,
    errors: [problem],
  };
};
