import { atlas } from "../atlas.ts";
import type { NamedPlace, Place } from "../place.ts";
import { DISTRICT_ALIASES } from "../tables/district-names.ts";
import { NOT_PLACES, ORDINARY_WORDS } from "../tables/ordinary-words.ts";
import { normaliseThai } from "../text/normalise-thai.ts";
import { foldThai } from "../text/fold-thai.ts";
import type { Candidate } from "./candidate.ts";
import type { LatinNames } from "./latin-names.ts";
import { LatinNamesBuilder } from "./latin-names.ts";
import { ThaiNames } from "./thai-names.ts";
import { ThaiSlips } from "./thai-typos.ts";

/** Every name of every place, ready to be met in a text. */
export interface NameIndex {
  readonly latin: LatinNames;
  readonly thai: ThaiNames;
  /** Thai names without tones and silenced letters, for the text the plain names left over. */
  readonly thaiFolded: ThaiNames;
  /** The longer of those, for slips of one letter. */
  readonly thaiSlips: ThaiSlips;
}

/** Thai names shorter than this, folded, meet too many ordinary words. */
const SHORTEST_FOLDED_THAI = 5;
const hasThai = (text: string) => /[\u0e01-\u0e4e]/.test(text);

let built: NameIndex | undefined;

/** Built at first use, then kept. */
export function nameIndex(): NameIndex {
  built ??= buildNameIndex(atlas().named);
  return built;
}

function buildNameIndex(named: readonly NamedPlace[]): NameIndex {
  const latin = new LatinNamesBuilder();
  const thai = new ThaiNames();
  const thaiFolded = new ThaiNames();
  const thaiSlips = new ThaiSlips();
  for (const { place, names } of named) {
    for (const { text, needs } of names) {
      const isOrdinary = needs === "nothing" && ORDINARY_WORDS.has(text.toLowerCase());
      const candidate: Candidate = { place, needs: isOrdinary ? "company" : needs };
      if (!hasThai(text)) latin.add(text, candidate, isOftenTyped(place));
      else addThai({ thai, thaiFolded, thaiSlips }, text, candidate);
    }
  }
  for (const word of NOT_PLACES) {
    thai.add(word);
    const folded = foldThai(word).text;
    if (folded.length >= SHORTEST_FOLDED_THAI) thaiFolded.add(folded);
  }
  return { latin: latin.build(), thai, thaiFolded, thaiSlips };
}

/** Far districts are seldom named, and their names lie one slip from many words. */
function isOftenTyped(place: Place): boolean {
  return (
    place.kind !== "district" ||
    place.within === "province:10" ||
    DISTRICT_ALIASES[Number(place.id.slice(9))] !== undefined
  );
}

function addThai(index: Omit<NameIndex, "latin">, text: string, candidate: Candidate): void {
  const name = normaliseThai(text.toLowerCase()).text;
  index.thai.add(name, candidate);
  const folded = foldThai(name).text;
  if (folded.length < SHORTEST_FOLDED_THAI || candidate.needs !== "nothing") return;
  const entry = index.thaiFolded.add(folded, candidate);
  if (isOftenTyped(candidate.place)) index.thaiSlips.add(folded, entry);
}
