import {
  COUNTED_EXACTLY,
  type Amenity,
  type Deal,
  type NearestKind,
  type Point,
  type SearchCounts,
  type SearchSort,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../../stock/listings/offer-codes.ts";
import {
  dealsOf,
  distanceSql,
  oncePerHome,
  plainConditions,
  statedCondition,
  statedOf,
} from "./offer-conditions.ts";
import { whereabouts, type OfferShape } from "./offer-shapes.ts";
import { SqlValues, statement, type Statement } from "./sql-values.ts";

/** What is searched: what fits, and the words a title must hold. */
export interface OfferQuery {
  readonly resolved: ResolvedCriteria;
  /** Samples alone, or real homes alone; both where left out. */
  readonly areSamples?: boolean | undefined;
  /** Only homes that state every amenity and the tenure that is asked for. */
  readonly areStated?: boolean | undefined;
  /** A tsquery of words that all must stand in the title; undefined without. */
  readonly titleQuery?: string | undefined;
  /** In the order "best", homes that state more of these come first. */
  readonly niceToHave?: readonly Amenity[] | undefined;
  /** Spots that "nearest" is measured to, beside the nearest of a kind that `resolved` asks for. */
  readonly targets?: readonly Point[] | undefined;
  /** "Nearest" is measured to `targets` alone. */
  readonly isMeasuredToTargets?: boolean | undefined;
}

export type Counts = Omit<SearchCounts, "all_sample" | "is_rounded">;

export interface FittingCounts {
  readonly counts: Counts;
  /** No real home fits, and samples are counted. */
  readonly areSamples: boolean;
  /** More than `COUNTED_EXACTLY`: the counts are what a sample stands for. */
  readonly isRounded: boolean;
  /** More fit than were to be counted: each count is the least. */
  readonly isCapped?: boolean;
}

/** Which stretch of the homes, in which order. */
export interface OfferPage {
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
}

export interface OfferStatement extends Statement {
  readonly shape: OfferShape | "text";
}

/**
 * Counts of what fits: columns total, rent, sale, stated, and is_broad: more fit than were read, and
 * `countSampled` tells how many. undefined: nothing can fit (a price a night).
 * @param upTo homes that are counted one by one
 */
export function countOffers(
  query: OfferQuery,
  upTo: number = COUNTED_EXACTLY,
): OfferStatement | undefined {
  const sql = new SqlValues();
  const counts = countsUpTo(query, upTo, sql);
  return counts && { ...statement(counts.text, sql), shape: counts.shape };
}

/** The same for several searches in one statement: `at` beside the columns says which one a row is of. */
export function countEach(
  asked: readonly { readonly query: OfferQuery; readonly upTo: number }[],
): Statement | undefined {
  const sql = new SqlValues();
  const rows = asked.flatMap(({ query, upTo }, at) => {
    const counts = countsUpTo(query, upTo, sql);
    return counts === undefined
      ? []
      : [`select ${at} as at, counts.* from (${counts.text}) counts`];
  });
  return rows.length === 0 ? undefined : statement(rows.join("\nunion all "), sql);
}

function countsUpTo(query: OfferQuery, upTo: number, sql: SqlValues): FittingOffers | undefined {
  const from = fittingOffers(query, sql);
  if (from === undefined) return undefined;
  const most = readAtMost(query, upTo);
  const few = `(select * from ${from.text} limit ${most}) few`;
  return { text: countsSql(query, { from: few, broadFrom: most }, sql), shape: from.shape };
}

/** One more than are counted one by one; a home may be there under each deal. */
export const readAtMost = ({ resolved }: OfferQuery, upTo: number = COUNTED_EXACTLY): number =>
  upTo * dealsOf(resolved).length + 1;

/**
 * Counts and page in one trip: the columns of `countOffers` on every row, and deal, place
 * (from 1) and `columns` of the page's homes in order, null on the only row where the page is empty
 * or is_broad. The wide rows `l` are joined last, and only for the homes of the page.
 * @param columns what is read of `l`
 */
export function searchOffers(
  query: OfferQuery,
  page: OfferPage,
  columns: string,
): OfferStatement | undefined {
  const sql = new SqlValues();
  const from = fittingOffers(query, sql);
  if (from === undefined) return undefined;
  const counts = countsSql(query, { from: "few", broadFrom: readAtMost(query) }, sql);
  const paged = pageSql({ query, page, from: "few" }, sql);
  const read = READ_COLUMNS.filter((column) => new RegExp(`\\b${column}\\b`).test(counts + paged));
  const text = `with few as materialized (select ${read.join(", ")} from ${from.text} limit ${readAtMost(query)}),
counts as materialized (${counts}),
page as materialized (${paged})
select counts.*, page.deal, page.place, ${columns}
from counts left join (page join listings l on l.id = page.listing_id) on true
order by page.place`;
  return { ...statement(text, sql), shape: from.shape };
}

type Conditions = readonly (string | undefined)[];

interface CountedOffers {
  /** A from-clause of offers. */
  readonly from: string;
  /** Of so many offers, is_broad is true. */
  readonly broadFrom: number;
}

export function countsSql(
  { resolved }: OfferQuery,
  { from, broadFrom }: CountedOffers,
  sql: SqlValues,
): string {
  const once = oncePerHome(resolved, sql);
  const stated = statedCondition(resolved, sql);
  const deals = dealsOf(resolved);
  const byDeal = (deal: Deal): Conditions => {
    if (!deals.includes(deal)) return ["false"];
    return deals.length === 1 ? [] : [`deal = ${DEAL_CODES[deal]}`];
  };
  const counted: Readonly<Record<keyof Counts, Conditions>> = {
    total: [once],
    rent: byDeal("rent"),
    sale: byDeal("sale"),
    stated: [once, stated],
  };
  const columns = Object.entries(counted).map(
    ([name, conditions]) => `${counting(conditions)} as ${name}`,
  );
  return `select ${columns.join(",\n  ")}, count(*) >= ${broadFrom} as is_broad\nfrom ${from}`;
}

/** The server computes equal expressions once, so what is counted twice costs once. */
function counting(conditions: Conditions): string {
  const said = conditions.filter((condition) => condition !== undefined);
  if (said.includes("false")) return "0";
  return said.length === 0
    ? "count(*)::int"
    : `(count(*) filter (where ${said.join(" and ")}))::int`;
}

interface PageParts {
  readonly query: OfferQuery;
  readonly page: OfferPage;
  readonly from: string;
}

/** Columns listing_id, deal and place (from 1) of the narrow table; knows `counts`. */
function pageSql({ query, page, from }: PageParts, sql: SqlValues): string {
  const once = oncePerHome(query.resolved, sql);
  const conditions = ["(select not is_broad from counts)", ...(once === undefined ? [] : [once])];
  const order = orderOf(query, page.sort, sql);
  const limit = sql.add(page.limit, "int");
  const offset = sql.add(page.offset, "int");
  return `select listing_id, deal, row_number() over () as place from (
  select listing_id, deal from ${from}
  where ${conditions.join(" and ")}
  order by ${order.join(", ")} limit ${limit} offset ${offset}) page`;
}

const READ_COLUMNS = [
  "listing_id",
  "deal",
  "type",
  "bedrooms",
  "district_code",
  "is_sample",
  "has_other",
  "created_at",
  "price",
  "other_price",
  "area_sqm",
  "land_sqm",
  "lat",
  "lon",
  "traits_yes",
  "nearest_bts_m",
  "nearest_mrt_m",
  "nearest_arl_m",
  "nearest_srt_m",
  "nearest_transit_m",
  "nearest_school_m",
  "nearest_beach_m",
  "nearest_mall_m",
  "nearest_hospital_m",
  "nearest_airport_m",
];

export interface FittingOffers {
  readonly text: string;
  readonly shape: OfferShape | "text";
}

/**
 * A from-clause of the offers that fit; the planner takes only the columns that are used.
 * @param also further conditions on an offer
 */
export function fittingOffers(
  query: OfferQuery,
  sql: SqlValues,
  also: readonly string[] = [],
): FittingOffers | undefined {
  const { resolved, titleQuery, areSamples, areStated } = query;
  if (dealsOf(resolved).length === 0) return undefined;
  const plain = plainConditions(resolved, sql);
  if (areSamples !== undefined) plain.push(areSamples ? "is_sample" : "not is_sample");
  const stated = areStated === true ? statedCondition(resolved, sql) : undefined;
  if (stated !== undefined) plain.push(stated);
  const where = whereabouts(resolved, sql);
  const text =
    titleQuery === undefined
      ? []
      : [
          `listing_id in (select id from listings where title_words @@ ${sql.add(titleQuery, "tsquery")})`,
        ];
  const branches = where.branches.map(
    (branch) =>
      `select ${READ_COLUMNS.join(", ")} from offers where ${[...plain, ...branch, ...text, ...also].join("\n  and ")}`,
  );
  return {
    text: `(${branches.join("\n  union all ")}) fitting`,
    shape: titleQuery === undefined ? where.shape : "text",
  };
}

/** Every order ends in the id, so that pages never overlap. */
export function orderOf(query: OfferQuery, sort: SearchSort, sql: SqlValues): string[] {
  const { resolved } = query;
  const newest = ["created_at desc", "listing_id desc"];
  // Values are added as the text is built: what is not used must not be added.
  const nearest = () => {
    const distance = distanceOf(query, sql);
    return distance === undefined ? newest : [`${distance} nulls last`, ...newest];
  };
  switch (sort) {
    case "cheapest":
      return ["price nulls last", "listing_id desc"];
    case "expensive":
      return ["price desc nulls last", "listing_id desc"];
    case "newest":
      return newest;
    case "largest":
      return [...sizesOf(resolved).map((size) => `${size} desc nulls last`), "listing_id desc"];
    case "nearest":
      return nearest();
    case "best": {
      const stated = statedCondition(resolved, sql);
      const wished = statedOf(query.niceToHave ?? [], sql);
      const first = [stated, wished].filter((order) => order !== undefined);
      return [...first.map((order) => `${order} desc`), ...titleRank(query, sql), ...nearest()];
    }
  }
}

/** Ranking reads a title a home; beyond this many the usual order is as good. */
const RANKED_AT_MOST = 1_000;

/** The larger the part of its title the words are, the sooner a home comes. */
function titleRank({ titleQuery }: OfferQuery, sql: SqlValues): string[] {
  if (titleQuery === undefined) return [];
  const words = sql.add(titleQuery, "tsquery");
  return [
    `case when (select total from counts) <= ${RANKED_AT_MOST} then
      (select ts_rank(title_words, ${words}, 2) from listings where id = listing_id) end desc nulls last`,
  ];
}

/** Land is as large as its plot, a home as its floor. */
const sizesOf = ({ types }: ResolvedCriteria): readonly string[] =>
  types.length === 1 && types[0] === "land" ? ["land_sqm", "area_sqm"] : ["area_sqm", "land_sqm"];

/** Metres to the nearest of everything asked to be near; undefined where nothing was. */
function distanceOf(query: OfferQuery, sql: SqlValues): string | undefined {
  const { resolved, targets = [], isMeasuredToTargets = false } = query;
  const kinds = isMeasuredToTargets ? [] : nearestAsked(resolved);
  const distances = [
    ...targets.map((target) => distanceSql(target, sql)),
    ...kinds.map((kind) => `nearest_${kind}_m`),
  ];
  return distances.length === 0 ? undefined : `least(${distances.join(", ")})`;
}

/** The kinds of which the nearest one, whichever it is, was asked for. */
export const nearestAsked = (resolved: ResolvedCriteria): readonly NearestKind[] => [
  ...new Set(
    [...resolved.orNear, ...resolved.near.flat()].flatMap((target) =>
      target.kind === "nearest" ? [target.nearest] : [],
    ),
  ),
];
