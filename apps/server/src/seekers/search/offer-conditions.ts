import {
  acrossM,
  DEALS,
  PROPERTY_TYPES,
  type Amenity,
  type Area,
  type Deal,
  type NearTarget,
  type Point,
  type PriceRange,
  type Range,
  type ResolvedCriteria,
} from "@propertyvr/vocabulary";
import {
  DEAL_CODES,
  STATUS_CODES,
  traitMask,
  TYPE_CODES,
} from "../../stock/listings/offer-codes.ts";
import type { SqlValues } from "./sql-values.ts";

/**
 * Each condition of `fits`, said in SQL over `offers`. The arithmetic is the same,
 * operation for operation, so that a home on the edge falls on the same side.
 */

/** The deals under which anything can fit: a price a month is a rent, a price a night nobody offers. */
export function dealsOf(resolved: ResolvedCriteria): readonly Deal[] {
  const asked = resolved.deal === null ? DEALS : [resolved.deal];
  switch (resolved.price?.per) {
    case "total":
      return asked.filter((deal) => deal === "sale");
    case "month":
    case "year":
      return asked.filter((deal) => deal === "rent");
    case "night":
      return [];
    case "sqm":
    case undefined:
      return asked;
  }
}

/** Everything but where: deal, status, type, price, rooms, sizes and what must not be absent. */
export function plainConditions(resolved: ResolvedCriteria, sql: SqlValues): string[] {
  return [
    // Written out, not as values: partial indexes and counts hang on them.
    `status = ${STATUS_CODES[resolved.status]}`,
    isOfDeals("deal", dealsOf(resolved)),
    ...(resolved.price === null ? [] : priceConditions("price", resolved.price, sql)),
    ...factConditions(resolved, sql),
  ];
}

function isOfDeals(deal: string, deals: readonly Deal[]): string {
  const codes = deals.map((each) => DEAL_CODES[each]);
  return codes.length === 1 ? `${deal} = ${codes[0]}` : `${deal} = any('{${codes.join(",")}}')`;
}

/** What is the same under both deals of a home, apart from where it is. */
function factConditions(resolved: ResolvedCriteria, sql: SqlValues): string[] {
  const mask = traitMask(resolved.amenities, resolved.tenure);
  return [
    ...typeConditions(resolved, sql),
    ...fewWhole("bedrooms", resolved.bedrooms, sql),
    ...wholeRange("bathrooms", resolved.bathrooms, sql),
    ...range("area_sqm", resolved.areaSqm, sql),
    ...range("land_sqm", resolved.landSqm, sql),
    ...(mask === 0 ? [] : [`traits_no & ${sql.add(mask, "int")} = 0`]),
  ];
}

/** Kinds that are excluded leave the others to choose from; without any left, nothing fits. */
function typeConditions({ types, notTypes }: ResolvedCriteria, sql: SqlValues): string[] {
  if (types.length === 0 && notTypes.length === 0) return [];
  const asked = types.length === 0 ? PROPERTY_TYPES : types;
  const codes = asked.filter((type) => !notTypes.includes(type)).map((type) => TYPE_CODES[type]);
  return [codes.length === 0 ? "false" : isOneOf("type", codes, sql)];
}

/** True for homes that state everything asked for. */
export function statedCondition(resolved: ResolvedCriteria, sql: SqlValues): string | undefined {
  const mask = traitMask(resolved.amenities, resolved.tenure);
  if (mask === 0) return undefined;
  const value = sql.add(mask, "int");
  return `(traits_yes & ${value} = ${value})`;
}

/** How many of some amenities a home states; undefined where there are none. */
export function statedOf(amenities: readonly Amenity[], sql: SqlValues): string | undefined {
  if (amenities.length === 0) return undefined;
  return `bit_count((traits_yes & ${sql.add(traitMask(amenities, null), "int")})::bit(32))`;
}

/**
 * True for one offer of each home where both its offers may fit, so that it counts
 * once: the sale, as `fittingDeals` names it first. undefined where one deal is read.
 */
export function oncePerHome(resolved: ResolvedCriteria, sql: SqlValues): string | undefined {
  if (dealsOf(resolved).length < 2) return undefined;
  const sale = `deal = ${DEAL_CODES.sale}`;
  if (resolved.price === null) return `(${sale} or not has_other)`;
  const saleFits = priceConditions("other_price", resolved.price, sql).join(" and ");
  return `(${sale} or (has_other and ${saleFits}) is not true)`;
}

function priceConditions(column: string, price: PriceRange, sql: SqlValues): string[] {
  switch (price.per) {
    case "total":
    case "month":
      return wholeRange(column, price, sql, "bigint");
    case "year":
      return wholeRange(column, aTwelfthOf(price), sql, "bigint");
    case "sqm":
      return ["area_sqm > 0", ...range(`(${column}::float8 / area_sqm)`, price, sql)];
    case "night":
      return ["false"];
  }
}

/** Prices are whole, so a bound on twelve of them is a whole bound on one. */
const aTwelfthOf = ({ min, max }: Range): Range => ({
  ...(min !== undefined && { min: Math.ceil(min) / 12 }),
  ...(max !== undefined && { max: Math.floor(max) / 12 }),
});

