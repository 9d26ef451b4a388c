import type { Language, Range } from "@propertyvr/vocabulary";
import type { Translate } from "../../lib/i18n/index.ts";
import { thaiSegmenter } from "../../lib/thai-segmenter.ts";
import type { resultsMessages } from "./messages.ts";

export type ResultsId = keyof (typeof resultsMessages)["en"];
export type ResultsText = Translate<ResultsId>;

/** A range in words, each bound drawn by `show`; both ends equal is that one value. */
export function rangeText(range: Range, show: (value: number) => string, t: ResultsText): string {
  const { min, max } = range;
  if (min !== undefined && max !== undefined) {
    if (min === max) return show(min);
    return t("results.range.between", { min: show(min), max: show(max) });
  }
  if (max !== undefined) return t("results.range.atMost", { max: show(max) });
  return min === undefined ? "" : t("results.range.atLeast", { min: show(min) });
}

const QUOTE_MAX = 80;

/**
 * The person's words as the heading quotes them: one line, at most 80
 * characters, never cut between a letter and its marks.
 */
export function quotedQuery(query: string): string {
  const line = query.replace(/\s+/g, " ").trim();
  if (line.length <= QUOTE_MAX) return line;
  const graphemes = thaiSegmenter("grapheme");
  if (graphemes === null) return line.slice(0, QUOTE_MAX);
  let end = 0;
  for (const { segment } of graphemes.segment(line.slice(0, QUOTE_MAX + 10))) {
    if (end + segment.length > QUOTE_MAX) break;
    end += segment.length;
  }
  return line.slice(0, end);
}

/** The language of a text by its script. */
export const languageOf = (text: string): Language => (/[\u0E01-\u0E5B]/.test(text) ? "th" : "en");

/** "Pets welcome" inside a sentence: "pets welcome". Names and initials (EV, Wi-Fi) keep their capitals. */
export const insideSentence = (text: string): string =>
  /^[A-Z][a-z']+(?:-[a-z]+)?(?: |$)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
