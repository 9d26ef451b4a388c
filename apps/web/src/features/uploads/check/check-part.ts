import {
  type BrokenRow,
  checkFile,
  type CheckedRow,
  type FileFault,
  openFile,
  type ReadingPlan,
} from "@propertyvr/ingest";
import { gatherRows } from "./gather-rows.ts";
import {
  CHECKED_BYTES_MAX,
  CHECKED_ROWS_MAX,
  type CheckedFile,
  type NotedRow,
} from "./protocol.ts";

interface Progress {
  readonly rows: number;
  readonly bytes: number;
  /** New since the progress before. */
  readonly noted: readonly NotedRow[];
}
export interface CheckPorts {
  /** false: nobody waits for it any more. */
  readonly isWanted: () => boolean;
  readonly onProgress: (progress: Progress) => void;
}
/** So many rows are checked before the worker listens again. */
const ROWS_A_TURN = 500;

/** Checks a file, or as much of it as a browser should; undefined where it was not wanted to the end. */
export async function checkPart(
  file: Blob,
  plan: ReadingPlan,
  { isWanted, onProgress }: CheckPorts,
): Promise<(Omit<CheckedFile, "noted"> & { readonly fault: FileFault | undefined }) | undefined> {
  const check = checkFile(plan, { open: openFile });
  const gathered = gatherRows();
  let bytes = 0;
  /** @returns false where it is enough, or too much */
  const take = async (rows: Iterable<CheckedRow | BrokenRow>): Promise<boolean> => {
    let inTurn = 0;
    for (const row of rows) {
      if (gathered.count() >= CHECKED_ROWS_MAX) return false;
      gathered.add(row);
      if (++inTurn % ROWS_A_TURN === 0) {
        onProgress({ rows: gathered.count(), bytes, noted: gathered.takeNoted() });
        await nextTurn();
        if (!isWanted()) return false;
      }
    }
    return true;
  };
  const isWhole = await readAll();
  if (!isWanted()) return undefined;
  onProgress({ rows: gathered.count(), bytes, noted: gathered.takeNoted() });
  return { ...gathered.result(), isWhole, fault: check.fault() };

  async function readAll(): Promise<boolean> {
    const pieces = file.stream().getReader();
    for (;;) {
      const { value, done } = await pieces.read();
      if (!isWanted()) return false;
      if (done) return take(check.end());
      bytes += value.length;
      const isGoingOn = (await take(check.push(value))) && check.fault() === undefined;
      if (isGoingOn && bytes < CHECKED_BYTES_MAX) continue;
      await pieces.cancel();
      // A workbook is read at its end, however large it is.
      return check.fault() !== undefined;
    }
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
