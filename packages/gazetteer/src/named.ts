import type { PlaceKind } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import { findPlaces } from "./find-places.ts";
import { kilometreById } from "./kilometres.ts";
import type { Candidate } from "./names/candidate.ts";
import { addCandidate } from "./names/candidate.ts";
import type { Place } from "./place.ts";
import { soiById } from "./soi-series.ts";
import { subdistrictById } from "./subdistrict-places.ts";
import { lettersOf } from "./text/fold.ts";
import { normaliseThai } from "./text/normalise-thai.ts";

let byName: ReadonlyMap<string, readonly Candidate[]> | undefined;

/** One key for the ways of spacing and dotting a name. */
function keyOf(name: string): string {
  const normal = normaliseThai(name.toLowerCase()).text;
  return /[\u0e01-\u0e4e]/.test(normal) ? normal.replace(/[\s.]/g, "") : lettersOf(normal);
}

function placesByName(): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const { place, names } of atlas().named) {
    const sufficient = names.filter(({ needs }) => needs === "nothing" || needs === "company");
    for (const text of [place.name, place.nameTh, ...sufficient.map((name) => name.text)]) {
      const key = keyOf(text);
      const known = found.get(key);
      if (known === undefined) found.set(key, [{ place, needs: "nothing" }]);
      else addCandidate(known, { place, needs: "nothing" });
    }
  }
  return found;
}

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
  byName ??= placesByName();
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
