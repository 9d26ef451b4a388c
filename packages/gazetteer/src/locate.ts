import type {
  PropertyType,
  Area,
  Near,
  NearTarget,
  PlaceRef,
  Point,
  ResolvedCriteria,
  SearchQuery,
} from "@propertyvr/vocabulary";
import { distanceM, impliedWithinM, whereGroups } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import { placeById, placesNamed } from "./named.ts";
import type { Place } from "./place.ts";
import { byRef, networkOf, placesMeant } from "./places-meant.ts";

/** A search put on the map. */
export interface Located {
  readonly resolved: ResolvedCriteria;
  /** For each `criteria.near`: the radius searched where `within_m` is null, else null; null too where it is on no map. Metres. */
  readonly impliedWithinM: readonly (number | null)[];
  /** Names that are on no map of ours; they narrow nothing. */
  readonly unplaced: readonly string[];
  /** Spots that distance is shown to, the first asked first. */
  readonly targets: readonly NamedPoint[];
}
export interface NamedPoint {
  readonly name: string;
  readonly nameTh: string;
  readonly point: Point;
}

/** Nobody lives there: who names no kind looks for homes. */
const NO_HOMES: readonly PropertyType[] = ["office", "warehouse"];

/** What was refused and, where no kind is named, what is no home; plots where their size is asked for. */
function refusedTypes({ criteria, extensions }: SearchQuery): readonly PropertyType[] {
  const { not_types: refused } = extensions;
  if (criteria.types.length > 0) return refused;
  const plots: readonly PropertyType[] = criteria.land_sqm === null ? ["land"] : [];
  return [...new Set([...refused, ...NO_HOMES, ...plots])];
}

/**
 * Puts the names of a search on the map. Its references say which place is meant where a
 * name repeats. Of a parent and its child the child alone counts; places and things
 * to be near hold as the groups of `whereGroups`, as far as they are on the map;
 * "BTS", "MRT" or no name at all is the nearest of the kind.
 */
export function locate(query: SearchQuery): Located {
  const { criteria, place_refs: refs, status } = query;
  const areas = criteria.places.map((name) => ({ name, place: chooseArea(name, refs) }));
  const near = criteria.near.map((wish) => ({ wish, ...aim(wish, refs) }));
  const placed = areas.map(({ place }) => place).filter((place) => place !== undefined);
  const inPlaces = distinct(withoutParents(placed).flatMap(areasOf));
  const groups = whereGroups(query).map(({ hasPlaces, near: items }) => ({
    // Places that are on no map leave what stands beside them to be near.
    hasPlaces: hasPlaces && inPlaces.length > 0,
    targets: items.flatMap((at) => near[at]?.target ?? []),
  }));
  const unplaced = [
    ...areas.filter(({ place }) => place === undefined).map(({ name }) => name),
    ...near
      .filter(({ target }) => target === undefined)
      .flatMap(({ wish }) => (wish.name === null ? [wish.kind] : [wish.name])),
  ];
  return {
    resolved: {
      deal: criteria.deal,
      types: criteria.types,
      notTypes: refusedTypes(query),
      bedrooms: criteria.bedrooms,
      bathrooms: criteria.bathrooms,
      price: criteria.price,
      areaSqm: criteria.area_sqm,
      landSqm: criteria.land_sqm,
      areas: inPlaces,
      orNear: groups.find(({ hasPlaces }) => hasPlaces)?.targets ?? [],
      near: groups
        .filter(({ hasPlaces, targets }) => !hasPlaces && targets.length > 0)
        .map(({ targets }) => targets),
      amenities: criteria.amenities,
      tenure: criteria.tenure,
      status,
    },
    impliedWithinM: near.map(({ wish, target }) =>
      wish.within_m === null && target !== undefined ? impliedWithinM(wish) : null,
    ),
    unplaced: [...new Set(unplaced)],
    targets: near.flatMap(({ targets }) => targets),
  };
}

/**
 * The positions of names that lie in another of them: a search looks in these, and in the wider ones
 * only once these are let go. Empty where no name holds another.
 */
