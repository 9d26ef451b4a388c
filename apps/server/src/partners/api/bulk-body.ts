import { BULK_ROWS_MAX } from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import { parseJson, unreadableReason } from "../../platform/http/parse-json.ts";
import { UnreadableLine } from "./write-rows.ts";
import type { RowPlace } from "./written-reply.ts";

/** Rows that came one a line. */
class JsonLines {
  readonly rows: readonly unknown[];
  /** Of each row, from 1. */
  readonly lines: readonly number[];
  constructor(rows: readonly unknown[], lines: readonly number[]) {
    this.rows = rows;
    this.lines = lines;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const NEWLINE = 0x0a;

/** Parses each line by itself, so that a broken one spoils no other; empty lines are skipped. */
export function readJsonLines(body: Buffer): JsonLines {
  const rows: unknown[] = [];
  const lines: number[] = [];
  let from = 0;
  for (let line = 1; from < body.length && rows.length <= BULK_ROWS_MAX; line += 1) {
    const end = body.indexOf(NEWLINE, from);
    const bytes = body.subarray(from, end === -1 ? body.length : end);
    from = end === -1 ? body.length : end + 1;
    const row = readLine(bytes);
    if (row === undefined) continue;
    rows.push(row);
    lines.push(line);
  }
  return new JsonLines(rows, lines);
}

function readLine(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes).trim();
    return text === "" ? undefined : parseJson(text);
  } catch (error) {
    return new UnreadableLine(unreadableReason(error).en);
  }
}

export interface BulkRows {
  readonly rows: readonly unknown[];
  readonly placeOf: (index: number) => RowPlace;
}

/** The rows of a bulk: an array, an object that holds one, or lines. */
export function bulkRows(body: unknown): Result<BulkRows, Failure> {
  const found = rowsIn(body);
  if (found === undefined)
    return fail(refused("", "invalid_type", 'Send an array of listings, or {"properties": [...]}'));
  const { rows, pointer, lines } = found;
  if (rows.length === 0) return fail(refused(pointer, "too_few_rows", "Send at least one row"));
  if (rows.length > BULK_ROWS_MAX)
    return fail(
      refused(
        pointer,
        "too_many_rows",
        `Send at most ${BULK_ROWS_MAX} rows in one call, the rest in others`,
      ),
    );
  const placeOf = (index: number): RowPlace =>
    lines === undefined
      ? { row: index + 1, pointer: `${pointer}/${index}` }
      : { row: index + 1, line: lines[index], pointer: "" };
  return ok({ rows, placeOf });
}

function rowsIn(body: unknown) {
  if (body instanceof JsonLines) return { rows: body.rows, pointer: "", lines: body.lines };
  if (Array.isArray(body)) return { rows: body as unknown[], pointer: "", lines: undefined };
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "properties"))
    return undefined;
  const { properties } = body as { readonly properties: unknown };
  return Array.isArray(properties)
    ? { rows: properties as unknown[], pointer: "/properties", lines: undefined }
    : undefined;
}

const refused = (pointer: string, code: string, message: string): Failure => ({
  code: "invalid",
  detail: message,
  errors: [{ pointer, field: pointer.slice(1), code, message }],
});
