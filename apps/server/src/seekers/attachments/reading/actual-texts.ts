import { inflateSync } from "node:zlib";

/** A mark in the content of a page: its tag, and the text that it says it stands for. */
export interface ContentMark {
  readonly tag: string;
  readonly text: string | undefined;
}

/** What one stream inflates to at most, and all of them together. */
const STREAM_BYTES = 48 * 1024 * 1024;
const ALL_BYTES = 192 * 1024 * 1024;
/** A dictionary that stands before its stream. */
const DICTIONARY = 2_048;

/**
 * The marks of all pages of a PDF, in the order of the file (ISO 32000, 14.6 and 14.9.4). Programs that
 * draw a Thai cluster with glyphs of other clusters say beside it what it reads as, and only there.
 * @returns "unpacks_too_large" where a stream inflates beyond the limits; pictures are passed over
 */
export function marksOf(bytes: Uint8Array): readonly ContentMark[] | "unpacks_too_large" {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marks: ContentMark[] = [];
  let left = ALL_BYTES;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.subarray(at - 3, at).toString("latin1") === "end") continue;
    const begin = at + (file[at + 6] === 13 ? 8 : 7);
    const dictionary = file.subarray(Math.max(0, at - DICTIONARY), at).toString("latin1");
    const own = dictionary.slice(dictionary.lastIndexOf(" obj") + 1);
    if (!own.includes("FlateDecode") || /\/Subtype\s*\/Image/.test(own)) continue;
    const content = inflated(file.subarray(begin), Math.min(STREAM_BYTES, left));
    if (content === "too_large") return "unpacks_too_large";
    if (content === undefined) continue;
    left -= content.length;
    if (content.includes("BDC") || content.includes("BMC"))
      marks.push(...marksIn(content.toString("latin1")));
  }
  return marks;
}

function inflated(packed: Buffer, most: number): Buffer | "too_large" | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : undefined;
  }
}

const MARK =
  /\/([A-Za-z][\w-]{0,40})\s*(?:<<((?:[^<>]|<[^<>]*>|<<[^<>]*>>){0,2000})>>|\/[\w.-]{1,60})\s*BDC\b|\/([A-Za-z][\w-]{0,40})\s*BMC\b/g;

function* marksIn(content: string): Generator<ContentMark> {
  for (const [, tag, properties = "", plain] of content.matchAll(MARK)) {
    const hex = /\/ActualText\s*<([\dA-Fa-f\s]*)>/.exec(properties)?.[1];
    yield { tag: tag ?? plain ?? "", text: hex === undefined ? undefined : ofHex(hex) };
  }
}

/** UTF-16 with its byte order mark; anything else is left as it was drawn. */
function ofHex(hex: string): string | undefined {
  const bytes = Buffer.from(hex.replace(/\s/g, ""), "hex");
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff || bytes.length % 2 !== 0) return undefined;
  return Buffer.from(bytes.subarray(2)).swap16().toString("utf16le");
}
