import type { Insight, InsightWords } from "@propertyvr/parts";

type Areas = Extract<Insight, { readonly kind: "affordable_areas" }>;

/** A bar a district or station, as long as it has homes that fit, or as its median is high where no budget ranks them; both stand beside it. */
export function AreaBars({ result, words }: { result: Areas; words: InsightWords }) {
  const lengthOf = ({ n_units: units, median_thb: median }: Areas["areas"][number]): number =>
    result.scope.criteria.price === null ? (median ?? 0) : units;
  const most = Math.max(1, ...result.areas.map(lengthOf));
  return (
    <ol className="mt-3 space-y-2.5">
      {result.areas.map((area) => {
        const { name, n_units: units, median_thb: median } = area;
        return (
          <li key={name}>
            <p className="flex flex-wrap justify-between gap-x-4 text-[15px]">
              <span className="font-[550]">{name}</span>
              <span className="text-ink-2 tabular-nums">
                {`${words.homes()}: ${words.counted(units, units)}`}
                {median !== null && ` · ${words.median()} ${words.amount(result.metric, median)}`}
              </span>
            </p>
            <svg aria-hidden className="mt-0.5 block w-full" height={8}>
              <rect
                width={`${(lengthOf(area) / most) * 100}%`}
                height={8}
                rx={4}
                className="fill-brand"
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
