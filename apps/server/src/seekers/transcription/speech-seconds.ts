import type { SpeechType } from "@propertyvr/contracts";

/**
 * How long a recording is, as its own marks of time say, in seconds; 0 where it says nothing. Steps are
 * as many as it has boxes, and none reads beyond its end.
 */
export function speechSeconds(bytes: Buffer, type: SpeechType): number {
  switch (type) {
    case "audio/wav":
      return wavSeconds(bytes);
    case "audio/ogg":
      return oggSeconds(bytes);
    case "audio/webm":
      return webmSeconds(bytes);
    case "audio/mp4":
      return mp4Seconds(bytes, 0, bytes.length);
  }
}

function wavSeconds(bytes: Buffer): number {
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === "fmt " && at + 20 <= bytes.length) rate = bytes.readUInt32LE(at + 16);
    // A recorder that streams writes no size: what is there is meant.
    if (name === "data") return rate === 0 ? 0 : Math.min(size, bytes.length - at - 8) / rate;
    at += 8 + size + (size % 2);
  }
  return 0;
}

/** Opus counts 48,000 a second whatever it was made of; the last page has the whole. */
const OPUS_RATE = 48_000;

function oggSeconds(bytes: Buffer): number {
  const last = bytes.lastIndexOf("OggS");
  if (last + 14 > bytes.length) return 0;
  const position = bytes.readBigInt64LE(last + 6);
  return position < 0n ? 0 : Number(position) / OPUS_RATE;
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIME_SCALE = 0x2ad7b1;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
const HOLDS_OTHERS: ReadonlySet<number> = new Set([SEGMENT, INFO, CLUSTER, BLOCK_GROUP]);

/** Recorders leave the duration out: the last block says when it begins. */
function webmSeconds(bytes: Buffer): number {
  let scaleNs = 1_000_000;
  let cluster = 0;
  let last = 0;
  for (let at = 0; at < bytes.length;) {
    const id = vintAt(bytes, at, false);
    const size = id && vintAt(bytes, at + id.length, true);
    if (!id || !size) break;
    const begins = at + id.length + size.length;
    const value = (): number => numberAt(bytes, begins, size.value);
    if (id.value === TIME_SCALE) scaleNs = value();
    if (id.value === CLUSTER_TIME) cluster = value();
    if ((id.value === SIMPLE_BLOCK || id.value === BLOCK) && begins + 3 <= bytes.length)
      last = Math.max(last, cluster + bytes.readInt16BE(begins + 1));
    at = HOLDS_OTHERS.has(id.value) ? begins : begins + size.value;
  }
  return (last * scaleNs) / 1e9;
}

/** A number whose first bits say how many bytes it has; of a size, these bits do not count. */
function vintAt(bytes: Buffer, at: number, isSize: boolean) {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = isSize ? first & (0xff >> length) : first;
  for (let next = 1; next < length; next += 1) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, length };
}

function numberAt(bytes: Buffer, at: number, length: number): number {
  let value = 0;
  for (let next = at; next < Math.min(at + Math.min(length, 8), bytes.length); next += 1)
    value = value * 256 + (bytes[next] ?? 0);
  return value;
}

const PARENTS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "moof", "traf"]);

/** The longest of what its head and its fragments say. */
function mp4Seconds(bytes: Buffer, from: number, to: number): number {
  let scale = 1_000;
  let longest = 0;
  const walk = (begin: number, end: number): void => {
    for (let at = begin; at + 8 <= end;) {
      const size = bytes.readUInt32BE(at);
      const name = bytes.toString("latin1", at + 4, at + 8);
      if (size < 8) return;
      const next = Math.min(at + size, end);
      if (PARENTS.has(name)) walk(at + 8, next);
      if (name === "mdhd" && at + 28 <= next) {
        scale = bytes.readUInt32BE(at + 20) || scale;
        longest = Math.max(longest, bytes.readUInt32BE(at + 24) / scale);
      }
      if (name === "tfdt" && at + 20 <= next)
        longest = Math.max(longest, Number(bytes.readBigUInt64BE(at + 12)) / scale);
      at = next;
    }
  };
  walk(from, to);
  return longest;
}
