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
interface TrieNode {
  readonly next: Map<number, TrieNode>;
  sense: Sense | undefined;
}

/** All word lists of all languages in one tree, so that mixed texts cost one walk. */
export interface Lexicon {
  readonly root: TrieNode;
  /** The longer words as hurried people spell them. */
  readonly hurried: Hurried | undefined;
  /** The lists of words that carry nothing. */
  readonly fillers: readonly WordList[];
}

interface Hurried {
  readonly root: TrieNode;
  readonly spelling: HurriedSpelling;
}
/** Shorter words have too many neighbours. Letters that are heard. */
const HURRIED_FROM = 5;

const node = (): TrieNode => ({ next: new Map(), sense: undefined });

/** Earlier lists win over later ones where a word stands in both. */
export function buildLexicon(lists: readonly WordList[], spelling?: HurriedSpelling): Lexicon {
  const root = node();
  for (const [list, form] of [...writtenForms(lists), ...derivedForms(lists)]) {
    const leaf = leafOf(root, form);
    if (leaf.sense !== undefined) continue;
    leaf.sense = { word: form, list };
  }
  const hurried = spelling === undefined ? undefined : buildHurried(lists, spelling);
  return { root, hurried, fillers: lists.filter(({ kind }) => kind === FILLER) };
}

function buildHurried(lists: readonly WordList[], spelling: HurriedSpelling): Hurried {
  const root = node();
  for (const [list, word] of writtenForms(lists)) {
    if (!isApart(word.charCodeAt(0))) continue;
    let heard = "";
    for (let i = 0; i < word.length;) {
      const unheard = spelling.unheardAt(word, i);
      if (unheard === 0) heard += alike(word.charAt(i), spelling);
      i += Math.max(unheard, 1);
    }
    const leaf = heard.length < HURRIED_FROM ? undefined : leafOf(root, heard);
    if (leaf !== undefined && leaf.sense === undefined) leaf.sense = { word, list };
  }
  return { root, spelling };
}
const alike = (unit: string, spelling: HurriedSpelling): string => spelling.alike.get(unit) ?? unit;
/** A letter of a script that writes no spaces between words. */
export const isApart = (code: number): boolean => code >= 0x0e00;

/** The longest word that sounds like what is written at `at` ("ทาวเฮา" for "ทาวน์เฮ้าส์"). */
export function hurriedWordAt(
  { hurried }: Lexicon,
  text: string,
  at: number,
  limit: number = text.length,
): Fact | undefined {
  if (hurried === undefined || !isApart(text.charCodeAt(at)) || !bordersBefore(text, at))
    return undefined;
  const { root, spelling } = hurried;
  let here: TrieNode | undefined = root;
  let best: { end: number; sense: Sense } | undefined;
  for (let i = at; here !== undefined && i < limit;) {
    const unheard = spelling.unheardAt(text, i);
    if (unheard === 0) here = here.next.get(alike(text.charAt(i), spelling).charCodeAt(0));
    i += Math.max(unheard, 1);
    if (here?.sense !== undefined && i <= limit && bordersAfter(text, i))
      best = { end: i, sense: here.sense };
  }
  return best === undefined ? undefined : toFact(best.sense, at, best.end);
}

function leafOf(root: TrieNode, form: string): TrieNode {
  let here = root;
  for (let i = 0; i < form.length; i++) {
    const code = form.charCodeAt(i);
    let next = here.next.get(code);
    if (next === undefined) here.next.set(code, (next = node()));
    here = next;
  }
  return here;
}
type Form = readonly [list: WordList, form: string];
const writtenForms = (lists: readonly WordList[]): Form[] =>
  lists.flatMap((list) => list.words.map((word): Form => [list, word]));
/** Plurals and joined spellings never push out a word that some list holds as such. */
const derivedForms = (lists: readonly WordList[]): Form[] =>
  lists.flatMap((list) =>
    list.words.flatMap((word) => formsOf(word, list.kind).map((form): Form => [list, form])),
  );

/** The longest word that starts at `at`, ends no later than `limit` and stands on word borders. */
export function wordAt(
  lexicon: Lexicon,
  text: string,
  at: number,
  limit: number = text.length,
): Fact | undefined {
  if (!bordersBefore(text, at)) return undefined;
  let here: TrieNode | undefined = lexicon.root;
  let best: { end: number; sense: Sense } | undefined;
  let i = at;
  while (here !== undefined && i < limit) {
    here = here.next.get(joinCode(text, i));
    i++;
    if (here?.sense !== undefined && bordersAfter(text, i)) best = { end: i, sense: here.sense };
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
  if (isDigit(last)) return !isDigit(next);
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
