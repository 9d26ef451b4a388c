import { LetterTree } from "@propertyvr/gazetteer/text";
import { type Fact, FILLER } from "./fact.ts";
import type { HurriedSpelling } from "./source.ts";

/** Words as data: what they are called together, what they mean, how they are written. */
export interface WordList {
  readonly kind: string;
  readonly value: unknown;
  readonly words: readonly string[];
  /** Which language offers them; only for counting which language a text speaks. */
  readonly list: string;
}

/** Words by their letters, and the list of each at the node where it ends. */
interface WordIndex {
  readonly tree: LetterTree;
  readonly lists: Map<number, WordList>;
}

/** All word lists of all languages, so that mixed texts cost one walk. */
export interface Lexicon {
  /** The words that begin in the script of this letter; made when one of the script is first met. */
  readonly wordsFrom: (letter: number) => WordIndex;
  /** The longer words as hurried people spell them; made when it is first asked for. */
  readonly hurried: () => Hurried | undefined;
  /** The lists of words that carry nothing. */
  readonly fillers: readonly WordList[];
}

interface Hurried extends WordIndex {
  readonly spelling: HurriedSpelling;
}
/** Shorter words have too many neighbours. Letters that are heard. */
const HURRIED_FROM = 5;

/** Earlier lists win over later ones where a word stands in both. */
export function buildLexicon(lists: readonly WordList[], spelling?: HurriedSpelling): Lexicon {
  let spaced: WordIndex | undefined;
  let apart: WordIndex | undefined;
  let hurried: Hurried | undefined;
  return {
    wordsFrom: (letter) =>
      isApart(letter) ? (apart ??= buildWords(lists, true)) : (spaced ??= buildWords(lists, false)),
    hurried: () => {
      if (spelling !== undefined) hurried ??= buildHurried(lists, spelling);
      return hurried;
    },
    fillers: lists.filter(({ kind }) => kind === FILLER),
  };
}

/** The words of one kind of script. */
function buildWords(lists: readonly WordList[], ofApart: boolean): WordIndex {
  const words = noWords();
  const known = lists.flatMap((list) =>
    list.words
      .filter((word) => isApart(word.charCodeAt(0)) === ofApart)
      .map((word) => ({ word, list, end: addWord(words, word, list) })),
  );
  // Plurals and joined spellings never push out a word that some list holds as such.
  for (const { word, list, end } of known) {
    const joined = joinedForm(word, list.kind);
    addPlural(words, word, list, end);
    if (joined !== undefined) addPlural(words, joined, list, addWord(words, joined, list));
    if (word.includes("'")) addWord(words, word.replaceAll("'", ""), list);
  }
  return words;
}

const noWords = (): WordIndex => ({ tree: new LetterTree(), lists: new Map() });

/** The node where the letters end; the first list to hold a word keeps it. */
function addWord({ tree, lists }: WordIndex, letters: string, list: WordList, from = 0): number {
  let node = from;
  for (let i = 0; i < letters.length; i++) node = tree.grow(node, letters.charCodeAt(i));
  if (!lists.has(node)) lists.set(node, list);
  return node;
}

function buildHurried(lists: readonly WordList[], spelling: HurriedSpelling): Hurried {
  const words = noWords();
  for (const list of lists)
    for (const word of list.words) {
      if (!isApart(word.charCodeAt(0))) continue;
      let heard = "";
      for (let i = 0; i < word.length;) {
        const unheard = spelling.unheardAt(word, i);
        if (unheard === 0) heard += alike(word.charAt(i), spelling);
        i += Math.max(unheard, 1);
      }
      if (heard.length >= HURRIED_FROM) addWord(words, heard, list);
    }
  return { ...words, spelling };
}
const alike = (unit: string, spelling: HurriedSpelling): string => spelling.alike.get(unit) ?? unit;
/** A letter of a script that writes no spaces between words. */
export const isApart = (code: number): boolean => code >= 0x0e00;

