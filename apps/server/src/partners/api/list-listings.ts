import type { PartnerProperties } from "@propertyvr/contracts";
import { ok, type Result } from "@propertyvr/vocabulary";
import type { Pool } from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { lostImages } from "../../stock/photos/image-states.ts";
import { findLastSeq } from "../../stock/partner-listings/change-store.ts";
import type { ListCursors } from "./list-cursor.ts";
import { partnerProperty } from "../../stock/partner-listings/partner-property.ts";
import { listStock, type StockFilters } from "./stock-list-store.ts";
import { stockOf } from "../../stock/partner-listings/stock-store.ts";

export interface ListDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly cursors: ListCursors;
}

/** One page of a partner's homes. What is listed, changed or deleted meanwhile moves no other home. */
export const listListings = async (
  { pool, clock, cursors }: ListDeps,
  partnerId: string,
  {
    cursor,
    limit,
    ...filters
  }: StockFilters & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Result<PartnerProperties, Failure>> => {
  const list = { partnerId, filters: { ...filters } };
  const after = cursor === undefined ? ok("0") : cursors.read(list, cursor);
  if (!after.ok) return after;
  // First: a change that falls between the two is told twice rather than not at all.
  const lastSeq = await findLastSeq(pool, partnerId);
  const now = clock.now();
  const wanted = { filters, after: after.value, limit: limit + 1, now };
  const found = await listStock(pool, stockOf(partnerId), wanted);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  const lost = await lostImages(
    pool,
    page.map(({ id }) => id),
  );
  return ok({
    properties: page.map((row) => partnerProperty(row, now, lost.get(row.id))),
    next_cursor: hasMore ? cursors.make(list, last.id) : null,
    last_seq: lastSeq,
  });
};
