import { readKilometres } from "./kilometres.ts";
import type { PlaceMention, RawHit } from "./names/hits.ts";
import { inContext } from "./names/context.ts";
import { latinHits } from "./names/latin-hits.ts";
import { nameIndex } from "./name-index.ts";
import { joinLines, settleHits } from "./names/settle.ts";
import { thaiHits } from "./names/thai-hits.ts";
import { readSois } from "./sois.ts";
import { readSubdistricts } from "./subdistrict-places.ts";
import { normaliseThai } from "./text/normalise-thai.ts";

/**
 * The places a text names, in both scripts, longest name first, never
 * overlapping, in the order of the text. Work grows linearly with the text.
 */
export function findPlaces(text: string): readonly PlaceMention[] {
  const normal = normaliseThai(text);
  const lower = lowered(normal.text);
  const index = nameIndex();
  const raw = withoutOverlaps([...thaiHits(lower, index), ...latinHits(lower, index)]);
  const hits = joinLines(lower, inContext(settleHits(lower, raw)));
  return readSubdistricts(lower, readSois(lower, readKilometres(lower, hits))).map((hit) => {
    const from = normal.at[hit.start] ?? 0;
    const to = normal.at[hit.end] ?? text.length;
    const { places, certainty, isStation = false } = hit;
    return { start: from, end: to, text: text.slice(from, to), places, certainty, isStation };
  });
}

/** Lower case without a change of length. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => oneLower(text[i] as string)).join("");
}
function oneLower(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/** Hits of the two scripts side by side; where two overlap, the longer stands. */
function withoutOverlaps(hits: readonly RawHit[]): readonly RawHit[] {
  const taken: RawHit[] = [];
  for (const hit of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = taken.at(-1);
    if (last === undefined || hit.start >= last.end) taken.push(hit);
    else if (hit.end - hit.start > last.end - last.start) taken[taken.length - 1] = hit;
  }
  return taken;
}
