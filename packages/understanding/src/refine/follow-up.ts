import { type Place, placeById, placesNamed } from "@propertyvr/gazetteer";
import {
  type Criteria,
  type CriteriaKey,
  type Certainty,
  distanceM,
  EMPTY_CRITERIA,
  type Near,
  type PlaceRef,
  type Point,
  type Range,
} from "@propertyvr/vocabulary";
import type { Draft } from "./draft.ts";
import { type Settled, unique } from "./imply.ts";
import type { AreaName, Target } from "../shapes/meanings.ts";

export interface Applied {
  readonly criteria: Criteria;
  readonly refs: readonly PlaceRef[];
  readonly touched: Readonly<Partial<Record<CriteriaKey, Certainty>>>;
}

/**
 * Lays one message over the criteria so far. A new value replaces the old one of
 * its key; places and types join them when the message says "also" or "or".
 */
export function applyMessage(before: Criteria, draft: Draft, now: Settled): Applied {
  const touched: Partial<Record<CriteriaKey, Certainty>> = {};
  const mark = (key: CriteriaKey, certainty: Certainty = "stated"): void =>
    void (touched[key] = certainty);
  const base = clear(before, draft, mark);
  const isForeign = draft.tenure ?? base.tenure;
  const deal = now.deal ?? base.deal;
  if (now.deal !== null) mark("deal", now.certainty.deal ?? "stated");
  const keepsTypes = now.isWeakType && base.types.length > 0;
  const types =
    now.types.length === 0 || keepsTypes
      ? base.types
      : draft.isAlso
        ? unique([...base.types, ...now.types])
        : now.types;
  if (types !== base.types) mark("types", now.isWeakType ? "implied" : "stated");
  const bedrooms =
    draft.bedrooms === null
      ? base.bedrooms
      : draft.isAlso
        ? widen(base.bedrooms, draft.bedrooms)
        : draft.bedrooms;
  const amenities = unique([...base.amenities, ...draft.amenities]).filter(
    (a) => !draft.without.amenities.includes(a),
  );
  const where = locate(base, draft, now);
  if (draft.bedrooms !== null) mark("bedrooms");
  if (draft.bathrooms !== null) mark("bathrooms");
  if (now.price !== null) mark("price", now.certainty.price ?? "stated");
  if (now.area !== null) mark("area_sqm");
  if (now.land !== null) mark("land_sqm");
  if (now.areas.length > 0) mark("places");
  if (now.targets.length > 0 || now.looseWithinM !== null) mark("near");
  if (draft.amenities.length > 0 || draft.without.amenities.length > 0) mark("amenities");
  if (draft.tenure !== null) mark("tenure");
  if (draft.sort !== null) mark("sort");
  const criteria: Criteria = {
    deal,
    types: types.filter((type) => !draft.without.types.includes(type)),
    bedrooms,
    bathrooms: draft.bathrooms ?? base.bathrooms,
    price: now.price ?? shifted(base, draft) ?? keptPrice(base, before.deal, deal),
    area_sqm: now.area ?? base.area_sqm,
    land_sqm: now.land ?? base.land_sqm,
    places: where.places,
    near: where.near,
    amenities,
    tenure: isForeign !== null && draft.without.tenures.includes(isForeign) ? null : isForeign,
    sort: draft.sort ?? base.sort,
  };
  return { criteria, refs: where.refs, touched };
}

