import type { NearestKind, NearestM, Point } from "@propertyvr/vocabulary";
import { distanceM, NEAREST_KINDS } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import type { Network, Place } from "./place.ts";

let spots: Readonly<Record<NearestKind, readonly Place[]>> | undefined;

function spotsByKind(): Readonly<Record<NearestKind, readonly Place[]>> {
  const all = atlas()
    .named.map(({ place }) => place)
    .filter((place) => place.point !== null);
  const of = (kind: NearestKind) =>
    all.filter(
      (place) =>
        (kind === place.network || kind === place.nearKind) && place.kind !== "neighbourhood",
    );
  return Object.fromEntries(NEAREST_KINDS.map((kind) => [kind, of(kind)])) as unknown as Record<
    NearestKind,
    readonly Place[]
  >;
}

/** Whole metres from a point to the nearest station of each network, school, beach, mall, hospital and airport we know. */
export function nearestM(point: Point): NearestM {
  spots ??= spotsByKind();
  const known = spots;
  return Object.fromEntries(
    NEAREST_KINDS.map((kind) => [kind, nearestOf(point, known[kind])?.metres ?? null]),
  ) as unknown as NearestM;
}

/** The nearest station, of one network or of any. Whole metres. */
export function nearestStation(
  point: Point,
  network?: Network,
): { readonly place: Place; readonly metres: number } | null {
  spots ??= spotsByKind();
  return nearestOf(point, spots[network ?? "transit"]);
}

function nearestOf(
  point: Point,
  places: readonly Place[],
): { readonly place: Place; readonly metres: number } | null {
  let best: { place: Place; metres: number } | null = null;
  for (const place of places) {
    if (place.point === null) continue;
    const metres = Math.round(distanceM(point, place.point));
    if (best === null || metres < best.metres) best = { place, metres };
  }
  return best;
}
