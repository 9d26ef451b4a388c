import type { PlaceKind } from "@propertyvr/vocabulary";
import { buildPlacesByName } from "#built";
import { atlas, nameIndex } from "./atlas.ts";
import { findPlaces } from "./find-places.ts";
import { kilometreById } from "./kilometres.ts";
import type { PlaceCandidate } from "./names/hits.ts";
import type { Lookup } from "./names/latin-names.ts";
import { keyOf } from "./names/places-by-name.ts";
import type { Place } from "./place.ts";
import { soiById } from "./soi-series.ts";
import { subdistrictById } from "./subdistrict-places.ts";

let byName: Lookup<readonly PlaceCandidate[]> | undefined;

/** The place under an id, numbered sois, kilometres and sub-districts included. */
export function placeById(id: string): Place | undefined {
  return atlas().byId.get(id) ?? soiById(id) ?? kilometreById(id) ?? subdistrictById(id);
}

/**
 * The places of a name in either script, best first: canonical names and
 * aliases, ordinary words included; else numbered sois and near spellings,
 * where the whole text is the name.
 */
export function placesNamed(name: string): readonly Place[] {
  byName ??= buildPlacesByName(atlas().named, nameIndex());
  const known = byName.get(keyOf(name));
  if (known !== undefined) return known.map(({ place }) => place);
  const text = name.trim();
  const [mention, another] = findPlaces(text);
  const isWhole = mention?.start === 0 && mention.end === text.length && another === undefined;
  return isWhole ? mention.places : [];
}

/** Every place of the tables, or those of one kind; numbered sois and sub-districts are not among them. */
export function allPlaces(kind?: PlaceKind): readonly Place[] {
  const places = atlas().named.map(({ place }) => place);
  return kind === undefined ? places : places.filter((place) => place.kind === kind);
}
