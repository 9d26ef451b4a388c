import { UPLOAD_BYTES_MAX } from "@propertyvr/contracts";
import { fail, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import type { Clock, Random } from "../../../platform/config/deps.ts";
import type { FileOwner } from "../../../platform/files/file-store.ts";
import { type ReceivedFile, receiveFile } from "../../../platform/files/receive-file.ts";
import type { UploadSlotLimits, UploadSlots } from "../../../platform/files/upload-slots.ts";
import type { Failure } from "../../../platform/http/failure.ts";
import { NO_FILE } from "./read-options.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** For sending the file back, and for importing after a dry run. */
const KEPT_DAYS = 7;
export const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * DAY_MS);

/** Of all files that one sender's bytes are kept of: 64 of the largest. */
const QUOTA_BYTES = 64 * UPLOAD_BYTES_MAX;

/** Receives a file in one of the places for it. @param owner who sends: shares places and quota */
export async function receiveInPlace(
  deps: ReceiveDeps,
  owner: FileOwner,
  stream: AsyncIterable<Uint8Array>,
): Promise<Result<ReceivedFile, Failure>> {
  const giveBack = deps.places.take(owner.id);
  if (giveBack === undefined) return fail(TOO_MANY);
  try {
    const received = await receiveFile(deps, stream, {
      owner,
      // Told by its content when it is read.
      mediaType: "application/octet-stream",
      mostBytes: UPLOAD_BYTES_MAX,
      quotaBytes: QUOTA_BYTES,
      keptUntil: keptUntil(deps.clock.now()),
    });
    return received.ok ? received : fail(REFUSALS[received.failure]);
  } finally {
    giveBack();
  }
}

export const TOO_LARGE: Failure = {
  code: "body_too_large",
  detail: "A file can be up to 512 MiB. Split it and upload the parts.",
};
const TOO_MANY: Failure = {
  code: "too_many_requests",
  detail: "Too many files are being uploaded right now. Try again in a moment.",
  retry_after_s: 5,
};
const REFUSALS = {
  empty: NO_FILE,
  too_large: TOO_LARGE,
  over_quota: {
    code: "limit_reached",
    detail: `Your files of the last ${KEPT_DAYS} days have used up your storage. Upload this one when there's room.`,
    detailTh: `ไฟล์ของคุณใน ${KEPT_DAYS} วันที่ผ่านมาใช้พื้นที่จนเต็มแล้ว อัปโหลดไฟล์นี้เมื่อมีที่ว่าง`,
  },
} as const satisfies Record<string, Failure>;

/** Files that may be on their way at once. */
export const UPLOAD_PLACES: UploadSlotLimits = { perOwner: 4, inAll: 32 };

interface ReceiveDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly places: UploadSlots;
}
