import type { FileFaultCode } from "../reader/file-faults.ts";

/** What the first bytes of a file say where it is no text. */
const MAGICS: readonly { readonly bytes: readonly number[]; readonly is: "zip" | FileFaultCode }[] =
  [
    { bytes: [0x50, 0x4b, 0x03, 0x04], is: "zip" },
    // An archive without entries.
    { bytes: [0x50, 0x4b, 0x05, 0x06], is: "zip" },
    { bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], is: "old_workbook" },
    { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], is: "pdf" },
    { bytes: [0x89, 0x50, 0x4e, 0x47], is: "picture" },
    { bytes: [0xff, 0xd8, 0xff], is: "picture" },
    { bytes: [0x47, 0x49, 0x46, 0x38], is: "picture" },
    { bytes: [0x1f, 0x8b], is: "archive" },
    { bytes: [0x52, 0x61, 0x72, 0x21, 0x1a], is: "archive" },
    { bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], is: "archive" },
    { bytes: [0x28, 0xb5, 0x2f, 0xfd], is: "archive" },
    { bytes: [0x42, 0x5a, 0x68], is: "archive" },
  ];
const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => head[at + i] === byte);
const letters = (text: string, wide = false): readonly number[] =>
  Array.from(text).flatMap((letter) => [letter.charCodeAt(0), ...(wide ? [0] : [])]);

/** By the first bytes alone; undefined: it may be text. */
export function kindOfBytes(head: Uint8Array): "zip" | FileFaultCode | undefined {
  if (startsWith(head, letters("RIFF")) && startsWith(head, letters("WEBP"), 8)) return "picture";
  const magic = MAGICS.find(({ bytes }) => startsWith(head, bytes))?.is;
  if (magic === "old_workbook" && holds(head, letters("EncryptedPackage", true)))
    return "workbook_locked";
  // "BZh" may begin a text; a packed file goes on with bytes that are none.
  return magic === "archive" && !head.subarray(0, 64).some((byte) => byte >= 0x80 || byte === 0)
    ? undefined
    : magic;
}

/** Names of streams stand in the directory of an old file, in letters of two bytes. */
function holds(head: Uint8Array, name: readonly number[]): boolean {
  for (let at = 0; at + name.length <= head.length; at += 2)
    if (startsWith(head, name, at)) return true;
  return false;
}

/** By how its text begins. A CSV may begin with a bracket too, but hardly with what JSON has behind it. */
export function kindOfText(head: string): "xml" | "json" | "csv" | "nothing" {
  const text = head.trimStart();
  if (text === "") return "nothing";
  if (/^<[a-z?!]/i.test(text)) return "xml";
  return /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{\]"\d-]|true|false|null|$))/.test(text) ? "json" : "csv";
}
