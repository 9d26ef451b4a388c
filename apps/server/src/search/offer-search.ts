import type { NearestKind, Point, SearchSort, Wanted } from "@propertyvr/vocabulary";
import { DEAL_CODES } from "../listings/offer-codes.ts";
import {
  dealsOf,
  distanceSql,
  oncePerHome,
  plainConditions,
  statedCondition,
} from "./offer-conditions.ts";
import { whereabouts, type Shape } from "./offer-shapes.ts";
import { SqlValues, statement, type Statement } from "./sql-values.ts";

/** What is searched: what fits, and the words a title must hold. */
export interface OfferQuery {
  readonly wanted: Wanted;
  /** A tsquery of words that all must stand in the title; undefined without. */
  readonly titleQuery?: string | undefined;
  /** Spots that "nearest" is measured to, beside the nearest of a kind that `wanted` asks for. */
  readonly targets?: readonly Point[] | undefined;
}

/** Which stretch of the homes, in which order. */
export interface OfferPage {
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
  /** Where real homes fit, samples are not counted and not shown. */
  readonly onlyReal: boolean;
  /** Rank by how much of the title the words are; only ever over few homes. */
  readonly ranksTitles: boolean;
}

export interface OfferStatement extends Statement {
  readonly shape: Shape | "text";
}

/**
 * Counts, one row for samples and one for real homes (a missing row is none).
 * Columns: is_sample, total, rent, sale, stated. @throws never; an impossible
 * wish (a price a night) is answered undefined: nothing fits.
 */
export function countOffers(query: OfferQuery): OfferStatement | undefined {
  const sql = new SqlValues();
  const from = fittingOffers(query, sql);
  if (from === undefined) return undefined;
  const { wanted } = query;
  const once = oncePerHome(wanted, sql);
  const stated = statedCondition(wanted, sql);
  const filtered = (...conditions: (string | undefined)[]) => {
    const said = conditions.filter((condition) => condition !== undefined);
    return said.length === 0 ? "count(*)" : `count(*) filter (where ${said.join(" and ")})`;
  };
  const [deal] = dealsOf(wanted);
  const byDeal = (asked: "rent" | "sale") => {
    if (once !== undefined) return filtered(`deal = ${DEAL_CODES[asked]}`);
    return deal === asked ? "count(*)" : "0";
  };
  const text = `select is_sample, ${filtered(once)}::int as total, ${byDeal("rent")}::int as rent,
  ${byDeal("sale")}::int as sale, ${filtered(once, stated)}::int as stated
from ${from.text} group by is_sample`;
  return { ...statement(text, sql), shape: from.shape };
}

/**
 * The homes of a page in order, each once. Only the narrow table is read here:
 * columns listing_id, deal, place (from 1). `select` may join the wide rows to it.
 */
export function pageOfOffers(
  query: OfferQuery,
  page: OfferPage,
  join: (pageSql: string) => string = (pageSql) => `${pageSql} order by place`,
): OfferStatement | undefined {
  const sql = new SqlValues();
  const from = fittingOffers(query, sql);
  if (from === undefined) return undefined;
  const once = oncePerHome(query.wanted, sql);
  const conditions = [...(once ? [once] : []), ...(page.onlyReal ? ["not is_sample"] : [])];
  const order = orderOf(query, page, sql);
  const limit = sql.add(page.limit, "int");
  const offset = sql.add(page.offset, "int");
  const text = join(`select listing_id, deal, row_number() over () as place from (
  select listing_id, deal from ${from.text}
  ${conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`}
  order by ${order.join(", ")} limit ${limit} offset ${offset}) page`);
  return { ...statement(text, sql), shape: from.shape };
}

const READ_COLUMNS = [
  "listing_id",
  "deal",
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
].join(", ");

interface FittingOffers {
  readonly text: string;
  readonly shape: Shape | "text";
}

/** A from-clause of the offers that fit; the planner takes only the columns that are used. */
function fittingOffers(query: OfferQuery, sql: SqlValues): FittingOffers | undefined {
  const { wanted, titleQuery } = query;
  if (dealsOf(wanted).length === 0) return undefined;
  const plain = plainConditions(wanted, sql);
  const where = whereabouts(wanted, sql);
  const text =
    titleQuery === undefined
      ? []
      : [
          `listing_id in (select id from listings where title_words @@ ${sql.add(titleQuery, "tsquery")})`,
        ];
  const branches = where.branches.map(
    (branch) =>
      `select ${READ_COLUMNS} from offers where ${[...plain, ...branch, ...text].join("\n  and ")}`,
  );
  return {
    text: `(${branches.join("\n  union all ")}) fitting`,
    shape: titleQuery === undefined ? where.shape : "text",
  };
}

/** Every order ends in the id, so that pages never overlap. */
function orderOf(query: OfferQuery, page: OfferPage, sql: SqlValues): string[] {
  const { wanted, titleQuery } = query;
  const newest = ["created_at desc", "listing_id desc"];
  // Values are added as the text is built: what is not used must not be added.
  const nearest = () => {
    const distance = distanceOf(query, sql);
    return distance === undefined ? newest : [`${distance} nulls last`, ...newest];
  };
  switch (page.sort) {
    case "cheapest":
      return ["price nulls last", "listing_id desc"];
    case "expensive":
      return ["price desc nulls last", "listing_id desc"];
    case "newest":
      return newest;
    case "largest":
      return [...sizesOf(wanted).map((size) => `${size} desc nulls last`), "listing_id desc"];
    case "nearest":
      return nearest();
    case "best": {
      const stated = statedCondition(wanted, sql);
      const rank =
        titleQuery === undefined || !page.ranksTitles
          ? []
          : [
              `(select ts_rank(title_words, ${sql.add(titleQuery, "tsquery")}, 2) from listings where id = listing_id) desc`,
            ];
      return [...(stated ? [`${stated} desc`] : []), ...rank, ...nearest()];
    }
  }
}

/** Land is as large as its plot, a home as its floor. */
const sizesOf = ({ types }: Wanted): readonly string[] =>
  types.length === 1 && types[0] === "land" ? ["land_sqm", "area_sqm"] : ["area_sqm", "land_sqm"];

/** Metres to the nearest of everything asked to be near; undefined where nothing was. */
function distanceOf({ wanted, targets = [] }: OfferQuery, sql: SqlValues): string | undefined {
  const distances = [
    ...targets.map((target) => distanceSql(target, sql)),
    ...nearestAsked(wanted).map((kind) => `nearest_${kind}_m`),
  ];
  return distances.length === 0 ? undefined : `least(${distances.join(", ")})`;
}

/** The kinds of which the nearest one, whichever it is, was asked for. */
export const nearestAsked = (wanted: Wanted): readonly NearestKind[] => [
  ...new Set(
    wanted.near.flat().flatMap((target) => (target.kind === "nearest" ? [target.nearest] : [])),
  ),
];
