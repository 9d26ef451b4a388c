import { FOLDINGS } from "../grammar.ts";
import { normalise } from "../engine/source.ts";
import {
  ROLES,
  CALCULATION_CUES,
  TOPICS,
  type Role,
  type CalculationCue,
  type Topic,
} from "./cues.ts";
import { ENGLISH_SUM_WORDS } from "./words-en.ts";
import { THAI_SUM_WORDS } from "./words-th.ts";

/** A word of a list where it stands in the text. UTF-16 units. */
export interface WordHit<Name> {
  readonly name: Name;
  readonly start: number;
  readonly end: number;
}

interface Phrase<Name> {
  readonly name: Name;
  readonly text: string;
  /** Latin words end where their letters do; Thai is written without spaces. */
  readonly isSpaced: boolean;
}

/**
 * Finds the words of several lists in one pass, the longest where one begins with another. Words of one list
 * never overlap; those of two lists may ("transfer tax after selling") where `listsOverlap`.
 */
function finder<Name extends string>(
  names: readonly Name[],
  phrasesOf: (name: Name) => readonly string[],
  { listsOverlap }: { readonly listsOverlap: boolean },
): (text: string) => readonly WordHit<Name>[] {
  let known: ReadonlyMap<number, readonly Phrase<Name>[]> | undefined;
  return (text) => {
    known ??= phrasesByBeginning(names, phrasesOf);
    const hits: WordHit<Name>[] = [];
    const ends = new Map<Name | "any list", number>();
    for (let start = 0; start + 1 < text.length; start++)
      for (const phrase of known.get(beginningOf(text, start)) ?? []) {
        const list = listsOverlap ? phrase.name : "any list";
        if (start < (ends.get(list) ?? 0) || !stands(phrase, text, start)) continue;
        const end = start + phrase.text.length;
        hits.push({ name: phrase.name, start, end });
        ends.set(list, end);
      }
    return hits;
  };
}

/** All phrases by their first two letters, the longest first. */
function phrasesByBeginning<Name extends string>(
  names: readonly Name[],
  phrasesOf: (name: Name) => readonly string[],
): ReadonlyMap<number, readonly Phrase<Name>[]> {
  const phrases = names
    .flatMap((name) =>
      phrasesOf(name).map((phrase) => {
        const { text } = normalise(phrase, FOLDINGS);
        return { name, text, isSpaced: /^[\x20-\x7e]+$/.test(text) };
      }),
    )
    .sort((one, other) => other.text.length - one.text.length);
  const byBeginning = new Map<number, Phrase<Name>[]>();
  for (const phrase of phrases) {
    const beginning = beginningOf(phrase.text, 0);
    const others = byBeginning.get(beginning);
    if (others === undefined) byBeginning.set(beginning, [phrase]);
    else others.push(phrase);
  }
  return byBeginning;
}

const beginningOf = (text: string, at: number): number =>
  text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

function stands<Name>(
  { text: phrase, isSpaced }: Phrase<Name>,
  text: string,
  start: number,
): boolean {
  if (!text.startsWith(phrase, start)) return false;
  return !isSpaced || !(isLetter(text, start - 1) || isLetter(text, start + phrase.length));
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122;
}

const both = <Name extends string>(
  of: (words: typeof ENGLISH_SUM_WORDS) => Readonly<Record<Name, readonly string[]>>,
) => {
  const [english, thai] = [of(ENGLISH_SUM_WORDS), of(THAI_SUM_WORDS)];
  return (name: Name) => [...english[name], ...thai[name]];
};

const topicsFound = finder<Topic>(
  TOPICS,
  both<Topic>(({ topics }) => topics),
  { listsOverlap: true },
);
const cuesFound = finder<CalculationCue>(
  CALCULATION_CUES,
  both<CalculationCue>(({ sayings }) => sayings),
  { listsOverlap: true },
);

/** Which words of a message there are; they are looked for once, when the first is asked for. */
export interface PresentWords<Name> {
  readonly has: (name: Name) => boolean;
  /** Where the last of them begins, in UTF-16 units; -1 where there is none. */
  readonly lastAt: (name: Name) => number;
}

function presentIn<Name>(
  text: string,
  find: (text: string) => readonly WordHit<Name>[],
): PresentWords<Name> {
  let known: ReadonlyMap<Name, number> | undefined;
  const lastAt = (name: Name): number => {
    known ??= new Map(find(text).map((hit) => [hit.name, hit.start]));
    return known.get(name) ?? -1;
  };
  return { has: (name) => lastAt(name) >= 0, lastAt };
}

export const topicsIn = (text: string): PresentWords<Topic> => presentIn(text, topicsFound);

export const cuesIn = (text: string): PresentWords<CalculationCue> => presentIn(text, cuesFound);

export const rolesIn = finder<Role>(
  ROLES,
  both<Role>(({ roles }) => roles),
  { listsOverlap: false },
);
