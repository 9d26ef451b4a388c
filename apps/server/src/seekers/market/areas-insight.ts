import { FEWEST } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import { dealOfMetric, type MarketMetric } from "@propertyvr/vocabulary";
import { offerQuery, refuse, scopeOf, type Asked } from "./asked.ts";
import { sampledIn } from "./market-store.ts";

/** The districts where most homes fit a budget, or without one those with the lowest medians. */
export async function affordableAreas(asked: Asked): Promise<Insight> {
  const { ports, language, metrics } = asked;
  const metric: MarketMetric = metrics[0] !== undefined && dealOfMetric(metrics[0]) === "rent" ? "rent" : "sale"; // prettier-ignore
  const deal = dealOfMetric(metric);
  const criteria = { ...asked.query.criteria, deal };
  const query = { ...asked.query, criteria };
  const rows = await ports.store.findAreas(
    offerQuery(query),
    criteria.price === null ? "cheapest" : "most",
  );
  const [most] = rows;
  if (most === undefined) return refuse({ ...asked, query }, "too_few", { n_units: 0 });
  return {
    kind: "affordable_areas",
    ...asked.about,
    ...sampledIn(rows),
    is_sample: most.is_sample,
    scope: scopeOf({ ...asked, query }),
    metric,
    n_units: most.all_units,
    areas: rows.map(({ district_code, units, read, median }) => ({
      district_code,
      name: ports.areaName(district_code, language),
      n_units: units,
      median_thb: read < FEWEST ? null : Math.round(median),
    })),
  };
}
