import {
  type BrokenRow,
  type CheckedRow,
  checkFile,
  type FileFault,
  type KeptMapping,
  type ReadingPlan,
} from "@propertyvr/ingest";

export type FileRecord = CheckedRow | BrokenRow;
export const isBroken = (record: FileRecord): record is BrokenRow => "is" in record;

/** A file being read from its first byte, record by record. */
export interface FileReading {
  readonly records: AsyncGenerator<FileRecord>;
  /** Whole once the records have ended. */
  readonly plan: () => ReadingPlan;
  /** Why the rest could not be read, once the records have ended. */
  readonly fault: () => FileFault | undefined;
}

/** @param beat is told of work that goes on */
export function readRecords(
  pieces: AsyncIterable<Uint8Array>,
  how: {
    readonly plan?: ReadingPlan | undefined;
    readonly kept?: readonly KeptMapping[];
    readonly beat: () => void;
  },
): FileReading {
  const check = checkFile(how.plan, { kept: how.kept ?? [] });
  const records = async function* (): AsyncGenerator<FileRecord> {
    for await (const piece of pieces) {
      yield* check.push(piece);
      how.beat();
      if (check.fault() !== undefined) break;
    }
    let seen = 0;
    // Of a workbook everything comes here.
    for (const record of check.end()) {
      yield record;
      seen += 1;
      if (seen % RECORDS_A_BEAT === 0) how.beat();
    }
  };
  return { records: records(), plan: check.plan, fault: check.fault };
}

const RECORDS_A_BEAT = 1_000;
