import type { NamedPlace } from "../place.ts";
import { lettersOf } from "../text/fold.ts";
import { normaliseThai } from "../text/normalise-thai.ts";
import type { NameIndex } from "./build-name-index.ts";
import { addCandidate, type PlaceCandidate } from "./hits.ts";

/** One key for the ways of spacing and dotting a name. */
export function keyOf(name: string): string {
  const normal = normaliseThai(name.toLowerCase()).text;
  return hasThai(normal) ? normal.replace(/[\s.]/g, "") : lettersOf(normal);
}
const hasThai = (text: string) => /[\u0e01-\u0e4e]/.test(text);

/** The places under each of their names, whole. */
export function buildPlacesByName(
  named: readonly NamedPlace[],
): ReadonlyMap<string, readonly PlaceCandidate[]> {
  const found = new Map<string, PlaceCandidate[]>();
  for (const { place, names } of named) {
    const sufficient = names.filter(({ needs }) => isSufficient(needs));
    for (const text of [place.name, place.nameTh, ...sufficient.map((name) => name.text)]) {
      const key = keyOf(text);
      const known = found.get(key);
      if (known === undefined) found.set(key, [{ place, needs: "nothing" }]);
      else addCandidate(known, { place, needs: "nothing" });
    }
  }
  return found;
}

const isSufficient = (needs: PlaceCandidate["needs"]) => needs === "nothing" || needs === "company";

/** The same for one key, as far as the index of names holds it. */
export function indexedPlaces(key: string, { latin, thai }: NameIndex): readonly PlaceCandidate[] {
  const found: PlaceCandidate[] = [];
  const candidates = hasThai(key)
    ? thai.candidatesOf(key)
    : (latin.exact.get(key)?.candidates ?? []);
  for (const { place, needs } of candidates) {
    const isOwn = keyOf(place.name) === key || keyOf(place.nameTh) === key;
    if (isSufficient(needs) || isOwn) addCandidate(found, { place, needs: "nothing" });
  }
  return found;
}
