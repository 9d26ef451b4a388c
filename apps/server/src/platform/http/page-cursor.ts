import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "./failure.ts";

/** The number of the last row of the page before; undefined for the first page. */
export const beforeOf = (cursor: string | undefined): Result<number | undefined, Failure> => {
  if (cursor === undefined) return ok(undefined);
  return /^[1-9]\d{0,14}$/.test(cursor) ? ok(Number(cursor)) : fail({ code: "cursor_invalid" });
};

/** The rows of a page, of which one more than fits was asked for, and where the next begins. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  numberOf: (row: Row) => number,
): { readonly rows: readonly Row[]; readonly next_cursor: string | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: page, next_cursor: hasMore ? String(numberOf(last)) : null };
};
