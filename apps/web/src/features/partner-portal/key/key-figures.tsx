import type { KeyUsage, RecentLog } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { BarPlot } from "../../../ui/bar-plot.tsx";
import { cn } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { keyMessages } from "./messages.ts";
import type { KeyInfo } from "./use-key-figures.ts";

/** About five fit side by side on a phone. */
const TICKS = 4;

/** One key's limit and usage. */
export function KeyFigures({ info, usage }: { info: KeyInfo; usage: KeyUsage }) {
  const t = useT(keyMessages);
  const language = useLanguage();
  const figure = (value: number) => formatNumber(value, language);
  const { p95_response_time_ms: p95 } = usage;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t("portalKey.partner"), info.partner_name],
    [t("portalKey.limit"), figure(usage.rate_limit)],
    [t("portalKey.remaining"), figure(usage.remaining)],
    [t("portalKey.total"), figure(usage.total_requests)],
    [t("portalKey.failedCount"), figure(usage.failed_requests)],
    [
      t("portalKey.p95"),
      p95 === null ? t("portalKey.none") : t("portalKey.ms", { ms: figure(Math.round(p95)) }),
    ],
    [t("portalKey.everCount"), figure(info.requests_count)],
    [
      t("portalKey.expires"),
      info.key_expires_at === null
        ? t("portalKey.never")
        : formatDate(info.key_expires_at, language),
    ],
  ];
  return (
    <div className="mt-6 flex animate-rise flex-col gap-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
        {rows.map(([label, value]) => (
          <div key={label} className="bg-surface px-4 py-3">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <UsagePlot usage={usage} language={language} />
      <Recent logs={usage.recent_logs} language={language} />
      <p className="text-xs text-ink-3">{t("portalKey.live")}</p>
    </div>
  );
}

function UsagePlot({ usage, language }: { usage: KeyUsage; language: Language }) {
  const t = useT(keyMessages);
  const { series } = usage;
  const step = Math.max(1, Math.floor(series.length / TICKS));
  return (
    <BarPlot
      summary={t("portalKey.plot", {
        total: usage.total_requests,
        failed: formatNumber(usage.failed_requests, language),
      })}
      series={[
        { label: t("portalKey.plot.successful"), tone: "brand" },
        { label: t("portalKey.plot.failed"), tone: "bad" },
      ]}
      bars={series.map((point, at) => ({
        label: timeOf(point.starts_at, language),
        values: [point.successful, point.client_errors + point.throttled + point.server_errors],
        ...(at % step === 0 && { tick: timeOf(point.starts_at, language) }),
      }))}
      format={(value) => formatNumber(value, language)}
      tableLabel={t("portalKey.plot.table")}
      stepLabel={t("portalKey.plot.step")}
    />
  );
}

function Recent({ logs, language }: { logs: readonly RecentLog[]; language: Language }) {
  const t = useT(keyMessages);
  return (
    <div>
      <h3 className="text-sm font-[550]">{t("portalKey.recent")}</h3>
      {logs.length === 0 && <p className="mt-1 text-sm text-ink-3">{t("portalKey.recent.none")}</p>}
      <ul className="mt-1 divide-y divide-line text-sm">
        {logs.map((log) => {
          const isFine = log.status_code < 400;
          return (
            <li key={log.request_id} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <span
                aria-hidden
                className={cn(
                  "size-2 shrink-0 self-center rounded-full",
                  isFine ? "bg-good" : "bg-bad",
                )}
              />
              <VisuallyHidden>
                {isFine ? t("portalKey.recent.ok") : t("portalKey.recent.failed")}
              </VisuallyHidden>
              <code className="font-mono text-[13px]">
                {log.method} {log.endpoint}
              </code>
              <span className="tabular-nums">{log.status_code}</span>
              {log.problem !== null && (
                <a
                  href={`#error-${log.problem}`}
                  className="font-mono text-[13px] text-bad underline underline-offset-4"
                >
                  {log.problem}
                </a>
              )}
              <span className="ml-auto text-ink-3 tabular-nums">
                {timeOf(log.timestamp, language)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** "14:30" in the reader's own time zone. */
const timeOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "th" ? "th-TH" : "en-GB", {
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(iso));