/** One value as an equation, so that an index on it still gives the order of what follows. */
export const isOneOf = (column: string, codes: readonly number[], sql: SqlValues): string =>
  codes.length === 1
    ? `${column} = ${sql.add(codes[0], "smallint")}`
    : `${column} = any(${sql.add(codes, "smallint[]")})`;

const LISTED_AT_MOST = 8;

/** A short range as the values in it: an index can then go on to the column behind. */
function fewWhole(column: string, asked: Range | null, sql: SqlValues): string[] {
  if (asked?.min === undefined || asked.max === undefined) return wholeRange(column, asked, sql);
  const [first, last] = [Math.max(0, Math.ceil(asked.min)), Math.floor(asked.max)];
  const values = Array.from(
    { length: Math.max(0, Math.min(last - first + 1, LISTED_AT_MOST + 1)) },
    (_, n) => first + n,
  );
  return values.length === 0 || values.length > LISTED_AT_MOST || last > LIMITS.smallint
    ? wholeRange(column, asked, sql)
    : [isOneOf(column, values, sql)];
}

const LIMITS = {
  smallint: 2 ** 15 - 1,
  int: 2 ** 31 - 1,
  bigint: Number.MAX_SAFE_INTEGER,
} as const;

function wholeRange(
  column: string,
  asked: Range | null,
  sql: SqlValues,
  type: "int" | "bigint" = "int",
): string[] {
  if (asked === null) return [];
  const limit = LIMITS[type];
  const clamp = (bound: number) => Math.max(-limit, Math.min(limit, bound));
  return bounds(column, [
    ...(asked.min === undefined ? [] : [`>= ${sql.add(clamp(Math.ceil(asked.min)), type)}`]),
    ...(asked.max === undefined ? [] : [`<= ${sql.add(clamp(Math.floor(asked.max)), type)}`]),
  ]);
}

function range(expression: string, asked: Range | null, sql: SqlValues): string[] {
  if (asked === null) return [];
  return bounds(expression, [
    ...(asked.min === undefined ? [] : [`>= ${sql.add(asked.min, "float8")}`]),
    ...(asked.max === undefined ? [] : [`<= ${sql.add(asked.max, "float8")}`]),
  ]);
}

/** A range without ends still asks for something to be known. */
const bounds = (expression: string, comparisons: string[]): string[] =>
  comparisons.length === 0
    ? [`${expression} is not null`]
    : comparisons.map((comparison) => `${expression} ${comparison}`);

/** Metres from a point, as `distanceM` of the vocabulary computes them. */
export function distanceSql(from: Point, sql: SqlValues): string {
  const radians = Math.PI / 180;
  const lat = sql.add(from.lat, "float8");
  const lon = sql.add(from.lon, "float8");
  const turn = sql.add(radians, "float8");
  const squeeze = sql.add(Math.cos(from.lat * radians), "float8");
  const dy = `((lat - ${lat}) * ${turn})`;
  const dx = `((lon - ${lon}) * ${turn} * ${squeeze})`;
  return `(6371008.8::float8 * sqrt(${dx} * ${dx} + ${dy} * ${dy}))`;
}

export function liesIn(area: Area, sql: SqlValues): string {
  switch (area.kind) {
    case "province":
      return `province_code = ${sql.add(area.code, "int")}`;
    case "district":
      return `district_code = ${sql.add(area.code, "int")}`;
    case "subdistrict":
      return `subdistrict_code = ${sql.add(area.code, "int")}`;
    case "circle":
      return `(${distanceSql(area.center, sql)} <= ${sql.add(area.radiusM, "float8")} and ${isKnownWithin(acrossM(area), sql)})`;
  }
}

/** A point that a text named says nothing nearer than its precision; `offers.nearest_*_m` follow that law. */
const isKnownWithin = (metres: number, sql: SqlValues): string =>
  `precision_m <= ${sql.add(metres, "float8")}`;

/** One group of targets: any of them. */
export function isNearAny(group: readonly NearTarget[], sql: SqlValues): string {
  return anyOf(group.flatMap((target) => isNear(target, sql)));
}

/** The widest radii that the partial indexes of the migration hold. Metres. */
const KEPT_NEAR = [
  { index: "transit", kinds: ["transit", "bts", "mrt", "arl", "srt"], withinM: 1_000 },
  { index: "beach", kinds: ["beach"], withinM: 1_000 },
] as const;

function isNear(target: NearTarget, sql: SqlValues): string[] {
  if (target.kind === "spots") {
    const within = sql.add(target.withinM, "float8");
    const isKnown = isKnownWithin(target.withinM, sql);
    return target.spots.map((spot) => `(${distanceSql(spot, sql)} <= ${within} and ${isKnown})`);
  }
  const metres = Math.min(LIMITS.int, Math.floor(target.withinM));
  const near = `nearest_${target.nearest}_m <= ${sql.add(metres, "int")}`;
  // What also follows from it is said, so that the small index of the kind can be used.
  const kept = KEPT_NEAR.find(
    ({ kinds, withinM }) =>
      (kinds as readonly string[]).includes(target.nearest) && metres <= withinM,
  );
  return [kept ? `(${near} and nearest_${kept.index}_m <= ${kept.withinM})` : near];
}

export const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? "false" : `(${conditions.join(" or ")})`;
