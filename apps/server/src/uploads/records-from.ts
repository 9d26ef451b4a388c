import type { FileRecord } from "./read-records.ts";

/** Records of one transaction: few enough that a partner's other calls do not wait long for the stock. */
const BATCH = 1_000;

export interface Batch {
  /** The number of its first record, counted from 0 through the whole file. */
  readonly from: number;
  readonly records: readonly FileRecord[];
}

/** The records behind the first `done`, batch by batch. */
export async function* recordsFrom(
  all: AsyncIterable<FileRecord>,
  done: number,
): AsyncGenerator<Batch> {
  let at = 0;
  let records: FileRecord[] = [];
  for await (const record of all) {
    at += 1;
    if (at <= done) continue;
    records.push(record);
    if (records.length < BATCH) continue;
    yield { from: at - records.length, records };
    records = [];
  }
  if (records.length > 0) yield { from: at - records.length, records };
}
