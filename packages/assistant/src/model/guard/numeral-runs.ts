import type { Counting, Numeral } from "./numerals.ts";
import { englishWordAt, thaiWordAt, type NumberWord } from "./number-words.ts";

/** Numerals that say one number together. */
export interface NumeralRun {
  readonly start: number;
  readonly end: number;
  readonly row: readonly Numeral[];
  readonly counting: Counting;
  readonly isPointer: boolean;
  /** Letters and figures in one word ("B12"): part of a name, or nothing that could be read. */
  readonly isName: boolean;
}

interface NumeralToken extends NumberWord {
  readonly at: number;
  readonly counting: Counting | "any";
}

const FIGURES = /\d+(?:[.,]\d+)*/y;
/** Behind figures: a thousand, or a million that is no measure of length. */
const SHORT_SCALES: readonly (readonly [RegExp, number])[] = [
  [/ ?k(?![a-z0-9])/iy, 1_000],
  [/ ?(?:mn|mb|mln|mio)(?![a-z0-9])/iy, 1_000_000],
  [/ ?bn(?![a-z0-9])/iy, 1_000_000_000],
];

/** All numbers of a text, each with where it stands. */
export function runsIn(text: string): readonly NumeralRun[] {
  const said = saidIn(text);
  const runs: NumeralRun[] = [];
  for (let first = 0; first < said.length;) {
    let last = first;
    while (goesOn(text, said[last], said[last + 1])) last += 1;
    // "At one point": a point with nothing behind it is none.
    const isPoint = last > first && said[last]?.numeral.kind === "point";
    runs.push(runOf(text, said.slice(first, isPoint ? last : last + 1)));
    first = last + 1;
  }
  return runs;
}

function saidIn(text: string): readonly NumeralToken[] {
  const said: NumeralToken[] = [];
  for (let at = 0; at < text.length;) {
    const found = figuresAt(text, at) ?? wordAt(text, at);
    if (found === null) {
      at += 1;
      continue;
    }
    said.push(...found);
    const last = found.at(-1);
    at = last === undefined ? at + 1 : last.at + last.length;
  }
  return said;
}

const ORDINALS =
  "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ORDINAL_WORD = new RegExp(`\\b(?:${ORDINALS.join("|")})\\b(?![- ]part)`, "gi");

/** "The third one" points as "the 3rd one" does. */
export const ordinalsIn = (
  text: string,
): readonly (readonly [at: number, word: string, n: number])[] =>
  [...text.matchAll(ORDINAL_WORD)].map(({ 0: word, index }) => [
    index,
    word,
    ORDINALS.indexOf(word.toLowerCase()) + 3,
  ]);

function wordAt(text: string, at: number): readonly NumeralToken[] | null {
  const english = englishWordAt(text, at);
  if (english !== null) return [{ ...english, at, counting: "en" }];
  const thai = thaiWordAt(text, at);
  return thai === null ? null : [{ ...thai, at, counting: "th" }];
}

function figuresAt(text: string, at: number): readonly NumeralToken[] | null {
  FIGURES.lastIndex = at;
  const digits = FIGURES.exec(text)?.[0];
  if (digits === undefined) return null;
  const said: NumeralToken[] = [
    { at, length: digits.length, numeral: numeralOf(digits), counting: "any" },
  ];
  const end = at + digits.length;
  for (const [pattern, n] of SHORT_SCALES) {
    pattern.lastIndex = end;
    const scale = pattern.exec(text)?.[0];
    if (scale !== undefined)
      said.push({ at: end, length: scale.length, numeral: { kind: "scale", n }, counting: "any" });
  }
  return said;
}

/** "32,000", "3.25", "1.250.000"; "32.000" may count thousands, and "3,5" is three and a half. */
function numeralOf(digits: string): Numeral {
  const figures = (n: string, apart?: string): Numeral => ({
    kind: "figures",
    n: Number(n),
    digits: n,
    ...(apart !== undefined && { apart: Number(apart) }),
  });
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return figures(digits.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return figures(digits.replaceAll(".", ""));
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return figures(digits, digits.replace(".", ""));
  if (/^\d+\.\d+$/.test(digits)) return figures(digits);
  if (/^\d+,\d+$/.test(digits)) return figures(digits.replace(",", "."), digits.replace(",", ""));
  // "10,20,30" and "1.2.3": whatever is meant, as one number it is in no result.
  return figures(digits.replaceAll(/[.,]/g, ""));
}

const BETWEEN = /^(?: ?|-| ?and (?:a )?)$/i;

function goesOn(
  text: string,
  one: NumeralToken | undefined,
  next: NumeralToken | undefined,
): boolean {
  if (one === undefined || next === undefined) return false;
  const between = text.slice(one.at + one.length, next.at);
  if (!BETWEEN.test(between) && !/^[ ,]+$/.test(between)) return false;
  const [a, b] = [one.numeral, next.numeral];
  // "3 2,000" is no two numbers beside each other that anybody would write; it is one, held apart.
  if (a.kind === "figures" && b.kind === "figures") return between === " ";
  if (between.includes(",")) return false;
  const isAnd = /and/i.test(between);
  if (isAnd) return (a.kind === "scale" || b.kind === "half") && b.kind !== "figures";
  if (between === "-" && (a.kind === "figures" || b.kind === "figures")) return b.kind === "scale";
  if (b.kind === "figures") return a.kind === "scale" && next.counting !== one.counting;
  if (a.kind === "figures") return b.kind === "scale" || b.kind === "half";
  return one.counting === next.counting || one.counting === "any" || next.counting === "any";
}

function runOf(text: string, said: readonly NumeralToken[]): NumeralRun {
  const [first] = said;
  const last = said.at(-1);
  const start = first?.at ?? 0;
  const end = last === undefined ? start : last.at + last.length;
  const counting = said.some((each) => each.counting === "th") ? "th" : "en";
  const run = { start, end, row: said.map(({ numeral }) => numeral), counting } as const;
  return { ...run, isPointer: isPointer(text, run), isName: isName(text, run) };
}

const POINTS_AT =
  /(?:#|\b(?:homes?|numbers?|no\.|options?|listings?|items?|choices?)\s|หมายเลข|(?:รายการ|หลัง|ห้อง|ข้อ|ลำดับ|อันดับ|ตัวเลือก|ประกาศ|แห่ง)ที่|ข้อ|(?<![ก-๛])ที่)\s*$/i;
const MARKS_ITEM = /(?:^|\n)\s*$/;
/** A floor is a fact of a home, not its place in a list. */
const ORDINAL = /^(?:st|nd|rd|th)\b(?!\s*(?:floor|storey|level))/i;

/** "Home 2", "#2", "ข้อ 2", "2." before an item and "2nd" count nothing. */
function isPointer(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const behind = text.slice(end, end + 12);
  if (MARKS_ITEM.test(text.slice(0, start)) && /^[.):]\s/.test(behind)) return true;
  return POINTS_AT.test(before) || ORDINAL.test(behind);
}

const isName = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /[a-z]/i.test(text.charAt(start - 1)) && /\d/.test(text.charAt(start)) && end > start;
