import type { Insight, InsightWords } from "@propertyvr/parts";
import { cn } from "../../ui/index.ts";

type Trend = Extract<Insight, { readonly kind: "trend" }>;

const HEIGHT = 120;
const PAD = 10;

/**
 * Two lines over the months: the same homes followed, and the median of all listed as a share of its first
 * month. A month without enough homes breaks a line. What each comes to stands as text, so that it is read
 * at any width.
 */
export function TrendPlot({ result, words }: { result: Trend; words: InsightWords }) {
  const { months, metric } = result;
  const medians = months.map(({ median_thb: thb }) => thb);
  const firstMedian = medians.find((thb) => thb !== null) ?? 1;
  const same = months.map(({ index }) => index);
  const all = medians.map((thb) => (thb === null ? null : (thb / firstMedian) * 100));
  const values = [...same, ...all].filter((value) => value !== null);
  const [low, high] = [Math.min(98, ...values), Math.max(102, ...values)];
  const at = (month: number): number => (month / Math.max(1, months.length - 1)) * 100;
  const heightOf = (value: number): number =>
    PAD + (HEIGHT - 2 * PAD) * (1 - (value - low) / (high - low));
  const lines = [
    { name: words.ofAllListed(), values: all, stroke: "stroke-ink-3", isDashed: true },
    { name: words.sameHomes(), values: same, stroke: "stroke-brand", isDashed: false },
  ];
  const lastMedian = medians.findLast((thb) => thb !== null) ?? firstMedian;
  const lastIndex = same.findLast((value) => value !== null) ?? null;
  const told: Readonly<Record<string, string>> = {
    [words.ofAllListed()]: `${words.amount("sale", firstMedian)} → ${words.amount(metric, lastMedian)}`,
    [words.sameHomes()]: lastIndex === null ? words.tooFew() : words.indexOf(lastIndex, null),
  };
  return (
    <figure className="mt-3 min-w-0">
      <ul className="space-y-1 text-sm">
        {lines.toReversed().map(({ name, stroke, isDashed }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2">
            <svg aria-hidden width={28} height={8} className="shrink-0">
              <line
                x1={0}
                x2={28}
                y1={4}
                y2={4}
                strokeWidth={isDashed ? 2 : 3}
                strokeDasharray={isDashed ? "5 4" : undefined}
                className={stroke}
              />
            </svg>
            <span className="text-ink-2">{name}</span>
            <span className="font-[550] tabular-nums">{told[name]}</span>
          </li>
        ))}
      </ul>
      <svg aria-hidden className="mt-2 block w-full overflow-visible" height={HEIGHT}>
        <line
          x1="0"
          x2="100%"
          y1={heightOf(100)}
          y2={heightOf(100)}
          className="stroke-line-3"
          strokeDasharray="2 4"
        />
        {lines.map(({ name, values: points, stroke, isDashed }) =>
          points.map((value, month) => {
            const before = points[month - 1];
            if (value === null) return null;
            return (
              <g key={`${name} ${months[month]?.month ?? ""}`} className={stroke}>
                {before !== null && before !== undefined && (
                  <line
                    x1={`${at(month - 1)}%`}
                    x2={`${at(month)}%`}
                    y1={heightOf(before)}
                    y2={heightOf(value)}
                    strokeWidth={isDashed ? 2 : 3}
                    strokeDasharray={isDashed ? "5 4" : undefined}
                    strokeLinecap="round"
                  />
                )}
                <circle
                  cx={`${at(month)}%`}
                  cy={heightOf(value)}
                  r={isDashed ? 1.5 : 2.5}
                  className={cn("fill-current stroke-none", isDashed ? "text-ink-3" : "text-brand")}
                />
              </g>
            );
          }),
        )}
      </svg>
      <p className="flex justify-between gap-x-4 text-sm whitespace-nowrap text-ink-2 tabular-nums">
        <span>{words.month(months[0]?.month ?? "")}</span>
        <span>{words.month(months.at(-1)?.month ?? "")}</span>
      </p>
    </figure>
  );
}
