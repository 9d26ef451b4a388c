import { type Place, placeById } from "@propertyvr/gazetteer";
import type { NearKind, PlaceRef } from "@propertyvr/vocabulary";
import type { AreaName, Meanings, NearMention } from "./meanings.ts";

/** What a name on the map means: an area to live in, or something to be near. */
export type Mention = Meanings["place"];
const NETWORKS: Readonly<Record<string, string>> = {
  BTS: "bts",
  MRT: "mrt",
  ARL: "arl",
  SRT: "srt",
};

export const refOf = (place: Place): PlaceRef => ({
  name: place.name,
  id: place.id,
  kind: place.kind,
});

export function stationOf(mention: Mention, network: string | null = null): Place | undefined {
  const stations = mention.places.filter((place) => place.kind === "station");
  return (
    stations.find((place) => network !== null && place.network === NETWORKS[network]) ?? stations[0]
  );
}
const landmarkOf = (mention: Mention): Place | undefined => {
  const first = mention.places[0];
  return first?.kind === "landmark" ? first : undefined;
};
export const targetOf = (place: Place, withinM: number | null): NearMention => ({
  kind: place.nearKind ?? (place.kind === "station" ? "transit" : "poi"),
  name: place.name,
  withinM,
  ref: refOf(place),
});
export const generic = (
  kind: NearKind,
  name: string | null,
  withinM: number | null = null,
): NearMention => ({
  kind,
  name,
  withinM,
  ref: null,
});
export const targets = (...made: readonly NearMention[]) => ({ kind: "targets", value: made });

/** A mention that no word called a station or near: an area where it can be one. */
export function areaOf(mention: Mention): { kind: string; value: unknown } | null {
  const provinces = provincesOf(mention.places[0]);
  if (provinces.length > 0) return { kind: "areas", value: provinces };
  const place =
    mention.places.find(({ kind }) => kind !== "station" && kind !== "landmark") ??
    mention.places[0];
  if (place === undefined) return null;
  if (isLine(place) || mention.isStation) return targets(targetOf(place, null));
  if (place.kind === "station" && landmarkOf(mention) !== undefined)
    return areaOf(onlyLandmarks(mention));
  if (place.kind === "landmark" && place.nearKind !== null) return targets(targetOf(place, null));
  return { kind: "areas", value: [{ name: place.name, ref: refOf(place) }] };
}

/** A whole line is something to be near, never an area. */
export const isLine = (place: Place): boolean =>
  place.kind === "station" && / (Line|Link)$/.test(place.name);
const onlyLandmarks = (mention: Mention): Mention => ({
  ...mention,
  places: mention.places.filter(({ kind }) => kind === "landmark"),
});

/** A region people name for its few provinces ("Bangkok and vicinity") is those provinces. */
function provincesOf(place: Place | undefined): readonly AreaName[] {
  if (place?.kind !== "region" || place.areas.length > 8) return [];
  return place.areas.flatMap((area) => {
    const province = area.kind === "province" ? placeById(`province:${area.code}`) : undefined;
    return province === undefined ? [] : [{ name: province.name, ref: refOf(province) }];
  });
}

/** Circles that cover a road through many quarters. */
const LONG_ROAD = 10;

/** What "near X" means for a name: its station, the landmark itself, else the area. */
export function nearName(
  mention: Mention,
  withinM: number | null,
): { kind: string; value: unknown } | null {
  const landmark = landmarkOf(mention);
  const station = stationOf(mention);
  const first = mention.places[0];
  if (landmark !== undefined) return targets(targetOf(landmark, withinM));
  // "Near Kasetsart University" is near the university, and not its station.
  const namesake = mention.places.find(
    ({ kind, name }) => kind === "landmark" && name === station?.name,
  );
  if (namesake !== undefined) return targets(targetOf(namesake, withinM));
  // "Near Sukhumvit": a road of that length is an area.
  if (first?.kind === "road" && first.areas.length >= LONG_ROAD && withinM === null)
    return areaOf(mention);
  if (station !== undefined && first?.kind !== "province")
    return targets(targetOf(station, withinM));
  const other = mention.places.find(({ kind }) => kind === "landmark");
  const isNamedFirst = withinM !== null || (other?.nearKind ?? "poi") !== "poi";
  return other !== undefined && first?.kind !== "province" && isNamedFirst
    ? targets(targetOf(other, withinM))
    : areaOf(mention);
}
/** A distance from here on is counted from the middle of a quarter or a town. Metres. */
const FROM_THE_MIDDLE_M = 1_000;
const WITH_A_MIDDLE: ReadonlySet<string> = new Set(["neighbourhood", "district", "subdistrict"]);

/** "Within 5 km of Nimman": more than Nimman itself; undefined where it is no more, or has no middle. */
export function roundArea({ name, ref }: AreaName, withinM: number): NearMention | undefined {
  return withinM >= FROM_THE_MIDDLE_M && WITH_A_MIDDLE.has(ref.kind)
    ? { kind: "poi", name, withinM, ref }
    : undefined;
}
