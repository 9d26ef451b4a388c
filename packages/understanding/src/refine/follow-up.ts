import { HOME_COSTS_THB } from "./price.ts";
import {
  type Criteria,
  type CriteriaKey,
  type Certainty,
  EMPTY_CRITERIA,
  type LetGo,
  type PlaceRef,
  type Range,
  type Tenure,
} from "@propertyvr/vocabulary";
import type { MessageDraft } from "./draft.ts";
import { type Settled, unique } from "./imply.ts";
import { fallsAway } from "./falls-away.ts";
import { letGoIn, withoutLetGo } from "./let-go.ts";
import { locate } from "./locate.ts";
import { type Shifted, shiftPrice } from "./shift-price.ts";

export interface AppliedMessage {
  readonly criteria: Criteria;
  readonly refs: readonly PlaceRef[];
  readonly touched: Readonly<Partial<Record<CriteriaKey, Certainty>>>;
  readonly shifted: Shifted | null;
  readonly letGo: readonly LetGo[];
}

/**
 * Lays one message over the criteria so far. A new value replaces the old one of
 * its key; places and types join them when the message says "also" or "or".
 */
export function applyMessage(before: Criteria, draft: MessageDraft, now: Settled): AppliedMessage {
  const touched: Partial<Record<CriteriaKey, Certainty>> = {};
  const mark = (key: CriteriaKey, certainty: Certainty = "stated"): void =>
    void (touched[key] = certainty);
  const base = clear(before, draft, mark);
  const tenure = draft.tenure ?? base.tenure;
  const deal = now.deal ?? (draft.isBothDeals ? null : base.deal);
  if (now.deal !== null) mark("deal", now.certainty.deal ?? "stated");
  // "land of at least 1 rai" after "house": the land of the house.
  const isItsLand =
    now.land !== null && now.types.length === 1 && now.types[0] === "land" && !draft.isLandInstead;
  const isOtherKind = draft.isKindInstead && !now.types.some((type) => base.types.includes(type));
  const keepsTypes = ((now.isWeakType && !isOtherKind) || isItsLand) && base.types.length > 0;
  const types =
    now.types.length === 0 || keepsTypes
      ? base.types
      : draft.isAlso
        ? unique([...base.types, ...now.types])
        : now.types;
  if (types !== base.types) mark("types", now.isWeakType ? "implied" : "stated");
  const moved = movedRooms(base.bedrooms, draft);
  const fewer = withoutRooms(base.bedrooms, draft.without.rooms);
  const bedrooms =
    draft.bedrooms === null
      ? (moved ?? fewer)
      : draft.isAlso && !draft.isCountAlone
        ? widen(base.bedrooms, draft.bedrooms)
        : draft.bedrooms;
  // "A pool would be nice" after "with a pool": what was a must becomes a wish.
  const musts = base.amenities.filter((a) => !draft.softened.includes(a));
  const amenities = unique([...musts, ...draft.amenities]).filter(
    (a) => !draft.without.amenities.includes(a) && !draft.softened.includes(a),
  );
  const where = locate(base, draft, now);
  const price = now.price ?? keptPrice(base, before.deal, deal);
  const shifted = shiftPrice(price, draft);
  if (draft.bedrooms !== null || moved !== null || fewer !== base.bedrooms) mark("bedrooms");
  if (draft.bathrooms !== null) mark("bathrooms");
  if (now.price !== null || shifted !== null) mark("price", now.certainty.price ?? "stated");
  if (now.area !== null) mark("area_sqm");
  if (now.land !== null) mark("land_sqm");
  if (now.areas.length > 0) mark("places");
  if (now.targets.length > 0 || now.looseWithinM !== null) mark("near");
  if (
    draft.amenities.length > 0 ||
    draft.without.amenities.length > 0 ||
    musts.length < base.amenities.length
  )
    mark("amenities");
  if (draft.tenure !== null) mark("tenure");
  if (draft.sort !== null) mark("sort");
  const laid: Criteria = {
    deal,
    types: types.filter((type) => !draft.without.types.includes(type)),
    bedrooms,
    bathrooms: draft.bathrooms ?? base.bathrooms,
    price: shifted?.price ?? price,
    area_sqm: sizeAfter(base.area_sqm, now.area, draft),
    land_sqm: sizeAfter(base.land_sqm, now.land, draft),
    places: where.places,
    near: where.near,
    amenities,
    tenure: tenure !== null && givesWay(tenure, draft) ? null : tenure,
    sort: draft.sort ?? base.sort,
  };
  const letGo = [...letGoIn(base, draft, now), ...fallsAway(base, laid, draft)];
  for (const { key } of letGo) mark(key);
  return { criteria: withoutLetGo(laid, letGo), refs: where.refs, touched, shifted, letGo };
}

