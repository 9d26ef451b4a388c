import type { Candidate } from "./candidate.ts";
import { addCandidate } from "./candidate.ts";

/** A name, or a word that only looks like the start of one (no candidates). */
export type ThaiEntry = readonly Candidate[];

/**
 * A trie over names that hold a Thai letter. Edges lie in one map under
 * node * 65536 + unit, which builds and walks faster than an object a node.
 * A dot in a name is a parting: text may have a dot, a space or both there.
 */
export class ThaiNames {
  private readonly edges = new Map<number, number>();
  private readonly entries = new Map<number, Candidate[]>();
  private readonly partings = new Set<number>();
  private nodes = 0;

  /** Adds a name in normalised, lower-case form; without a candidate it blocks shorter names inside it. */
  add(name: string, candidate?: Candidate): void {
    let node = 0;
    for (const unit of name) {
      if (unit === " ") this.partings.add(node);
      else node = this.step(node, unit.charCodeAt(0));
    }
    let entry = this.entries.get(node);
    if (entry === undefined) this.entries.set(node, (entry = []));
    if (candidate !== undefined) addCandidate(entry, candidate);
  }

  private step(node: number, unit: number): number {
    const key = node * 0x10000 + unit;
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
      const next = this.edges.get(node * 0x10000 + unit);
      if (next === undefined) {
        if (unit !== SPACE || node === 0) break;
        const parted = this.edges.get(node * 0x10000 + DOT);
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
