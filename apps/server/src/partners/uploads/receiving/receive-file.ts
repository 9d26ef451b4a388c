import { UPLOAD_BYTES_MAX } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { createHash } from "node:crypto";
import type pg from "pg";
import type { Clock, Random } from "../../../platform/config/deps.ts";
import type { Failure } from "../../../platform/http/failure.ts";
import {
  appendPiece,
  completeFile,
  deleteFile,
  insertFile,
  PIECE_BYTES,
} from "../store/file-store.ts";
import { NO_FILE } from "./read-options.ts";

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

/** Receives a file in one of the places for it. @param who shares a number of places */
export async function receiveInPlace(
  deps: ReceiveDeps & { readonly places: ReceivingPlaces },
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

/**
 * Takes a file as it comes, a piece at a time, and never holds more of it than a piece. A file that is
 * too large, empty or cut short leaves nothing behind.
 * @throws whatever the stream throws where it breaks off
 */
export async function receiveFile(
  { pool, random, clock }: ReceiveDeps,
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

/** Files that may be on their way at once: of one partner, and on this server. */
export interface ReceivingLimits {
  readonly perPartner: number;
  readonly inAll: number;
}
const LIMITS: ReceivingLimits = { perPartner: 4, inAll: 32 };

/** Keeps count of files that are being received, so that nobody fills the server with half-sent ones. */
export class ReceivingPlaces {
  readonly #limits: ReceivingLimits;
  readonly #taken = new Map<string, number>();
  #inAll = 0;

  constructor(limits: ReceivingLimits = LIMITS) {
    this.#limits = limits;
  }

  /** @returns gives the place back; undefined where none is left */
  take(partnerId: string): (() => void) | undefined {
    const own = this.#taken.get(partnerId) ?? 0;
    if (own >= this.#limits.perPartner || this.#inAll >= this.#limits.inAll) return undefined;
    this.#taken.set(partnerId, own + 1);
    this.#inAll += 1;
    return () => {
      this.#inAll -= 1;
      const left = (this.#taken.get(partnerId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(partnerId);
      else this.#taken.set(partnerId, left);
    };
  }
}

interface ReceiveDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
}
