import { crc32 } from "node:zlib";

/** `pvr_` + 8 letters that may be shown + 32 secret ones + 6 of checksum; 190 secret bits (ROWS F1). */
const PREFIX = "pvr_";
const PUBLIC_LENGTH = 8;
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SHAPE = /^pvr_([0-9A-Za-z]{8})[0-9A-Za-z]{32}([0-9A-Za-z]{6})$/;

export interface KeyText {
  readonly key: string;
  readonly publicId: string;
  readonly lastFour: string;
}

/** @param bytes a source of random bytes, of which biased ones are passed over */
export function makeKeyText(bytes: (size: number) => Uint8Array): KeyText {
  let letters = "";
  while (letters.length < PUBLIC_LENGTH + SECRET_LENGTH) {
    for (const byte of bytes(64))
      if (byte < LETTERS.length * 4) letters += LETTERS[byte % LETTERS.length] ?? "";
  }
  const body = PREFIX + letters.slice(0, PUBLIC_LENGTH + SECRET_LENGTH);
  const key = body + checksumOf(body);
  return { key, publicId: letters.slice(0, PUBLIC_LENGTH), lastFour: key.slice(-4) };
}

/** The public part of a key whose checksum holds; undefined for a slip or a guess, without a look anywhere. */
export function publicIdOf(text: string): string | undefined {
  const match = SHAPE.exec(text);
  return match !== null && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === match[2]
    ? match[1]
    : undefined;
}

/** The keys whose checksums hold, wherever they stand in a text; each once. */
export const keysIn = (text: string): readonly string[] => [
  ...new Set(
    (text.match(/(?<![0-9A-Za-z])pvr_[0-9A-Za-z]{46}(?![0-9A-Za-z])/g) ?? []).filter(
      (each) => publicIdOf(each) !== undefined,
    ),
  ),
];

/** First 8 and last 4 letters. */
export const maskedKey = (publicId: string, lastFour: string): string =>
  `${(PREFIX + publicId).slice(0, 8)}…${lastFour}`;

function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let n = 0; n < CHECKSUM_LENGTH; n += 1) {
    text = (LETTERS[rest % LETTERS.length] ?? "") + text;
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}
