/** Encodings that files of agencies in Thailand come in. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-874" | "windows-1252";

/** The decoder of the Encoding Standard, which browsers and Node both have. */
interface Decoder {
  readonly decode: (bytes?: Uint8Array, options?: { readonly stream?: boolean }) => string;
}
declare const TextDecoder: new (label: string, options?: { readonly fatal?: boolean }) => Decoder;

/** Bytes may come in pieces that cut a letter in two; what cannot be read becomes U+FFFD. */
export const decoderOf = (encoding: Encoding): Decoder => new TextDecoder(encoding);

/** undefined where the bytes are no such text. */
export function decodedStrictly(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
