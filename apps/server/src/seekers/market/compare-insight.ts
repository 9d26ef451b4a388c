import { FEWEST } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import {
  COMPARED_MOST,
  placesApart,
  type MarketMetric,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { offerQuery, realUnits, refuse, scopeOf, type Asked } from "./asked.ts";
import { figureOf, levelOf, measuresOf } from "./market-figure.ts";
import { sampledIn, type LevelRow } from "./market-store.ts";
import { widerPlaces } from "./wider-places.ts";

/** The same homes in two to four places side by side. */
export async function compare(asked: Asked): Promise<Insight> {
  const queries = placesApart(asked.query).slice(0, COMPARED_MOST);
  const metric = asked.metrics[0] ?? "sale";
  const found = await Promise.all(
    queries.map(async (query) => {
      const rows = await asked.ports.store.findLevels(offerQuery(query), measuresOf(asked.metrics));
      return { query, rows };
    }),
  );
  // Beside a real home in one place, the samples of another give way.
  const isSample = found.every(({ rows }) => rows.every((row) => row.is_sample));
  const shown = found.map(({ query, rows }) => ({
    query,
    rows: rows.filter((row) => row.is_sample === isSample),
  }));
  const told = asked.metrics.length > 1 ? metricTold(shown.map(({ rows }) => rows), asked.metrics) : metric;
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

/** None of the places holds enough homes: names the narrowest place around all of them that does. */
async function withoutFigures(
  asked: Asked,
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

/** Under no deal: who speaks of a square metre means to buy; else the deal of which there is most. */
function metricTold(
  levels: readonly (readonly LevelRow[])[],
  metrics: readonly MarketMetric[],
): MarketMetric {
  const least = (metric: MarketMetric): number =>
    Math.min(...levels.map((rows) => levelOf(rows, metric)?.read ?? 0));
  if (metrics.includes("sale_per_sqm") && least("sale_per_sqm") >= FEWEST) return "sale_per_sqm";
  return metrics.toSorted((a, b) => least(b) - least(a))[0] ?? "sale";
}
