import type pg from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import type { ReadRow } from "@propertyvr/ingest";
import type { WrittenRow } from "../../stock/partner-listings/write-read-rows.ts";
import { type WriteRowsOptions, writeRows } from "./write-rows.ts";
import type { WriteStock } from "../../stock/partner-listings/write-stock.ts";

export interface WriteDeps {
  readonly writeStock: WriteStock;
  readonly clock: Clock;
}

/** What is made of the rows, last in their transaction: what it keeps stands or falls with them. */
export type AnswerRows<Answer> = (
  written: readonly WrittenRow<ReadRow>[],
  client: pg.PoolClient,
) => Promise<Answer>;

/** Writes rows to a partner's stock in one transaction; see `writeRows`. */
export const writeListings = <Answer>(
  { writeStock, clock }: WriteDeps,
  partnerId: string,
  rows: readonly unknown[],
  { answer, ...options }: WriteRowsOptions & { readonly answer: AnswerRows<Answer> },
): Promise<Answer> =>
  writeStock(partnerId, async (client) => {
    const written = await writeRows(client, { partnerId, now: clock.now() }, rows, options);
    return answer(written, client);
  });
