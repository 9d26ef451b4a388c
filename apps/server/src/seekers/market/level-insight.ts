import { differencePct, FEWEST, shareBelow } from "@propertyvr/market";
import type { Insight, InsightOf } from "@propertyvr/parts";
import { homesLike } from "./homes-like.ts";
import {
  offerQuery,
  realUnits,
  refuse,
  scopeOf,
  unplacedIn,
  type MarketInquiry,
} from "./market-inquiry.ts";
import { figureOf, levelOf, measuresOf } from "./market-figure.ts";
import { dealOfCode, sampledIn, type LevelRow } from "./market-store.ts";
import { widerPlaces } from "./wider-places.ts";

/**
 * What homes ask: a figure for each metric, and where an amount that was asked about stands. Where a
 * home is named, of those like it in its district: what one that is for sale might be let for.
 */
export async function level(asked: MarketInquiry): Promise<Insight> {
  return asked.listingId === null ? levelOfSearch(asked) : levelLike(asked, asked.listingId);
}

async function levelLike(asked: MarketInquiry, listingId: string): Promise<Insight> {
  const { ports, language } = asked;
  const home = await ports.findHome(listingId, language);
  const [offered] = home?.deals ?? [];
  if (offered === undefined) return refuse(asked, "home_gone");
  const like = await homesLike(ports.store, { listingId, deal: offered });
  if (like === undefined) return refuse(asked, "no_comparables");
  const { deal } = asked.query.criteria;
  const query = { ...like, criteria: { ...like.criteria, deal } };
  return levelOfSearch({ ...asked, query });
}

async function levelOfSearch(asked: MarketInquiry): Promise<Insight> {
  const unplaced = unplacedIn(asked);
  if (unplaced !== null) return refuse(asked, "unknown_place", { unknown_place: unplaced });
  const rows = await asked.ports.store.findLevels(offerQuery(asked.query), [
    ...measuresOf(asked.metrics),
    ...(asked.isOfSize === true ? (["area_sqm"] as const) : []),
  ]);
  const figures = asked.metrics.flatMap((metric) => figureOf(levelOf(rows, metric), metric) ?? []);
  const [first] = figures;
  if (first === undefined) return tooFew(asked, rows);
  const own = levelOf(rows, first.metric);
  return {
    kind: "level",
    ...asked.about,
    ...sampledIn(rows),
    is_sample: own?.is_sample ?? false,
    scope: scopeOf(asked),
    figures,
    asked:
      asked.askedThb === null || own === undefined
        ? null
        : {
            price_thb: asked.askedThb,
            difference_pct: differencePct(asked.askedThb, first.median_thb),
            share_below_pct: shareBelow(asked.askedThb, own.sample),
          },
    ...(asked.isOfSize === true && { sizes: sizesOf(rows) }),
  };
}

/** How large the homes of each deal are, where enough state it; square metres in tenths. */
const sizesOf = (rows: readonly LevelRow[]): InsightOf<"level">["sizes"] =>
  rows
    .filter(({ measure, read }) => measure === "area_sqm" && read >= FEWEST)
    .map(({ deal, units, quartiles }) => {
      const [p25_sqm = 0, median_sqm = 0, p75_sqm = 0] = quartiles.map(
        (sqm) => Math.round(sqm * 10) / 10,
      );
      return { deal: dealOfCode(deal), n_units: units, p25_sqm, median_sqm, p75_sqm };
    });

/** Too few homes: says how many, and the narrowest wider place that holds enough. */
async function tooFew(asked: MarketInquiry, rows: readonly LevelRow[]): Promise<Insight> {
  const most = (levels: readonly LevelRow[]): number =>
    Math.max(0, ...asked.metrics.map((metric) => realUnits(levelOf(levels, metric))));
  for (const { query } of widerPlaces(asked.query)) {
    const units = most(
      await asked.ports.store.findLevels(offerQuery(query), measuresOf(asked.metrics)),
    );
    if (units >= FEWEST) {
      const wider = { scope: scopeOf({ ...asked, query }), n_units: units };
      return refuse(asked, "too_few", { n_units: most(rows), wider });
    }
  }
  return refuse(asked, "too_few", { n_units: most(rows) });
}
