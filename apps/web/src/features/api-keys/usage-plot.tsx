import type { KeyUsage, UsagePoint } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { formatClock, formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { BarPlot, type PlotBar } from "../../ui/bar-plot.tsx";
import { keyMessages } from "./messages.ts";

/** Words below the plot, so that they stand side by side on a phone. */
const TICKS = 4;

export function UsagePlot({
  usage,
}: {
  usage: Pick<KeyUsage, "series" | "until" | "total_requests">;
}) {
  const t = useT(keyMessages);
  const language = useLanguage();
  const bars = barsOf(usage, language);
  const most = bars.reduce((best, bar) => (heightOf(bar) > heightOf(best) ? bar : best));
  return (
    <BarPlot
      summary={t("keys.plot.summary", {
        total: formatNumber(usage.total_requests, language),
        when: most.label,
        most: formatNumber(heightOf(most), language),
      })}
      series={[
        { label: t("keys.usage.successful"), tone: "brand" },
        { label: t("keys.usage.failed.count"), tone: "bad" },
      ]}
      bars={bars}
      format={(value) => formatNumber(value, language)}
      tableLabel={t("keys.plot.table")}
      stepLabel={t("keys.plot.step")}
    />
  );
}

function barsOf(
  { series, until }: Pick<KeyUsage, "series" | "until">,
  language: Language,
): readonly PlotBar[] {
  const clock = (iso: string) => formatClock(iso, language);
  const apart = Math.max(1, Math.round(series.length / TICKS));
  return series.map((point, at) => ({
    label: `${clock(point.starts_at)}–${clock(series[at + 1]?.starts_at ?? until)}`,
    ...(at % apart === 0 && { tick: clock(point.starts_at) }),
    values: [point.successful, failedOf(point)],
  }));
}

const failedOf = ({ client_errors, throttled, server_errors }: UsagePoint): number =>
  client_errors + throttled + server_errors;

const heightOf = ({ values }: PlotBar): number => values.reduce((all, value) => all + value, 0);
