import {
  collectBlocks,
  DOCUMENT_LIMITS,
  type DocumentText,
  textBlocks,
} from "@propertyvr/documents";
import { decoderOf, detectEncoding } from "@propertyvr/ingest";

/** Bytes that the encoding is told by. */
const LOOKED_AT = 256 * 1024;

/** Plain text in the encodings that are in use here: UTF-8, UTF-16, Windows-874, Windows-1252. */
export function readText(bytes: Uint8Array): DocumentText {
  const found = detectEncoding(bytes.subarray(0, LOOKED_AT)) ?? "utf-8";
  // A letter has up to four bytes.
  const enough = bytes.subarray(0, DOCUMENT_LIMITS.characters * 4);
  const text = decoderOf(found === "ascii" ? "utf-8" : found).decode(enough);
  const collector = collectBlocks();
  if (enough.length < bytes.length) collector.cut();
  for (const block of textBlocks(text)) if (!collector.add(block)) break;
  return collector.document("text");
}
