import { nameIndex } from "./atlas.ts";
import { propertyWords } from "./names/thai-names.ts";
import type { Piece } from "./text/clusters.ts";
import { clusterStarts, isThai } from "./text/clusters.ts";
import { normaliseThai } from "./text/normalise-thai.ts";

const RUN = /[\u0e01-\u0e4e]+|[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+|\d+(?:[.,]\d+)*/g;

/**
 * The words of a text, spaces and signs left out: split by script first; Thai
 * by longest match over the names of places and the words of property, and
 * clusters that no word covers joined until the next word. Offsets are UTF-16
 * units of the text as given; `text` is its normalised, lower-case form.
 */
export function segment(text: string): readonly Piece[] {
  const normal = normaliseThai(text);
  const pieces: Piece[] = [];
  for (const run of normal.text.matchAll(RUN)) {
    const cut = isThai(run[0][0] ?? "") ? thaiWords(run[0]) : [{ start: 0, end: run[0].length }];
    for (const { start, end } of cut) {
      const [from, to] = [run.index + start, run.index + end];
      pieces.push({
        text: normal.text.slice(from, to).toLowerCase(),
        start: normal.at[from] ?? 0,
        end: normal.at[to] ?? text.length,
      });
    }
  }
  return pieces;
}

/** Longest match from the left; what no word covers is kept whole up to the next word. */
function thaiWords(run: string): readonly { readonly start: number; readonly end: number }[] {
  const starts = clusterStarts(run);
  const cut: { start: number; end: number }[] = [];
  const mayEnd = (end: number) => starts[end] === 1;
  let loose = -1;
  for (let i = 0; i < run.length;) {
    const end = starts[i] === 1 ? longestWord(run, i, mayEnd) : undefined;
    if (end === undefined) {
      if (loose < 0) loose = i;
      i++;
      continue;
    }
    if (loose >= 0) cut.push({ start: loose, end: i });
    loose = -1;
    cut.push({ start: i, end });
    i = end;
  }
  if (loose >= 0) cut.push({ start: loose, end: run.length });
  return cut;
}

function longestWord(
  run: string,
  start: number,
  mayEnd: (end: number) => boolean,
): number | undefined {
  const word = propertyWords().longestAt(run, start, mayEnd)?.end;
  const place = nameIndex().thai.longestAt(run, start, mayEnd)?.end;
  return word === undefined || (place !== undefined && place > word) ? place : word;
}
