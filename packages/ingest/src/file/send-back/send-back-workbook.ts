import { joined } from "../../bytes/blocks.ts";
import { REASON_MEMBERS } from "../../row-members.ts";
import { type CheckedEvent, createEventCheck, openWith } from "../check-file.ts";
import { isReasonColumn } from "../check-record.ts";
import type { TableBegun } from "../../reader/file-reader.ts";
import type { ReadingPlan } from "../reading-plan.ts";
import { type SheetToWrite, writeWorkbook } from "../xlsx/write-workbook.ts";
import { cellsForOthers } from "./for-others.ts";
import { NO_REASONS, reasonsOf } from "./reasons.ts";
import type { SendBack, SendBackOptions } from "./way-back.ts";

/** The sheets of a workbook as they are read, which is run through once a sheet in bounded memory. */
export function sendBackWorkbook(plan: ReadingPlan, options: SendBackOptions): SendBack {
  const pieces: Uint8Array[] = [];
  return {
    push(bytes) {
      pieces.push(bytes.slice());
      return [];
    },
    *end() {
      const bytes = joined(pieces);
      const sheets = plan.tables
        .filter(({ isLeftOut }) => options.rows === "all" || !isLeftOut)
        .map(({ sheet }, at): SheetToWrite => ({
          name: sheet ?? `Sheet ${at + 1}`,
          rows: rowsOf(bytes, sheet, plan, options),
        }));
      yield writeWorkbook(sheets);
    },
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extension: ".xlsx",
    encoding: () => undefined,
    unheld: () => [],
  };
}

function* rowsOf(
  bytes: Uint8Array,
  sheet: string | null,
  plan: ReadingPlan,
  { rows, hasReasons = true, laterThan, isForOthers = false }: SendBackOptions,
): Generator<readonly string[]> {
  let begun: TableBegun | undefined;
  let own: readonly number[] = [];
  let shown = (cells: readonly string[]): readonly string[] => cells;
  for (const { event, row } of eventsOf(bytes, plan)) {
    if (event.sheet !== sheet) {
      if (begun !== undefined) return;
    } else if (event.is === "table") {
      begun = event;
      if (isForOthers) shown = cellsForOthers(event.columns);
      own = event.columns.flatMap((name, at) => (isReasonColumn(name) ? [] : [at]));
      yield [...own.map((at) => event.columns[at] ?? ""), ...(hasReasons ? REASON_MEMBERS : [])];
    } else if (event.is === "row") {
      const reasons = row === undefined ? NO_REASONS : reasonsOf(row.check(), laterThan);
      if (rows === "failed" && !reasons.isFailed) continue;
      const cells = shown(event.cells);
      yield [...own.map((at) => cells[at] ?? ""), ...(hasReasons ? reasons.cells : [])];
    }
  }
}

function* eventsOf(bytes: Uint8Array, plan: ReadingPlan): Generator<CheckedEvent> {
  const reader = openWith(plan);
  const check = createEventCheck(plan, []);
  yield* check.take(reader.push(bytes));
  yield* check.take(reader.end());
  yield* check.rest();
}
