import { thaiSegmenter } from "../../../lib/thai-segmenter.ts";

/**
 * How much of a growing text is shown: up to the last word that is certainly
 * complete, so that no word changes under the reader's eyes and no Thai mark
 * appears after its letter. Always a prefix; UTF-16 units.
 */
export function wholeWords(text: string): string {
  const tailStart = Math.max(0, text.length - 60);
  const space = text.lastIndexOf(" ");
  const newline = text.lastIndexOf("\n");
  const afterGap = Math.max(space, newline) + 1;
  const segmenter = thaiSegmenter("word");
  if (afterGap === text.length || segmenter === null) return text.slice(0, afterGap);
  const from = Math.max(afterGap, tailStart);
  let last = from;
  for (const { index } of segmenter.segment(text.slice(from))) last = from + index;
  return text.slice(0, last);
}

/** Splits a text so that joining the pieces gives it back: one piece a word with the gap after it. */
export function splitWords(text: string): readonly string[] {
  const segmenter = thaiSegmenter("word");
  if (segmenter === null) return text.match(/\S+\s*|\s+/g) ?? [];
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = words.length - 1;
    if (isWordLike !== true && last >= 0) words[last] += segment;
    else words.push(segment);
  }
  return words;
}
