import type { LatinEntry } from "./latin-names.ts";
import { nameIndex } from "../atlas.ts";

/** Shorter words are one slip from too many others. */
const SHORTEST = 6;

let deletions: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of one place that a run of letters misses by one letter added, dropped, changed or swapped; the first letter stands. */
export function typoOf(letters: string, folded: string): LatinEntry | undefined {
  if (letters.length < SHORTEST || folded.length < SHORTEST || /\d/.test(folded)) return undefined;
  const { folded: names, mistyped } = nameIndex().latin;
  deletions ??= deletionsOf(mistyped);
  const near = new Set<string>();
  for (const shorter of [folded, ...oneLess(folded)]) {
    for (const name of deletions.get(shorter) ?? []) {
      if (name[0] === folded[0] && isOneSlip(name, folded)) near.add(name);
    }
  }
  const entries = [...near].flatMap((name) => names.get(name) ?? []);
  const places = new Set(entries.map(({ candidates }) => candidates[0]?.place.id));
  return places.size === 1 ? entries[0] : undefined;
}

function deletionsOf(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < SHORTEST || /\d/.test(name)) continue;
    for (const key of new Set([name, ...oneLess(name)])) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [name]);
      else known.push(name);
    }
  }
  return found;
}

function oneLess(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** Damerau distance of exactly one. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length === b.length) {
    const isSwap = a[i] === b[i + 1] && a[i + 1] === b[i];
    return a.slice(i + 1) === b.slice(i + 1) || (isSwap && a.slice(i + 2) === b.slice(i + 2));
  }
  return a.length < b.length ? a.slice(i) === b.slice(i + 1) : a.slice(i + 1) === b.slice(i);
}
