import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/classes.ts";
import { useFieldName } from "../columns/field-name.ts";
import { fixMessages } from "./fix-messages.ts";
import type { Filter, RuleGroup } from "./rules.ts";

interface RuleFilterProps {
  groups: readonly RuleGroup[];
  /** Rows with an error, rows with a warning. */
  counts: Readonly<Record<"error" | "warning", number>>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Which rule's rows are shown: side by side where there is room, a choice on a phone. */
export function RuleFilter(props: RuleFilterProps & { isWide: boolean }) {
  const t = useT(fixMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const { groups, counts, filter, onFilter } = props;
  const named = (["error", "warning"] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => ({
      severity,
      all: t(`uploads.fix.all.${severity}`),
      title: t(severity === "error" ? "uploads.fix.errors" : "uploads.fix.warnings"),
      groups: groups.filter((group) => group.severity === severity),
    }));
  const textOf = ({ field, says }: RuleGroup) => `${nameOf(field)}: ${says[language]}`;
  const number = (count: number) => formatNumber(count, language);
  if (!props.isWide)
    return (
      <select
        aria-label={t("uploads.fix.rules")}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
        className="min-h-11 w-full rounded-sm border border-line-3 bg-surface px-3 text-sm"
      >
        {named.map(({ severity, all, title, groups: rules }) => (
          <optgroup key={severity} label={title}>
            <option value={severity}>{`${all} (${number(counts[severity])})`}</option>
            {rules.map((rule) => (
              <option key={rule.key} value={rule.key}>
                {`${textOf(rule)} (${number(rule.rows)})`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    );
  const row = (key: Filter, text: string, count: number) => (
    <li key={key}>
      <button
        type="button"
        aria-pressed={filter === key}
        onClick={() => onFilter(key)}
        className={cn(
          "flex min-h-9 w-full items-start gap-2 rounded-sm px-2.5 py-1.5 text-left text-sm touch:min-h-11",
          filter === key ? "bg-brand-soft text-brand-strong" : "text-ink-2 hover:bg-surface-2",
        )}
      >
        <span className="min-w-0 flex-1">{text}</span>
        <span className="shrink-0 tabular-nums">{number(count)}</span>
      </button>
    </li>
  );
  return (
    <nav
      aria-label={t("uploads.fix.rules")}
      className="flex min-h-0 flex-col gap-4 overflow-y-auto pr-1"
    >
      {named.map(({ severity, all, title, groups: rules }) => (
        <section key={severity}>
          <h3 className="mb-1 px-2.5 text-xs font-[550] text-ink-3">{title}</h3>
          <ul>
            {row(severity, all, counts[severity])}
            {rules.map((rule) => row(rule.key, textOf(rule), rule.rows))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
