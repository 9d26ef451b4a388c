import type {
  BrokenRow,
  CheckedRow,
  FileFault,
  FilePass,
  NamedRow,
  ReadingPlan,
} from "@propertyvr/ingest";

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

/** @param beat is told of work that goes on */
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
    // Of a workbook everything comes here.
    for (const record of pass.end()) {
      yield record;
      seen += 1;
      if (seen % RECORDS_A_BEAT === 0) beat();
    }
  };
  return { records: records(), plan: pass.plan, fault: pass.fault };
}

const RECORDS_A_BEAT = 1_000;
