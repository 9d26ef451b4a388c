import type { Insight } from "@propertyvr/parts";
import { offerQuery, refuse, scopeOf, unplacedIn, type Asked } from "./asked.ts";
import { dealOfCode, sampledIn } from "./market-store.ts";

/** How many homes are offered, by deal. */
export async function supply(asked: Asked): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const rows = await asked.ports.store.countSupply(offerQuery(asked.query));
  if (rows.length === 0) return refuse(asked, "too_few", { n_units: 0 });
  return {
    kind: "supply",
    ...asked.about,
    ...sampledIn(rows),
    is_sample: rows.some(({ is_sample }) => is_sample),
    scope: scopeOf(asked),
    counts: rows.map(({ deal, units, listings }) => ({
      deal: dealOfCode(deal),
      n_listings: listings,
      n_units: units,
    })),
  };
}
