import { useQuery } from "@tanstack/react-query";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call } from "../../lib/api/index.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Section } from "../../ui/section.tsx";
import { settingsMessages } from "./messages.ts";

/** What this account has used today, as the server counts it. */
export function UsageStatistics() {
  const t = useT(settingsMessages);
  const { data, isError } = useQuery({
    queryKey: ["usage"],
    queryFn: ({ signal }) => call(accountEndpoints.accountUsage, { signal }),
    // Questions may have been asked since.
    staleTime: 0,
  });
  return (
    <Section title={t("settings.usage")}>
      {isError && <p className="text-sm text-ink-2">{t("settings.usage.failed")}</p>}
      {!isError && (
        <dl className="grid gap-4 sm:grid-cols-2">
          {(["requests", "tokens"] as const).map((kind) => (
            <Used key={kind} name={t(`settings.usage.${kind}`)} of={data?.[kind]} />
          ))}
        </dl>
      )}
      <p className="text-sm text-ink-3">
        {t("settings.usage.text")}
        {data?.is_enforced === true && ` ${t("settings.usage.enforced")}`}
      </p>
    </Section>
  );
}

function Used(props: {
  name: string;
  of: { readonly used: number; readonly limit: number } | undefined;
}) {
  const t = useT(settingsMessages);
  const language = useLanguage();
  const { used = 0, limit = 1 } = props.of ?? {};
  return (
    <div aria-busy={props.of === undefined} className="rounded-md border border-line px-4 py-3">
      <dt className="text-sm text-ink-2">{props.name}</dt>
      <dd className="mt-0.5 min-h-6 font-[550] tabular-nums">
        {props.of &&
          t("settings.usage.of", {
            used: formatNumber(used, language),
            limit: formatNumber(limit, language),
          })}
      </dd>
      <div aria-hidden className="mt-2 h-1 overflow-hidden rounded-full bg-brand-soft">
        <div
          className="h-full rounded-full bg-brand"
          style={{ width: `${Math.min(100, (100 * used) / limit)}%` }}
        />
      </div>
    </div>
  );
}
