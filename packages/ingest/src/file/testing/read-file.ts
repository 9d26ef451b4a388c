import { type OpenOptions, openFile } from "../open-file.ts";

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const windows874 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x0e00 ? code - 0x0d60 : code;
  });
export const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) => [
      code & 255,
      code >> 8,
    ]),
  ]);

/** All of a file, cut at the places given. */
export function readFile(
  bytes: Uint8Array,
  options: OpenOptions = {},
  cuts: readonly number[] = [],
) {
  const reader = openFile(options);
  const ends = [...cuts.filter((at) => at < bytes.length), bytes.length].toSorted((a, b) => a - b);
  const events = ends.flatMap((end, i) => [...reader.push(bytes.subarray(ends[i - 1] ?? 0, end))]);
  events.push(...reader.end());
  return {
    events,
    kind: reader.kind(),
    encoding: reader.encoding(),
    separator: reader.separator(),
    fault: reader.fault(),
  };
}
