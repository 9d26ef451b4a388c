import { type Fact, FILLER, NUMBER, UNREAD } from "./fact.ts";
import {
  hurriedWordAt,
  isApart,
  isDigit,
  isFollowing,
  isLatin,
  type Lexicon,
  wordAt,
} from "./lexicon.ts";

/** A name found by the gazetteer, in the normalised text. */
export interface RecognisedName {
  readonly start: number;
  readonly end: number;
  /** False where the spelling only resembles the name: a word of ours then wins. */
  readonly isSure: boolean;
  /** A small place, named after ordinary things: ordinary words come first. */
  readonly isHumble: boolean;
  readonly value: unknown;
}

export interface NumberValue {
  readonly n: number;
  /** Upper end where a range was written ("15-20"). */
  readonly to?: number;
  /** The largest power that was said: 1000 for "15k", 1 for plain digits. */
  readonly power: number;
  readonly isDigits: boolean;
  /** As written, so that 081 is not 81. */
  readonly digits?: string;
}

const SIGN_KINDS: Readonly<Record<string, string>> = {
  ",": "comma", "|": "comma", "\u2022": "comma", "\u00b7": "comma",
  ".": "stop", ";": "stop", "\n": "stop", "!": "stop", "?": "question",
  "/": "slash", "-": "dash", "+": "plus",
}; // prettier-ignore
/** Signs that part words and say nothing. */
const MUTE_SIGNS = new Set(["(", ")", "[", "]", "{", "}", ":", "=", "*", '"', "'", "_", "^"]);
/** Letters and figures of any script; all else (pictures, ornaments) is never what somebody asks for. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const DIGITS =
  /\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})*(?: 000)(?!\d)|\d+\.\d+|\d+/y;

/** Covers the text with facts: names first, longest first, then words, numbers, signs; the rest is unread. */
export function tokenise(text: string, lexicon: Lexicon, named: readonly RecognisedName[]): Fact[] {
  const names = chooseNames(named);
  const facts: Fact[] = [];
  let i = 0;
  let nextName = 0;
  while (i < text.length) {
    while (nextName < names.length && (names[nextName] as RecognisedName).start < i) nextName++;
    const name = names[nextName];
    const fact = factAt(text, i, lexicon, name);
    if (fact === undefined) {
      i++;
      continue;
    }
    facts.push(fact);
    i = fact.end;
  }
  return facts;
}

function factAt(
  text: string,
  at: number,
  lexicon: Lexicon,
  name: RecognisedName | undefined,
): Fact | undefined {
  const char = text.charAt(at);
  if (char === " ") return undefined;
  const word = wordBeside(text, at, lexicon, name);
  if (name !== undefined && name.start === at && !beats(text, lexicon, word, name))
    return place(name);
  if (word !== undefined) return word;
  if (isDigit(text.charCodeAt(at))) return digitsAt(text, at);
  const sign = SIGN_KINDS[char] ?? (MUTE_SIGNS.has(char) ? FILLER : undefined);
  if (sign !== undefined) return make(sign, char, at, at + 1, "sign");
  const limit = name?.start ?? text.length;
  return hurriedWordAt(lexicon, text, at, limit) ?? unreadAt(text, at, limit);
}

/** A word may swallow a name it contains, but never cuts one that is surely there. */
function wordBeside(
  text: string,
  at: number,
  lexicon: Lexicon,
  name: RecognisedName | undefined,
): Fact | undefined {
  const word = wordAt(lexicon, text, at);
  if (word === undefined || name === undefined || word.end <= name.start || name.start === at)
    return word === undefined || name?.start === word.end
      ? word
      : unlessItStrands(word, text, lexicon, name?.start);
  return word.end >= name.end || !name.isSure ? word : wordAt(lexicon, text, at, name.start);
}

/**
 * Where a script writes no spaces the longest word may end inside the next one
 * and leave its rest unread ("หาก|ล้อง"): then a shorter one that another word
 * can follow ("หา|กล้อง") is meant.
 */
