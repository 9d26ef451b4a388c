import { decoderOf, type Encoding } from "./decoding.ts";

/** What is written in the place of a letter that an encoding cannot hold. */
const UNHELD = 0x3f;

export interface Encoder {
  /** The bytes of a piece of text; pieces do not cut surrogate pairs. */
  readonly encode: (text: string) => Uint8Array;
  /** Letters that it could not hold, each once; a question mark stands for them. */
  readonly unheld: () => readonly string[];
}

declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

/** Text back to the bytes that the Encoding Standard decodes to it: it knows no encoders but for UTF-8. */
export function encoderOf(encoding: Encoding): Encoder {
  if (encoding === "utf-8") {
    const encoder = new TextEncoder();
    return { encode: (text) => encoder.encode(text), unheld: () => [] };
  }
  if (encoding === "utf-16le" || encoding === "utf-16be")
    return { encode: (text) => inUnits(text, encoding === "utf-16le"), unheld: () => [] };
  const bytes = bytesOf(encoding);
  const unheld = new Set<string>();
  return {
    encode(text) {
      const written = new Uint8Array(text.length);
      let length = 0;
      for (const letter of text) {
        const byte = bytes.get(letter);
        if (byte === undefined) unheld.add(letter);
        written[length++] = byte ?? UNHELD;
      }
      return written.subarray(0, length);
    },
    unheld: () => [...unheld],
  };
}

function inUnits(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), isLittle);
  return bytes;
}

/** The byte order mark. */
export const MARK = "\ufeff";

const tables = new Map<Encoding, ReadonlyMap<string, number>>();

/** The byte of each letter of an encoding of one byte a letter. */
export function bytesOf(encoding: Encoding): ReadonlyMap<string, number> {
  let table = tables.get(encoding);
  if (table === undefined) {
    const decoder = decoderOf(encoding);
    const all = Array.from({ length: 256 }, (_, byte) => byte);
    table = new Map([
      // What the encoding leaves open is kept as control letters of the same number.
      ...all.map((byte) => [String.fromCharCode(byte), byte] as const),
      ...all.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
    ]);
    table = new Map([...table].filter(([letter]) => letter !== "\ufffd"));
    tables.set(encoding, table);
  }
  return table;
}
