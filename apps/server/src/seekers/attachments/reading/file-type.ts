import type { AttachmentFault, AttachmentKind } from "@propertyvr/contracts";
import { detectEncoding } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";

export const FORMATS = {
  pdf: { kind: "pdf", mediaType: "application/pdf" },
  doc: { kind: "word", mediaType: "application/msword" },
  docx: {
    kind: "word",
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    kind: "sheet",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  pptx: {
    kind: "slides",
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
  txt: { kind: "text", mediaType: "text/plain" },
  jpeg: { kind: "image", mediaType: "image/jpeg" },
  png: { kind: "image", mediaType: "image/png" },
  webp: { kind: "image", mediaType: "image/webp" },
  gif: { kind: "image", mediaType: "image/gif" },
} as const satisfies Readonly<
  Record<string, { readonly kind: AttachmentKind; readonly mediaType: string }>
>;
export type AttachmentFormat = keyof typeof FORMATS;

/** The beginning and the end of a file, as much as its type is told by. */
export interface FileEnds {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}
export const END_BYTES = 64 * 1024;

/**
 * What a file is, by its content; its name may only contradict. What an archive or an old Office file
 * really holds is seen when it is read.
 */
export function formatOf(ends: FileEnds, name: string): Result<AttachmentFormat, AttachmentFault> {
  const told = formatByContent(ends, name);
  if (!told.ok) return told;
  const named = KIND_BY_EXTENSION.get(extensionOf(name));
  return named === undefined || named === FORMATS[told.value].kind ? told : fail("mislabelled");
}

function formatByContent(
  { head, tail }: FileEnds,
  name: string,
): Result<AttachmentFormat, AttachmentFault> {
  const start = latin1(head.subarray(0, 1_024));
  const picture = PICTURES.find(({ begins }) => begins.test(start));
  if (picture !== undefined) return picture.is;
  if (/^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-/.test(start)) return ok("pdf");
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006"))
    return archiveFormat(`${latin1(head)}${latin1(tail)}`);
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"))
    return /^(?:xls|ppt)$/.test(extensionOf(name)) ? fail("old_office") : ok("doc");
  return isText(head, name) ? ok("txt") : fail("unsupported");
}

const PICTURES: readonly {
  readonly begins: RegExp;
  readonly is: Result<AttachmentFormat, AttachmentFault>;
}[] = [
  { begins: /^\u00ff\u00d8\u00ff/, is: ok("jpeg") },
  { begins: /^\u0089PNG\r\n/, is: ok("png") },
  { begins: /^RIFF[^]{4}WEBP/, is: ok("webp") },
  { begins: /^GIF8[79]a/, is: ok("gif") },
  { begins: /^[^]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/, is: fail("heic") },
];

/** Names of entries stand in an archive uncompressed, before each entry and in the directory at the end. */
function archiveFormat(text: string): Result<AttachmentFormat, AttachmentFault> {
  if (text.includes("word/document")) return ok("docx");
  if (text.includes("xl/workbook")) return ok("xlsx");
  if (text.includes("ppt/presentation")) return ok("pptx");
  return fail("unsupported");
}

/** Nothing marks a text: it is what reads as one and is not named as something else. */
const isText = (head: Uint8Array, name: string): boolean => {
  if (!/^(?:txt|text|md|markdown|csv|tsv|log|)$/.test(extensionOf(name))) return false;
  const encoding = detectEncoding(head);
  if (encoding === undefined) return false;
  if (encoding.startsWith("utf-16")) return true;
  return !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
};

const KIND_BY_EXTENSION: ReadonlyMap<string, AttachmentKind> = new Map([
  ["pdf", "pdf"],
  ["doc", "word"],
  ["docx", "word"],
  ["xlsx", "sheet"],
  ["pptx", "slides"],
  ["txt", "text"],
  ["jpg", "image"],
  ["jpeg", "image"],
  ["png", "image"],
  ["webp", "image"],
  ["gif", "image"],
]);

const extensionOf = (name: string): string =>
  (/\.([^.]{1,10})$/.exec(name)?.[1] ?? "").toLowerCase();

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
