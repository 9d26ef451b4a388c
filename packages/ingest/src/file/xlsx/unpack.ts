import { Inflate } from "fflate";
import type { FileFaultCode } from "../../reader/file-faults.ts";
import { FILE_LIMITS } from "../../reader/file-limits.ts";
import { packedBytes, type ZipEntry } from "./zip-entries.ts";

/** Ends the reading of a workbook; never leaves the folder. */
export class WorkbookFault extends Error {
  readonly code: FileFaultCode;
  constructor(code: FileFaultCode) {
    super(code);
    this.code = code;
  }
}

/** How many bytes may still be unpacked from one workbook. */
export interface Budget {
  left: number;
}

/** Few enough that what one piece unpacks to is bounded: deflate grows 1,032 times at most. */
const PACKED_PIECE = 1 << 13;
/** Small parts may repeat themselves as much as they like. */
const RATIO_FROM = 32 * 1024 * 1024;

/**
 * The bytes of an entry, piece by piece. Its size and its checksum are those that the directory
 * states, else the archive is damaged; that shows at the end.
 */
export function* unpack(
  archive: Uint8Array,
  entry: ZipEntry,
  budget: Budget,
): Generator<Uint8Array> {
  if (entry.isLocked) throw new WorkbookFault("workbook_locked");
  const packed = packedBytes(archive, entry);
  if (packed === undefined || ![0, 8].includes(entry.method))
    throw new WorkbookFault("workbook_damaged");
  let size = 0;
  let crc = CRC_START;
  for (const piece of entry.method === 0 ? pieces(packed) : inflated(packed)) {
    size += piece.length;
    budget.left -= piece.length;
    const isBomb = size > RATIO_FROM && size > packed.length * FILE_LIMITS.packedTimes;
    if (isBomb || budget.left < 0) throw new WorkbookFault("workbook_unpacks_too_large");
    if (size > entry.size) throw new WorkbookFault("workbook_damaged");
    crc = crcOf(piece, crc);
    yield piece;
  }
  if (size !== entry.size || (crc ^ CRC_START) >>> 0 !== entry.crc)
    throw new WorkbookFault("workbook_damaged");
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PACKED_PIECE)
    yield bytes.subarray(at, at + PACKED_PIECE);
}

function* inflated(packed: Uint8Array): Generator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const inflate = new Inflate((piece) => ready.push(piece));
  for (let at = 0; at < packed.length || at === 0; at += PACKED_PIECE) {
    try {
      inflate.push(packed.subarray(at, at + PACKED_PIECE), at + PACKED_PIECE >= packed.length);
    } catch {
      throw new WorkbookFault("workbook_damaged");
    }
    yield* ready;
    ready = [];
  }
}

const CRC_START = 0xffffffff;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
function crcOf(bytes: Uint8Array, start: number): number {
  let crc = start;
  for (let at = 0; at < bytes.length; at++)
    crc = (CRC_TABLE[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return crc;
}
