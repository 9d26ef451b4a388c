import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "./failure.ts";
import { isId } from "./is-id.ts";

/** Where a row stands in a list that has the newest first. */
export interface Position {
  readonly id: string;
  readonly created_at: Date;
}

/**
 * The position behind a cursor, which is the id of the last row shown: one that the caller does not
 * see, or that never was, is no cursor. Undefined without a cursor.
 */
export async function positionOf(
  cursor: string | undefined,
  find: (id: string) => Promise<Position | undefined>,
): Promise<Result<Position | undefined, Failure>> {
  if (cursor === undefined) return ok(undefined);
  const position = isId(cursor) ? await find(cursor) : undefined;
  return position === undefined ? fail({ code: "cursor_invalid" }) : ok(position);
}

/** Of one row more than a page holds: the page, and the cursor of the next where there is one. */
export function pageOf<Row extends Position>(
  rows: readonly Row[],
  limit: number,
): { readonly page: readonly Row[]; readonly next_cursor: string | null } {
  const page = rows.slice(0, limit);
  return { page, next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** The number of the last row of the page before; undefined for the first page. */
export const numberBefore = (cursor: string | undefined): Result<number | undefined, Failure> => {
  if (cursor === undefined) return ok(undefined);
  return /^[1-9]\d{0,14}$/.test(cursor) ? ok(Number(cursor)) : fail({ code: "cursor_invalid" });
};

/** The rows of a page, of which one more than fits was asked for, and where the next begins. */
export const pageByNumber = <Row>(
  rows: readonly Row[],
  limit: number,
  numberOf: (row: Row) => number,
): { readonly rows: readonly Row[]; readonly next_cursor: string | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: page, next_cursor: hasMore ? String(numberOf(last)) : null };
};
