import type { RawHit } from "./hits.ts";
import { clusterStarts, isThai } from "../text/clusters.ts";
import { propertyWords, type MetThaiNames } from "./thai-names.ts";
import { foldThai } from "../text/fold-thai.ts";
import type { NormalisedText } from "../text/normalise-thai.ts";
import type { NameIndex } from "./build-name-index.ts";
import { areCutInitials } from "./initials.ts";

/** The places named in Thai letters, read off from left to right, longest name first at each point. */
export function thaiHits(text: string, index: NameIndex): readonly RawHit[] {
  if (!/[\u0e01-\u0e4e]/.test(text)) return [];
  const exact = walk(text, index.thai, "exact", () => false);
  const taken = new Uint8Array(text.length + 1);
  for (const hit of exact) if (isSure(hit)) taken.fill(1, hit.start, hit.end);
  const folded = foldThai(text);
  const alike = walk(
    folded.text,
    index.thaiFolded(),
    "folded",
    (i) => taken[folded.at[i] ?? 0] === 1,
  );
  const hits = [...exact];
  const addFree = (found: readonly RawHit[]) => {
    for (const hit of found) {
      const start = folded.at[hit.start] ?? 0;
      const end = folded.at[hit.end] ?? text.length;
      if (taken.subarray(start, end).includes(1) || isBlend(text, start)) continue;
      taken.fill(1, start, end);
      hits.push({ ...hit, start, end });
    }
  };
  addFree(alike);
  addFree(slips(folded, index, taken, wordEnds(text, hits)));
  return hits.filter(hasPlaces);
}

/**
 * Where a new word may begin: at the beginning of a run, behind a name and behind
 * the words of property talk that follow on from there. 1 for each such unit.
 */
function wordEnds(text: string, hits: readonly RawHit[]): Uint8Array {
  const ends = new Uint8Array(text.length + 1);
  for (const { end } of hits) ends[end] = 1;
  const starts = clusterStarts(text);
  const mayEnd = (end: number) => starts[end] === 1;
  for (let i = 0; i < text.length; i++) {
    if (!isThai(text[i - 1] ?? "")) ends[i] = 1;
    const word =
      ends[i] === 1 && isThai(text[i] as string)
        ? propertyWords().longestAt(text, i, mayEnd)
        : undefined;
    if (word !== undefined) ends[word.end] = 1;
  }
  return ends;
}

/** Names one slip away, where a word may begin and no name is written as it should be. */
function slips(
  folded: NormalisedText,
  index: NameIndex,
  taken: Uint8Array,
  ends: Uint8Array,
): readonly RawHit[] {
  const { text } = folded;
  const starts = clusterStarts(text);
  const hits: RawHit[] = [];
  const mayEnd = (end: number) => starts[end] === 1;
  for (let i = 0; i < text.length;) {
    const at = folded.at[i] ?? 0;
    const mayBegin = starts[i] === 1 && taken[at] !== 1 && ends[at] === 1 && mayStart(text, i);
    const found = mayBegin ? index.thaiSlips().at(text, i, mayEnd) : undefined;
    if (found !== undefined)
      hits.push({ start: i, end: found.end, candidates: found.entry, certainty: "typo" });
    i = found?.end ?? i + 1;
  }
  return hits;
}

/** ร, ล, ว behind another consonant may be the second half of its sound (กระ-); a folded name there is too weak a sign. */
function isBlend(text: string, start: number): boolean {
  return /[รลว]/.test(text[start] ?? "") && /[\u0e01-\u0e2e]/.test(text[start - 1] ?? "");
}

/** No other reading is looked for where a name needs nothing beside it, or a word is known to be none. */
const isSure = ({ candidates }: RawHit) =>
  candidates.length === 0 || candidates.some(({ needs }) => needs === "nothing");
const hasPlaces = ({ candidates }: RawHit) => candidates.length > 0;

function walk(
  text: string,
  names: MetThaiNames,
  certainty: RawHit["certainty"],
  isTaken: (i: number) => boolean,
): readonly RawHit[] {
  const starts = clusterStarts(text);
  const hits: RawHit[] = [];
  const mayEnd = (end: number) => starts[end] === 1 && !continues(text, end);
  for (let i = 0; i < text.length;) {
    const found =
      starts[i] === 1 && !isTaken(i) && mayStart(text, i) && !isLastLetter(text, i)
        ? names.longestAt(text, i, mayEnd)
        : undefined;
    if (
      found === undefined ||
      areCutInitials(text, i, found.end) ||
      isHouseBefore(text, i, found.end, names, mayEnd)
    )
      i++;
    else {
      hits.push({ start: i, end: found.end, candidates: found.entry, certainty });
      i = found.end;
    }
  }
  return hits;
}

const HOUSE = "บ้าน";
/** "ซื้อบ้านลาดกระบัง" is a house in Lat Krabang, and no Ban Lat: behind the word a name reaches further. */
const isHouseBefore = (
  text: string,
  at: number,
  end: number,
  names: MetThaiNames,
  mayEnd: (end: number) => boolean,
): boolean => {
  if (!text.startsWith(HOUSE, at)) return false;
  const behind = names.longestAt(text, at + HOUSE.length, mayEnd);
  return behind !== undefined && behind.end > end;
};

/** "ทาวน์โฮม รังสิต" holds no "ม รังสิต": the letter of an abbreviation stands apart from what is before it. */
const isLastLetter = (text: string, at: number): boolean =>
  text[at + 1] === " " && isThai(text[at - 1] ?? "");

const isWordUnit = (unit: string) => (unit >= "a" && unit <= "z") || (unit >= "0" && unit <= "9");
const isNumeral = (unit: string) => unit >= "0" && unit <= "9";

/** A name with Latin letters or digits at an end keeps them whole. */
function continues(text: string, end: number): boolean {
  const [last, next] = [text[end - 1] ?? "", text[end] ?? ""];
  return (
    (isNumeral(last) && isNumeral(next)) ||
    (!isThai(last) && isWordUnit(last) && next >= "a" && next <= "z")
  );
}
/** The short form "อ. สอง" begins no name where its letter, a vowel too, ends a word ("ขอ สอง"). */
function mayStart(text: string, start: number): boolean {
  if (!isThai(text[start] ?? "")) return !isWordUnit(text[start - 1] ?? "");
  return !(text.startsWith("อ ", start) && isThai(text[start - 1] ?? ""));
}
