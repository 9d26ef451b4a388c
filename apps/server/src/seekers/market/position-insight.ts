import { differencePct, FEWEST, shareBelow } from "@propertyvr/market";
import type { Insight } from "@propertyvr/parts";
import { dealOfMetric, type Deal, type SearchQuery } from "@propertyvr/vocabulary";
import { homesLike } from "./homes-like.ts";
import { offerQuery, realUnits, refuse, scopeOf, type MarketInquiry } from "./market-inquiry.ts";
import type { ShownOffer } from "./comparable-sql.ts";
import { figureOf, levelOf } from "./market-figure.ts";
import { widerPlaces } from "./wider-places.ts";

/** One home among those that its price can be compared with: in its district, or in a place that was named. */
export async function listingPosition(asked: MarketInquiry): Promise<Insight> {
  const { ports, metrics, language, listingId, query } = asked;
  const home = listingId === null ? null : await ports.findHome(listingId, language);
  if (listingId === null || home === null) return refuse(asked, "home_gone");
  if (home.isSample) return refuse(asked, "sample_home");
  const wanted = dealOfMetric(metrics[0] ?? "rent");
  const deal = home.deals.includes(wanted) ? wanted : (home.deals[0] ?? wanted);
  const offer: ShownOffer = { listingId, deal };
  const { places, near } = query.criteria;
  const isPlaced = places.length + near.length > 0;
  const place = isPlaced ? { ...offerQuery(query), areSamples: false } : null;
  const [row] = await ports.store.findComparables([offer], place);
  const units = row?.prices.length ?? 0;
  const figure =
    row && figureOf({ ...row, units, read: units, one_of: 1, sample: row.prices }, deal);
  if (!figure) return alikeAround(asked, offer, units);
  const nearest = await ports.store.findNearest(offer, figure.median_thb, place);
  return {
    kind: "listing_position",
    ...asked.about,
    is_sample: false,
    ...(isPlaced && { scope: scopeOf(asked) }),
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

/** Too few are like it: names the narrowest place around it with enough of its kind, of any size. */
async function alikeAround(
  asked: MarketInquiry,
  offer: ShownOffer,
  units: number,
): Promise<Insight> {
  const { deal } = offer;
  const like = await homesLike(asked.ports.store, offer);
  if (like === undefined) return refuse(asked, "no_comparables", { n_units: units });
  const alike = ofAnySize(like, deal);
  for (const query of [alike, ...widerPlaces(alike).map((wider) => wider.query)]) {
    const found = await unitsOf(asked, query, deal);
    if (found < FEWEST) continue;
    const wider = { scope: scopeOf({ ...asked, query }), n_units: found };
    return refuse(asked, "no_comparables", { n_units: units, wider });
  }
  return refuse(asked, "no_comparables", { n_units: units });
}

const ofAnySize = (like: SearchQuery, deal: Deal): SearchQuery => ({
  ...like,
  criteria: { ...like.criteria, deal, bedrooms: null },
});

const unitsOf = async (
  { ports }: MarketInquiry,
  query: MarketInquiry["query"],
  deal: Deal,
): Promise<number> =>
  realUnits(levelOf(await ports.store.findLevels(offerQuery(query), ["price"]), deal));
