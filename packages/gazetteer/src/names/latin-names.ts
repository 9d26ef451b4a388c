import { foldLetters, lettersOf } from "../text/fold.ts";
import { addCandidate, type PlaceCandidate } from "./hits.ts";

/** What stands under a key; the part of a map that looking up needs. */
export interface Lookup<T> {
  get(key: string): T | undefined;
}

/** What stands under one run of letters. */
export interface LatinEntry {
  readonly candidates: readonly PlaceCandidate[];
  /** Where some form of the name is parted: "thong lo" -> 5. */
  readonly splits: readonly number[];
}

/** Latin names by their letters and by their folded letters. */
export interface LatinNames {
  readonly exact: Lookup<LatinEntry>;
  readonly folded: Lookup<LatinEntry>;
  /** First three folded letters of every name: most words of a message can be let go at once. */
  readonly beginnings: { has(beginning: string): boolean };
  readonly longest: number;
  /** Folded names that people are likely enough to mistype. */
  readonly mistyped: ReadonlySet<string>;
}

/** Folded names shorter than this meet too many ordinary words. */
export const SHORTEST_FOLDED = 5;

interface GrowingEntry {
  readonly candidates: PlaceCandidate[];
  readonly splits: number[];
}

/** What the index takes of a Latin name. */
export interface LatinForms {
  /** Its words in plain letters: phuket, old, town. */
  readonly words: readonly string[];
  /** Its letters folded as a whole, which is not always its folded words together. */
  readonly folded: string;
}

export function latinForms(name: string): LatinForms {
  const words = latinWords(name);
  return { words, folded: foldLetters(words.join("")) };
}

export class LatinNamesBuilder {
  private readonly exact = new Map<string, GrowingEntry>();
  private readonly folded = new Map<string, GrowingEntry>();
  private readonly beginnings = new Set<string>();
  private readonly words = new Map<string, string>();
  private longest = 0;

  add({ words, folded }: LatinForms, candidate: PlaceCandidate): void {
    const letters = words.join("");
    if (letters === "") return;
    put(this.exact, letters, words, candidate);
    this.longest = Math.max(this.longest, letters.length);
    this.beginnings.add(beginning(folded));
    if (!isMetFolded(folded, candidate)) return;
    put(
      this.folded,
      folded,
      words.map((word) => this.foldWord(word)),
      candidate,
    );
  }

  /** A few words make most of the names. */
  private foldWord(word: string): string {
    let folded = this.words.get(word);
    if (folded === undefined) this.words.set(word, (folded = foldLetters(word)));
    return folded;
  }

  build(mistyped: ReadonlySet<string>): LatinNames {
    const { exact, folded, beginnings, longest } = this;
    return { exact, folded, beginnings, longest, mistyped };
  }
}

/** Only names that need nothing beside them are met by other spellings. */
export const isMetFolded = (folded: string, { needs }: PlaceCandidate): boolean =>
  folded.length >= SHORTEST_FOLDED && needs === "nothing";

/** "Phuket Old-Town 2b" -> phuket, old, town, 2, b. */
export function latinWords(name: string): string[] {
  return name
    .split(/[^A-Za-z0-9\u00c0-\u024f\u1e00-\u1eff]+|(?<=\d)(?=\D)|(?<=\D)(?=\d)/)
    .map(lettersOf)
    .filter((word) => word !== "");
}

export const beginning = (folded: string): string => folded.slice(0, 3);

function put(
  map: Map<string, GrowingEntry>,
  key: string,
  words: readonly string[],
  candidate: PlaceCandidate,
): void {
  let entry = map.get(key);
  if (entry === undefined) map.set(key, (entry = { candidates: [], splits: [] }));
  addCandidate(entry.candidates, candidate);
  let at = 0;
  for (const word of words) {
    at += word.length;
    if (!entry.splits.includes(at)) entry.splits.push(at);
  }
}
