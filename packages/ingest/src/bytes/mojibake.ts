import { decodedStrictly, type Encoding } from "./decoding.ts";
import { bytesOf } from "./encoding.ts";

/**
 * Thai in UTF-8 that some program took for an encoding of one byte a letter and saved again:
 * "เธเธญเธ™เนเธ”" or "à¸„à¸­à¸™à¹‚à¸”" for "คอนโด". The text that was meant; undefined where the text is as it should be.
 */
export function withoutMojibake(text: string): string | undefined {
  if (!SUSPICIOUS.test(text)) return undefined;
  for (const encoding of ["windows-1252", "windows-874"] as const) {
    const bytes = encoded(text, encoding);
    const meant = bytes && beginsAsUtf8(bytes) ? decodedStrictly(bytes, "utf-8") : undefined;
    if (meant !== undefined && THAI.test(meant)) return meant;
  }
  return undefined;
}

/** The lead bytes of Thai letters in UTF-8, E0 B8 and E0 B9, read as one letter each. */
const SUSPICIOUS = /à[¸¹]|เ[ธน]/;
const THAI = /[\u0e01-\u0e5b]/;

/** Most Thai texts fail at their first letter, which is much cheaper than at the decoder. */
function beginsAsUtf8(bytes: Uint8Array): boolean {
  const at = bytes.findIndex((byte) => byte >= 0x80);
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  if (at < 0 || (bytes[at] as number) < 0xc2 || !isInside(second)) return false;
  return (bytes[at] as number) < 0xe0 || isInside(third);
}
const isInside = (byte: number): boolean => byte >= 0x80 && byte < 0xc0;

/** undefined where a letter is not in the encoding. */
function encoded(text: string, encoding: Encoding): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  const known = bytesOf(encoding);
  for (let i = 0; i < text.length; i++) {
    const byte = known.get(text.charAt(i));
    if (byte === undefined) return undefined;
    bytes[i] = byte;
  }
  return bytes;
}
