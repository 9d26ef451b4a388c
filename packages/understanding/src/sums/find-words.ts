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

/** Finds the words of several lists, the longest where one begins with another. */
function finder<Name extends string>(
  names: readonly Name[],
  phrasesOf: (name: Name) => readonly string[],
): (text: string) => readonly WordHit<Name>[] {
  let known: { readonly nameOf: ReadonlyMap<string, Name>; readonly pattern: RegExp } | undefined;
  return (text) => {
    known ??= compile(names, phrasesOf);
    const { nameOf, pattern } = known;
    return [...text.matchAll(pattern)].flatMap((match) => {
      const name = nameOf.get(match[0]);
      return name === undefined
        ? []
        : [{ name, start: match.index, end: match.index + match[0].length }];
    });
  };
}

function compile<Name extends string>(
  names: readonly Name[],
  phrasesOf: (name: Name) => readonly string[],
) {
  const nameOf = new Map(
    names.flatMap((name) =>
      phrasesOf(name).map((phrase) => [normalise(phrase, FOLDINGS).text, name] as const),
    ),
  );
  const longestFirst = [...nameOf.keys()].sort((a, b) => b.length - a.length);
  const spaced = longestFirst.filter((phrase) => /^[\x20-\x7e]+$/.test(phrase)).map(escaped);
  const thai = longestFirst.filter((phrase) => !/^[\x20-\x7e]+$/.test(phrase)).map(escaped);
  const pattern = new RegExp(`(?<![a-z])(?:${spaced.join("|")})(?![a-z])|${thai.join("|")}`, "g");
  return { nameOf, pattern };
}

const escaped = (phrase: string): string => phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const both = <Name extends string>(
  of: (words: typeof ENGLISH_SUM_WORDS) => Readonly<Record<Name, readonly string[]>>,
) => {
  const [english, thai] = [of(ENGLISH_SUM_WORDS), of(THAI_SUM_WORDS)];
  return (name: Name) => [...english[name], ...thai[name]];
};

/** One finder a topic: words of several topics may overlap ("transfer tax after selling"). */
const topicFinders = TOPICS.map((topic) =>
  finder<Topic>(
    [topic],
    both<Topic>(({ topics }) => topics),
  ),
);
const cueFinders = CALCULATION_CUES.map((saying) =>
  finder<CalculationCue>(
    [saying],
    both<CalculationCue>(({ sayings }) => sayings),
  ),
);

/** Which words of a message there are; each list is looked for once, when it is first asked for. */
export interface PresentWords<Name> {
  readonly has: (name: Name) => boolean;
  /** Where the last of them begins, in UTF-16 units; -1 where there is none. */
  readonly lastAt: (name: Name) => number;
}

function saidIn<Name>(
  text: string,
  names: readonly Name[],
  finders: readonly ((text: string) => readonly WordHit<Name>[])[],
): PresentWords<Name> {
  const known = new Map<Name, number>();
  const lastAt = (name: Name): number => {
    const at = known.get(name) ?? finders[names.indexOf(name)]?.(text).at(-1)?.start ?? -1;
    known.set(name, at);
    return at;
  };
  return { has: (name) => lastAt(name) >= 0, lastAt };
}

export const topicsIn = (text: string): PresentWords<Topic> => saidIn(text, TOPICS, topicFinders);

export const cuesIn = (text: string): PresentWords<CalculationCue> =>
  saidIn(text, CALCULATION_CUES, cueFinders);

export const rolesIn = finder<Role>(
  ROLES,
  both<Role>(({ roles }) => roles),
);
