import { foldLetters, lettersOf } from "../text/fold.ts";
import type { Candidate } from "./candidate.ts";
import { addCandidate } from "./candidate.ts";

/** What stands under one run of letters. */
export interface LatinEntry {
  readonly candidates: Candidate[];
  /** Where some form of the name is parted: "thong lo" -> 5. */
  readonly splits: Set<number>;
}

/** Latin names by their letters and by their folded letters. */
export interface LatinNames {
  readonly exact: ReadonlyMap<string, LatinEntry>;
  readonly folded: ReadonlyMap<string, LatinEntry>;
  /** First three folded letters of every name: most words of a message can be let go at once. */
  readonly beginnings: ReadonlySet<string>;
  readonly longest: number;
  /** Folded names that people are likely enough to mistype. */
  readonly mistyped: ReadonlySet<string>;
}

/** Folded names shorter than this meet too many ordinary words. */
export const SHORTEST_FOLDED = 5;

export class LatinNamesBuilder {
  private readonly exact = new Map<string, LatinEntry>();
  private readonly folded = new Map<string, LatinEntry>();
  private readonly beginnings = new Set<string>();
  private readonly mistyped = new Set<string>();
  private longest = 0;

  add(name: string, candidate: Candidate, isOftenTyped: boolean): void {
    const words = latinWords(name);
    const letters = words.join("");
    if (letters === "") return;
    put(this.exact, letters, words, candidate);
    this.beginnings.add(beginning(foldLetters(letters)));
    this.longest = Math.max(this.longest, letters.length);
    const folded = foldLetters(letters);
    if (folded.length >= SHORTEST_FOLDED && candidate.needs === "nothing") {
      put(this.folded, folded, words.map(foldLetters), candidate);
      if (isOftenTyped) this.mistyped.add(folded);
    }
  }

  build(): LatinNames {
    return {
      exact: this.exact,
      folded: this.folded,
      beginnings: this.beginnings,
      longest: this.longest,
      mistyped: this.mistyped,
    };
  }
}

/** "Phuket Old-Town 2b" -> phuket, old, town, 2, b. */
export function latinWords(name: string): string[] {
  return name
    .split(/[^A-Za-z0-9\u00c0-\u024f\u1e00-\u1eff]+|(?<=\d)(?=\D)|(?<=\D)(?=\d)/)
    .map(lettersOf)
    .filter((word) => word !== "");
}

export const beginning = (folded: string): string => folded.slice(0, 3);

function put(
  map: Map<string, LatinEntry>,
  key: string,
  words: readonly string[],
  candidate: Candidate,
): void {
  let entry = map.get(key);
  if (entry === undefined) map.set(key, (entry = { candidates: [], splits: new Set() }));
  addCandidate(entry.candidates, candidate);
  let at = 0;
  for (const word of words) entry.splits.add((at += word.length));
}
