import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { setImmediate as turn } from "node:timers/promises";

/** A file of an archive. */
export interface ArchiveEntry {
  /** With folders: "chats/001 Ari.md". */
  readonly name: string;
  readonly content: string | AsyncIterable<Uint8Array | string>;
  /** A picture, say: packing it again would gain nothing. */
  readonly isPacked?: boolean;
}

/** Letters of a text that are packed at once. */
const PIECE = 64 * 1024;

/**
 * Entries as one ZIP file, piece by piece: never more is held than a piece of one entry. Between pieces
 * the server turns to others.
 */
export async function* zipStream(
  entries: AsyncIterable<ArchiveEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const taken = function* () {
    const bytes = made;
    made = [];
    yield* bytes;
  };
  for await (const { name, content, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = now;
    zip.add(file);
    for await (const piece of piecesOf(content)) {
      file.push(piece);
      yield* taken();
      await turn();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

async function* piecesOf(content: ArchiveEntry["content"]): AsyncGenerator<Uint8Array> {
  for await (const piece of typeof content === "string" ? [content] : content) {
    if (typeof piece !== "string") yield piece;
    else
      for (let at = 0; at < piece.length;) {
        // A letter of two units is not cut.
        const isCut = /[\ud800-\udbff]/.test(piece.charAt(at + PIECE - 1));
        const end = at + PIECE - (isCut ? 1 : 0);
        yield Buffer.from(piece.slice(at, end));
        at = end;
      }
  }
}
