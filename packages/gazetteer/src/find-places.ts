import type { Place } from "./place.ts";
import { isInCompany, widenByWords } from "./names/company.ts";
import type { Candidate } from "./names/candidate.ts";
import { latinHits } from "./names/latin-hits.ts";
import { nameIndex } from "./names/name-index.ts";
import { thaiHits } from "./names/thai-hits.ts";
import { readSois } from "./sois.ts";
import { normaliseThai } from "./text/normalise-thai.ts";

/** A name of a place met in a text. Offsets are UTF-16 units of the text as given. */
export interface PlaceMention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Best first; several when the name is ambiguous (district, station, road ...). */
  readonly places: readonly Place[];
  /** Written as one of our spellings, as a spelling that sounds the same, or one slip away. */
  readonly certainty: "exact" | "folded" | "typo";
}

/** A mention within the normalised text. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly places: readonly Place[];
  readonly certainty: PlaceMention["certainty"];
}
/** What a name stands for before its company has been looked at. */
export interface RawHit {
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly Candidate[];
  readonly certainty: PlaceMention["certainty"];
}

/**
 * The places a text names, in both scripts, longest name first, never
 * overlapping, in the order of the text. Work grows linearly with the text.
 */
export function findPlaces(text: string): readonly PlaceMention[] {
  const normal = normaliseThai(text);
  const lower = lowered(normal.text);
  const index = nameIndex();
  const raw = withoutOverlaps([...thaiHits(lower, index), ...latinHits(lower, index)]);
  const hits = raw.map((hit) => settle(lower, hit)).filter((hit) => hit !== undefined);
  return readSois(lower, hits).map(({ start, end, places, certainty }) => {
    const from = normal.at[start] ?? 0;
    const to = normal.at[end] ?? text.length;
    return { start: from, end: to, text: text.slice(from, to), places, certainty };
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

function withoutOverlaps(hits: readonly RawHit[]): readonly RawHit[] {
  const longestFirst = [...hits].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  const taken: RawHit[] = [];
  for (const hit of longestFirst) {
    if (taken.every((other) => hit.end <= other.start || hit.start >= other.end)) taken.push(hit);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Lets a shy name go where it stands alone, and lets the words around choose among the places. */
function settle(text: string, hit: RawHit): Hit | undefined {
  const isNamed = hit.candidates.some(({ isShy }) => !isShy);
  const isAmongPlaces = isNamed || isInCompany(text, hit.start, hit.end);
  if (!isAmongPlaces || hit.candidates.length === 0) return undefined;
  const bold = hit.candidates.filter(({ isShy }) => !isShy);
  const places = (
    isInCompany(text, hit.start, hit.end) || bold.length === 0 ? hit.candidates : bold
  ).map(({ place }) => place);
  return widenByWords(text, { start: hit.start, end: hit.end, places, certainty: hit.certainty });
}
