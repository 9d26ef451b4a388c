import type { InsightOf, InsightPart, InsightWords } from "@propertyvr/parts";
import {
  insightNotes,
  insightTable,
  sideNames,
  type InsightTable,
} from "@propertyvr/parts/insight";
import { insightWords as english } from "@propertyvr/parts/insight/en";
import { insightWords as thai } from "@propertyvr/parts/insight/th";
import { useId, useState } from "react";
import { Unbroken } from "../../lib/unbroken.tsx";
import { cn, VisuallyHidden } from "../../ui/index.ts";
import { AssumedYear } from "./assumed-year.tsx";
import { AreaBars } from "./area-bars.tsx";
import { SpreadPlot } from "./spread-plot.tsx";
import { TrendPlot } from "./trend-plot.tsx";

/** Market figures: drawn where looking beats reading, and as a table; what they are stands below. */
export default function InsightBlock({ part: stored }: { part: InsightPart }) {
  const [part, setPart] = useState(stored);
  const headId = useId();
  const words: InsightWords = { en: english, th: thai }[part.language];
  const { result } = part;
  if (result.kind === "refused") return null;
  const table = insightTable(part, words);
  const notes = insightNotes(part, words);
  const plot = <InsightPlot part={part} words={words} />;
  const isDrawn = DRAWN.has(result.kind);
  return (
    <section
      lang={part.language}
      aria-labelledby={headId}
      data-insight={result.kind}
      className="@container mt-2 max-w-[44rem] min-w-0 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <h2 id={headId} className="font-[550]">
        <Unbroken text={part.text} />
      </h2>
      {result.is_sample && (
        <p className="mt-1 w-fit rounded-sm border border-dashed border-line-3 px-2 text-sm text-ink-2">
          {words.basis(result.as_of ?? "", true)}
        </p>
      )}
      {isDrawn && plot}
      {isDrawn ? (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-brand">
            {words.asTable()}
          </summary>
          <Figures table={table} label={part.text} />
        </details>
      ) : (
        <Figures table={table} label={part.text} />
      )}
      {stored.result.kind === "yield" && (
        <AssumedYear stored={stored} words={words} onChange={setPart} />
      )}
      {/* Of samples the first note, what they are, stands at the head. */}
      {notes.slice(result.is_sample ? 1 : 0).map((note) => (
        <p key={note} className="mt-2 text-sm text-ink-2">
          <Unbroken text={note} />
        </p>
      ))}
    </section>
  );
}

const DRAWN: ReadonlySet<string> = new Set(["level", "compare", "affordable_areas", "trend"]);

function InsightPlot({ part: { result }, words }: { part: InsightPart; words: InsightWords }) {
  switch (result.kind) {
    case "level":
      return (
        <>
          <HomeSizes result={result} words={words} />
          {result.figures.map((figure) => (
            <SpreadPlot
              key={figure.metric}
              figure={figure}
              name={words.metric(figure.metric)}
              words={words}
              marked={figure === result.figures[0] ? (result.asked?.price_thb ?? null) : null}
            />
          ))}
        </>
      );
    case "compare": {
      const figures = result.places.flatMap(({ figure }) => (figure === null ? [] : [figure]));
      const bounds = {
        from: Math.min(...figures.flatMap(({ bins }) => bins.map(({ from_thb: from }) => from))),
        to: Math.max(...figures.flatMap(({ bins }) => bins.map(({ to_thb: to }) => to))),
      };
      const names = sideNames(result, words);
      return result.places.map(({ figure }, at) =>
        figure === null ? (
          <p key={names[at]} className="mt-3 text-ink-2">
            {`${names[at] ?? ""}: ${words.tooFew()}`}
          </p>
        ) : (
          <SpreadPlot
            key={names[at]}
            figure={figure}
            name={names[at] ?? ""}
            words={words}
            bounds={bounds}
          />
        ),
      );
    }
    case "affordable_areas":
      return <AreaBars result={result} words={words} />;
    case "trend":
      return <TrendPlot result={result} words={words} />;
    default:
      return null;
  }
}

/** How large the homes are, where it was asked: the median and the middle half of each deal. */
function HomeSizes({
  result: { sizes = [], scope },
  words,
}: {
  result: InsightOf<"level">;
  words: InsightWords;
}) {
  const isOfBoth = scope.criteria.deal === null;
  return sizes.map(({ deal, median_sqm: median, p25_sqm: p25, p75_sqm: p75 }) => (
    <p key={deal} className="mt-3 flex flex-wrap justify-between gap-x-4">
      <span className="text-ink-2">
        {isOfBoth ? `${words.size()} · ${words.deal(deal)}` : words.size()}
      </span>
      <span className="font-[550] tabular-nums">{words.sizes(median, p25, p75)}</span>
    </p>
  ));
}

/** More columns than these have no room on a phone. */
const COLUMNS_MAX = 3;
/** A figure with the name of its column before it. */
const NAMED =
  "@max-xl:flex @max-xl:justify-between @max-xl:gap-x-4 @max-xl:py-0.5 @max-xl:pr-0 @max-xl:text-right @max-xl:before:text-left @max-xl:before:text-ink-2 @max-xl:before:content-[attr(data-name)]";

/** A column a figure; on a narrow screen each row of many becomes a list of its figures. */
function Figures({ table: { head, rows }, label }: { table: InsightTable; label: string }) {
  const isMany = head.length > COLUMNS_MAX;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too
      tabIndex={0}
      className="mt-2 max-w-full overflow-x-auto overscroll-x-contain"
    >
      <table className="w-full border-collapse text-left text-[15px] tabular-nums">
        <thead className={cn(isMany && "@max-xl:sr-only")}>
          <tr className="align-bottom">
            {head.map((name, at) =>
              name === "" ? (
                <th key={at} scope="col">
                  <VisuallyHidden>{label}</VisuallyHidden>
                </th>
              ) : (
                <th
                  key={at}
                  scope="col"
                  className={cn(
                    "py-1.5 pr-4 font-[550]",
                    at > 0 ? "min-w-28" : "sticky left-0 min-w-36 bg-surface",
                  )}
                >
                  <Unbroken text={name} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells], row) => (
            <tr
              key={row}
              className={cn(
                "border-t border-line align-top",
                isMany && "@max-xl:block @max-xl:py-2",
              )}
            >
              <th
                scope="row"
                className={cn(
                  "sticky left-0 min-w-36 bg-surface py-1.5 pr-4 font-normal text-ink-2",
                  isMany && "@max-xl:block @max-xl:py-0.5 @max-xl:text-ink",
                )}
              >
                <Unbroken text={name} />
              </th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  data-name={head[at + 1]}
                  className={cn("py-1.5 pr-4", isMany && NAMED)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
