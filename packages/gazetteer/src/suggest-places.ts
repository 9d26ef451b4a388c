import type { PlaceKind } from "@propertyvr/vocabulary";
import { atlas } from "./atlas.ts";
import { placesNamed } from "./named.ts";
import type { NamedPlace, Place } from "./place.ts";
import { latinWords } from "./names/latin-names.ts";
import { subdistrictPlaces } from "./subdistrict-places.ts";
import { foldLetters, lettersOf } from "./text/fold.ts";
import { normaliseThai } from "./text/normalise-thai.ts";

/** What a name is looked for: homes in it, or homes near it. */
export type SuggestFor = "places" | "near";

/** How a name was met, the best first. */
const MATCHES = ["own", "alias", "ownStart", "aliasStart", "wordStart", "folded", "spelt"] as const;
type Match = (typeof MATCHES)[number];

/** Of places met alike, what people mean more often comes first. */
const KINDS: readonly PlaceKind[] = [
  "province", "neighbourhood", "station", "district", "landmark", "region", "road", "soi", "subdistrict",
]; // prettier-ignore

interface SuggestionKey {
  readonly text: string;
  readonly place: Place;
  readonly as: "own" | "alias" | "word" | "folded";
}

/** Folded beginnings shorter than this would meet half the map. */
const SHORTEST_FOLDED = 3;

/**
 * Places whose name in either script begins with what was typed so far, or has a
 * word that does, or sounds as if it did: "thong", "ทองห", "old t", "jatuj",
 * "สุขุมวิท 39". The best first, each once.
 * @param most how many
 */
export function suggestPlaces(typed: string, wanted: SuggestFor, most: number): readonly Place[] {
  const letters = keyOf(typed);
  if (letters === "") return [];
  const found = new Map<Place, Match>();
  const take = (place: Place, match: Match): void => {
    if (!suits(place, wanted)) return;
    const known = found.get(place);
    if (known === undefined || rank(match) < rank(known)) found.set(place, match);
  };
  const { plain, folded } = (keys ??= buildKeys());
  for (const key of startingWith(plain, letters)) take(key.place, matchOf(key, letters));
  const sound = hasThai(letters) ? "" : foldLetters(letters);
  if (sound.length >= SHORTEST_FOLDED)
    for (const { place } of startingWith(folded, sound)) take(place, "folded");
  for (const place of placesNamed(typed)) take(place, place.kind === "soi" ? "own" : "spelt");
  return [...found]
    .sort(([a, x], [b, y]) => rank(x) - rank(y) || order(a) - order(b) || byName(a, b))
    .slice(0, most)
    .map(([place]) => place);
}

/** The codes of a station on its lines ("E4", "BL22"); none for anything else. */
export const stationCodes = ({ id }: Place): readonly string[] => [
  ...new Set(
    atlas().lines.flatMap(({ stationIds, codes }) =>
      stationIds.flatMap((stationId, at) => (stationId === id ? [codes[at] ?? ""] : [])),
    ),
  ),
];

const rank = (match: Match): number => MATCHES.indexOf(match);
const order = ({ kind }: Place): number => KINDS.indexOf(kind);
const byName = (a: Place, b: Place): number =>
  a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
const hasThai = (text: string): boolean => /[\u0e01-\u0e4e]/.test(text);

/** A station or a landmark is something to be near; all else is something to be in. */
const suits = (place: Place, wanted: SuggestFor): boolean =>
  place.kind !== "country" && (place.nearKind === null) === (wanted === "places");

/** One spelling of a name, however it is spaced and dotted. */
function keyOf(text: string): string {
  const normal = normaliseThai(text.trim().toLowerCase()).text;
  return hasThai(normal) ? normal.replace(/[\s.]/g, "") : lettersOf(normal);
}

function matchOf({ as, text, place }: SuggestionKey, letters: string): Match {
  if (as === "word") return "wordStart";
  // Any two letters are some sub-district's whole name.
  if (place.kind === "subdistrict") return text === letters ? "aliasStart" : "wordStart";
  if (text === letters) return as === "own" ? "own" : "alias";
  return as === "own" ? "ownStart" : "aliasStart";
}

interface Keys {
  readonly plain: readonly SuggestionKey[];
  readonly folded: readonly SuggestionKey[];
}
let keys: Keys | undefined;

/** Every beginning a name can be found by, in order, so that those of one beginning lie together. */
function buildKeys(): Keys {
  const plain: SuggestionKey[] = [];
  const folded: SuggestionKey[] = [];
  for (const named of atlas().named) {
    plain.push(...plainKeys(named));
    folded.push({
      text: foldLetters(lettersOf(named.place.name)),
      place: named.place,
      as: "folded",
    });
  }
  for (const place of subdistrictPlaces()) plain.push(...plainKeys({ place, names: [] }));
  return { plain: plain.sort(byText), folded: folded.sort(byText) };
}

function plainKeys({ place, names }: NamedPlace): readonly SuggestionKey[] {
  const own = [place.name, place.nameTh].map(keyOf);
  const aliases = new Set(names.map(({ text }) => keyOf(text)));
  const words = latinWords(place.name);
  return [
    ...own.map((text) => ({ text, place, as: "own" }) as const),
    ...[...aliases]
      .filter((text) => !own.includes(text))
      .map((text) => ({ text, place, as: "alias" }) as const),
    ...words
      .slice(1)
      .map((_, at) => ({ text: words.slice(at + 1).join(""), place, as: "word" }) as const),
  ].filter(({ text }) => text !== "");
}

const byText = (a: SuggestionKey, b: SuggestionKey): number =>
  a.text < b.text ? -1 : a.text > b.text ? 1 : 0;

function* startingWith(sorted: readonly SuggestionKey[], start: string): Generator<SuggestionKey> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.text ?? "") < start) low = middle + 1;
    else high = middle;
  }
  for (let key = sorted[low]; key?.text.startsWith(start) === true; key = sorted[++low]) yield key;
}
