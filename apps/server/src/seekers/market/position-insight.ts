import { differencePct, shareBelow } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import { dealOfMetric } from "@propertyvr/vocabulary";
import { refuse, type Asked } from "./asked.ts";
import { figureOf } from "./market-figure.ts";

/** One home among those that its price can be compared with. */
export async function listingPosition(asked: Asked): Promise<Insight> {
  const { ports, metrics, language, listingId } = asked;
  const home = listingId === null ? null : await ports.findHome(listingId, language);
  if (listingId === null || home === null) return refuse(asked, "home_gone");
  if (home.isSample) return refuse(asked, "sample_home");
  const wanted = dealOfMetric(metrics[0] ?? "rent");
  const deal = home.deals.includes(wanted) ? wanted : (home.deals[0] ?? wanted);
  const [row] = await ports.store.findComparables([{ listingId, deal }]);
  const units = row?.prices.length ?? 0;
  const figure =
    row && figureOf({ ...row, units, read: units, one_of: 1, sample: row.prices }, deal);
  if (!figure) return refuse(asked, "no_comparables", { n_units: units });
  const nearest = await ports.store.findNearest({ listingId, deal }, figure.median_thb);
  return {
    kind: "listing_position",
    ...asked.about,
    is_sample: false,
    listing_id: listingId,
    title: home.title,
    price_thb: row.price,
    figure,
    difference_pct: differencePct(row.price, figure.median_thb),
    share_below_pct: shareBelow(row.price, row.prices),
    comparables: nearest.map(({ id, title_en, title_th, price, area_sqm }) => ({
      id,
      title: (language === "th" ? title_th : title_en) ?? title_en ?? title_th ?? id,
      price_thb: price,
      area_sqm,
    })),
  };
}
