/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what draws only the rows in view stands between a grid and its rows */
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { Language } from "@propertyvr/vocabulary";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/classes.ts";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { useFieldName } from "../columns/field-name.ts";
import { fixMessages } from "./fix-messages.ts";
import { type Cell, clamp, moved } from "./grid-keys.ts";
import { type Filter, type GridColumn, isIn } from "./rules.ts";

const ROW_PX = 44;
const HEAD_PX = 52;
/** Before the columns of members: the row's number, and which home it is. */
const LEADING = 2;

export interface FixGridProps {
  rows: readonly NotedRow[];
  columns: readonly GridColumn[];
  filter: Filter;
  active: Cell;
  onActive: (cell: Cell) => void;
  /** Enter or a second press: the cell is to be mended. */
  onMend: () => void;
  /** More rows can be had from the server. */
  onNearEnd?: (() => void) | undefined;
}

/**
 * Rows with something to say about them, of which only those in view are drawn. One cell has the
 * focus (ARIA's grid pattern); it stays drawn while one scrolls away from it.
 */
export function FixGrid(props: FixGridProps) {
  const t = useT(fixMessages);
  const { rows, columns, active, filter, onNearEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isFocusWanted = useRef(false);
  const tracks = useMemo<CSSProperties>(
    () => ({
      gridTemplateColumns: `4.5rem minmax(0, 1.2fr) repeat(${columns.length}, minmax(0, 1fr))`,
      minWidth: `${4.5 + 11 + columns.length * 9}rem`,
    }),
    [columns.length],
  );
  const activeRow = clamp(active.row, rows.length);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      return props.onMend();
    }
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_PX) - 2);
    const size = { rows: rows.length, columns: columns.length + LEADING, page };
    const to = moved({ ...active, row: activeRow }, event, size);
    if (to === undefined) return;
    event.preventDefault();
    isFocusWanted.current = true;
    list.current?.scrollToIndex(to.row, { align: "nearest" });
    props.onActive(to);
  };
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    // Beside the columns that stay in view.
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  return (
    <div
      ref={scroller}
      role="grid"
      // Its cells have the focus, one of them at a time.
      tabIndex={-1}
      aria-label={t("uploads.fix.grid")}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + LEADING}
      onKeyDown={onKeyDown}
      className="min-h-0 flex-1 overflow-auto rounded-md border border-line bg-surface [scroll-padding:3.5rem_0_0_4.5rem]"
    >
      <GridHead columns={columns} tracks={tracks} />
      <Virtualizer
        ref={list}
        scrollRef={scroller}
        data={rows}
        itemSize={ROW_PX}
        startMargin={HEAD_PX}
        keepMounted={[activeRow]}
        onScroll={(offset) => {
          const end = (list.current?.scrollSize ?? 0) - (list.current?.viewportSize ?? 0);
          if (onNearEnd !== undefined && offset > end - 20 * ROW_PX) onNearEnd();
        }}
      >
        {(row, at) => (
          <GridRow
            key={`${row.sheet ?? ""} ${row.row}`}
            row={row}
            at={at}
            columns={columns}
            filter={filter}
            tracks={tracks}
            active={at === activeRow ? active.column : null}
            onActive={props.onActive}
            onMend={props.onMend}
          />
        )}
      </Virtualizer>
    </div>
  );
}

function GridHead(props: { columns: readonly GridColumn[]; tracks: CSSProperties }) {
  const t = useT(fixMessages);
  const nameOf = useFieldName();
  const head =
    "flex flex-col justify-center truncate bg-surface-2 px-3 text-xs font-[550] text-ink-2";
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 grid w-full border-b border-line bg-surface-2"
      style={{ ...props.tracks, height: HEAD_PX }}
    >
      <div role="columnheader" className={cn(head, "sticky left-0 z-10")}>
        {t("uploads.fix.row")}
      </div>
      <div role="columnheader" className={head}>
        {t("uploads.fix.home")}
      </div>
      {props.columns.map(({ field, column }) => (
        <div key={field} role="columnheader" className={head}>
          <span className="truncate text-ink">{nameOf(field)}</span>
          {column !== null && <span className="truncate font-normal">{column}</span>}
        </div>
      ))}
    </div>
  );
}

interface GridRowProps {
  row: NotedRow;
  at: number;
  columns: readonly GridColumn[];
  filter: Filter;
  tracks: CSSProperties;
  /** The column of the active cell, in the active row. */
  active: number | null;
  onActive: (cell: Cell) => void;
  onMend: () => void;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const language = useLanguage();
  const empty = useT(fixMessages)("uploads.fix.empty");
  const { row, at, columns, filter, active, onActive } = props;
  const cell = (column: number) => ({
    "data-cell": true,
    "aria-colindex": column + 1,
    tabIndex: active === column ? 0 : -1,
    onFocus: () => active !== column && onActive({ row: at, column }),
    onDoubleClick: props.onMend,
  });
  const frame = "flex min-w-0 items-center border-b border-line px-3 outline-offset-[-2px]";
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={cn("group grid w-full text-sm tabular-nums", active !== null && "bg-surface-2")}
      style={{ ...props.tracks, height: ROW_PX }}
    >
      <div
        role="rowheader"
        {...cell(0)}
        className={cn(
          frame,
          "sticky left-0 z-10 text-ink-3",
          active === null ? "bg-surface" : "bg-surface-2",
        )}
      >
        {formatNumber(row.row, language)}
      </div>
      <div role="gridcell" {...cell(1)} className={frame}>
        <span className="truncate">{homeOf(row)}</span>
      </div>
      {columns.map(({ field }, index) => {
        const note =
          row.notes.find((each) => each.field === field && isIn(filter, each)) ??
          row.notes.find((each) => each.field === field);
        return (
          <div
            key={field}
            role="gridcell"
            {...cell(index + LEADING)}
            aria-invalid={note?.severity === "error" || undefined}
            className={cn(frame, note !== undefined && tones[note.severity])}
          >
            <CellText {...{ note, language, empty }} value={row.values[field]} />
          </div>
        );
      })}
    </div>
  );
});

const tones = {
  error: "bg-bad-soft text-bad",
  warning: "bg-gold-soft text-on-gold",
};

/** Without a look at the language of its own: there are hundreds of them, and each scroll makes more. */
function CellText(props: {
  note: CellNote | undefined;
  value: string | undefined;
  language: Language;
  empty: string;
}) {
  const { note, language, empty } = props;
  const value = note === undefined ? props.value : (note.value ?? undefined);
  return (
    <>
      <span className={cn("truncate", value === undefined && "italic")}>
        {value ?? (note === undefined ? "" : empty)}
      </span>
      {note !== undefined && <span className="sr-only">, {note.says[language]}</span>}
    </>
  );
}

/** Which home a row is about, as far as it says. */
export function homeOf({ reference, values }: NotedRow): string {
  const title = values["title"] ?? values["title_en"] ?? values["title_th"] ?? values["project"];
  return [reference, title].filter((part) => part !== null && part !== undefined).join(" · ");
}
