import { useRef } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { cn } from "../../../ui/classes.ts";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { useFieldName } from "../columns/field-name.ts";
import { homeOf } from "./fix-grid.tsx";
import { fixMessages } from "./fix-messages.ts";
import { type Filter, isIn } from "./rules.ts";

export interface Mending {
  readonly row: NotedRow;
  readonly note: CellNote;
}

/** The same rows on a phone, one card each. */
export function FixCards(props: {
  rows: readonly NotedRow[];
  filter: Filter;
  onMend: (mending: Mending) => void;
  onNearEnd?: (() => void) | undefined;
}) {
  const t = useT(fixMessages);
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  return (
    <section
      ref={scroller}
      aria-label={t("uploads.fix.grid")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto"
    >
      <Virtualizer
        ref={list}
        scrollRef={scroller}
        data={props.rows}
        as="ul"
        item="li"
        onScroll={(offset) => {
          const end = (list.current?.scrollSize ?? 0) - (list.current?.viewportSize ?? 0);
          if (offset > end - 1_000) props.onNearEnd?.();
        }}
      >
        {(row) => (
          <RowCard
            key={`${row.sheet ?? ""} ${row.row}`}
            row={row}
            filter={props.filter}
            onMend={props.onMend}
          />
        )}
      </Virtualizer>
    </section>
  );
}

function RowCard(props: { row: NotedRow; filter: Filter; onMend: (mending: Mending) => void }) {
  const t = useT(fixMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const { row, filter } = props;
  return (
    <div className="pb-3">
      <div className="rounded-md border border-line bg-surface p-3.5">
        <p className="text-xs text-ink-3 tabular-nums">
          {row.sheet === null
            ? t("uploads.fix.rowOf", { row: row.row })
            : t("uploads.fix.sheetRow", { sheet: row.sheet, row: row.row })}
        </p>
        <p className="truncate font-[550]">{homeOf(row)}</p>
        <ul className="mt-2 flex flex-col gap-2">
          {row.notes
            .filter((note) => isIn(filter, note))
            .map((note) => {
              const name = nameOf(note.field);
              return (
                <li
                  key={`${note.code} ${note.field}`}
                  className={cn(
                    "flex items-center gap-3 rounded-sm px-3 py-2 text-sm",
                    note.severity === "error"
                      ? "bg-bad-soft text-bad"
                      : "bg-gold-soft text-on-gold",
                  )}
                >
                  <div className="min-w-0 flex-1">
                    <p className="font-[550]">
                      {name}: {note.value ?? t("uploads.fix.empty")}
                    </p>
                    <p>{note.says[language]}</p>
                  </div>
                  {note.field !== "" && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t("uploads.fix.mend", { row: row.row, field: name })}
                      onClick={() => props.onMend({ row, note })}
                    >
                      {t("uploads.fix.mend.short")}
                    </Button>
                  )}
                </li>
              );
            })}
        </ul>
      </div>
    </div>
  );
}
