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

interface Sense {
  readonly word: string;
  readonly list: WordList;
}
/** Words by their letters, and what each means at the node where it ends. */
interface Words {
  readonly tree: LetterTree;
  readonly senses: Map<number, Sense>;
}

/** All word lists of all languages in one tree, so that mixed texts cost one walk. */
export interface Lexicon extends Words {
  /** The longer words as hurried people spell them; made when it is first asked for. */
  readonly hurried: () => Hurried | undefined;
  /** The lists of words that carry nothing. */
  readonly fillers: readonly WordList[];
}

interface Hurried extends Words {
  readonly spelling: HurriedSpelling;
}
/** Shorter words have too many neighbours. Letters that are heard. */
const HURRIED_FROM = 5;

/** Earlier lists win over later ones where a word stands in both. */
export function buildLexicon(lists: readonly WordList[], spelling?: HurriedSpelling): Lexicon {
  const words = noWords();
  for (const list of lists) for (const word of list.words) addWord(words, word, { word, list });
  // Plurals and joined spellings never push out a word that some list holds as such.
  for (const list of lists)
    for (const word of list.words)
      for (const form of formsOf(word, list.kind)) addWord(words, form, { word: form, list });
  let hurried: Hurried | undefined;
  return {
    ...words,
    hurried: () => {
      if (spelling !== undefined) hurried ??= buildHurried(lists, spelling);
      return hurried;
    },
    fillers: lists.filter(({ kind }) => kind === FILLER),
  };
}

const noWords = (): Words => ({ tree: new LetterTree(), senses: new Map() });

/** The first meaning of a word stands. */
function addWord({ tree, senses }: Words, form: string, sense: Sense): void {
  let node = 0;
  for (let i = 0; i < form.length; i++) node = tree.grow(node, form.charCodeAt(i));
  if (!senses.has(node)) senses.set(node, sense);
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
      if (heard.length >= HURRIED_FROM) addWord(words, heard, { word, list });
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
  const { tree, senses, spelling } = hurried;
  let node = 0;
  let best: { end: number; sense: Sense } | undefined;
  for (let i = at; i < limit;) {
    const unheard = spelling.unheardAt(text, i);
    if (unheard === 0) {
      node = tree.step(node, alike(text.charAt(i), spelling).charCodeAt(0));
      if (node === 0) break;
    }
    i += Math.max(unheard, 1);
    const sense = senses.get(node);
    if (sense !== undefined && i <= limit && bordersAfter(text, i)) best = { end: i, sense };
  }
  return best === undefined ? undefined : toFact(best.sense, at, best.end);
}

/** The longest word that starts at `at`, ends no later than `limit` and stands on word borders. */
export function wordAt(
  lexicon: Lexicon,
  text: string,
  at: number,
  limit: number = text.length,
): Fact | undefined {
  if (!bordersBefore(text, at)) return undefined;
  const { tree, senses } = lexicon;
  let node = 0;
  let best: { end: number; sense: Sense } | undefined;
  for (let i = at; i < limit;) {
    node = tree.step(node, joinCode(text, i));
    if (node === 0) break;
    i++;
    const sense = senses.get(node);
    if (sense !== undefined && bordersAfter(text, i)) best = { end: i, sense };
  }
  return best === undefined ? undefined : toFact(best.sense, at, best.end);
}

function toFact(sense: Sense, start: number, end: number): Fact {
  const { list } = sense;
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

/** Plural, and the spelling without the space ("townhouse", "petfriendly"). */
function formsOf(word: string, kind: string): readonly string[] {
  const forms: string[] = word.includes("'") ? [word.replaceAll("'", "")] : [];
  if (/^[a-z][a-z ]*[a-z]$/.test(word)) {
    const joined = word.replace(" ", "");
    if (word.split(" ").length === 2 && joined.length >= 7 && JOINING_KINDS.has(kind))
      forms.push(joined);
    for (const form of [word, ...forms]) {
      if (/[^aeiou]y$/.test(form)) forms.push(`${form.slice(0, -1)}ies`);
      else if (/(s|x|ch|sh)$/.test(form)) forms.push(`${form}es`);
      else if (form.length > 2) forms.push(`${form}s`);
    }
  }
  return forms;
}

const JOINING_KINDS = new Set(["type", "amenity", "unit", "deal", "tenure", "nearNoun", "quality"]);
