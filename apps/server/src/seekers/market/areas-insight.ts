import { FEWEST } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import {
  dealOfMetric,
  DISTRICTS_BY_PRICE,
  type Criteria,
  type MarketMetric,
} from "@propertyvr/vocabulary";
import { offerQuery, refuse, scopeOf, type MarketInquiry } from "./market-inquiry.ts";
import { periodIn, sampledIn } from "./market-store.ts";
import { stationsOf } from "./stations-around.ts";

const ANY_TRAIN: Criteria["near"][number] = { kind: "transit", name: null, within_m: null };

/** The districts or stations where most homes fit a budget, or without one those with the lowest or highest medians. */
export async function affordableAreas(asked: MarketInquiry): Promise<Insight> {
  const { ports, language, metrics, areas = DISTRICTS_BY_PRICE } = asked;
  const metric: MarketMetric = metrics[0] !== undefined && dealOfMetric(metrics[0]) === "rent" ? "rent" : "sale"; // prettier-ignore
  const deal = dealOfMetric(metric);
  const criteria = { ...asked.query.criteria, deal };
  const near = areas.by === "station" && criteria.near.length === 0 ? [ANY_TRAIN] : criteria.near;
  const query = { ...asked.query, criteria: { ...criteria, near } };
  const stations = areas.by === "station" ? stationsOf(near) : null;
  const rows = await ports.store.findAreas(
    offerQuery(query),
    criteria.price === null ? areas.order : "most",
    stations,
  );
  const [most] = rows;
  if (most === undefined) return refuse({ ...asked, query }, "too_few", { n_units: 0 });
  return {
    kind: "affordable_areas",
    ...asked.about,
    ...sampledIn(rows),
    ...periodIn(rows),
    is_sample: most.is_sample,
    scope: scopeOf({ ...asked, query }),
    by: areas.by,
    order: areas.order,
    metric,
    n_units: most.all_units,
    areas: rows.map(({ district_code, station_id, units, read, median }) => ({
      district_code,
      name:
        district_code === null
          ? ports.placeName({ name: station_id ?? "", id: station_id ?? "" }, language)
          : ports.areaName(district_code, language),
      n_units: units,
      median_thb: read < FEWEST ? null : Math.round(median),
    })),
  };
}
