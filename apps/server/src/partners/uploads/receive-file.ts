import { UPLOAD_BYTES_MAX } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { createHash } from "node:crypto";
import { appendPiece, completeFile, deleteFile, insertFile, PIECE_BYTES } from "./file-store.ts";
import type { UploadDeps } from "./upload-deps.ts";

/** A file that has come whole. */
export interface ReceivedFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** For sending the file back, and for importing after a rehearsal. */
const KEPT_DAYS = 7;
export const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * DAY_MS);

/**
 * Takes a file as it comes, a piece at a time, and never holds more of it than a piece. A file that is
 * too large, empty or cut short leaves nothing behind.
 * @throws whatever the stream throws where it breaks off
 */
export async function receiveFile(
  { pool, random, clock }: Pick<UploadDeps, "pool" | "random" | "clock">,
  stream: AsyncIterable<Uint8Array>,
  most = UPLOAD_BYTES_MAX,
): Promise<Result<ReceivedFile, "too_large" | "empty">> {
  const id = random.uuid();
  const hash = createHash("sha256");
  let bytes = 0;
  let number = 0;
  let isWhole = false;
  await insertFile(pool, id);
  try {
    for await (const piece of inPieces(stream, most)) {
      if (piece === "too_large") return fail("too_large");
      hash.update(piece);
      if (!(await appendPiece(pool, id, number, piece))) throw new Error("the file was swept");
      bytes += piece.length;
      number += 1;
    }
    if (bytes === 0) return fail("empty");
    const sha256 = hash.digest();
    await completeFile(pool, id, { sha256, keptUntil: keptUntil(clock.now()) });
    isWhole = true;
    return ok({ id, bytes, sha256 });
  } finally {
    if (!isWhole) await deleteFile(pool, id);
  }
}

/** What comes, in pieces of one size; "too_large" as soon as more than `most` bytes have come. */
async function* inPieces(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Buffer | "too_large"> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let seen = 0;
  for await (const chunk of stream) {
    seen += chunk.length;
    if (seen > most) {
      yield "too_large";
      return;
    }
    let rest = chunk;
    while (heldBytes + rest.length >= PIECE_BYTES) {
      const fitting = PIECE_BYTES - heldBytes;
      yield Buffer.concat([...held, rest.subarray(0, fitting)]);
      rest = rest.subarray(fitting);
      held = [];
      heldBytes = 0;
    }
    if (rest.length > 0) held.push(rest);
    heldBytes += rest.length;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
