import { FEWEST } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import {
  COMPARED_MOST,
  dealOfMetric,
  placesApart,
  type MarketMetric,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { offerQuery, realUnits, refuse, scopeOf, type MarketInquiry } from "./market-inquiry.ts";
import { figureOf, levelOf, measuresOf } from "./market-figure.ts";
import { sampledIn, type LevelRow } from "./market-store.ts";
import { widerPlaces } from "./wider-places.ts";

/** The same homes in two to four places, or with as many numbers of bedrooms, side by side. */
export async function compare(asked: MarketInquiry): Promise<Insight> {
  const queries = sidesOf(asked);
  const sure = await sureMetric(asked, queries);
  const metrics = sure === undefined ? asked.metrics : [sure];
  const metric = metrics[0] ?? "sale";
  const found = await Promise.all(
    queries.map(async (query) => {
      const offers = offerQuery(query);
      const deal = sure === undefined ? offers.resolved.deal : dealOfMetric(sure);
      const rows = await asked.ports.store.findLevels(
        { ...offers, resolved: { ...offers.resolved, deal } },
        measuresOf(metrics),
      );
      return { query, rows };
    }),
  );
  // Beside a real home in one place, the samples of another give way.
  const isSample = found.every(({ rows }) => rows.every((row) => row.is_sample));
  const shown = found.map(({ query, rows }) => ({
    query,
    rows: rows.filter((row) => row.is_sample === isSample),
  }));
  const told = metrics.length > 1 ? metricTold(shown.map(({ rows }) => rows), metrics) : metric;
  const places = shown.map(({ query, rows }) => {
    const row = levelOf(rows, told);
    return {
      scope: scopeOf({ ...asked, query }),
      n_units: row?.units ?? 0,
      figure: figureOf(row, told),
    };
  });
  if (places.length < 2 || places.every(({ figure }) => figure === null))
    return withoutFigures(asked, queries, told, Math.max(0, ...places.map(({ n_units }) => n_units)));
  const sampled = sampledIn(shown.flatMap(({ rows }) => rows));
  return { kind: "compare", ...asked.about, ...sampled, is_sample: isSample, metric: told, places };
} // prettier-ignore

/** The same homes in each place, with each number of bedrooms that is compared, or in each place with each of them. */
function sidesOf({ query, bedrooms = [] }: MarketInquiry): readonly SearchQuery[] {
  const apart = placesApart(query);
  if (bedrooms.length < 2) return apart.slice(0, COMPARED_MOST);
  const places = apart.length === 0 ? [query] : apart;
  return places
    .flatMap((each) =>
      bedrooms.map((count) => ({
        ...each,
        criteria: { ...each.criteria, bedrooms: { min: count, max: count } },
      })),
    )
    .slice(0, COMPARED_MOST);
}

/** None of the places holds enough homes: names the narrowest place around all of them that does. */
async function withoutFigures(
  asked: MarketInquiry,
  queries: readonly SearchQuery[],
  metric: MarketMetric,
  units: number,
): Promise<Insight> {
  const [around = [], ...others] = queries.map(widerPlaces);
  const shared = around.filter(({ place }) =>
    others.every((each) => each.some((wider) => wider.place?.id === place?.id)),
  );
  for (const { query } of shared) {
    const found = realUnits(
      levelOf(await asked.ports.store.findLevels(offerQuery(query), measuresOf([metric])), metric),
    );
    if (found < FEWEST) continue;
    const wider = { scope: scopeOf({ ...asked, query }), n_units: found };
    return refuse(asked, "too_few", { n_units: units, wider });
  }
  return refuse(asked, "too_few", { n_units: units });
}

/**
 * Under no deal, the metric of the deal of which there is plenty in every place, as a sample tells: the
 * homes under the other deal are then not read. undefined where a sample cannot tell.
 */
async function sureMetric(
  { metrics, ports }: MarketInquiry,
  queries: readonly SearchQuery[],
): Promise<MarketMetric | undefined> {
  if (metrics.length < 2) return undefined;
  const deals = await Promise.all(
    queries.map((query) => ports.store.sampleDeals(offerQuery(query))),
  );
  const least = (metric: MarketMetric): number =>
    Math.min(...deals.map((offers) => offers[dealOfMetric(metric)]));
  const metric = mostTold(metrics, least);
  return least(metric) >= FEWEST ? metric : undefined;
}

/** The same of figures that were read. */
function metricTold(
  levels: readonly (readonly LevelRow[])[],
  metrics: readonly MarketMetric[],
): MarketMetric {
  const least = (metric: MarketMetric): number =>
    Math.min(...levels.map((rows) => levelOf(rows, metric)?.read ?? 0));
  return mostTold(metrics, least);
}

/** Who speaks of a square metre, or of land by its size, means to buy; else the deal of which there is most where there is least. */
function mostTold(
  metrics: readonly MarketMetric[],
  least: (metric: MarketMetric) => number,
): MarketMetric {
  const bought = metrics.find((metric) => metric.startsWith("sale_per_"));
  if (bought !== undefined && least(bought) >= FEWEST) return bought;
  return metrics.toSorted((a, b) => least(b) - least(a))[0] ?? "sale";
}
