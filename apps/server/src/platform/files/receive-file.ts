import { inTransaction, type Queryable } from "@propertyvr/database";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { createHash } from "node:crypto";
import type pg from "pg";
import type { Random } from "../config/deps.ts";
import {
  appendPiece,
  bytesOfWhole,
  completeFile,
  deleteFile,
  type FileOwner,
  insertFile,
  lockOwner,
  PIECE_BYTES,
} from "./file-store.ts";

/** A file that has come whole. */
export interface ReceivedFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

/** What a file that comes may be, and how it is kept. */
export interface FileTerms {
  readonly owner: FileOwner;
  readonly mediaType: string;
  readonly mostBytes: number;
  /** Of all whole files of the owner together; how many may be on their way at once is the caller's to say. */
  readonly quotaBytes: number;
  readonly keptUntil: Date;
}

/**
 * Takes a file as it comes, a piece at a time, and never holds more of it than a piece. A file that is
 * too large, empty, above its owner's quota or cut short leaves nothing behind. What the owner has is
 * summed when the file begins and when it ends; of files that come at once the first to end counts.
 * @throws whatever the stream throws where it breaks off
 */
export async function receiveFile(
  { pool, random }: { readonly pool: pg.Pool; readonly random: Pick<Random, "uuid"> },
  stream: AsyncIterable<Uint8Array>,
  terms: FileTerms,
): Promise<Result<ReceivedFile, "too_large" | "empty" | "over_quota">> {
  const { mostBytes, keptUntil } = terms;
  const id = random.uuid();
  const hash = createHash("sha256");
  let bytes = 0;
  let number = 0;
  let isWhole = false;
  let room = await roomOf(pool, terms);
  await insertFile(pool, { id, ...terms });
  try {
    for await (const piece of inPieces(stream, mostBytes)) {
      if (piece === "too_large") return fail("too_large");
      hash.update(piece);
      bytes += piece.length;
      // Files may have gone since it began.
      if (bytes > room) room = await roomOf(pool, terms);
      if (bytes > room) return fail("over_quota");
      if (!(await appendPiece(pool, id, number, piece))) throw new Error("the file was swept");
      number += 1;
    }
    if (bytes === 0) return fail("empty");
    const sha256 = hash.digest();
    isWhole = await completeWithin(pool, terms, { id, bytes, sha256, keptUntil });
    return isWhole ? ok({ id, bytes, sha256 }) : fail("over_quota");
  } finally {
    if (!isWhole) await deleteFile(pool, id);
  }
}

/** What the whole files of the owner leave of the quota, in bytes. */
const roomOf = async (db: Queryable, { owner, quotaBytes }: FileTerms): Promise<number> =>
  quotaBytes - (await bytesOfWhole(db, owner));

/** Under the lock of the owner, so that files that come at once, on any server, share one quota. */
const completeWithin = (
  pool: pg.Pool,
  terms: FileTerms,
  { id, bytes, ...end }: ReceivedFile & { readonly keptUntil: Date },
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await lockOwner(client, terms.owner);
    if (bytes > (await roomOf(client, terms))) return false;
    await completeFile(client, id, end);
    return true;
  });

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
