import { inTransaction } from "@propertyvr/database";
import {
  type CellProblem,
  ingestCsv,
  type MappedColumn,
  type UnknownShape,
} from "@propertyvr/ingest";
import { ok, type Result } from "@propertyvr/vocabulary";
import type pg from "pg";
import { insertListings, vacuumListings } from "../listings/insert-listings.ts";
import { hashReference } from "../listings/hash-reference.ts";
import { recordOf } from "../listings/listing-record.ts";

export interface ImportReport {
  readonly shape: string;
  /** Rows with content, apart from the header. */
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows left out for an error. */
  readonly rejected: number;
  /** Of a file of no known shape: how its columns were read. */
  readonly mapping: readonly MappedColumn[];
  readonly problems: readonly CellProblem[];
}

/**
 * Takes the homes of a decoded CSV file into the stock of `source`, all good rows
 * or none, and says what became of every row. The same file again changes nothing.
 */
export async function importFile(
  pool: pg.Pool,
  text: string,
  source: string,
): Promise<Result<ImportReport, UnknownShape>> {
  const ingested = ingestCsv(text);
  if (!ingested.ok) return ingested;
  const { homes, problems, rows, shape, mapping } = ingested.value;
  const written = await inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    return insertListings(
      client,
      homes.map((home) =>
        recordOf({ ...home, externalId: home.externalId ?? hashReference(home) }, source),
      ),
    );
  });
  if (written.inserted + written.updated > 0) await vacuumListings(pool);
  const { inserted, updated, unchanged } = written;
  return ok({
    shape,
    rows,
    inserted,
    updated,
    unchanged,
    rejected: rows - homes.length,
    mapping,
    problems,
  });
}