/** The longest word that sounds like what is written at `at` ("ทาวเฮา" for "ทาวน์เฮ้าส์"). */
export function hurriedWordAt(
  lexicon: Lexicon,
  text: string,
  at: number,
  limit: number = text.length,
): Fact | undefined {
  if (!isApart(text.charCodeAt(at)) || !bordersBefore(text, at)) return undefined;
  const hurried = lexicon.hurried();
  if (hurried === undefined) return undefined;
  const { tree, lists, spelling } = hurried;
  let node = 0;
  let best: { end: number; list: WordList } | undefined;
  for (let i = at; i < limit;) {
    const unheard = spelling.unheardAt(text, i);
    if (unheard === 0) {
      node = tree.step(node, alike(text.charAt(i), spelling).charCodeAt(0));
      if (node === 0) break;
    }
    i += Math.max(unheard, 1);
    const list = lists.get(node);
    if (list !== undefined && i <= limit && bordersAfter(text, i)) best = { end: i, list };
  }
  return best === undefined ? undefined : toFact(best.list, at, best.end);
}

/** The longest word that starts at `at`, ends no later than `limit` and stands on word borders. */
export function wordAt(
  lexicon: Lexicon,
  text: string,
  at: number,
  limit: number = text.length,
): Fact | undefined {
  if (!bordersBefore(text, at)) return undefined;
  const { tree, lists } = lexicon.wordsFrom(text.charCodeAt(at));
  let node = 0;
  let best: { end: number; list: WordList } | undefined;
  for (let i = at; i < limit;) {
    node = tree.step(node, joinCode(text, i));
    if (node === 0) break;
    i++;
    const list = lists.get(node);
    if (list !== undefined && bordersAfter(text, i)) best = { end: i, list };
  }
  return best === undefined ? undefined : toFact(best.list, at, best.end);
}

function toFact(list: WordList, start: number, end: number): Fact {
  const { kind, value } = list;
  return {
    kind,
    value,
    start,
    end,
    rule: `word.${kind}`,
    certainty: "stated",
    parts: [],
    list,
  };
}

/** A hyphen between letters reads as the space of a two-word name. */
function joinCode(text: string, i: number): number {
  const code = text.charCodeAt(i);
  return code === 45 && isLatin(text.charCodeAt(i - 1)) && isLatin(text.charCodeAt(i + 1))
    ? 32
    : code;
}

export const isLatin = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 0xe0 && code <= 0x24f);
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Marks that cannot begin a syllable: a word border never lies before one. */
export const isFollowing = (code: number): boolean =>
  code === 0x0e30 ||
  (code >= 0x0e31 && code <= 0x0e3a) ||
  code === 0x0e45 ||
  (code >= 0x0e47 && code <= 0x0e4e);

/** "555" laughs, "555,000" counts. */
const GOES_ON = /^[.,]?\d/;

function bordersBefore(text: string, at: number): boolean {
  const here = text.charCodeAt(at);
  if (isLatin(here)) return at === 0 || !isLatin(text.charCodeAt(at - 1));
  if (isDigit(here)) return at === 0 || !isDigit(text.charCodeAt(at - 1));
  return !isFollowing(here);
}
function bordersAfter(text: string, end: number): boolean {
  if (end >= text.length) return true;
  const last = text.charCodeAt(end - 1);
  const next = text.charCodeAt(end);
  if (isLatin(last)) return !isLatin(next);
  if (isDigit(last)) return !GOES_ON.test(text.slice(end, end + 2));
  return !isFollowing(next);
}

/** The plural of a word of small letters and spaces whose last letter stands at `end`. */
function addPlural(words: WordIndex, word: string, list: WordList, end: number): void {
  if (!SPELLED_OUT.test(word)) return;
  if (/[^aeiou]y$/.test(word)) addWord(words, `${word.slice(0, -1)}ies`, list);
  else if (/(?:s|x|ch|sh)$/.test(word)) addWord(words, "es", list, end);
  else if (word.length > 2) addWord(words, "s", list, end);
}
const SPELLED_OUT = /^[a-z][a-z ]*[a-z]$/;

/** Two words written as one ("townhouse", "petfriendly"). */
function joinedForm(word: string, kind: string): string | undefined {
  if (!JOINING_KINDS.has(kind) || !SPELLED_OUT.test(word)) return undefined;
  const joined = word.replace(" ", "");
  return word.split(" ").length === 2 && joined.length >= 7 ? joined : undefined;
}

const JOINING_KINDS = new Set(["type", "amenity", "unit", "deal", "tenure", "nearNoun", "quality"]);
