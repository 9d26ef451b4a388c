import type { Language } from "@propertyvr/vocabulary";

/** Some voices stop in the middle of what takes longer than a quarter of a minute. */
const LONGEST = 180;
/** So much Thai, which has no full stops, is a phrase that can be said alone. */
const THAI_PHRASE = 40;

/** After a full stop and a space a new sentence begins, unless the word before is one of these. */
const ABBREVIATED =
  /(?:^|[\s(])(?:no|nos|approx|incl|excl|min|max|vs|st|rd|mr|mrs|ms|dr|e\.g|i\.e)\.$/i;

/**
 * A text cut into what is said in one breath. Of a text that still grows only what is certainly
 * complete: what is given once is given again with whatever follows.
 */
export function sentencesOf(text: string, language: Language, isWhole: boolean): readonly string[] {
  const lines = text.split("\n");
  const rest = isWhole ? "" : (lines.pop() ?? "");
  const cut = language === "th" ? cutThai : cutEnglish;
  const whole = lines.flatMap((line) => cut(line, true));
  return [...whole, ...cut(rest, false)]
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(inBreaths);
}

function cutEnglish(line: string, isWhole: boolean): readonly string[] {
  const sentences: string[] = [];
  let begun = 0;
  for (const { index, 0: gap } of line.matchAll(/(?<=[.!?…])\s+/g)) {
    const sentence = line.slice(begun, index);
    if (ABBREVIATED.test(sentence)) continue;
    sentences.push(sentence);
    begun = index + gap.length;
  }
  return isWhole ? [...sentences, line.slice(begun)] : sentences;
}

/** At a space between Thai letters: one beside a figure or a Latin name stands inside a phrase. */
function cutThai(line: string, isWhole: boolean): readonly string[] {
  const phrases: string[] = [];
  let begun = 0;
  for (const { index } of line.matchAll(/(?<=[\u0E01-\u0E4F]) +(?=[\u0E01-\u0E4F])|(?<=[?!]) +/g)) {
    if (index - begun < THAI_PHRASE) continue;
    phrases.push(line.slice(begun, index));
    begun = index;
  }
  return isWhole ? [...phrases, line.slice(begun)] : phrases;
}

/** A sentence that is too long, in pieces: after a comma or semicolon, else at a space. */
function inBreaths(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const head = sentence.slice(0, LONGEST);
  const pause = Math.max(head.lastIndexOf("; "), head.lastIndexOf(", ")) + 1;
  const at = pause > LONGEST / 3 ? pause : head.lastIndexOf(" ");
  const end = at > 0 ? at : LONGEST;
  return [sentence.slice(0, end).trim(), ...inBreaths(sentence.slice(end).trim())];
}
