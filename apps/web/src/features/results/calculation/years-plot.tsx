import { wordsOf } from "@propertyvr/parts/calculation";
import { useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/classes.ts";
import type { EditedSheet } from "./edited-sheet.ts";
import { calculationMessages } from "./messages.ts";
import { amountIn } from "./words.ts";

const HEIGHT = 156;
const TOP = 24;
const FOOT = 52;

/** What the seller keeps after each of several years, as steps, with the table behind them. */
export function YearsPlot({ sheet }: { sheet: EditedSheet }) {
  const t = useT(calculationMessages);
  const words = wordsOf(sheet.part);
  const steps = sheet.worked.lines.flatMap((line) =>
    line.year === undefined ? [] : [{ line, year: line.year, amount: line.amount }],
  );
  if (steps.length === 0) return null;
  const amounts = steps.map(({ amount }) => amount);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const heightOf = (amount: number): number =>
    high === low ? HEIGHT / 2 : TOP + (HEIGHT - TOP - FOOT) * (1 - (amount - low) / (high - low));
  const held = sheet.worked.inputs.find(({ key }) => key === "years_held")?.value;
  const heldYears = typeof held === "number" ? Math.ceil(held) : null;
  const width = 100 / steps.length;
  const ends = high === low ? [high] : [low, high];
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-ink-2">{t("calculation.byYears")}</figcaption>
      <svg aria-hidden className="block w-full" height={HEIGHT}>
        {steps.map(({ year, amount }, at) => {
          const before = steps[at - 1]?.amount;
          const left = `${String(at * width)}%`;
          const right = `${String((at + 1) * width)}%`;
          const isHeld = year === heldYears;
          return (
            <g key={year} className="stroke-brand">
              {isHeld && (
                <rect
                  x={left}
                  width={`${String(width)}%`}
                  y={TOP - 4}
                  height={HEIGHT - TOP + 4 - 4}
                  rx={6}
                  className="fill-brand-soft stroke-none"
                />
              )}
              {before !== undefined && before !== amount && (
                <line x1={left} x2={left} y1={heightOf(before)} y2={heightOf(amount)} />
              )}
              <line
                x1={left}
                x2={right}
                y1={heightOf(amount)}
                y2={heightOf(amount)}
                strokeWidth={3}
                strokeLinecap="round"
              />
              <text
                x={`${String((at + 0.5) * width)}%`}
                y={HEIGHT - 11}
                textAnchor="middle"
                className={cn(
                  "stroke-none text-xs",
                  isHeld ? "fill-ink font-semibold" : "fill-ink-3",
                )}
              >
                {year}
              </text>
            </g>
          );
        })}
        {ends.map((amount) => {
          const at = amounts.indexOf(amount);
          const isLeft = at < steps.length / 2;
          return (
            <text
              key={amount}
              x={`${String((isLeft ? at : at + 1) * width)}%`}
              y={amount === low && high !== low ? heightOf(amount) + 18 : heightOf(amount) - 8}
              textAnchor={isLeft ? "start" : "end"}
              className="fill-ink-2 text-xs tabular-nums"
            >
              {words.amountOf(amount, "thb")}
            </text>
          );
        })}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
        <span>{t("calculation.years")}</span>
        <span>{t("calculation.notFromZero")}</span>
      </p>
      <details className="text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm text-brand touch:min-h-11">
          {t("calculation.asTable")}
        </summary>
        <table className="w-full border-collapse text-left tabular-nums">
          <thead>
            <tr className="text-ink-2">
              <th scope="col" className="py-1 font-normal">
                {t("calculation.years")}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {words.lineLabel("net_after_years")}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ line, year }) => (
              <tr key={year} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">
                  {words.amountOf(year, "years")}
                </th>
                <td className="py-1 text-right">{amountIn(sheet, line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
