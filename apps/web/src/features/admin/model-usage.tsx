import type { ModelDay } from "@propertyvr/contracts";
import { Sparkles, TriangleAlert } from "lucide-react";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Button, EmptyState, Skeleton, VisuallyHidden } from "../../ui/index.ts";
import { adminMessages } from "./messages.ts";
import { modelUsageMessages } from "./model-usage-messages.ts";
import { useModelUsage } from "./queries.ts";

/** What each language model was asked each day, and what that cost by the configured prices. */
export function ModelUsage() {
  const t = useT(adminMessages);
  const own = useT(modelUsageMessages);
  const { data, isPending, isError, refetch } = useModelUsage();
  if (isPending)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t("admin.loading")}</VisuallyHidden>
        <Skeleton className="h-48 rounded-md" />
      </div>
    );
  if (isError)
    return (
      <EmptyState
        icon={<TriangleAlert size={24} />}
        title={t("admin.failed")}
        text={t("admin.failed.text")}
        action={<Button onClick={() => void refetch()}>{t("admin.tryAgain")}</Button>}
      />
    );
  if (data.days.length === 0)
    return (
      <EmptyState
        icon={<Sparkles size={24} />}
        title={own("modelUsage.none")}
        text={own("modelUsage.none.text")}
      />
    );
  return <Days days={data.days} />;
}

function Days({ days }: { days: readonly ModelDay[] }) {
  const t = useT(modelUsageMessages);
  const priced = days.flatMap(({ cost_usd }) => (cost_usd === null ? [] : [cost_usd]));
  return (
    <>
      <p className="mb-4 text-ink-2">{t("modelUsage.text")}</p>
      {priced.length > 0 && (
        <p className="mb-4 font-[550]">
          {t("modelUsage.total", { cost: dollars(priced.reduce((sum, each) => sum + each, 0)) })}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {days.map((each) => (
          <Day key={`${each.day} ${each.model}`} {...each} />
        ))}
      </ul>
    </>
  );
}

function Day({ day, model, requests, input_tokens, output_tokens, cost_usd }: ModelDay) {
  const t = useT(modelUsageMessages);
  const language = useLanguage();
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold wrap-anywhere">{model}</h2>
        <span className="text-sm text-ink-3">{formatDate(day, language)}</span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2 tabular-nums">
        <span>
          {t("modelUsage.used", {
            requests,
            input: formatNumber(input_tokens, language),
            output: formatNumber(output_tokens, language),
          })}
        </span>
        <span>{cost_usd === null ? t("modelUsage.noPrice") : dollars(cost_usd)}</span>
      </p>
    </li>
  );
}

/** A question costs a fraction of a cent. */
const dollars = (usd: number): string =>
  `US$${usd.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
