import type { Near, NearestKind, NearKind, PlaceRef } from "@propertyvr/vocabulary";
import { allPlaces, placeById, placesNamed } from "./named.ts";
import type { Network, Place } from "./place.ts";

/** The place that a reference gives to a name. */
export function byRef(
  name: string,
  refs: readonly PlaceRef[],
  suits: (place: Place) => boolean,
): Place | undefined {
  return refs
    .filter((ref) => ref.name === name)
    .map((ref) => placeById(ref.id))
    .find((place) => place !== undefined && suits(place));
}

const NETWORKS: Readonly<Record<string, NearestKind>> = {
  bts: "bts",
  mrt: "mrt",
  arl: "arl",
  "airport rail link": "arl",
  srt: "srt",
  "red line": "srt",
};

/** The network that a wish names whole: "near the BTS". */
export const networkOf = ({ kind, name }: Near): NearestKind | undefined =>
  kind === "transit" && name !== null ? NETWORKS[name.toLowerCase()] : undefined;

/** The places that a wish to be near names; none where it names none, or a whole network. */
export const placesMeant = (wish: Near, refs: readonly PlaceRef[]): readonly Place[] =>
  wish.name === null || networkOf(wish) !== undefined ? [] : placesNear(wish.name, wish, refs);

/**
 * All stations of one name are meant together (BTS and MRT Bang Wa), unless a
 * reference or "BTS" before the name picks; a line means all its stations. A name
 * that is nothing to be near is taken at the place we know best.
 */
function placesNear(name: string, wish: Near, refs: readonly PlaceRef[]): readonly Place[] {
  const referred = byRef(
    name,
    refs,
    (place) => place.nearKind === wish.kind || place.point !== null,
  );
  if (referred !== undefined) return [referred];
  const { network, bare } = withoutNetwork(name);
  const known = [...placesNamed(name), ...placesNamed(bare)];
  const suiting = known.filter(
    (place) => place.nearKind === wish.kind && (network === null || place.network === network),
  );
  const own = suiting.filter((place) => place.name === bare || place.name === name);
  if (suiting.length > 0) return distinctPlaces(own.length > 0 ? own : suiting);
  const [surest] = known
    .filter(({ point }) => point !== null)
    .sort((a, b) => a.footing.precisionM - b.footing.precisionM);
  if (surest !== undefined) return [surest];
  return wish.kind === "mall" ? branchesOf(bare, wish.kind) : [];
}

/** "Near Central" in Khon Kaen: a chain means each of its branches, and the rest of the search says which. */
export const branchesOf = (chain: string, kind: NearKind): readonly Place[] =>
  allPlaces("landmark").filter(
    ({ name, nearKind }) => nearKind === kind && name.startsWith(`${chain} `),
  );

function withoutNetwork(name: string): { readonly network: Network | null; readonly bare: string } {
  const match = /^(bts|mrt|arl|srt)\s+(?!.*\bline\b)(.+)$/i.exec(name);
  return match === null
    ? { network: null, bare: name }
    : { network: (match[1] ?? "").toLowerCase() as Network, bare: match[2] ?? name };
}
const distinctPlaces = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map((place) => [place.id, place])).values(),
];
