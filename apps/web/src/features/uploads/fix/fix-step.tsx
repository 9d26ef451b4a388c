import { CircleCheck, Undo2 } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Button, Dialog, EmptyState, Progress } from "../../../ui/index.ts";
import type { NotedRow } from "../check/protocol.ts";
import { useFieldName } from "../columns/field-name.ts";
import { undoFix, useFlow } from "../flow.ts";
import { CellPanel } from "./cell-panel.tsx";
import { FixCards, type Mending } from "./fix-cards.tsx";
import { FixForm } from "./fix-form.tsx";
import { FixGrid } from "./fix-grid.tsx";
import { fixMessages } from "./fix-messages.ts";
import { type Cell, clamp } from "./grid-keys.ts";
import { RuleFilter } from "./rule-filter.tsx";
import {
  columnsIn,
  countAlike,
  type Filter,
  type GridColumn,
  groupsIn,
  isIn,
  likenessOf,
  rowsIn,
  withoutFixed,
} from "./rules.ts";
import { Unread } from "./unread.tsx";
import { useWide } from "./use-wide.ts";

export interface FixStepProps {
  noted: readonly NotedRow[];
  /** How far a check with the newest fixes is, 0 to 1; null once it is done. */
  progress: number | null;
  /** Where they come from the server: more of them. */
  onNearEnd?: (() => void) | undefined;
  /** What is to be known of rows that are here in part. */
  hint?: string;
}

/** Only the rows with problems: by rule, with their own values, to be mended one by one or alike. */
export function FixStep({ noted, progress, onNearEnd, hint }: FixStepProps) {
  const t = useT(fixMessages);
  const isWide = useWide();
  const { fixes, check } = useFlow();
  const checked = "checked" in check ? check.checked : null;
  const live = useRef<HTMLOutputElement>(null);
  const made = useMemo(() => fixes.map(({ fix }) => fix), [fixes]);
  const left = useDeferredValue(useMemo(() => withoutFixed(noted, made), [noted, made]));
  const groups = useMemo(() => groupsIn(left), [left]);
  const alike = useMemo(() => countAlike(left), [left]);
  const counts = useMemo(
    () => ({ error: rowsIn(left, "error").length, warning: rowsIn(left, "warning").length }),
    [left],
  );
  const [chosen, setFilter] = useState<Filter>("error");
  const isThere = chosen === "error" || chosen === "warning";
  const filter =
    (isThere && counts[chosen] > 0) || groups.some(({ key }) => key === chosen)
      ? chosen
      : counts.error > 0
        ? "error"
        : "warning";
  const rows = useMemo(() => rowsIn(left, filter), [left, filter]);
  const say = (cells: number): void => {
    if (live.current !== null) live.current.textContent = t("uploads.fix.done", { count: cells });
  };
  if (checked?.rows === 0) return <Unread />;
  if (left.length === 0)
    return (
      <>
        <FixBar progress={progress} />
        <EmptyState
          level={3}
          icon={<CircleCheck size={24} />}
          title={t("uploads.fix.none.title")}
          text={t("uploads.fix.none.text")}
        />
      </>
    );
  const shared = { rows, filter, alike, onFixed: say, onNearEnd };
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 pt-3">
      <FixBar progress={progress} />
      {hint !== undefined && <p className="text-sm text-ink-2">{hint}</p>}
      <output ref={live} className="sr-only" />
      {isWide ? (
        <div className="grid min-h-0 flex-1 grid-cols-[14rem_minmax(0,1fr)] gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <RuleFilter isWide {...{ groups, counts, filter, onFilter: setFilter }} />
          <Desk key={filter} {...shared} />
        </div>
      ) : (
        <>
          <RuleFilter isWide={false} {...{ groups, counts, filter, onFilter: setFilter }} />
          <Cards {...shared} />
        </>
      )}
    </div>
  );
}

