import type { PlaceKind } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import { findPlaces } from "./find-places.ts";
import type { Place } from "./place.ts";
import { soiById } from "./sois.ts";

/** The place under an id, numbered sois included. */
export function placeById(id: string): Place | undefined {
  return atlas().byId.get(id) ?? soiById(id);
}

/** The places of a name in either script, best first; the whole text must be the name. */
export function placesNamed(name: string): readonly Place[] {
  const text = name.trim();
  const [mention, another] = findPlaces(`in ${text}`);
  return mention !== undefined &&
    another === undefined &&
    mention.end === text.length + 3 &&
    mention.start <= 3
    ? mention.places
    : [];
}

/** Every place of the tables, or those of one kind; numbered sois and sub-districts are not among them. */
export function allPlaces(kind?: PlaceKind): readonly Place[] {
  const places = atlas().named.map(({ place }) => place);
  return kind === undefined ? places : places.filter((place) => place.kind === kind);
}
