/** Recordings as small as their formats allow, of a given length. */

export function wav(seconds: number): Buffer {
  const rate = 8_000;
  const data = Buffer.alloc(Math.round(rate * seconds));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** Two pages of Opus; the last says how many samples there were. */
export function ogg(seconds: number): Buffer {
  const page = (position: number): Buffer => {
    const head = Buffer.alloc(28);
    head.write("OggS", 0);
    head.writeBigInt64LE(BigInt(Math.round(position)), 6);
    return head;
  };
  return Buffer.concat([page(0), Buffer.from("OpusHead"), page(seconds * 48_000)]);
}

/** As a browser's recorder writes it: no sizes of segment and clusters, no duration. */
export function webm(seconds: number): Buffer {
  const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const clusters = Array.from({ length: Math.ceil(seconds / 10) }, (_, at) => {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(at * 10_000);
    const within = Buffer.alloc(2);
    within.writeInt16BE(Math.min(10, seconds - at * 10) * 1_000);
    return Buffer.concat([
      Buffer.from([0x1f, 0x43, 0xb6, 0x75, ...unknown]),
      Buffer.from([0xe7, 0x84, ...time]),
      Buffer.from([0xa3, 0x85, 0x81, ...within, 0x80, 0x00]),
    ]);
  });
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from("webm"),
    Buffer.from([0x18, 0x53, 0x80, 0x67, ...unknown]),
    Buffer.from([0x15, 0x49, 0xa9, 0x66, 0x87, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]),
    ...clusters,
  ]);
}

/** In fragments, as Safari records. */
export function mp4(seconds: number): Buffer {
  const box = (name: string, ...holds: readonly Buffer[]): Buffer => {
    const inside = Buffer.concat(holds);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(inside.length + 8, 0);
    head.write(name, 4);
    return Buffer.concat([head, inside]);
  };
  const mdhd = Buffer.alloc(24);
  mdhd.writeUInt32BE(48_000, 12);
  const tfdt = Buffer.alloc(12);
  tfdt.writeUInt8(1, 0);
  tfdt.writeBigUInt64BE(BigInt(Math.round(seconds * 48_000)), 4);
  return Buffer.concat([
    box("ftyp", Buffer.from("iso5")),
    box("moov", box("trak", box("mdia", box("mdhd", mdhd)))),
    box("moof", box("traf", box("tfdt", tfdt))),
    box("mdat", Buffer.alloc(16)),
  ]);
}