function FixBar({ progress }: Pick<FixStepProps, "progress">) {
  const t = useT(fixMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const { check, fixes } = useFlow();
  const last = fixes.at(-1);
  const checked = "checked" in check ? check.checked : null;
  return (
    <div className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums">
      {checked !== null && (
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span className="text-good">{t("uploads.fix.good", { count: checked.good })}</span>
          {checked.failed > 0 && (
            <span className="text-bad">{t("uploads.fix.failed", { count: checked.failed })}</span>
          )}
          {checked.superseded > 0 && (
            <span>{t("uploads.fix.superseded", { count: checked.superseded })}</span>
          )}
        </p>
      )}
      <div className="ml-auto flex items-center gap-3">
        <div className="w-24">
          {progress !== null && <Progress label={t("uploads.fix.rechecking")} value={progress} />}
        </div>
        {last !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Undo2 size={16} aria-hidden />}
            onClick={undoFix}
          >
            {t("uploads.fix.undo", {
              field: nameOf(last.fix.member),
              count: formatNumber(last.cells, language),
            })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SharedProps {
  rows: readonly NotedRow[];
  filter: Filter;
  alike: ReadonlyMap<string, number>;
  onFixed: (cells: number) => void;
  onNearEnd: (() => void) | undefined;
}

/** Before the columns of members: the row's number, and which home it is. */
const LEADING = 2;

/** The grid, and beside it what is said about the chosen cell. */
function Desk({ rows, filter, alike, onFixed, onNearEnd }: SharedProps) {
  const area = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsIn(rows, filter), [rows, filter]);
  const [chosen, setChosen] = useState({ row: 0, column: LEADING, isSought: true });
  const row = rows[clamp(chosen.row, rows.length)];
  const active: Cell = {
    row: chosen.row,
    column: chosen.isSought ? columnToMend(row, { columns, filter }, chosen.column) : chosen.column,
  };
  // The same each time: rows are drawn anew only where something of theirs changed.
  const choose = useCallback((cell: Cell) => setChosen({ ...cell, isSought: false }), []);
  const mend = useCallback(
    () => area.current?.querySelector<HTMLElement>("[data-fix]")?.focus(),
    [],
  );
  const field = columns[active.column - LEADING]?.field;
  const notes = row?.notes.filter((note) => isIn(filter, note)) ?? [];
  const ofCell = row?.notes.filter((note) => note.field === field) ?? [];
  const note =
    field === undefined ? notes[0] : (ofCell.find((each) => isIn(filter, each)) ?? ofCell[0]);
  const toGrid = (): void =>
    area.current?.querySelector<HTMLElement>('[role="grid"] [data-cell][tabindex="0"]')?.focus();
  return (
    <div
      ref={area}
      className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-1"
    >
      <div className="flex min-h-0 min-w-0 flex-col">
        <FixGrid
          {...{ rows, columns, filter, active, onNearEnd }}
          onActive={choose}
          onMend={mend}
        />
      </div>
      <CellPanel
        row={row}
        note={note}
        others={(row?.notes ?? []).filter((each) => each !== note && isIn(filter, each))}
        onOther={(other) => {
          const column = columns.findIndex((each) => each.field === other.field);
          choose({ row: active.row, column: column + LEADING });
          requestAnimationFrame(toGrid);
        }}
        alike={note === undefined ? 0 : (alike.get(likenessOf(note)) ?? 1)}
        onLeave={toGrid}
        onFixed={(cells) => {
          onFixed(cells);
          setChosen({ ...active, isSought: true });
          // Once the row that is next has taken the place of the mended one.
          requestAnimationFrame(() => requestAnimationFrame(toGrid));
        }}
      />
    </div>
  );
}

/** Where a row wants mending: in the column that one is at, else in the first one. */
function columnToMend(
  row: NotedRow | undefined,
  { columns, filter }: { columns: readonly GridColumn[]; filter: Filter },
  at: number,
): number {
  const wants = columns.map(
    ({ field }) => row?.notes.some((note) => note.field === field && isIn(filter, note)) === true,
  );
  const first = wants.indexOf(true);
  return wants[at - LEADING] === true || first < 0 ? at : first + LEADING;
}

function Cards({ rows, filter, alike, onFixed, onNearEnd }: SharedProps) {
  const t = useT(fixMessages);
  const nameOf = useFieldName();
  const [mending, setMending] = useState<Mending | null>(null);
  return (
    <>
      <FixCards {...{ rows, filter, onNearEnd }} onMend={setMending} />
      {mending !== null && (
        <Dialog
          open
          onOpenChange={() => setMending(null)}
          title={t("uploads.fix.mend", {
            row: mending.row.row,
            field: nameOf(mending.note.field),
          })}
          closeLabel={t("uploads.fix.close")}
        >
          <FixForm
            {...mending}
            isFirst
            alike={alike.get(likenessOf(mending.note)) ?? 1}
            onFixed={(cells) => {
              setMending(null);
              onFixed(cells);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
