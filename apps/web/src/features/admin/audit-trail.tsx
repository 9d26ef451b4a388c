import type { AuditEntry } from "@propertyvr/contracts";
import { ScrollText } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { adminMessages, auditTextOf } from "./messages.ts";
import { Paged } from "./paged.tsx";
import { useAuditLog } from "./queries.ts";

/** What was done, by whom and when; nobody can change it. */
export function AuditTrail() {
  const t = useT(adminMessages);
  const query = useAuditLog();
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <p className="mb-4 text-ink-2">{t("audit.text")}</p>
      <Paged
        query={query}
        count={entries.length}
        none={{
          icon: <ScrollText size={24} />,
          title: t("audit.none"),
          text: t("audit.none.text"),
        }}
      >
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Paged>
    </>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const t = useT(adminMessages);
  const { action, actor, network, before, after } = entry;
  const text = auditTextOf(action);
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{text === undefined ? action : t(text)}</h2>
        <span className="text-sm text-ink-2 tabular-nums">
          <Moment iso={entry.at} />
        </span>
      </div>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {network === ""
          ? t("audit.byItself", { name: actor.name })
          : t("audit.by", { name: actor.name, network })}
      </p>
      {(before !== null || after !== null) && (
        <div className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {before !== null && <Values title={t("audit.before")} values={before} />}
          {after !== null && <Values title={t("audit.after")} values={after} />}
        </div>
      )}
    </li>
  );
}

/** Names and values as they were written down: for whoever has to look closely. */
const Values = (props: { title: string; values: Readonly<Record<string, unknown>> }) => (
  <div className="min-w-0">
    <h3 className="text-xs text-ink-3">{props.title}</h3>
    <dl className="wrap-anywhere">
      {Object.entries(props.values).map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">
            <code>{name}</code>
          </dt>
          <dd>{shownOf(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

function shownOf(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "–";
  if (Array.isArray(value)) return value.map(shownOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
