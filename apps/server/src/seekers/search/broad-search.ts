import type { SearchSort } from "@propertyvr/vocabulary";
import { dealsOf, oncePerHome, statedCondition } from "./offer-conditions.ts";
import {
  countsSql,
  fittingOffers,
  nearestAsked,
  orderOf,
  readAtMost,
  type OfferPage,
  type OfferQuery,
} from "./offer-search.ts";
import { whereabouts, type OfferShape } from "./offer-shapes.ts";
import { SAMPLED_ONE_OF } from "./rounded-counts.ts";
import { SqlValues, statement, type Statement } from "./sql-values.ts";

/**
 * Searches that more homes fit than are counted one by one. Their counts come from a sample by id,
 * their page from an index that has the order: nobody waits for the last of a million homes.
 */

/**
 * Columns of `countOffers` over one listing of `SAMPLED_ONE_OF`. There is_broad says that so many were
 * found that all together are more than are counted one by one.
 */
export function countSampled(query: OfferQuery): Statement | undefined {
  const sql = new SqlValues();
  const from = sampledOffers(query, sql);
  if (from === undefined) return undefined;
  const broadFrom = surelyMoreFrom(readAtMost(query));
  return statement(countsSql(query, { from, broadFrom }, sql), sql);
}

/** A from-clause of the offers that fit of one listing of `SAMPLED_ONE_OF`. */
export const sampledOffers = (query: OfferQuery, sql: SqlValues): string | undefined =>
  fittingOffers(query, sql, [`listing_id % ${SAMPLED_ONE_OF} = 0`])?.text;

/**
 * So many in the sample stand for more than `most` in all: a sample of 10,000 would have to be five
 * standard errors off, one of 20,000 seven.
 */
export const surelyMoreFrom = (most: number): number => Math.ceil((1.6 * most) / SAMPLED_ONE_OF);

/** Where many homes may fit: there a sample tells sooner than the first ten thousand. */
export const mayBeBroad = (query: OfferQuery): boolean =>
  query.titleQuery === undefined && BROAD_SHAPES.has(shapeOf(query));
const BROAD_SHAPES: ReadonlySet<OfferShape> = new Set(["everywhere", "province", "nearest"]);
const shapeOf = ({ resolved }: OfferQuery): OfferShape =>
  whereabouts(resolved, new SqlValues()).shape;

/** What is known of the homes that state all that is asked for. */
export interface StatedHomes {
  readonly isCommon: boolean;
  /** So many were seen. */
  readonly atLeast: number;
}

/** Deal, place (from 1) and `columns` of the page's homes in order; titles are not ranked. */
export function pageBroadly(
  query: OfferQuery,
  page: OfferPage,
  stated: StatedHomes,
  columns: string,
): Statement {
  const sql = new SqlValues();
  const text = `with page as materialized (${pageSql(query, page, stated, sql)})
select page.deal, page.place, ${columns}
from page join listings l on l.id = page.listing_id
order by page.place`;
  return statement(text, sql);
}

/** Columns listing_id, deal and place (from 1). */
function pageSql(
  query: OfferQuery,
  { sort, offset, limit }: OfferPage,
  { isCommon, atLeast }: StatedHomes,
  sql: SqlValues,
): string {
  const stated = { isCommon, fillThePage: atLeast >= offset + limit };
  const parts = inOrder(query, sort, stated, sql).map(({ from, by }) =>
    by === null
      ? `select * from ${from}`
      : `(select * from ${from} order by ${by} limit ${sql.add(offset + limit, "int")})`,
  );
  // Of so many homes with the words in their titles, no title is read.
  const order = orderOf({ ...query, titleQuery: undefined }, sort, sql).join(", ");
  return `select listing_id, deal, row_number() over () as place from (
  select listing_id, deal from (${parts.join("\nunion all\n")}) candidates
  order by ${order} limit ${sql.add(limit, "int")} offset ${sql.add(offset, "int")}) page`;
}

interface SearchPart {
  readonly from: string;
  /** An order that an index has, in which the first of the part are the first of all; null where none has. */
  readonly by: string | null;
}

/**
 * What fits, in parts that an index can read in order: a deal each, and where the homes that state all
 * that is asked for do not fill the page, those apart from the rest.
 */
function inOrder(
  query: OfferQuery,
  sort: SearchSort,
  stated: { readonly isCommon: boolean; readonly fillThePage: boolean },
  sql: SqlValues,
): readonly SearchPart[] {
  const { resolved } = query;
  const by = indexedOrder(query, sort);
  const part = (asked: OfferQuery, ...also: readonly string[]): SearchPart => {
    const once = oncePerHome(resolved, sql);
    const from = fittingOffers(asked, sql, [...(once === undefined ? [] : [once]), ...also]);
    // Its deals are those of the query, which has some.
    if (from === undefined) throw new Error("a deal under which nothing can fit");
    return { from: from.text, by };
  };
  if (by === null) return [part(query)];
  return dealsOf(resolved).flatMap((deal) => {
    const ofDeal = { ...query, resolved: { ...resolved, deal } };
    if (sort !== "best" || asksNothingStated(resolved)) return [part(ofDeal)];
    const condition = () => statedCondition(resolved, sql) ?? "true";
    const first = part(ofDeal, asCommon(condition(), stated.isCommon));
    return stated.fillThePage ? [first] : [first, part(ofDeal, `not ${condition()}`)];
  });
}

const asksNothingStated = (resolved: OfferQuery["resolved"]): boolean =>
  statedCondition(resolved, new SqlValues()) === undefined;

/** The planner takes bits for rare and reads all of them; told nothing, it walks the order to the first few. */
const asCommon = (condition: string, isCommon: boolean): string =>
  isCommon ? `case when ${condition} then true else false end` : condition;

/** Wishes, words of the title and distances to what is no station are in no index. */
function indexedOrder(query: OfferQuery, sort: SearchSort): string | null {
  switch (sort) {
    case "newest":
      return NEWEST;
    case "cheapest":
      return "price nulls last, listing_id desc";
    case "best":
      return isPlain(query) ? NEWEST : nearestStationFirst(query);
    case "nearest":
      return nearestStationFirst(query);
    case "expensive":
    case "largest":
      return null;
  }
}

const NEWEST = "created_at desc, listing_id desc";

/** The order of the indexes `offers_nearest_*`, where one kind of station is all that is asked to be near. */
function nearestStationFirst(query: OfferQuery): string | null {
  const { resolved, niceToHave = [], targets = [], titleQuery } = query;
  const [kind, ...others] = nearestAsked(resolved);
  const isOfStation = kind === "transit" || kind === "bts" || kind === "mrt";
  return isOfStation && others.length + niceToHave.length + targets.length === 0 && !titleQuery
    ? `nearest_${kind}_m nulls last, ${NEWEST}`
    : null;
}

const isPlain = ({ resolved, niceToHave = [], targets = [], titleQuery }: OfferQuery): boolean =>
  niceToHave.length + targets.length === 0 &&
  titleQuery === undefined &&
  [...resolved.orNear, ...resolved.near.flat()].every(({ kind }) => kind !== "nearest");