function clear(before: Criteria, draft: MessageDraft, mark: (key: CriteriaKey) => void): Criteria {
  let criteria = before;
  for (const change of draft.changes) {
    if (change.do !== "clear") continue;
    if (change.key === "location") {
      criteria = { ...criteria, places: [], near: [] };
      mark("places");
    } else if (change.key === "distance") {
      criteria = { ...criteria, near: criteria.near.map((near) => ({ ...near, within_m: null })) };
      mark("near");
    } else if (change.key === "area_sqm" && criteria.area_sqm === null) {
      // "Any size" of a plot is the size of the land.
      criteria = { ...criteria, land_sqm: null };
      mark("land_sqm");
    } else {
      criteria = { ...criteria, [change.key]: EMPTY_CRITERIA[change.key] };
      mark(change.key);
    }
  }
  for (const key of draft.without.keys)
    if (key === "bedrooms" && criteria.bedrooms?.max === 0)
      criteria = { ...criteria, bedrooms: null };
  if (criteria.deal !== null && draft.without.deals.includes(criteria.deal))
    criteria = { ...criteria, deal: null };
  return criteria;
}

/** "One more bedroom" after two: three. Null where nothing moves, or where no rooms were asked for. */
function movedRooms(rooms: Range | null, { changes }: MessageDraft): Range | null {
  const change = changes.find((each) => each.do === "rooms");
  if (change?.do !== "rooms" || rooms === null) return null;
  const moved = (count: number): number => Math.max(0, count + change.by);
  return {
    ...(rooms.min !== undefined && { min: moved(rooms.min) }),
    ...(rooms.max !== undefined && { max: moved(rooms.max) }),
  };
}

/**
 * A monthly price says nothing about buying, nor a purchase price about rent; what no home is sold for was
 * meant as a rent: "80k max, freehold is fine", then "rent only for now".
 */
function keptPrice(
  base: Criteria,
  before: Criteria["deal"],
  deal: Criteria["deal"],
): Criteria["price"] {
  if (base.price === null || deal === before || before === null || deal === null) return base.price;
  const { min, max, per } = base.price;
  if ((per === "month") === (deal === "rent")) return base.price;
  const isRent = deal === "rent" && per === "total" && (max ?? min ?? Infinity) < HOME_COSTS_THB;
  return isRent ? { ...base.price, per: "month" } : null;
}

/** "No studios" of studios up to two bedrooms: an end of the range that is refused falls away. */
function withoutRooms(range: Range | null, refused: readonly number[]): Range | null {
  const { min, max } = range ?? {};
  if (min === undefined || max === undefined || min >= max) return range;
  const next = {
    min: refused.includes(min) ? min + 1 : min,
    max: refused.includes(max) ? max - 1 : max,
  };
  const isChanged = next.min !== min || next.max !== max;
  return isChanged && next.min <= next.max ? next : range;
}

/**
 * "Could go up to 200" behind 100 to 150 sqm: a wider end moves and the other stays; "1,000 is also fine" behind
 * about 500 is one more size.
 */
function sizeAfter(have: Range | null, said: Range | null, draft: MessageDraft): Range | null {
  if (have === null || said === null) return said ?? have;
  const { min, max } = have;
  if (min === undefined || max === undefined) return said;
  // "Chonburi too, 400 to 500 sqm": the place joins, the size is another.
  const isOfSize = draft.isAlso && draft.areas.length + draft.targets.length === 0;
  const isMore = isOfSize && said.min !== undefined && said.max !== undefined;
  const isWiderEnd = said.min === undefined && said.max !== undefined && said.max > max;
  return isMore ? widen(have, said) : isWiderEnd ? { min, max: said.max } : said;
}

export function widen(have: Range | null, next: Range | null): Range {
  if (have === null || next === null) return have ?? next ?? {};
  const min = Math.min(have.min ?? 0, next.min ?? 0);
  return {
    ...(have.min === undefined && next.min === undefined ? {} : { min }),
    ...(have.max === undefined || next.max === undefined
      ? {}
      : { max: Math.max(have.max, next.max) }),
  };
}

/** "No leasehold", or after "freehold only": "leasehold is fine too". */
const givesWay = (tenure: Tenure, { tenure: said, tolerated, without }: MessageDraft): boolean =>
  without.tenures.includes(tenure) ||
  (said === null && tolerated.some((other) => other !== tenure));
