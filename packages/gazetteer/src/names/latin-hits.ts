import type { RawHit } from "./hits.ts";
import { foldLetters, lettersOf } from "../text/fold.ts";
import type { LatinEntry } from "./latin-names.ts";
import { beginning, SHORTEST_FOLDED } from "./latin-names.ts";
import type { NameIndex } from "./build-name-index.ts";
import { LOOKALIKES } from "../tables/lookalikes.ts";
import { typoOf } from "./typos.ts";

interface Word {
  readonly letters: string;
  readonly start: number;
  readonly end: number;
  /** Nothing but a space, hyphen, dot or apostrophe between this word and the one before. */
  readonly joinsPrevious: boolean;
}

const WORD = /[a-z\u00df-\u024f\u1e00-\u1eff]+|\d+/g;
const JOINT = /^(?:|[ \u00a0]{1,2}|[-.'’]|\. )$/;
const MOST_WORDS = 9;
/** A name this long may be parted anywhere: "ratcha thewi". */
const FREELY_PARTED = 7;
/** From this length on, what follows no longer changes how the beginning folds. */
const SETTLED = 5;

/** The places named in Latin letters; each stands for the longest run of words at its place. */
export function latinHits(text: string, index: NameIndex): readonly RawHit[] {
  const words = wordsOf(text);
  const hits: RawHit[] = [];
  for (let i = 0; i < words.length;) {
    const found = isTail(text, words, i) ? undefined : longestFrom(words, i, index);
    if (found === undefined || isOutdone(words, i, found, index)) i++;
    else {
      hits.push(found.hit);
      i = found.next;
    }
  }
  return hits;
}

/** "What's Silom like": no name begins with what is left of a word behind an apostrophe. */
function isTail(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    before !== undefined &&
    word !== undefined &&
    word.start === before.end + 1 &&
    /['’]/.test(text.charAt(before.end)) &&
    /^(?:s|d|m|t|re|ve|ll)$/.test(word.letters)
  );
}

/** "In Buri Ram" is Buri Ram, not In Buri: after an ordinary word a name that reaches further is meant. */
function isOutdone(
  words: readonly Word[],
  first: number,
  found: LatinMatch,
  index: NameIndex,
): boolean {
  if (found.next - first < 2 || !LOOKALIKES.has((words[first] as Word).letters)) return false;
  const later = longestFrom(words, first + 1, index);
  return later?.hit.certainty === "exact" && later.next > found.next;
}

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let last = -1;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const joinsPrevious = last >= 0 && JOINT.test(text.slice(last, start));
    last = start + match[0].length;
    words.push({ letters: lettersOf(match[0]), start, end: last, joinsPrevious });
  }
  return words;
}

type NameReading = Pick<RawHit, "candidates" | "certainty">;
interface LatinMatch {
  readonly hit: RawHit;
  readonly next: number;
}

function longestFrom(
  words: readonly Word[],
  first: number,
  { latin }: NameIndex,
): LatinMatch | undefined {
  let found: LatinMatch | undefined;
  let letters = "";
  const splits: number[] = [];
  for (let j = first; j < words.length && j < first + MOST_WORDS; j++) {
    const word = words[j] as Word;
    if (j > first && (!word.joinsPrevious || areTwoNumbers(words, j))) break;
    letters += word.letters;
    if (letters.length > latin.longest + 1) break;
    const folded = foldLetters(letters);
    if (folded.length >= SETTLED && !latin.beginnings.has(beginning(folded))) break;
    if (!isCutInside(words, first, j)) {
      const read = lookUp(letters, folded, splits, words.slice(first, j + 1), latin);
      if (read !== undefined && outdoes(read, word, found)) {
        const hit = { start: (words[first] as Word).start, end: word.end, ...read };
        found = { hit, next: j + 1 };
      }
    }
    splits.push(letters.length);
  }
  return found;
}

/** "Khlong 1-3" are the first to the third, and no Khlong 13. */
const areTwoNumbers = (words: readonly Word[], second: number): boolean =>
  /^\d/.test((words[second] as Word).letters) && /^\d/.test((words[second - 1] as Word).letters);

/** A weaker reading must not swallow what follows a surer one: "Bangkok no" is Bangkok, "Ratchada MRT" Ratchada. */
function outdoes(read: NameReading, last: Word, found: LatinMatch | undefined): boolean {
  if (found === undefined || read.certainty === "exact") return true;
  return read.certainty === "folded" && last.letters.length >= 3;
}

/** A digit run glued to letters belongs to them: "rama9" ends at 9, never at "rama" in "rama9". */
function isCutInside(words: readonly Word[], first: number, last: number): boolean {
  const [a, b, next] = [words[first] as Word, words[last] as Word, words[last + 1]];
  const isGluedBefore = a.joinsPrevious && words[first - 1]?.end === a.start;
  return (
    isGluedBefore || (next !== undefined && next.start === b.end && /^[a-z]/.test(next.letters))
  );
}

function lookUp(
  letters: string,
  folded: string,
  splits: readonly number[],
  words: readonly Word[],
  latin: NameIndex["latin"],
): NameReading | undefined {
  const exact = latin.exact.get(letters);
  const areOrdinary = words.every((word) => LOOKALIKES.has(word.letters));
  if (exact !== undefined && mayPart(exact, splits, letters.length, areOrdinary))
    return { candidates: exact.candidates, certainty: "exact" };
  if (folded.length < SHORTEST_FOLDED || areOrdinary || opensRefusal(words)) return undefined;
  const alike = latin.folded.get(folded);
  if (
    alike !== undefined &&
    (splits.length <= alike.splits.length || letters.length >= FREELY_PARTED)
  ) {
    return { candidates: alike.candidates, certainty: "folded" };
  }
  if (words.length > 3 || words.some(isNoPartOfSlip)) return undefined;
  const near = typoOf(letters, folded);
  return near === undefined ? undefined : { candidates: near.candidates, certainty: "typo" };
}

/** "Not Pattaya" refuses Pattaya; it is no other way to write North Pattaya. */
const opensRefusal = ([first]: readonly Word[]): boolean =>
  first !== undefined && REFUSALS.has(first.letters);
const REFUSALS = new Set(["not", "nor"]);

/** Ordinary words and scraps are written as meant; only what looks like a name is taken for a slip. */
const isNoPartOfSlip = ({ letters }: Word, _: number, all: readonly Word[]) =>
  LOOKALIKES.has(letters) || (all.length > 1 && letters.length < 3);

const mayPart = (
  entry: LatinEntry,
  splits: readonly number[],
  length: number,
  areOrdinary: boolean,
) => (length >= FREELY_PARTED && !areOrdinary) || splits.every((at) => entry.splits.includes(at));
