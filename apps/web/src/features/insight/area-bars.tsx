import type { Insight, InsightWords } from "@propertyvr/parts";

type Areas = Extract<Insight, { readonly kind: "affordable_areas" }>;

/** A bar a district, as long as it has homes that fit; count and median stand beside it. */
export function AreaBars({ result, words }: { result: Areas; words: InsightWords }) {
  const most = Math.max(1, ...result.areas.map(({ n_units: units }) => units));
  return (
    <ol className="mt-3 space-y-2.5">
      {result.areas.map(({ district_code: code, name, n_units: units, median_thb: median }) => (
        <li key={code}>
          <p className="flex flex-wrap justify-between gap-x-4 text-[15px]">
            <span className="font-[550]">{name}</span>
            <span className="text-ink-2 tabular-nums">
              {`${words.homes()}: ${words.counted(units, units)}`}
              {median !== null && ` · ${words.median()} ${words.amount(result.metric, median)}`}
            </span>
          </p>
          <svg aria-hidden className="mt-0.5 block w-full" height={8}>
            <rect width={`${(units / most) * 100}%`} height={8} rx={4} className="fill-brand" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