export function placesWithin(
  names: readonly string[],
  refs: readonly PlaceRef[],
): readonly number[] {
  const found = names.map((name) => chooseArea(name, refs));
  const placed = found.filter((place) => place !== undefined);
  return found.flatMap((place, at) =>
    place !== undefined &&
    placed.some(
      (other) =>
        other.id !== place.id &&
        (ancestors(place).includes(other.id) || isParentRegion(other, [other, place])),
    )
      ? [at]
      : [],
  );
}

/** The place meant, else a place whose own name it is and that is no station, else the first of the name. */
export function chooseArea(name: string, refs: readonly PlaceRef[]): Place | undefined {
  const known = placesNamed(name);
  return (
    byRef(name, refs, () => true) ??
    known.find((place) => place.name === name && place.kind !== "station") ??
    known.find((place) => place.name === name) ??
    known[0]
  );
}

/** Of a district and a neighbourhood in it, the neighbourhood. */
function withoutParents(places: readonly Place[]): readonly Place[] {
  const parents = new Set(places.flatMap((place) => ancestors(place)));
  return places.filter(
    (place) =>
      !parents.has(place.id) && !isParentDistrict(place, parents) && !isParentRegion(place, places),
  );
}
/** A neighbourhood that stands for the district of its name too. */
const isParentDistrict = (place: Place, parents: ReadonlySet<string>): boolean =>
  place.kind === "neighbourhood" &&
  place.areas.some((area) => area.kind === "district" && parents.has(`district:${area.code}`));
/** Ids of all that a place lies in, the nearest first. */
export function ancestors(place: Place): readonly string[] {
  const found: string[] = [];
  for (let id = place.within; id !== null; id = atlas().byId.get(id)?.within ?? null)
    found.push(id);
  return found;
}
/** A region is the parent of what lies in one of its provinces. */
function isParentRegion(region: Place, places: readonly Place[]): boolean {
  if (region.kind !== "region" && region.kind !== "country") return false;
  const provinces = new Set(
    region.areas.flatMap((area) => (area.kind === "province" ? [`province:${area.code}`] : [])),
  );
  return places.some(
    (place) => place !== region && [place.id, ...ancestors(place)].some((id) => provinces.has(id)),
  );
}

/** The areas of a place; each circle of several knows how wide they are together. */
function areasOf({ areas }: Place): readonly Area[] {
  const circles = areas.filter((area) => area.kind === "circle");
  if (circles.length < 2) return areas;
  const across = Math.max(
    ...circles.flatMap((one) =>
      circles.map((other) => distanceM(one.center, other.center) + one.radiusM + other.radiusM),
    ),
  );
  return areas.map((area) => (area.kind === "circle" ? { ...area, acrossM: across } : area));
}

const distinct = (areas: readonly Area[]): readonly Area[] => [
  ...new Map(areas.map((area) => [JSON.stringify(area), area])).values(),
];

interface Aim {
  /** Undefined where the name is on no map of ours. */
  readonly target: NearTarget | undefined;
  readonly targets: readonly NamedPoint[];
}

function aim(wish: Near, refs: readonly PlaceRef[]): Aim {
  const withinM = wish.within_m ?? impliedWithinM(wish);
  if (wish.name === null) {
    if (wish.kind === "poi") return { target: undefined, targets: [] };
    return { target: { kind: "nearest", nearest: wish.kind, withinM }, targets: [] };
  }
  const network = networkOf(wish);
  if (network !== undefined)
    return { target: { kind: "nearest", nearest: network, withinM }, targets: [] };
  const spots = placesMeant(wish, refs).flatMap(spotsOf);
  const points = spots.map(({ point }) => point);
  return {
    target: points.length === 0 ? undefined : { kind: "spots", spots: points, withinM },
    targets: spots,
  };
}

function spotsOf(place: Place): readonly NamedPoint[] {
  const line = atlas().lines.find((each) => each.place.place.id === place.id);
  const spots = line === undefined ? [place] : line.stationIds.map(placeById);
  return spots.flatMap((spot) =>
    spot?.point ? [{ name: spot.name, nameTh: spot.nameTh, point: spot.point }] : [],
  );
}
