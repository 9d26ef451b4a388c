import { addCandidate, type PlaceCandidate } from "./hits.ts";
import { LetterTree } from "../text/letter-tree.ts";
import { PROPERTY_WORDS } from "../tables/property-words.ts";
import { normaliseThai } from "../text/normalise-thai.ts";

/** A name, or a word that only looks like the start of one (no candidates). */
export type ThaiEntry = readonly PlaceCandidate[];

/** Thai names, as a text meets them. */
export interface MetThaiNames {
  /** The longest name that begins at `start` and ends where `mayEnd` allows it. */
  longestAt(
    text: string,
    start: number,
    mayEnd: (end: number) => boolean,
  ): { readonly end: number; readonly entry: ThaiEntry } | undefined;
  /** What stands under a name as a whole, written with its dots or without. */
  candidatesOf(name: string): readonly PlaceCandidate[];
}

/**
 * A tree of names that hold a Thai letter. A dot in a name is a parting: text may have a dot, a space or both there.
 */
export class ThaiNames implements MetThaiNames {
  private readonly tree = new LetterTree();
  private readonly entries = new Map<number, PlaceCandidate[]>();
  private readonly partings = new Set<number>();

  /** Adds a name in normalised, lower-case form; without a candidate it blocks shorter names inside it. Gives what stands under the name. */
  add(name: string, candidate?: PlaceCandidate): ThaiEntry {
    let node = 0;
    for (const unit of name) {
      if (unit === " ") this.partings.add(node);
      else node = this.tree.grow(node, letterOf(unit.charCodeAt(0)));
    }
    let entry = this.entries.get(node);
    if (entry === undefined) this.entries.set(node, (entry = []));
    if (candidate !== undefined) addCandidate(entry, candidate);
    return entry;
  }

  candidatesOf(name: string): readonly PlaceCandidate[] {
    let nodes = [0];
    for (let i = 0; i < name.length; i++) {
      const letter = letterOf(name.charCodeAt(i));
      nodes = nodes.flatMap((node) =>
        [node, this.tree.step(node, letterOf(DOT))]
          .filter((from, n) => n === 0 || from !== 0)
          .map((from) => this.tree.step(from, letter))
          .filter((next) => next !== 0),
      );
    }
    return nodes
      .flatMap((node) => [node, this.tree.step(node, letterOf(DOT))])
      .flatMap((node) => this.entries.get(node) ?? []);
  }

  longestAt(
    text: string,
    start: number,
    mayEnd: (end: number) => boolean,
  ): { readonly end: number; readonly entry: ThaiEntry } | undefined {
    let found: { end: number; entry: ThaiEntry } | undefined;
    let node = 0;
    for (let i = start; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      const next = this.tree.step(node, letterOf(unit));
      if (next === 0) {
        if (unit !== SPACE || node === 0) break;
        const parted = this.tree.step(node, letterOf(DOT));
        const mayStay = this.partings.has(node);
        if (!mayStay && parted !== 0 && text.charCodeAt(i - 1) !== DOT) node = parted;
        else if (!mayStay && !isDigit(text.charCodeAt(i + 1)) && text.charCodeAt(i - 1) !== DOT)
          break;
        continue;
      }
      node = next;
      const entry = this.entries.get(node);
      if (entry !== undefined && mayEnd(i + 1)) found = { end: i + 1, entry };
    }
    return found;
  }
}

const SPACE = 32;
const DOT = 46;
const isDigit = (unit: number) => unit >= 48 && unit <= 57;

/** The units that occur in names as small numbers: the Thai block, a-z, 0-9 and a few signs; one number for all others. */
function letterOf(unit: number): number {
  if (unit >= 0x0e00 && unit < 0x0e5c) return unit - 0x0e00;
  if (unit >= 97 && unit <= 122) return unit - 5;
  if (isDigit(unit)) return unit + 70;
  if (unit === DOT) return 0;
  return unit === 0x2d ? 0x3b : unit === 0x27 ? 0x3c : 0x3d;
}

let wordsOfProperty: ThaiNames | undefined;

/** The words of property talk, built at first use. */
export function propertyWords(): ThaiNames {
  wordsOfProperty ??= builtWords();
  return wordsOfProperty;
}

function builtWords(): ThaiNames {
  const trie = new ThaiNames();
  for (const word of PROPERTY_WORDS.trim().split(/\s+/)) trie.add(normaliseThai(word).text);
  return trie;
}
