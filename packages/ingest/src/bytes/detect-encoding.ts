import { decodedStrictly, decoderOf, type Encoding } from "./decoding.ts";

/**
 * Which encoding a stretch of a file is in; undefined where its bytes fit none of them well. "ascii"
 * has met no byte that would tell: what follows may be in any encoding but UTF-16.
 *
 * No library is asked: those tried call Thai files of one byte a letter western or Japanese.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | "ascii" | undefined {
  const marked = MARKS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  if (marked !== undefined) return marked.encoding;
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return wide;
  if (bytes.every((byte) => byte < 0x80)) return "ascii";
  if (isMostlyUtf8(withoutCutLetter(bytes))) return "utf-8";
  return oneByteEncoding(bytes);
}

/** A program that cuts texts by bytes leaves halves of letters in a file that is UTF-8 all the same. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (decodedStrictly(bytes, "utf-8") !== undefined) return true;
  const letters =
    decoderOf("utf-8")
      .decode(bytes)
      .match(/[\u0080-\u{10ffff}]/gu) ?? [];
  const lost = letters.filter((letter) => letter === "\ufffd").length;
  return lost < letters.length * LOST_SHARE;
}
const LOST_SHARE = 0.05;

/** Byte order marks. */
const MARKS: readonly { readonly mark: readonly number[]; readonly encoding: Encoding }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** UTF-16 without a mark: separators, digits and line ends leave every other byte zero. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  let even = 0;
  let odd = 0;
  bytes.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even++;
    else odd++;
  });
  const pairs = bytes.length / 2;
  if (odd > pairs * WIDE_SHARE && odd > even * 20) return "utf-16le";
  if (even > pairs * WIDE_SHARE && even > odd * 20) return "utf-16be";
  return undefined;
}
/** Thai letters have no zero byte, so that a file of mostly Thai has zeros for its separators alone. */
const WIDE_SHARE = 0.08;

/** A stretch may end inside a letter of up to four bytes. */
function withoutCutLetter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < length ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

/**
 * Thai is written in runs of letters and marks, all from the block Windows-874 shares with TIS-620;
 * accents of Western languages stand alone among plain letters.
 */
function oneByteEncoding(bytes: Uint8Array): Encoding | undefined {
  let high = 0;
  let thai = 0;
  let besideHigh = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte < 0x80) continue;
    high++;
    if (isThaiByte(byte)) thai++;
    if ((bytes[i - 1] ?? 0) >= 0x80 || (bytes[i + 1] ?? 0) >= 0x80) besideHigh++;
  }
  if (thai / high >= THAI_SHARE && besideHigh / high >= RUN_SHARE) return "windows-874";
  if (besideHigh / high <= LONE_SHARE) return "windows-1252";
  return undefined;
}
const THAI_SHARE = 0.95;
const RUN_SHARE = 0.7;
const LONE_SHARE = 0.2;
const isThaiByte = (byte: number): boolean =>
  (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb) || byte === 0xa0;
