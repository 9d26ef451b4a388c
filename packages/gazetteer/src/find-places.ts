import { provinceId } from "./atlas.ts";
import type { Hit, PlaceMention, RawHit } from "./names/hits.ts";
import { isInCompany, widenByWords } from "./names/company.ts";
import { latinHits } from "./names/latin-hits.ts";
import { nameIndex } from "./names/name-index.ts";
import { thaiHits } from "./names/thai-hits.ts";
import { readSois } from "./sois.ts";
import { readSubdistricts } from "./subdistrict-places.ts";
import { isThai } from "./text/clusters.ts";
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
  const hits = raw
    .map((hit, i) => settle(lower, hit, raw[i - 1], raw[i + 1]))
    .filter((hit) => hit !== undefined);
  return readSubdistricts(lower, readSois(lower, inOneProvince(hits))).map(
    ({ start, end, places, certainty }) => {
      const from = normal.at[start] ?? 0;
      const to = normal.at[end] ?? text.length;
      return { start: from, end: to, text: text.slice(from, to), places, certainty };
    },
  );
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

/** Where another name of the text settles the province, the places in it come first: "Terminal 21 in Pattaya". */
function inOneProvince(hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits;
  const provinces = hits.map(({ places }) => new Set(places.map(provinceId)));
  const settled = new Set(provinces.flatMap((ids) => (ids.size === 1 ? [...ids] : [])));
  return hits.map((hit, i) => {
    if ((provinces[i]?.size ?? 0) < 2) return hit;
    const inside = hit.places.filter((place) => settled.has(provinceId(place)));
    return {
      ...hit,
      places: [...inside, ...hit.places.filter((place) => !inside.includes(place))],
    };
  });
}

/** Lets a shy name go where it stands alone, and lets the words around choose among the places. */
function settle(
  text: string,
  hit: RawHit,
  before: RawHit | undefined,
  after: RawHit | undefined,
): Hit | undefined {
  const bold = hit.candidates.filter(({ isShy }) => !isShy);
  const company =
    isInCompany(text, hit.start, hit.end) ||
    isRoadWithNumber(text, hit) ||
    (hit.certainty === "exact" && isAllThatIsSaid(text, hit)) ||
    (bold.length === 0 && (standTogether(text, before, hit) || standTogether(text, hit, after)));
  if ((bold.length === 0 && !company) || areLetters(text, hit, company)) return undefined;
  const places = (company ? hit.candidates : bold).map(({ place }) => place);
  return widenByWords(text, { start: hit.start, end: hit.end, places, certainty: hit.certainty });
}

/** "Siam": a message of one name means the place. */
const isAllThatIsSaid = (text: string, { start, end }: RawHit): boolean =>
  /^[\s.!?]*$/.test(text.slice(Math.max(0, start - 16), start)) &&
  start <= 16 &&
  text.length - end <= 16 &&
  /^[\s.!?]*(?:ครับ|ค่ะ|คะ|please)?[\s.!?]*$/.test(text.slice(end));

/** "Suk 24": a number behind makes the short name of a road one. */
function isRoadWithNumber(text: string, { candidates, end }: RawHit): boolean {
  return (
    candidates.every(({ place }) => place.kind === "road") &&
    /^\s?\d{1,3}(?![\d.,:%a-z-])(?!\s*[a-z]b\b)/.test(text.slice(end, end + 8))
  );
}

/** True where two names stand side by side as in a list: "Asok, Nana", "อโศกนานา". */
function standTogether(text: string, left: RawHit | undefined, right: RawHit | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const isNamed = [left, right].some(({ candidates }) => candidates.some(({ isShy }) => !isShy));
  return (
    isNamed && /^\s*(?:[,/&+-]|and|or|และ|หรือ|กับ)?\s*$/.test(text.slice(left.end, right.start))
  );
}

/** Initials such as มช or มก, which any Thai word may hold: they stand apart, or behind a word that speaks of places. */
const INITIALS = /^[\u0e01-\u0e2e]{2,4}$/;
function areLetters(text: string, hit: RawHit, company: boolean): boolean {
  if (
    !INITIALS.test(text.slice(hit.start, hit.end)) ||
    KNOWN_INITIALS.has(text.slice(hit.start, hit.end))
  )
    return false;
  const runsOn = isThai(text[hit.end] ?? "");
  const runsInto = isThai(text[hit.start - 1] ?? "");
  return runsOn || (runsInto && !company);
}
/** Initials that no word holds, and names without vowels. */
const KNOWN_INITIALS = new Set(["กทม", "พหล"]);
