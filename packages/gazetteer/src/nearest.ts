import type { NearestKind, NearestM, Point } from "@propertyvr/vocabulary";
import { distanceM, NEAREST_KINDS } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import type { Network, Place } from "./place.ts";

/** The spots of one kind from south to north: a look begins at the point's own latitude and soon ends. */
interface Spots {
  readonly places: readonly Place[];
  readonly lat: Float64Array;
  readonly lon: Float64Array;
}

let spots: Readonly<Record<NearestKind, Spots>> | undefined;

function spotsByKind(): Readonly<Record<NearestKind, Spots>> {
  const all = atlas().named.map(({ place }) => place);
  const of = (kind: NearestKind): Spots => {
    const places = all
      .filter(
        (place) => place.point !== null && (kind === place.network || kind === place.nearKind),
      )
      .toSorted((one, other) => (one.point?.lat ?? 0) - (other.point?.lat ?? 0));
    return {
      places,
      lat: Float64Array.from(places, ({ point }) => point?.lat ?? Number.NaN),
      lon: Float64Array.from(places, ({ point }) => point?.lon ?? Number.NaN),
    };
  };
  return {
    bts: of("bts"),
    mrt: of("mrt"),
    arl: of("arl"),
    srt: of("srt"),
    transit: of("transit"),
    school: of("school"),
    beach: of("beach"),
    mall: of("mall"),
    hospital: of("hospital"),
    airport: of("airport"),
  };
}

/** Whole metres from a point to the nearest station of each network, school, beach, mall, hospital and airport we know. */
export function nearestM(point: Point): NearestM {
  const metres = (kind: NearestKind) => nearestPlace(point, kind)?.metres ?? null;
  return Object.fromEntries(
    NEAREST_KINDS.map((kind) => [kind, metres(kind)]),
  ) as unknown as NearestM;
}

/** The nearest station, of one network or of any. Whole metres. */
export function nearestStation(
  point: Point,
  network?: Network,
): { readonly place: Place; readonly metres: number } | null {
  return nearestPlace(point, network ?? "transit");
}

/** The nearest place of a kind we know. Whole metres. */
export function nearestPlace(
  point: Point,
  kind: NearestKind,
): { readonly place: Place; readonly metres: number } | null {
  spots ??= spotsByKind();
  const { places, lat, lon } = spots[kind];
  const squeeze = Math.cos((point.lat * Math.PI) / 180);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  /** @returns whether this one, and all behind it, lie too far north or south */
  const isPast = (at: number): boolean => {
    const dy = (lat[at] as number) - point.lat;
    const dx = ((lon[at] as number) - point.lon) * squeeze;
    const square = dx * dx + dy * dy;
    if (square < least || (square === least && at < best)) {
      least = square;
      best = at;
    }
    return dy * dy > least;
  };
  const from = firstFrom(lat, point.lat);
  for (let at = from; at < lat.length && !isPast(at); at++);
  for (let at = from - 1; at >= 0 && !isPast(at); at--);
  const place = places[best];
  return place?.point ? { place, metres: Math.round(distanceM(point, place.point)) } : null;
}

/** The place of the first number that is not below `least`, in numbers from small to large. */
function firstFrom(numbers: Float64Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
