import { type LeftOut, mayBeRead, type MappedColumn } from "@propertyvr/ingest";
import { useT } from "../../../lib/i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cn } from "../../../ui/classes.ts";
import { columnMessages, fieldText } from "./column-messages.ts";
import { type Target, TARGET_GROUPS, type TargetGroup, UNITS_OF } from "./targets.ts";

/** Below it one should look twice. */
const SURE = 0.75;
const select =
  "min-h-10 w-full min-w-0 rounded-sm border bg-surface px-2.5 py-1 text-sm touch:min-h-11";

/** One column of the file: its name, some of its cells, and what it is read as. */
export function ColumnRow(props: {
  column: MappedColumn;
  samples: readonly string[];
  /** Why it is not read unless a person says so. */
  leftOut: LeftOut | undefined;
  onTarget: (target: Target | undefined) => void;
  onUnit: (unit: string | undefined) => void;
}) {
  const t = useT(columnMessages);
  const { column, unit, target } = props.column;
  const units = target === undefined ? undefined : UNITS_OF[target];
  const groups = Object.entries(TARGET_GROUPS) as [TargetGroup, readonly Target[]][];
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.5fr)_minmax(0,1.4fr)]">
      <p className={cn("font-[550] wrap-anywhere", target === undefined && "text-ink-2")}>
        {column}
      </p>
      <p className="flex min-w-0 flex-wrap items-start content-start gap-1.5 text-sm text-ink-2">
        {props.samples.length === 0 && (
          <span className="text-ink-3">{t("uploads.columns.samples.none")}</span>
        )}
        {props.samples.map((sample) => (
          <span
            key={sample}
            className="max-w-full truncate rounded-sm bg-surface-2 px-2 py-0.5 tabular-nums"
          >
            {sample}
          </span>
        ))}
      </p>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex gap-2">
          <select
            aria-label={t("uploads.columns.target.of", { column })}
            value={target ?? ""}
            disabled={!mayBeRead(column)}
            className={cn(
              select,
              target === undefined ? "border-line-2 text-ink-2" : "border-line-3",
            )}
            onChange={(event) =>
              props.onTarget(event.target.value === "" ? undefined : (event.target.value as Target))
            }
          >
            <option value="">{t("uploads.columns.target.none")}</option>
            {groups.map(([group, targets]) => (
              <optgroup key={group} label={t(`uploads.group.${group}`)}>
                {targets.map((each) => (
                  <option key={each} value={each}>
                    {t(fieldText(each) ?? "uploads.field.row")}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          {units !== undefined && (
            <select
              aria-label={t("uploads.columns.unit.of", { column })}
              value={unit ?? ""}
              className={cn(select, "max-w-40 border-line-3")}
              onChange={(event) =>
                props.onUnit(event.target.value === "" ? undefined : event.target.value)
              }
            >
              <option value="">{t("uploads.columns.unit.none")}</option>
              {[...new Set([...units, ...(unit === undefined ? [] : [unit])])].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </div>
        <Footing {...props.column} leftOut={props.leftOut} />
      </div>
    </li>
  );
}

/** Why it is read so, and how sure that is. */
function Footing({
  target,
  by,
  confidence,
  leftOut,
}: MappedColumn & { leftOut: LeftOut | undefined }) {
  const t = useT(columnMessages);
  const how = target === undefined && by !== "hand" ? "none" : (by ?? "none");
  if (target === undefined && leftOut !== undefined)
    return <p className="text-xs text-ink-3">{t(`uploads.columns.private.${leftOut}`)}</p>;
  const isUnsure = target !== undefined && confidence < SURE && how !== "kept" && how !== "hand";
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3 tabular-nums">
      {t(`uploads.columns.by.${how}`, { percent: Math.round(confidence * 100) })}
      {isUnsure && <Badge variant="gold">{t("uploads.columns.unsure")}</Badge>}
    </p>
  );
}
