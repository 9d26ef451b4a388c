import type { ApiKey, KeyUsage as Usage, RecentLog } from "@propertyvr/contracts";
import { Activity, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { Button, cn, EmptyState, Skeleton, VisuallyHidden } from "../../ui/index.ts";
import { KeyName } from "./key-row.tsx";
import { keyMessages } from "./messages.ts";
import { useKeyUsage } from "./queries.ts";
import { StaleNote } from "./stale-note.tsx";
import { UsagePlot } from "./usage-plot.tsx";

/** The entries of the log that are shown (ROWS F3). */
const SHOWN_LOGS = 5;

/** What one key was used for in the last 24 hours, as it happens. */
export function KeyUsage({ apiKey }: { apiKey: ApiKey }) {
  const t = useT(keyMessages);
  const { data, isPending, isError, error, refetch } = useKeyUsage(apiKey.id);
  return (
    <div className="flex flex-col gap-5">
      <KeyName apiKey={apiKey} />
      {isPending && <UsageSkeleton />}
      {isError && data === undefined && (
        <EmptyState
          level={3}
          icon={<TriangleAlert size={24} />}
          title={t("keys.usage.failed")}
          text={t(isProblem(error, "not_found") ? "keys.why.gone" : "keys.usage.failed.text")}
          action={
            !isProblem(error, "not_found") && (
              <Button onClick={() => void refetch()}>{t("keys.tryAgain")}</Button>
            )
          }
        />
      )}
      {isError && data !== undefined && <StaleNote />}
      {data !== undefined && <UsageFigures usage={data} />}
      {data?.total_requests === 0 && (
        <EmptyState
          level={3}
          className="py-6"
          icon={<Activity size={24} />}
          title={t("keys.usage.none")}
          text={t("keys.usage.none.text")}
        />
      )}
      {data !== undefined && data.total_requests > 0 && (
        <>
          <UsagePlot usage={data} />
          <RecentLogs logs={data.recent_logs.slice(0, SHOWN_LOGS)} />
        </>
      )}
    </div>
  );
}

function UsageFigures({ usage }: { usage: Usage }) {
  const t = useT(keyMessages);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const time = (ms: number | null) =>
    ms === null ? "–" : t("keys.usage.ms", { ms: number(rounded(ms)) });
  const { throttled, server_errors, unrecorded_requests } = usage;
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Figure term={t("keys.usage.total")} note={t("keys.usage.window")}>
          {number(usage.total_requests)}
        </Figure>
        <Figure term={t("keys.usage.successful")}>{number(usage.successful_requests)}</Figure>
        <Figure
          term={t("keys.usage.failed.count")}
          note={[
            throttled > 0 && t("keys.usage.throttled", { count: throttled }),
            server_errors > 0 && t("keys.usage.ours", { count: server_errors }),
          ]}
        >
          {number(usage.failed_requests)}
        </Figure>
        <Figure term={t("keys.usage.average")}>{time(usage.avg_response_time_ms)}</Figure>
        <Figure term={t("keys.usage.p95")} note={t("keys.usage.p95.note")}>
          {time(usage.p95_response_time_ms)}
        </Figure>
        <Figure
          term={t("keys.usage.left")}
          note={t("keys.usage.left.of", { limit: number(usage.rate_limit) })}
        >
          {number(usage.remaining)}
        </Figure>
      </dl>
      {unrecorded_requests > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          {t("keys.usage.unrecorded", { count: unrecorded_requests })}
        </p>
      )}
    </div>
  );
}

/** Milliseconds to what one can tell apart: tenths below ten. */
const rounded = (ms: number): number => (ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms));

const Figure = (props: {
  term: string;
  note?: string | readonly (string | false)[];
  children: ReactNode;
}) => (
  <div className="rounded-md bg-surface-2 px-4 py-3">
    <dt className="text-sm text-ink-2">{props.term}</dt>
    <dd className="text-xl font-semibold tabular-nums">{props.children}</dd>
    {[props.note].flat().map(
      (note) =>
        note && (
          <dd key={note} className="text-xs text-ink-2">
            {note}
          </dd>
        ),
    )}
  </div>
);

function RecentLogs({ logs }: { logs: readonly RecentLog[] }) {
  const t = useT(keyMessages);
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t("keys.usage.recent")}</h3>
      <ul className="divide-y divide-line">
        {logs.map((log) => (
          <LogRow key={log.request_id} log={log} />
        ))}
      </ul>
    </section>
  );
}

function LogRow({ log }: { log: RecentLog }) {
  const t = useT(keyMessages);
  const isGood = log.status_code < 400;
  const ms = formatNumber(rounded(log.response_time_ms), useLanguage());
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2 text-sm">
      <span
        aria-hidden
        className={cn("size-2.5 shrink-0 rounded-full", isGood ? "bg-good" : "bg-bad")}
      />
      <VisuallyHidden>{t(isGood ? "keys.usage.good" : "keys.usage.bad")}</VisuallyHidden>
      <span className={cn("font-semibold tabular-nums", isGood ? "text-good" : "text-bad")}>
        {log.status_code}
      </span>
      <code className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {log.method} {log.endpoint}
      </code>
      <span className="text-ink-2 tabular-nums">
        {log.problem !== null && <code className="mr-3">{log.problem}</code>}
        {t("keys.usage.ms", { ms })}
        <span aria-hidden> · </span>
        <Moment iso={log.timestamp} />
      </span>
    </li>
  );
}

function UsageSkeleton() {
  const t = useT(keyMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t("keys.usage.loading")}</VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {["1", "2", "3", "4", "5", "6"].map((name) => (
          <Skeleton key={name} className="h-24 rounded-md" />
        ))}
      </div>
      <Skeleton className="mt-5 h-40" />
    </div>
  );
}
