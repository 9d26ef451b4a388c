import { UPLOAD_BYTES_MAX, type UploadOptions } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { FastifyRequest } from "fastify";
import type { Failure } from "../../../platform/http/failure.ts";
import { fileNameOf } from "../../../platform/files/file-name.ts";
import { NO_FILE, readOptions, wrongField } from "./read-options.ts";
import type { ReceivedFile } from "../../../platform/files/receive-file.ts";
import { fromOutside } from "../../../platform/http/request-body.ts";

/** Bytes of the part `options`. */
const OPTIONS_BYTES = 4 * 1024 * 1024;
/** Of parts that nobody asked for; they are passed over. */
const FIELD_BYTES = 64 * 1024;
/** Parts of a form, with those that nobody asked for. */
const PARTS = 20;

export interface SentForm {
  readonly file: ReceivedFile & { readonly name: string };
  readonly options: UploadOptions;
}

/**
 * The parts `options` and `file` of a form, in either order. A form that is refused leaves no file
 * behind.
 */
export async function readForm(
  request: FastifyRequest,
  ports: {
    readonly receive: (stream: AsyncIterable<Uint8Array>) => Promise<Result<ReceivedFile, Failure>>;
    readonly drop: (file: ReceivedFile) => Promise<void>;
  },
): Promise<Result<SentForm, Failure>> {
  let file: SentForm["file"] | undefined;
  let isTaken = false;
  let options: Result<UploadOptions, Failure> = readOptions(undefined);
  try {
    for await (const part of fromOutside(request.parts(LIMITS))) {
      if (part.type === "field") continue;
      if (part.fieldname === "options") {
        const text = await textOf(fromOutside(part.file));
        options = text === undefined ? fail(LONG_OPTIONS) : readOptions(text);
        if (!options.ok) return options;
        continue;
      }
      if (part.fieldname !== "file" || file !== undefined) return fail(ONE_FILE);
      const received = await ports.receive(fromOutside(part.file));
      if (!received.ok) return received;
      file = { ...received.value, name: fileNameOf(part.filename) };
    }
    if (file === undefined) return fail(NO_FILE);
    isTaken = true;
    return options.ok ? ok({ file, options: options.value }) : options;
  } finally {
    if (file !== undefined && !isTaken) await ports.drop(file);
  }
}

const LIMITS = {
  // The library parses a field that says it is JSON, however deep it nests, so we take it as bytes.
  isPartAFile: (name: string | undefined, type: string | undefined, fileName: string | undefined) =>
    name === "options" || fileName !== undefined || type === "application/octet-stream",
  // What is too large is refused while it comes, see `receiveFile`.
  throwFileSizeLimit: false,
  limits: {
    fileSize: UPLOAD_BYTES_MAX + 1,
    files: 3,
    fields: PARTS,
    parts: PARTS,
    fieldSize: FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  },
};
const LONG_OPTIONS = wrongField("options", "too_long", "The options are too long");
const ONE_FILE = wrongField("file", "one_file", "Send one file, in the part called file");

/** undefined where the part is longer than options may be. */
async function textOf(part: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of part) {
    bytes += piece.length;
    if (bytes > OPTIONS_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
