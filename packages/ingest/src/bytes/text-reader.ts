import { fail, ok, type Result } from "@propertyvr/vocabulary";
import { decoderOf, type Encoding } from "./decoding.ts";
import { detectEncoding } from "./detect-encoding.ts";

export interface UnknownEncoding {
  readonly code: "unknown_encoding";
  /** The first line that could not be read. */
  readonly line: number;
}

/** Bytes to text, piece by piece, so that a file of any size needs little memory. */
export interface TextReader {
  /** The text of the next bytes; a letter they cut in two comes with the following ones. */
  readonly push: (bytes: Uint8Array) => Result<string, UnknownEncoding>;
  /** What was held back; a letter that the file breaks off in becomes U+FFFD. */
  readonly end: () => string;
  /** What was recognised; "utf-8" where every letter was plain. */
  readonly encoding: () => Encoding;
}

/**
 * Recognises the encoding at the first byte that tells: plain letters are the same in all of them
 * but UTF-16, which shows at once. With `chosen` nothing is guessed.
 */
export function createTextReader(chosen?: Encoding): TextReader {
  let encoding = chosen;
  let decoder = chosen && decoderOf(chosen);
  let line = 1;
  const count = (text: string): string => {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) line++;
    return text;
  };
  return {
    push(bytes) {
      if (decoder === undefined) {
        const found = detectEncoding(bytes);
        if (found === undefined) return fail({ code: "unknown_encoding", line });
        if (found === "ascii") return ok(count(decoderOf("utf-8").decode(bytes)));
        encoding = found;
        decoder = decoderOf(found);
      }
      return ok(count(decoder.decode(bytes, { stream: true })));
    },
    end: () => decoder?.decode() ?? "",
    encoding: () => encoding ?? "utf-8",
  };
}
