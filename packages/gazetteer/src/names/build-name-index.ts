import type { NamedPlace, Place } from "../place.ts";
import { DISTRICT_ALIASES } from "../tables/district-names.ts";
import { NOT_PLACES, ORDINARY_WORDS } from "../tables/ordinary-words.ts";
import { normaliseThai } from "../text/normalise-thai.ts";
import { foldThai } from "../text/fold-thai.ts";
import type { PlaceCandidate } from "./hits.ts";
import type { LatinForms, LatinNames } from "./latin-names.ts";
import { isMetFolded, latinForms, LatinNamesBuilder } from "./latin-names.ts";
import { type MetThaiNames, ThaiNames } from "./thai-names.ts";
import { ThaiSlips } from "./thai-typos.ts";

/** Every name of every place, ready to be met in a text. */
export interface NameIndex {
  readonly latin: LatinNames;
  readonly thai: MetThaiNames;
  /** Thai names without tones and silenced letters, for the text the plain names left over; made at first use. */
  readonly thaiFolded: () => MetThaiNames;
  /** The longer of those, for slips of one letter; made at first use. */
  readonly thaiSlips: () => ThaiSlips;
}

/** Thai names shorter than this, folded, meet too many ordinary words. */
const SHORTEST_FOLDED_THAI = 5;
const hasThai = (text: string) => /[\u0e01-\u0e4e]/.test(text);

/** A name as the index takes it in. */
export type IndexedName = { readonly candidate: PlaceCandidate } & (
  | { readonly script: "latin"; readonly forms: LatinForms }
  /** Normalised, in lower case. */
  | { readonly script: "thai"; readonly name: string }
);

/** Every name of the places given, in the order the index takes them in. */
export function* indexedNames(named: readonly NamedPlace[]): Generator<IndexedName> {
  for (const { place, names } of named) {
    for (const { text, needs } of names) {
      const isOrdinary = needs === "nothing" && ORDINARY_WORDS.has(text.toLowerCase());
      const candidate: PlaceCandidate = { place, needs: isOrdinary ? "company" : needs };
      if (hasThai(text))
        yield { script: "thai", candidate, name: normaliseThai(text.toLowerCase()).text };
      else yield { script: "latin", candidate, forms: latinForms(text) };
    }
  }
}

/** What an index is made of beside the names. */
export interface IndexedRest {
  /** Thai words that only look like the start of a name: they stand in its way. */
  readonly blocking: Iterable<string>;
  /** Folded Latin names that people are likely enough to mistype. */
  readonly mistyped: ReadonlySet<string>;
}

/** The index of these names. */
export function indexOf(
  names: Iterable<IndexedName>,
  { blocking, mistyped }: IndexedRest,
): NameIndex {
  const latin = new LatinNamesBuilder();
  const thai = new ThaiNames();
  const foldable: (readonly [name: string, candidate?: PlaceCandidate])[] = [];
  for (const each of names) {
    if (each.script === "latin") latin.add(each.forms, each.candidate);
    else {
      thai.add(each.name, each.candidate);
      if (each.candidate.needs === "nothing") foldable.push([each.name, each.candidate]);
    }
  }
  for (const word of blocking) {
    thai.add(word);
    foldable.push([word]);
  }
  let made: FoldedNames | undefined;
  const folded = (): FoldedNames => (made ??= foldedNames(foldable));
  return {
    latin: latin.build(mistyped),
    thai,
    thaiFolded: () => folded().names,
    thaiSlips: () => folded().slips,
  };
}

interface FoldedNames {
  readonly names: ThaiNames;
  readonly slips: ThaiSlips;
}

function foldedNames(
  names: readonly (readonly [name: string, candidate?: PlaceCandidate])[],
): FoldedNames {
  const all: FoldedNames = { names: new ThaiNames(), slips: new ThaiSlips() };
  for (const [name, candidate] of names) {
    const folded = foldedThai(name);
    if (folded === undefined) continue;
    const entry = all.names.add(folded, candidate);
    if (candidate !== undefined && isOftenTyped(candidate.place) && hasOwnName(folded))
      all.slips.add(folded, entry);
  }
  return all;
}

/** Words that only say what a thing is: a slip is told by the name behind them. */
const GENERIC =
  /^(?:โรงพยาบาล|มหาวิทยาลัย|มหาลัย|โรงเรียน|ตลาดนัด|ตลาดนำ|ตลาด|นิคมอุตสาหกรรม|นิคม|เซนทรัล|จังหวัด|อำเภอ|เขต|ท่าเรือ|ท่าอากาศยาน|สนามบิน|ถนน|ซอย|หาด|เกาะ|เมือง|ตัวเมือง|ราชภัฏ|รถไฟฟ้าสายสี|สายสี)/;
const SHORTEST_OWN_NAME = 6;
const hasOwnName = (folded: string): boolean =>
  folded.replace(GENERIC, "").length >= SHORTEST_OWN_NAME;

/** A Thai name as it is met folded; undefined for one too short to be. */
export function foldedThai(name: string): string | undefined {
  const folded = foldThai(name).text;
  return folded.length >= SHORTEST_FOLDED_THAI ? folded : undefined;
}

/** Meets every name of the places given in a text. */
export function buildNameIndex(named: readonly NamedPlace[]): NameIndex {
  const names = [...indexedNames(named)];
  return indexOf(names, { blocking: NOT_PLACES, mistyped: mistyped(names) });
}

const mistyped = (names: readonly IndexedName[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((each) =>
      each.script === "latin" &&
      isMetFolded(each.forms.folded, each.candidate) &&
      isOftenTyped(each.candidate.place)
        ? [each.forms.folded]
        : [],
    ),
  );

/** Far districts are seldom named, and their names lie one slip from many words. */
function isOftenTyped(place: Place): boolean {
  return (
    place.kind !== "district" ||
    place.within === "province:10" ||
    DISTRICT_ALIASES[Number(place.id.slice(9))] !== undefined
  );
}
