import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FileFaultCode } from "../../reader/file-faults.ts";
import { FILE_LIMITS } from "../../reader/file-limits.ts";

/** One entry of an archive, as its directory states it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 is deflate. */
  readonly method: number;
  readonly isLocked: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
}

const SIGNATURES = {
  end: 0x06054b50,
  end64: 0x06064b50,
  end64Locator: 0x07064b50,
  directory: 0x02014b50,
  local: 0x04034b50,
} as const;
/** The end stands behind everything, before a comment of at most 65,535 bytes. */
const END_SIZE = 22;
const END_WITHIN = END_SIZE + 0xffff;
const WIDE = 0xffffffff;

/** The entries by their names, from the directory at the end (APPNOTE.TXT 6.3, zip64 included). */
export function zipEntries(
  bytes: Uint8Array,
): Result<ReadonlyMap<string, ZipEntry>, FileFaultCode> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(view);
  if (directory === undefined) return fail("workbook_damaged");
  const entries = new Map<string, ZipEntry>();
  let { at } = directory;
  for (let read = 0; read < directory.entries; read++) {
    if (read >= FILE_LIMITS.entries) return fail("workbook_unpacks_too_large");
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== SIGNATURES.directory)
      return fail("workbook_damaged");
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > view.byteLength) return fail("workbook_damaged");
    const name = String.fromCharCode(
      ...bytes.subarray(at + 46, at + 46 + Math.min(nameLength, 500)),
    );
    const extra = at + 46 + nameLength;
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      ...sizesOf(view, at, extra, extra + extraLength),
    });
    at = next;
  }
  return ok(entries);
}

function directoryOf(
  view: DataView,
): { readonly at: number; readonly entries: number } | undefined {
  const from = Math.max(0, view.byteLength - END_WITHIN);
  let end = view.byteLength - END_SIZE;
  while (end >= from && view.getUint32(end, true) !== SIGNATURES.end) end--;
  if (end < from) return undefined;
  const entries = view.getUint16(end + 10, true);
  const at = view.getUint32(end + 16, true);
  if (at !== WIDE && entries !== 0xffff) return { at, entries };
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== SIGNATURES.end64Locator) return undefined;
  const end64 = wideNumber(view, locator + 8);
  if (end64 + 56 > view.byteLength || view.getUint32(end64, true) !== SIGNATURES.end64)
    return undefined;
  return { at: wideNumber(view, end64 + 48), entries: wideNumber(view, end64 + 32) };
}

/** Sizes that do not fit into 32 bits stand in the extra field of zip64, in this order. */
function sizesOf(
  view: DataView,
  at: number,
  extra: number,
  extraEnd: number,
): Pick<ZipEntry, "size" | "packedSize" | "at"> {
  let wide = extra;
  while (wide + 4 <= extraEnd && view.getUint16(wide, true) !== 1)
    wide += 4 + view.getUint16(wide + 2, true);
  wide += 4;
  const [size, packedSize, place] = [at + 24, at + 20, at + 42].map((field) => {
    const narrow = view.getUint32(field, true);
    if (narrow !== WIDE || wide + 8 > extraEnd) return narrow;
    wide += 8;
    return wideNumber(view, wide - 8);
  }) as [number, number, number];
  return { size, packedSize, at: place };
}

/** Beyond what a file here can hold it need not be exact. */
const wideNumber = (view: DataView, at: number): number =>
  view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

/** The packed bytes of an entry; undefined where they lie outside the archive. */
export function packedBytes(
  bytes: Uint8Array,
  { at, packedSize }: ZipEntry,
): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== SIGNATURES.local) return undefined;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + packedSize > bytes.length ? undefined : bytes.subarray(from, from + packedSize);
}
