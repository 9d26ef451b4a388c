import type { Understood } from "@propertyvr/vocabulary";
import { ENGLISH_FUNCTION_WORDS } from "../languages/en/function-words.ts";
import { THAI_FUNCTION_WORDS } from "../languages/th/function-words.ts";

interface TextWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isUnread: boolean;
  /** A reading holds it, or a part of it: it was used. */
  readonly isRead: boolean;
  /** Nothing but space, a hyphen or no mark at all stands before it. */
  readonly isJoined: boolean;
}

/**
 * What a person is told was not used: whole words, next to each other as one phrase, each phrase
 * once. Words that say nothing by themselves are left out, and a figure keeps the word beside it.
 * @param text the message that was read
 */
export function unusedWords(
  text: string,
  understood: Pick<Understood, "unread" | "readings">,
): readonly string[] {
  const words = wordsOf(text, understood);
  const phrases = runsOf(words)
    .map(([first, last]) => trimmed(words, first, last))
    .filter(([first, last]) => first <= last && !isPartOfAmount(words, first, last))
    .map(([first, last]) => withItsWord(words, first, last))
    .map(([first, last]) => text.slice(words[first]?.start, words[last]?.end));
  return [...new Set(phrases)];
}

function wordsOf(
  text: string,
  { unread, readings }: Pick<Understood, "unread" | "readings">,
): readonly TextWord[] {
  const [unreadAt, readAt] = [marked(text, unread), marked(text, readings)];
  const words: TextWord[] = [];
  for (const { start, end } of wordSpans(text)) {
    words.push({
      text: text.slice(start, end),
      start,
      end,
      isUnread: unreadAt.subarray(start, end).includes(1),
      isRead: readAt.subarray(start, end).includes(1),
      isJoined: JOINING.test(text.slice(words.at(-1)?.end ?? 0, start)),
    });
  }
  return words;
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** 1 at every letter that a span holds: spans are not compared with words one by one. */
function marked(text: string, spans: readonly TextRange[]): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const { start, end } of spans) marks.fill(1, start, end);
  return marks;
}

const SEGMENTER = new Intl.Segmenter("th", { granularity: "word" });
/** The segmenter copies all that it is given with every word that it finds: it is given little at a time. */
const PIECE = /\S{1,200}/gu;

function* wordSpans(text: string): Iterable<TextRange> {
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    for (const { segment, index: at, isWordLike } of SEGMENTER.segment(piece)) {
      if (isWordLike !== true) continue;
      yield { start: index + at, end: index + at + segment.length };
    }
  }
}

const JOINING = /^[\s\-\u00ad\u200b-\u200f]*$/;

type WordRange = readonly [first: number, last: number];

/** Neighbouring words that nothing read. */
function runsOf(words: readonly TextWord[]): readonly WordRange[] {
  const runs: [number, number][] = [];
  for (const [at, { isUnread, isRead, isJoined }] of words.entries()) {
    if (!isUnread || isRead) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === at - 1 && isJoined) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

/** Without the words at its ends that say nothing; empty where all of them do. */
function trimmed(words: readonly TextWord[], from: number, to: number): WordRange {
  let [first, last] = [from, to];
  while (first <= last && saysNothing(words[first], first === last)) first += 1;
  while (last >= first && saysNothing(words[last], true)) last -= 1;
  return [first, last];
}

const FUNCTION_WORDS = new Set(
  `${ENGLISH_FUNCTION_WORDS} ${THAI_FUNCTION_WORDS}`.trim().split(/\s+/),
);
const CONTRACTION = /^(?:i|you|he|she|it|we|they|that|there|what|who|let|here)'(?:s|m|d|ve|re|ll)$/;
const DENIAL = /^(?:[a-z]+n't|cannot|not)$/;

/** A denial says something of what follows it. */
function saysNothing(word: TextWord | undefined, isLast: boolean): boolean {
  if (word === undefined) return true;
  const said = word.text.toLowerCase().replaceAll("\u2019", "'");
  return (
    FUNCTION_WORDS.has(said) ||
    CONTRACTION.test(said) ||
    /^[a-z]$/.test(said) ||
    (isLast && DENIAL.test(said))
  );
}

const FIGURE =
  /^(?:[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)$/i;
/** "stretch to 18": as many words before a figure are told with it. */
const BEFORE_MAX = 2;

/** "8 or 9k": the amount that was read says it. */
const isPartOfAmount = (words: readonly TextWord[], first: number, last: number): boolean =>
  first === last &&
  FIGURE.test(words[first]?.text ?? "") &&
  /^(?:or|to|หรือ|ถึง)$/i.test(words[last + 1]?.text ?? "") &&
  words[last + 2]?.isRead === true;

/** "4" alone tells nobody what was not used: the word behind it does, or those before it. */
function withItsWord(words: readonly TextWord[], first: number, last: number): WordRange {
  if (first !== last || !FIGURE.test(words[first]?.text ?? "")) return [first, last];
  const next = words[last + 1];
  if (next?.isJoined === true && !next.isRead && !saysNothing(next, true)) return [first, last + 1];
  let from = first;
  while (from > 0 && first - from < BEFORE_MAX && words[from]?.isJoined === true) {
    if (words[from - 1]?.isRead !== false) break;
    from -= 1;
  }
  return [from, last];
}
