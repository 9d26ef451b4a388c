import { segment } from "@propertyvr/gazetteer/text";
import { storableText } from "./storable.ts";

const WORDS_AT_MOST = 64;

/** The words of a text as titles are searched by, in order: the same cut for titles and for questions. */
export function wordsOf(text: string): readonly string[] {
  return segment(storableText(text)).map((piece) => piece.text);
}

/** The tsvector of a home's titles, built here so that no dictionary or locale of a database enters. */
export function titleVector(texts: readonly (string | null)[]): string {
  const positions = new Map<string, number>();
  let position = 0;
  for (const text of texts) {
    for (const word of text === null ? [] : wordsOf(text)) {
      position += 1;
      if (!positions.has(word)) positions.set(word, Math.min(position, 16_383));
    }
  }
  return [...positions].map(([word, at]) => `${quoted(word)}:${at}`).join(" ");
}

/** A tsquery that holds where every word stands in a title; undefined without words. */
export function titleQuery(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, WORDS_AT_MOST);
  return words.length === 0 ? undefined : words.map(quoted).join(" & ");
}

/** Words hold only letters, marks and digits; quoted all the same. */
const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
