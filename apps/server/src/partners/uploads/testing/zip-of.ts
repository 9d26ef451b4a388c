import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the archive says the part unpacks to; the truth, where nothing else is asked for. */
  readonly says?: number;
}

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const DEFLATED = 8;

/** An archive of these parts (APPNOTE.TXT, 4.3), which may lie about their sizes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const packed = deflateRawSync(part.bytes, { level: 9 });
    const name = Buffer.from(part.name);
    const shared = sharedHead(part, packed, name);
    const local = Buffer.concat([uint32(LOCAL), shared, name, packed]);
    const central = Buffer.concat([
      uint32(CENTRAL),
      uint16(20),
      shared,
      Buffer.alloc(10),
      uint32(at),
      name,
    ]);
    locals.push(local);
    centrals.push(central);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const count = uint16(parts.length);
  const sizes = Buffer.concat([uint32(directory.length), uint32(at)]);
  const end = Buffer.concat([uint32(END), Buffer.alloc(4), count, count, sizes, uint16(0)]);
  return Buffer.concat([...locals, directory, end]);
}

/** What stands alike before each part and in the directory. */
const sharedHead = (
  { bytes, says = bytes.length }: ZipPart,
  packed: Buffer,
  name: Buffer,
): Buffer =>
  Buffer.concat([
    ...[20, 0, DEFLATED, 0, 0].map(uint16),
    ...[crc32(bytes), packed.length, says].map(uint32),
    ...[name.length, 0].map(uint16),
  ]);

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
