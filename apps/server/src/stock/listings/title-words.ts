import { storableText } from "@propertyvr/database";
import { segment } from "@propertyvr/gazetteer/text";

const WORDS_AT_MOST = 64;

/** The words of a text as titles are searched by, in order: the same cut for titles and for questions. */
export function wordsOf(text: string): readonly string[] {
  return segment(storableText(text)).map((piece) => piece.text);
}

const PROJECTS_KEPT = 1_000;
const wordsOfProjects = new Map<string, readonly string[]>();

/** Hundreds of homes of a file stand in one project. */
function projectWords(project: string): readonly string[] {
  const kept = wordsOfProjects.get(project);
  if (kept !== undefined) return kept;
  if (wordsOfProjects.size >= PROJECTS_KEPT) wordsOfProjects.clear();
  const words = wordsOf(project);
  wordsOfProjects.set(project, words);
  return words;
}

/**
 * The tsvector of a home's titles, built here so that no dictionary or locale of a
 * database enters. Words of the project's name weigh A.
 */
export function titleVector(titles: readonly (string | null)[], project: string | null): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  const note = (words: readonly string[], weight: string) => {
    for (const word of words) {
      position = Math.min(position + 1, LAST_POSITION);
      const noted = positions.get(word) ?? [];
      if (noted.length < POSITIONS_AT_MOST) positions.set(word, [...noted, `${position}${weight}`]);
    }
  };
  if (project !== null) note(projectWords(project), "A");
  for (const title of titles) if (title !== null) note(wordsOf(title), "");
  return [...positions].map(([word, at]) => `${quoted(word)}:${at.join(",")}`).join(" ");
}

/**
 * A tsquery for words nothing else was read from; undefined without words. Several
 * must all stand in the titles; one alone must be of a project's name, for a single
 * word of praise stands in many titles and would hide all the others.
 */
export function titleQuery(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, WORDS_AT_MOST);
  const [only] = words;
  if (only === undefined) return undefined;
  return words.length === 1 ? `${quoted(only)}:A` : words.map(quoted).join(" & ");
}

/** The same for looking through a list: all words must stand in the titles, the last may have just begun. */
export function allWordsQuery(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, WORDS_AT_MOST);
  return words.length === 0 ? undefined : `${words.map(quoted).join(" & ")}:*`;
}

/** What PostgreSQL keeps of a document: positions up to this, and so many a word. */
const LAST_POSITION = 16_383;
const POSITIONS_AT_MOST = 8;

/** Words hold only letters, marks and digits; quoted all the same. */
const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
