import type { Candidate } from "./candidate.ts";
import { addCandidate } from "./candidate.ts";

/** A name, or a word that only looks like the start of one (no candidates). */
export type ThaiEntry = readonly Candidate[];

/**
 * A trie over names that hold a Thai letter. Edges lie in one map under small
 * integers, which builds and walks several times faster than an object a node.
 * A dot in a name is a parting: text may have a dot, a space or both there.
 */
export class ThaiNames {
  private readonly edges = new Map<number, number>();
  private readonly entries = new Map<number, Candidate[]>();
  private readonly partings = new Set<number>();
  private nodes = 0;

  /** Adds a name in normalised, lower-case form; without a candidate it blocks shorter names inside it. Gives what stands under the name. */
  add(name: string, candidate?: Candidate): ThaiEntry {
    let node = 0;
    for (const unit of name) {
      if (unit === " ") this.partings.add(node);
      else node = this.step(node, letterOf(unit.charCodeAt(0)));
    }
    let entry = this.entries.get(node);
    if (entry === undefined) this.entries.set(node, (entry = []));
    if (candidate !== undefined) addCandidate(entry, candidate);
    return entry;
  }

  private step(node: number, letter: number): number {
    const key = node * LETTERS + letter;
    let next = this.edges.get(key);
    if (next === undefined) this.edges.set(key, (next = ++this.nodes));
    return next;
  }

  /** The longest name that begins at `start` and ends where `mayEnd` allows it. */
  longestAt(
    text: string,
    start: number,
    mayEnd: (end: number) => boolean,
  ): { readonly end: number; readonly entry: ThaiEntry } | undefined {
    let found: { end: number; entry: ThaiEntry } | undefined;
    let node = 0;
    for (let i = start; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      const next = this.edges.get(node * LETTERS + letterOf(unit));
      if (next === undefined) {
        if (unit !== SPACE || node === 0) break;
        const parted = this.edges.get(node * LETTERS + letterOf(DOT));
        const mayStay = this.partings.has(node);
        if (!mayStay && parted !== undefined && text.charCodeAt(i - 1) !== DOT) node = parted;
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

/** The units that occur in names as numbers below LETTERS: the Thai block, a-z, 0-9 and a few signs; one number for all others. */
const LETTERS = 128;
function letterOf(unit: number): number {
  if (unit >= 0x0e00 && unit < 0x0e5c) return unit - 0x0e00;
  if (unit >= 97 && unit <= 122) return unit - 5;
  if (isDigit(unit)) return unit + 70;
  if (unit === DOT) return 0;
  return unit === 0x2d ? 0x3b : unit === 0x27 ? 0x3c : 0x3d;
}
