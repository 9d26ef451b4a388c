import { locate, placesWithin } from "@propertyvr/gazetteer";
import {
  constraintsOf,
  onlyConstraint,
  withoutConstraints,
  type Constraint,
  type PriceRange,
  type ResolvedCriteria,
  type SearchQuery,
  ANY_HOME,
} from "@propertyvr/vocabulary";
import { DEAL_CODES, STATUS_CODES } from "../../stock/listings/offer-codes.ts";
import { dealsOf, factConditions, isOfDeals, priceConditions } from "./offer-conditions.ts";
import { placeConditions } from "./offer-shapes.ts";
import { SqlValues, statement, type Statement } from "./sql-values.ts";

/** A constraint of a search, with all that it alone asks for. */
export interface LocatedConstraint {
  readonly constraint: Constraint;
  readonly resolved: ResolvedCriteria;
  /** The one that lets go of this one too: anywhere lets go of a district and of its province. */
  readonly within?: number;
}

/** The constraints of a search, in the order of the chips; their conditions together are the search. */
export function locatedConstraints(query: SearchQuery): readonly LocatedConstraint[] {
  const on = (asked: SearchQuery): ResolvedCriteria => locate(asked).resolved;
  return constraintsOf(query).flatMap((constraint, at): LocatedConstraint[] => {
    const alone = onlyConstraint(query, constraint);
    const isPlaces = constraint.key === "places";
    const inner = isPlaces ? placesWithin(alone.criteria.places, query.place_refs) : [];
    if (inner.length === 0) return [{ constraint, resolved: on(alone) }];
    const narrow: Constraint = { key: "places", items: inner };
    return [
      { constraint: narrow, resolved: on(alone), within: at + 1 },
      { constraint, resolved: on(withoutConstraints(alone, [narrow])) },
    ];
  });
}

/** Homes that miss more than this are not near enough to be told of. */
export const MISSED_AT_MOST = 3;

/**
 * One pass over the homes of a status, and over those available that letting it go would find: how many miss exactly which constraints. Columns one and two
 * (bit n for the n-th constraint; the home under its first and its second deal, two null without),
 * is_sample and homes.
 */
export function missedConstraints(
  constraints: readonly LocatedConstraint[],
  status: ResolvedCriteria["status"],
): Statement {
  const sql = new SqlValues();
  const statuses = new Set([STATUS_CODES[status], STATUS_CODES.available]);
  const facts = constraints.flatMap((each, at) => missedFact(constraints, each, at, sql));
  const own = missedUnder("deal", "price", constraints, sql);
  const otherDeal = `${DEAL_CODES.rent + DEAL_CODES.sale} - deal`;
  const other = missedUnder(otherDeal, "other_price", constraints, sql);
  const isNear = `${missedOf("one")} <= ${MISSED_AT_MOST} or ${missedOf("two")} <= ${MISSED_AT_MOST}`;
  const isShort = constraints.length <= COUNTED_ALL_AT_MOST;
  // The fence makes the server compute the bits of a home once, not wherever they are used.
  const text = `select one, two, is_sample, count(*)::int as homes from (
  select is_sample, facts | own as one, facts | other as two from (
    select is_sample, ${allOf(facts)} as facts, ${own} as own, case when has_other then ${other} end as other
    from offers where status in (${[...statuses].join(", ")}) and (deal = ${DEAL_CODES.sale} or not has_other)
    offset 0) bits) missed
${isShort ? "" : `where ${isNear}`}
group by one, two, is_sample
${isShort ? `having ${isNear}` : ""}`;
  return statement(text, sql);
}

/** Of so many constraints each set is a group of its own; counting bits home by home costs more. */
const COUNTED_ALL_AT_MOST = 12;

const bit = (at: number): string => `${2n ** BigInt(at)}::bigint`;
const missedOf = (mask: string): string => `bit_count((${mask})::bit(64))`;
const allOf = (bits: readonly string[]): string =>
  bits.length === 0 ? "0::bigint" : bits.join(" | ");

/** The bit of a constraint where a home misses it; unknown misses a bound. */
const missed = (conditions: readonly string[], at: number): string =>
  `case when ${conditions.join(" and ")} then 0::bigint else ${bit(at)} end`;

function missedFact(
  constraints: readonly LocatedConstraint[],
  { constraint: { key }, resolved, within }: LocatedConstraint,
  at: number,
  sql: SqlValues,
): string[] {
  if (key === "deal" || key === "price") return [];
  if (key === "status") return [missed([`status = ${STATUS_CODES[resolved.status]}`], at)];
  const conditions = [...factConditions(resolved, sql), ...placeConditions(resolved, sql)];
  if (conditions.length === 0) return [];
  const inner = constraints.find((each) => each.within === at);
  if (inner !== undefined) {
    // A circle may reach over the border of the province it is named with.
    const both = [conditions, placeConditions(inner.resolved, sql)].map((each) =>
      each.join(" and "),
    );
    return [missed([`(${both.join(" or ")})`], at)];
  }
  // Whoever lies outside of the wider area misses that alone: letting it go lets go of both.
  const outer = within === undefined ? undefined : constraints[within]?.resolved;
  if (outer === undefined) return [missed(conditions, at)];
  const isOutside = `(${placeConditions(outer, sql).join(" and ")}) is not true`;
  return [missed([`(${isOutside} or ${conditions.join(" and ")})`], at)];
}

/** The bits of deal and price that a home misses under one of its deals. */
function missedUnder(
  deal: string,
  price: string,
  constraints: readonly LocatedConstraint[],
  sql: SqlValues,
): string {
  const bits = constraints.flatMap(({ constraint: { key }, resolved }, at) => {
    if (key === "deal") return [missed([isOfDeals(deal, dealsOf(resolved))], at)];
    if (key !== "price" || resolved.price === null) return [];
    return [missed(pricedSo(deal, price, resolved.price, sql), at)];
  });
  return `(${allOf(bits)})`;
}

/** A price a month is a rent: under the other deal no price fits. */
function pricedSo(
  deal: string,
  price: string,
  asked: PriceRange,
  sql: SqlValues,
): readonly string[] {
  const deals = dealsOf({ ...ANY_HOME, price: asked });
  return deals.length === 0
    ? ["false"]
    : [isOfDeals(deal, deals), ...priceConditions(price, asked, sql)];
}
