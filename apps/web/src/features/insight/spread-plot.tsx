import type { InsightWords, MarketFigure } from "@propertyvr/parts";

interface SpreadPlotProps {
  figure: MarketFigure;
  /** What the figure is of: the metric, or the place. */
  name: string;
  words: InsightWords;
  /** Of a scale that several plots share; else that of the figure's own bins. */
  bounds?: { from: number; to: number };
  /** A price to be marked among the others. */
  marked?: number | null;
}

const HEIGHT = 76;
const FOOT = 60;

/**
 * How prices are spread: a bar a bin, the middle half in the brand's colour, a line at the median.
 * The figures themselves stand as text, so that they are read at any width.
 */
export function SpreadPlot({ figure, name, words, bounds, marked = null }: SpreadPlotProps) {
  const { bins, metric, median_thb: median, p25_thb: p25, p75_thb: p75 } = figure;
  const from = bounds?.from ?? bins[0]?.from_thb ?? 0;
  const to = bounds?.to ?? bins.at(-1)?.to_thb ?? 1;
  const at = (thb: number): number =>
    Math.min(100, Math.max(0, ((thb - from) / Math.max(1, to - from)) * 100));
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const short = (thb: number): string => words.amount("sale", thb);
  return (
    <figure className="mt-3 min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
        <span>{name}</span>
        <span className="tabular-nums">
          {`${words.homes()}: ${words.counted(figure.n_units, figure.n_listings)}`}
        </span>
      </figcaption>
      <p className="text-lg font-[550] tabular-nums">
        {words.amount(metric, median)}{" "}
        <span className="text-sm font-normal text-ink-2">{words.median()}</span>
      </p>
      <svg aria-hidden className="mt-1 block w-full" height={HEIGHT}>
        {bins.map((bin) => (
          <rect
            key={bin.from_thb}
            x={`${at(bin.from_thb)}%`}
            width={`${Math.max(0.4, at(bin.to_thb) - at(bin.from_thb) - 0.5)}%`}
            y={FOOT - (bin.count / most) * (FOOT - 6)}
            height={(bin.count / most) * (FOOT - 6)}
            className={isWithin(bin, p25, p75) ? "fill-brand" : "fill-brand-line"}
          />
        ))}
        <line x1="0" x2="100%" y1={FOOT} y2={FOOT} className="stroke-line-3" />
        <rect
          x={`${at(p25)}%`}
          width={`${at(p75) - at(p25)}%`}
          y={FOOT + 4}
          height={6}
          rx={3}
          className="fill-brand"
        />
        {/* The edge in the colour of the ground keeps the line apart from the bars. */}
        {(["stroke-surface", "stroke-ink"] as const).map((stroke) => (
          <line
            key={stroke}
            x1={`${at(median)}%`}
            x2={`${at(median)}%`}
            y1={0}
            y2={FOOT + 14}
            className={stroke}
            strokeWidth={stroke === "stroke-ink" ? 2 : 6}
          />
        ))}
        {marked !== null && (
          <circle
            cx={`${at(marked)}%`}
            cy={FOOT + 7}
            r={6}
            className="fill-gold stroke-surface"
            strokeWidth={2}
          />
        )}
      </svg>
      <p className="flex justify-between gap-x-4 text-sm whitespace-nowrap text-ink-2 tabular-nums">
        <span>{short(from)}</span>
        <span>{short(to)}</span>
      </p>
      <p className="text-sm text-ink-2 tabular-nums">
        {`${words.middleHalf()}: `}
        <span className="whitespace-nowrap">{`${short(p25)}–${short(p75)}`}</span>
      </p>
    </figure>
  );
}

/** A bin of which the larger part lies in the middle half. */
function isWithin(
  { from_thb: from, to_thb: to }: MarketFigure["bins"][number],
  p25: number,
  p75: number,
): boolean {
  const middle = (from + to) / 2;
  return middle >= p25 && middle <= p75;
}
