import type { Insight } from "@propertyvr/parts";
import { offerQuery, refuse, scopeOf, unplacedIn, type MarketInquiry } from "./market-inquiry.ts";
import { DEALS, dealOfMetric, type Deal } from "@propertyvr/vocabulary";
import { dealOfCode, periodIn, sampledIn } from "./market-store.ts";

/** The deal that was named comes first; the other is counted too, unless the homes are of one deal. */
function dealsAsked({ metrics, query }: MarketInquiry): readonly Deal[] {
  if (query.criteria.deal !== null) return [query.criteria.deal];
  return [...new Set([...(metrics.length === 1 ? metrics.map(dealOfMetric) : []), ...DEALS])];
}

/** How many homes are offered, by deal. */
export async function supply(asked: MarketInquiry): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const rows = await asked.ports.store.countSupply(offerQuery(asked.query));
  if (rows.length === 0) return refuse(asked, "too_few", { n_units: 0 });
  return {
    kind: "supply",
    ...asked.about,
    ...sampledIn(rows),
    ...periodIn(rows),
    is_sample: rows.some(({ is_sample }) => is_sample),
    scope: scopeOf(asked),
    counts: dealsAsked(asked).map((deal) => {
      const row = rows.find((each) => dealOfCode(each.deal) === deal);
      return { deal, n_listings: row?.listings ?? 0, n_units: row?.units ?? 0 };
    }),
  };
}
