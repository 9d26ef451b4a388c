import type {
  BrokenRow,
  CheckedRow,
  FileFault,
  FilePass,
  NamedRow,
  ReadingPlan,
} from "@propertyvr/ingest";
import { setImmediate as nextTurn } from "node:timers/promises";

export type FileRecord = CheckedRow | BrokenRow;
export const isBroken = (record: CheckedRow | NamedRow | BrokenRow): record is BrokenRow =>
  "is" in record;

/** A file being read from its first byte, record by record. */
export interface FileReading<R> {
  readonly records: AsyncGenerator<R | BrokenRow>;
  /** Whole once the records have ended. */
  readonly plan: () => ReadingPlan;
  /** Why the rest could not be read, once the records have ended. */
  readonly fault: () => FileFault | undefined;
}

/** @param beat called as the work goes on, so that the run is not taken for dead */
export function readRecords<R>(
  pieces: AsyncIterable<Uint8Array>,
  pass: FilePass<R>,
  beat: () => void,
): FileReading<R> {
  const records = async function* (): AsyncGenerator<R | BrokenRow> {
    for await (const piece of pieces) {
      yield* pass.push(piece);
      beat();
      if (pass.fault() !== undefined) break;
    }
    let seen = 0;
    // A workbook yields all its records only here.
    for (const record of pass.end()) {
      yield record;
      seen += 1;
      if (seen % RECORDS_A_BEAT === 0) beat();
    }
  };
  return { records: records(), plan: pass.plan, fault: pass.fault };
}

const RECORDS_A_BEAT = 1_000;

/** Records of one transaction: few enough that a partner's other calls do not wait long for the stock. */
const BATCH = 1_000;

const RECORDS_A_TURN = 25;

export interface RecordBatch {
  /** The number of its first record, counted from 0 through the whole file. */
  readonly from: number;
  readonly records: readonly FileRecord[];
}

/** The records behind the first `done`, batch by batch. */
export async function* recordsFrom(
  all: AsyncIterable<FileRecord>,
  done: number,
): AsyncGenerator<RecordBatch> {
  let at = 0;
  let records: FileRecord[] = [];
  for await (const record of all) {
    at += 1;
    // Reading takes the thread for itself; the batch before, which is being written, has its turns in between.
    if (at % RECORDS_A_TURN === 0) await nextTurn();
    if (at <= done) continue;
    records.push(record);
    if (records.length < BATCH) continue;
    yield { from: at - records.length, records };
    records = [];
  }
  if (records.length > 0) yield { from: at - records.length, records };
}

/** The same items, each read while the one before it is being dealt with. */
export async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = items.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done === true) return;
      next = items.next();
      // A rejection is handled when its turn comes; until then it must not count as unhandled.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
