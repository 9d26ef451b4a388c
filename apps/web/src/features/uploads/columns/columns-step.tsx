import { leftOutColumns, type MappedColumn, type TablePlan } from "@propertyvr/ingest";
import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import type { PreviewTable } from "../check/protocol.ts";
import { changeTable, type OpenCheck } from "../flow.ts";
import { columnMessages } from "./column-messages.ts";
import { ColumnRow } from "./column-row.tsx";
import { missingIn, withTarget, withUnit } from "./targets.ts";

/** Which column is what; changing it has all rows checked anew. */
export function ColumnsStep({ check }: { check: OpenCheck }) {
  const t = useT(columnMessages);
  const all = check.plan.tables.map((table, at) => ({ table, at })).filter(isMapped);
  const read = all.filter(({ table }) => !table.isLeftOut);
  // Where nothing was recognised, saying what the columns are has them read.
  const tables = read.length > 0 ? read : all;
  return (
    <div className="flex flex-col gap-7 pt-4">
      <p className="text-ink-2">
        {t(tables.length === 0 ? "uploads.columns.none" : "uploads.columns.text")}
      </p>
      {tables.map(({ table, at }) => (
        <TableColumns
          key={at}
          table={table}
          preview={check.planned.tables[at]}
          onChange={(mapping) => changeTable(at, { mapping, isLeftOut: false })}
        />
      ))}
    </div>
  );
}

const isMapped = ({ table }: { table: TablePlan }): boolean => table.mapping.length > 0;

function TableColumns(props: {
  table: TablePlan;
  preview: PreviewTable | undefined;
  onChange: (mapping: readonly MappedColumn[]) => void;
}) {
  const t = useT(columnMessages);
  const { table, preview, onChange } = props;
  const { mapping } = table;
  const samples = useMemo(() => samplesOf(preview), [preview]);
  const leftOut = useMemo(() => leftOutColumns(mapping.map(({ column }) => column)), [mapping]);
  const read = mapping.filter(({ target }) => target !== undefined).length;
  return (
    <section aria-label={table.sheet ?? t("uploads.columns.text")}>
      {table.sheet !== null && <h3 className="mb-2 font-semibold">{table.sheet}</h3>}
      <output className="mb-3 flex flex-col gap-2">
        {missingIn(mapping).map((name) => (
          <span
            key={name}
            className="flex items-start gap-2.5 rounded-sm bg-bad-soft px-3 py-2 text-sm text-bad"
          >
            <TriangleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
            {t(`uploads.columns.missing.${name}`)}
          </span>
        ))}
      </output>
      <p className="mb-2 text-sm text-ink-3 tabular-nums">
        {t("uploads.columns.counted", { read, all: mapping.length })}
      </p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {mapping.map((column) => (
          <ColumnRow
            key={column.column}
            column={column}
            samples={samples.get(column.column) ?? []}
            leftOut={leftOut.get(column.column)}
            onTarget={(target) => onChange(withTarget(mapping, column.column, target))}
            onUnit={(unit) => onChange(withUnit(mapping, column.column, unit))}
          />
        ))}
      </ul>
    </section>
  );
}

const SAMPLES = 3;

/** The first different cells of each column. */
function samplesOf(preview: PreviewTable | undefined): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [at, column] of (preview?.columns ?? []).entries()) {
    const cells = preview?.rows.map(({ cells: all }) => (all[at] ?? "").trim()) ?? [];
    found.set(column, [...new Set(cells.filter((cell) => cell !== ""))].slice(0, SAMPLES));
  }
  return found;
}
