import { type KeyboardEvent, useId } from "react";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/classes.ts";
import type { CellNote, NotedRow } from "../check/protocol.ts";
import { useFieldName } from "../columns/field-name.ts";
import { FixForm } from "./fix-form.tsx";
import { fixMessages } from "./fix-messages.ts";

/** What is said about the chosen cell and how it is mended, and the row that it stands in. */
export function CellPanel(props: {
  row: NotedRow | undefined;
  note: CellNote | undefined;
  /** Said about other cells of the row. */
  others: readonly CellNote[];
  onOther: (note: CellNote) => void;
  alike: number;
  onFixed: (cells: number) => void;
  /** Escape leads back to the grid. */
  onLeave: () => void;
}) {
  const t = useT(fixMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const titleId = useId();
  const { row, note } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    props.onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it one is
    <section
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      // The window would close at Escape: here it leads back first.
      data-own-escape
      className="max-h-80 min-h-0 overflow-y-auto rounded-md border border-line bg-surface-2 p-4 lg:max-h-none"
    >
      <h3 id={titleId} className="mb-2 text-xs font-[550] text-ink-3 tabular-nums">
        {row === undefined
          ? t("uploads.fix.cell")
          : row.sheet === null
            ? t("uploads.fix.rowOf", { row: row.row })
            : t("uploads.fix.sheetRow", { sheet: row.sheet, row: row.row })}
        {note !== undefined && ` · ${nameOf(note.field)}`}
      </h3>
      {row !== undefined && note !== undefined ? (
        <FixForm
          key={`${row.sheet ?? ""} ${row.row} ${note.code} ${note.field}`}
          row={row}
          note={note}
          alike={props.alike}
          onFixed={props.onFixed}
        />
      ) : (
        <p className="text-sm text-ink-2">{t("uploads.fix.cell.fine")}</p>
      )}
      {props.others.length > 0 && (
        <div className="mt-4 text-sm">
          <p className="text-xs text-ink-3">{t("uploads.fix.others")}</p>
          <ul>
            {props.others.map((other) => (
              <li key={`${other.code} ${other.field}`}>
                <button
                  type="button"
                  onClick={() => props.onOther(other)}
                  className={cn(
                    "min-h-9 rounded-sm text-left underline decoration-line-3 underline-offset-4 touch:min-h-11",
                    other.severity === "error" ? "text-bad" : "text-ink-2",
                  )}
                >
                  {nameOf(other.field)}: {other.says[language]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-3 text-xs text-ink-3">{t("uploads.fix.choose")}</p>
      {row !== undefined && <RestOfRow row={row} />}
    </section>
  );
}

function RestOfRow({ row }: { row: NotedRow }) {
  const t = useT(fixMessages);
  const nameOf = useFieldName();
  const values = Object.entries(row.values);
  if (values.length === 0) return null;
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm text-ink-2 underline decoration-line-3 underline-offset-4">
        {t("uploads.fix.rest")}
      </summary>
      <dl className="mt-1 flex flex-col gap-1.5">
        {values.map(([field, value]) => (
          <div key={field} className="min-w-0">
            <dt className="text-xs text-ink-3">{nameOf(field)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