function unlessItStrands(longest: Fact, text: string, lexicon: Lexicon, limit?: number): Fact {
  if (!isApart(text.charCodeAt(longest.end)) || wordAt(lexicon, text, longest.end) !== undefined)
    return longest;
  const shorterThan = ({ start, end }: Fact) => wordAt(lexicon, text, start, end - 1);
  for (let word = shorterThan(longest); word !== undefined; word = shorterThan(word))
    if ((wordAt(lexicon, text, word.end)?.end ?? 0) > longest.end) return word;
  const hurried = hurriedWordAt(lexicon, text, longest.start, limit);
  if (hurried !== undefined && hurried.end > longest.end) return hurried;
  return isCutShort(longest, text, lexicon)
    ? make(UNREAD, null, longest.start, longest.end + 1, "unread.longer-word")
    : longest;
}

/** One letter left over before the next word closes the syllable: "หมา|ย|ถึง" holds no dog. */
function isCutShort({ start, end }: Fact, text: string, lexicon: Lexicon): boolean {
  if (end - start > LONG_ENOUGH || isFollowing(text.charCodeAt(end + 1))) return false;
  return (
    end + 1 === text.length ||
    / |[\u0e40-\u0e44]/.test(text.charAt(end + 1)) ||
    wordAt(lexicon, text, end + 1) !== undefined
  );
}
/** From here on a word stands whatever is left over. Letters. */
const LONG_ENOUGH = 4;

function beats(
  text: string,
  lexicon: Lexicon,
  word: Fact | undefined,
  name: RecognisedName,
): boolean {
  if (word === undefined) return false;
  if (word.end > name.end || (word.end === name.end && !name.isSure)) return true;
  if (!name.isSure) return isMadeOfWords(text, lexicon, word.end, name.end);
  return name.isHumble && word.kind === "type" && isMadeOfWords(text, lexicon, word.end, name.end);
}

/** "บ้านแทน" is a house instead, before it is a sub-district of that name. */
function isMadeOfWords(text: string, lexicon: Lexicon, from: number, to: number): boolean {
  for (let at = from; at < to;) {
    const word = text.charAt(at) === " " ? undefined : wordAt(lexicon, text, at, to);
    if (word === undefined && text.charAt(at) !== " ") return false;
    at = word?.end ?? at + 1;
  }
  return true;
}

function chooseNames(named: readonly RecognisedName[]): readonly RecognisedName[] {
  const chosen: RecognisedName[] = [];
  for (const name of [...named].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = chosen[chosen.length - 1];
    if (last === undefined || name.start >= last.end) chosen.push(name);
    else if (name.end - name.start > last.end - last.start) chosen[chosen.length - 1] = name;
  }
  return chosen;
}

/** "1.500.000", as much of Europe writes thousands. */
const isDotted = (digits: string): boolean => /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits);

function digitsAt(text: string, at: number): Fact {
  DIGITS.lastIndex = at;
  const digits = DIGITS.exec(text)?.[0] ?? text.charAt(at);
  const value: NumberValue = {
    n: Number(isDotted(digits) ? digits.replaceAll(".", "") : digits.replace(/[, ]/g, "")),
    power: 1,
    isDigits: true,
    digits,
  };
  return make(NUMBER, value, at, at + digits.length, "number.digits");
}

function unreadAt(text: string, at: number, limit: number): Fact {
  let end = at + 1;
  if (isLatin(text.charCodeAt(at))) {
    while (end < limit && (isLatin(text.charCodeAt(end)) || text.charAt(end) === "'")) end++;
    return make(UNREAD, null, at, end, "unread");
  }
  while (end < limit && isFollowing(text.charCodeAt(end))) end++;
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (!SAYS_SOMETHING.test(sign)) return make(FILLER, null, at, at + sign.length, "sign");
  return make(UNREAD, null, at, end, "unread");
}

const place = (name: RecognisedName): Fact =>
  make("place", name.value, name.start, name.end, "place.named");

function make(kind: string, value: unknown, start: number, end: number, rule: string): Fact {
  return { kind, value, start, end, rule, certainty: "stated", parts: [] };
}
