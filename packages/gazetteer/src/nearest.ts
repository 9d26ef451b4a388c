import type { NearestKind, NearestM, Point } from "@propertyvr/vocabulary";
import { distanceM, NEAREST_KINDS } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import type { Network, Place } from "./place.ts";

/** The spots of one kind, their points laid out for one quick pass. */
interface Spots {
  readonly places: readonly Place[];
  readonly lat: Float64Array;
  readonly lon: Float64Array;
}

let spots: Readonly<Record<NearestKind, Spots>> | undefined;

function spotsByKind(): Readonly<Record<NearestKind, Spots>> {
  const all = atlas().named.map(({ place }) => place);
  const of = (kind: NearestKind): Spots => {
    const places = all.filter(
      (place) => place.point !== null && (kind === place.network || kind === place.nearKind),
    );
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
  for (let i = 0; i < lat.length; i++) {
    const dy = (lat[i] as number) - point.lat;
    const dx = ((lon[i] as number) - point.lon) * squeeze;
    const square = dx * dx + dy * dy;
    if (square < least) {
      least = square;
      best = i;
    }
  }
  const place = places[best];
  return place?.point ? { place, metres: Math.round(distanceM(point, place.point)) } : null;
}
