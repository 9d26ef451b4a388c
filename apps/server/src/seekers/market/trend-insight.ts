import { chainedIndex, FEWEST } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import { dealOfMetric, type Deal } from "@propertyvr/vocabulary";
import { offerQuery, refuse, scopeOf, unplacedIn, type MarketInquiry } from "./market-inquiry.ts";
import { dealOfCode, sampledIn, type TrendRow } from "./market-store.ts";
import { monthsBack, type Month } from "./months-back.ts";

/** A year and the month that runs. */
const MONTHS = 13;

/**
 * What homes that are listed today asked at the end of each month that we know of: the median of all, and
 * beside it the same homes followed from month to month, which no newcomer moves.
 */
export async function trend(asked: MarketInquiry): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const months = monthsBack(asked.ports.clock.now(), MONTHS);
  const rows = await asked.ports.store.findTrend(offerQuery(asked.query), months.map(({ endsAt }) => endsAt));
  const told = [...new Set(asked.metrics.map(dealOfMetric))]
    .map((deal) => ({ deal, months: monthsOf(rows, months, deal) }))
    .toSorted((one, other) => priced(other.months) - priced(one.months))[0];
  if (told === undefined || priced(told.months) < 2) return refuse(asked, "no_history");
  const { deal } = told;
  const index = told.months.flatMap((each) => each.index ?? []);
  return {
    kind: "trend",
    ...asked.about,
    ...sampledIn(rows.filter((row) => dealOfCode(row.deal) === deal)),
    is_sample: false,
    scope: scopeOf(asked),
    metric: deal,
    months: told.months,
    span_months: spanOf(told.months.map(({ median_thb: thb }) => thb)),
    index_span_months: Math.max(0, index.length - 1),
    change_pct: index.length < 2 ? null : oneDecimal((index.at(-1) ?? 100) - 100),
  };
} // prettier-ignore

type TrendMonth = Extract<Insight, { kind: "trend" }>["months"][number];

const priced = (months: readonly TrendMonth[]): number =>
  months.filter(({ median_thb: thb }) => thb !== null).length;

/** From the first month with any home on. */
function monthsOf(
  rows: readonly TrendRow[],
  months: readonly Month[],
  deal: Deal,
): readonly TrendMonth[] {
  const found = months.map((_, at) =>
    rows.find((row) => dealOfCode(row.deal) === deal && row.month === at + 1),
  );
  const index = chainedIndex(
    found.map((row) => ({ matched: row?.matched ?? 0, step: row?.step ?? null })),
  );
  const first = found.findIndex((row) => row !== undefined);
  return months.flatMap(({ month }, at) => {
    const row = found[at];
    if (first === -1 || at < first) return [];
    return {
      month,
      n_units: row?.units ?? 0,
      median_thb: row === undefined || row.read < FEWEST ? null : Math.round(row.median),
      n_matched: at === first ? null : (found[at - 1]?.matched ?? 0),
      index: index[at] ?? null,
    };
  });
}

function spanOf(medians: readonly (number | null)[]): number {
  const known = medians.flatMap((thb, at) => (thb === null ? [] : at));
  return (known.at(-1) ?? 0) - (known[0] ?? 0);
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
