import { cn } from "./classes.ts";

const tones = {
  brand: { bar: "fill-brand", swatch: "bg-brand" },
  bad: { bar: "fill-bad", swatch: "bg-bad" },
};

export interface PlotSeries {
  /** The word of the legend and the head of its column in the table. */
  label: string;
  tone: keyof typeof tones;
}

export interface PlotBar {
  /** Which step this is, in words: the row of the table and what a pointer is told, "14:00-15:00". */
  label: string;
  /** Written below the bar. Give it to as many as fit side by side on a phone: about five. */
  tick?: string;
  /** One figure a series, in their order, none below zero; they are stacked from the foot up. */
  values: readonly number[];
}

export interface BarPlotProps {
  /** What a person who does not see the picture is told of it: "1,204 requests in 24 hours, most at 14:00". */
  summary: string;
  series: readonly PlotSeries[];
  /** In order, the oldest first. */
  bars: readonly PlotBar[];
  /** Writes a figure in the reader's language. */
  format: (value: number) => string;
  /** Opens the same figures as a table: "As a table". */
  tableLabel: string;
  /** Head of the table's first column: "Hour". */
  stepLabel: string;
  className?: string;
}

const HEIGHT = 132;
const TOP = 14;
const FOOT = 18;
const ROOM = HEIGHT - TOP - FOOT;
/** Of a bar's step; the rest is air. */
const BAR_SHARE = 0.72;

/**
 * Figures over equal steps as stacked bars: as wide as there is room, light and dark by the tokens,
 * the same figures as a table below for whoever reads rather than looks.
 */
export function BarPlot(props: BarPlotProps) {
  const { series, bars, format } = props;
  const top = roundTop(Math.max(0, ...bars.map(({ values }) => sum(values))));
  return (
    <figure aria-label={props.summary} className={cn("min-w-0", props.className)}>
      {series.length > 1 && <Legend series={series} />}
      <svg aria-hidden className="block w-full" height={HEIGHT}>
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line
              x1="0"
              x2="100%"
              y1={heightOf(value, top)}
              y2={heightOf(value, top)}
              className={value === 0 ? "stroke-line-3" : "stroke-line"}
            />
            {value > 0 && Number.isInteger(value) && (
              <text x="0" y={heightOf(value, top) - 3} className="fill-ink-3 text-[11px]">
                {format(value)}
              </text>
            )}
          </g>
        ))}
        {bars.map((bar, at) => (
          <Bar key={at} {...props} bar={bar} at={at} top={top} />
        ))}
      </svg>
      <PlotTable {...props} />
    </figure>
  );
}

function Bar({ bar, at, top, bars, series, format }: BarPlotProps & BarPlace) {
  const step = 100 / bars.length;
  const left = at * step + (step * (1 - BAR_SHARE)) / 2;
  const said = series.map(({ label }, of) => `${label} ${format(bar.values[of] ?? 0)}`);
  return (
    <g>
      <title>{`${bar.label}: ${said.join(", ")}`}</title>
      {/* The whole step answers to a pointer, not only what is drawn of it. */}
      <rect
        x={`${at * step}%`}
        width={`${step}%`}
        y={0}
        height={HEIGHT}
        className="fill-transparent"
      />
      {series.map(({ label, tone }, of) => {
        const foot = heightOf(sum(bar.values.slice(0, of)), top);
        const head = heightOf(sum(bar.values.slice(0, of + 1)), top);
        return foot === head ? null : (
          <rect
            key={label}
            x={`${left}%`}
            width={`${step * BAR_SHARE}%`}
            y={head}
            // One request among thousands is still seen, and two tones never touch.
            height={Math.max(1.5, foot - head - (of > 0 ? 1 : 0))}
            className={tones[tone].bar}
          />
        );
      })}
      {bar.tick !== undefined && (
        <text
          x={`${at === 0 ? 0 : at * step + step / 2}%`}
          y={HEIGHT - 3}
          textAnchor={at === 0 ? "start" : at === bars.length - 1 ? "end" : "middle"}
          className="fill-ink-3 text-[11px]"
        >
          {bar.tick}
        </text>
      )}
    </g>
  );
}

const Legend = ({ series }: Pick<BarPlotProps, "series">) => (
  <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
    {series.map(({ label, tone }) => (
      <li key={label} className="flex items-center gap-1.5">
        <span aria-hidden className={cn("size-2.5 rounded-[3px]", tones[tone].swatch)} />
        {label}
      </li>
    ))}
  </ul>
);

const PlotTable = ({ series, bars, format, tableLabel, stepLabel }: BarPlotProps) => (
  <details className="mt-1 text-xs text-ink-2">
    <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-sm text-ink-3 underline decoration-line-3 underline-offset-2 touch:min-h-11">
      {tableLabel}
    </summary>
    <table className="mt-1 w-full border-collapse tabular-nums">
      <thead>
        <tr>
          {[stepLabel, ...series.map(({ label }) => label)].map((head, at) => (
            <th
              key={head}
              scope="col"
              className={cn("py-1 font-[550]", at === 0 ? "text-left" : "text-right")}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, at) => (
          <tr key={at} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {bar.label}
            </th>
            {series.map(({ label }, of) => (
              <td key={label} className="py-1 text-right">
                {format(bar.values[of] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

interface BarPlace {
  readonly bar: PlotBar;
  readonly at: number;
  readonly top: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const heightOf = (value: number, top: number): number => TOP + ROOM * (1 - value / top);

/** The lowest of 1, 2, 5, 10, 20, 50 ... that holds the highest bar. */
export function roundTop(highest: number): number {
  if (highest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}