function clear(before: Criteria, draft: Draft, mark: (key: CriteriaKey) => void): Criteria {
  let criteria = before;
  for (const change of draft.changes) {
    if (change.do !== "clear") continue;
    if (change.key === "location") {
      criteria = { ...criteria, places: [], near: [] };
      mark("places");
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

/** "raise the budget by 5k": the ceiling moves by what was said. */
function shifted(base: Criteria, draft: Draft): Criteria["price"] {
  const shift = draft.changes.find((change) => change.do === "shift");
  if (shift?.do !== "shift" || base.price?.max === undefined) return null;
  const max = base.price.max + (shift.direction === "up" ? shift.by : -shift.by);
  return max > (base.price.min ?? 0) ? { ...base.price, max } : null;
}

/** A monthly price says nothing about buying, nor a purchase price about rent. */
function keptPrice(
  base: Criteria,
  before: Criteria["deal"],
  deal: Criteria["deal"],
): Criteria["price"] {
  if (base.price === null || deal === before || before === null) return base.price;
  return (base.price.per === "month") === (deal === "rent") ? base.price : null;
}

function widen(have: Range | null, next: Range): Range {
  if (have === null) return next;
  const min = Math.min(have.min ?? 0, next.min ?? 0);
  return {
    ...(have.min === undefined && next.min === undefined ? {} : { min }),
    ...(have.max === undefined || next.max === undefined
      ? {}
      : { max: Math.max(have.max, next.max) }),
  };
}

interface Where {
  readonly places: readonly string[];
  readonly near: readonly Near[];
  readonly refs: readonly PlaceRef[];
}

/**
 * A named place replaces the named places before it; what is near anything of a
 * kind stays unless that kind is named again; a place that contains the new
 * landmark stays.
 */
function locate(base: Criteria, draft: Draft, now: Settled): Where {
  const oldPlaces = base.places.filter((name) => !draft.without.places.includes(name));
  const oldNear = base.near.filter(
    (near) =>
      !draft.without.targets.some(
        ({ kind, name }) => kind === near.kind && (name === null || name === near.name),
      ),
  );
  const isNamed = now.areas.length > 0 || now.targets.some(isSpot);
  const kinds = new Set(now.targets.map(({ kind }) => kind));
  const keptPlaces =
    draft.isAlso || !isNamed
      ? oldPlaces
      : now.areas.length > 0
        ? []
        : oldPlaces.filter((name) => containsAll(name, now.targets));
  const keptNear = draft.isAlso
    ? oldNear
    : oldNear.filter((near) => !kinds.has(near.kind) && (!isNamed || !isNamedNear(near)));
  const joined = draft.isAlso ? stationsAmong(base, now.areas) : [];
  const joinedNames = new Set(joined.map(({ name }) => name));
  const areas = now.areas.filter(({ name }) => !joinedNames.has(name));
  const outer = new Set(areas.map(({ ref }) => ref.id));
  const places = unique([
    ...keptPlaces.filter((name) => !liesInside(name, outer)),
    ...areas.map(({ name }) => name),
  ]);
  const added = [...now.targets, ...joined].map(toNear);
  const reached =
    now.looseWithinM === null || added.length > 0
      ? keptNear
      : keptNear.map((old) => ({ ...old, within_m: now.looseWithinM }));
  const near = [
    ...reached.filter((old) => !added.some((n) => n.kind === old.kind && n.name === old.name)),
    ...added,
  ];
  return { places, near, refs: refsOf(places, near, now) };
}

/** "Thong Lo too" after "near BTS Asok": another station, where only stations were named so far. */
function stationsAmong(base: Criteria, areas: readonly AreaName[]): readonly Target[] {
  if (
    base.places.length > 0 ||
    !base.near.some((near) => near.kind === "transit" && isNamedNear(near))
  )
    return [];
  return areas.flatMap(({ name }) => {
    const station = placesNamed(name).find(({ kind }) => kind === "station");
    return station === undefined
      ? []
      : [
          {
            kind: "transit" as const,
            name,
            withinM: null,
            ref: { name, id: station.id, kind: station.kind },
          },
        ];
  });
}

/** A named station or landmark; a whole line is too long to stand for a place. */
const isSpot = ({ name, ref }: Target): boolean =>
  ref !== null && !/ (Line|Link)$/.test(name ?? "");

const isNamedNear = (near: Near): boolean =>
  near.name !== null &&
  !["BTS", "MRT", "ARL", "SRT"].includes(near.name) &&
  placesNamed(near.name).length > 0;

const toNear = ({ kind, name, withinM }: Target): Near => ({ kind, name, within_m: withinM });

/** "anywhere in Bangkok" takes in what was named inside it. */
const liesInside = (name: string, outer: ReadonlySet<string>): boolean =>
  placesNamed(name).some((place) => isWithin({ name, id: place.id, kind: place.kind }, outer));

/** True when all named targets lie in the named place: in its district or province, or in its circle. */
function containsAll(name: string, targets: readonly Target[]): boolean {
  const places = placesNamed(name);
  const ids = new Set(places.map((place) => place.id));
  return targets.every(({ ref }) => {
    if (ref === null) return true;
    const point = placeById(ref.id)?.point ?? null;
    return (
      isWithin(ref, ids) || (point !== null && places.some((place) => isInCircle(place, point)))
    );
  });
}
function isInCircle(place: Place, point: Point): boolean {
  return place.areas.some(
    (area) => area.kind === "circle" && distanceM(area.center, point) <= area.radiusM,
  );
}
function isWithin(ref: PlaceRef, ids: ReadonlySet<string>): boolean {
  let place: Place | undefined = placesNamed(ref.name).find(({ id }) => id === ref.id);
  for (let depth = 0; place !== undefined && depth < 6; depth++) {
    const { within }: Place = place;
    if (within === null) return false;
    if (ids.has(within)) return true;
    place = placeById(within);
  }
  return false;
}

function refsOf(
  places: readonly string[],
  near: readonly Near[],
  now: Settled,
): readonly PlaceRef[] {
  const known = new Map<string, PlaceRef>();
  for (const { name, ref } of now.areas) known.set(name, ref);
  for (const { name, ref } of now.targets) if (name !== null && ref !== null) known.set(name, ref);
  const names = unique([...places, ...near.flatMap(({ name }) => (name === null ? [] : [name]))]);
  return names.flatMap((name) => {
    const ref = known.get(name) ?? refOfNamed(name, near);
    return ref === undefined ? [] : [{ ...ref, name }];
  });
}

function refOfNamed(name: string, near: readonly Near[]): PlaceRef | undefined {
  const isNear = near.some((item) => item.name === name);
  const found = placesNamed(name);
  const place = isNear
    ? (found.find(({ kind }) => kind === "station" || kind === "landmark") ?? found[0])
    : (found.find(({ kind }) => kind !== "station" && kind !== "landmark") ?? found[0]);
  return place === undefined ? undefined : { name, id: place.id, kind: place.kind };
}
