import type { AttachmentFault } from "@propertyvr/contracts";
import { collectBlocks, type DocumentBlock, type DocumentText } from "@propertyvr/documents";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import WordExtractor from "word-extractor";

/** A Word document of before 2007. Its cells are told by tabs, one row a line. */
export async function readDoc(bytes: Uint8Array): Promise<Result<DocumentText, AttachmentFault>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const other = otherThanWord(buffer);
  if (other !== undefined) return fail(other);
  let text: string;
  try {
    text = (await new WordExtractor().extract(buffer)).getBody();
  } catch (error) {
    return fail(/encrypt|password/i.test(String(error)) ? "encrypted" : "damaged");
  }
  const collector = collectBlocks();
  for (const block of blocksOf(text)) if (!collector.add(block)) break;
  return ok(collector.document("word"));
}

/** Names of streams stand in such a file in UTF-16. */
function otherThanWord(buffer: Buffer): AttachmentFault | undefined {
  const holds = (name: string): boolean => buffer.includes(Buffer.from(name, "utf16le"));
  if (holds("EncryptedPackage")) return "encrypted";
  if (holds("WordDocument")) return isLocked(buffer) ? "encrypted" : undefined;
  return holds("Workbook") || holds("PowerPoint Document") ? "old_office" : "unsupported";
}

/** The header of the text (MS-DOC, 2.5.1 FibBase): its magic number, and the bit fEncrypted eleven bytes on. */
function isLocked(buffer: Buffer): boolean {
  for (let at = 512; at + 12 <= buffer.length; at += 512)
    if (buffer.readUInt16LE(at) === 0xa5ec) return ((buffer[at + 11] ?? 0) & 1) === 1;
  return false;
}

function* blocksOf(text: string): Generator<DocumentBlock> {
  let rows: (readonly string[])[] = [];
  const table = (): DocumentBlock => ({ type: "table", rows, page: null, sheet: null });
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    const cells = line.replace(/\t$/, "").split("\t");
    if (cells.length > 1) {
      rows.push(cells.map((cell) => cell.trim()));
      continue;
    }
    if (rows.length > 0) yield table();
    rows = [];
    yield { type: "paragraph", text: line.trim(), page: null };
  }
  if (rows.length > 0) yield table();
}
