/**
 * The text as the rules see it: small letters, one form for digits, dashes,
 * quotes and spaces. `at` leads every offset back to the text as it was sent.
 */
export interface SourceText {
  readonly original: string;
  readonly text: string;
  /** Offset in the original of each unit of `text`, and one for its end. */
  readonly at: readonly number[];
}

/** What a script adds: spellings that mean the same, and marks nobody doubles on purpose. */
export interface ScriptFolding {
  readonly digits: ReadonlyMap<string, string>;
  /** What stands for each is never longer: what is read is told where it stands in the text as sent. */
  readonly spellings: readonly (readonly [from: string, to: string])[];
  /** Marks typed twice by mistake: one is kept. */
  readonly marks: ReadonlySet<string>;
  /** Letters stretched for emphasis: of four or more one is kept. */
  readonly stretched: (unit: string) => boolean;
  /** How hurried people spell; absent where every letter counts. */
  readonly hurried?: HurriedSpelling;
}
/** Letters that are left out or taken for each other in hurried writing. */
export interface HurriedSpelling {
  /** How many units at `at` are not heard: 0 for a letter that counts. */
  readonly unheardAt: (text: string, at: number) => number;
  readonly alike: ReadonlyMap<string, string>;
}

const SIGNS = new Map<string, string>([
  ["\u2018", "'"], ["\u2019", "'"], ["\u201c", '"'], ["\u201d", '"'],
  ["\u2010", "-"], ["\u2011", "-"], ["\u2012", "-"], ["\u2013", "-"], ["\u2014", "-"], ["\u2212", "-"],
  ["\u00a0", " "], ["\u2009", " "], ["\u202f", " "], ["\u3000", " "], ["\t", " "], ["\r", " "],
  ["\u223c", "~"], ["\u2248", "~"], ["\u2264", "<"], ["\u2265", ">"], ["\u00d7", "x"], ["\u00b2", "2"],
]); // prettier-ignore
/** Joiners, soft hyphens, marks of direction and of how a picture is drawn. */
const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x00ad, 0x00ad],
  [0x061c, 0x061c],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];
const isInvisible = (code: number): boolean =>
  code >= 0x00ad && INVISIBLE.some(([first, last]) => code >= first && code <= last);

export function normalise(original: string, foldings: readonly ScriptFolding[]): SourceText {
  const units: string[] = [];
  const at: number[] = [];
  const put = (unit: string, offset: number): void => {
    units.push(unit);
    at.push(offset);
  };
  for (let i = 0; i < original.length; i++) {
    const raw = original.charAt(i);
    if (isInvisible(original.charCodeAt(i))) continue;
    const spelling = spellingAt(original, i, foldings);
    if (spelling !== undefined) {
      for (const unit of spelling.to) put(unit, i);
      i += spelling.from.length - 1;
      continue;
    }
    const unit = foldUnit(raw, foldings);
    if (unit === " " && units[units.length - 1] === " ") continue;
    if (isRepeated(units, unit, original, i, foldings)) continue;
    put(unit, i);
  }
  at.push(original.length);
  return { original, text: units.join(""), at };
}

/** The stretch of the original that a stretch of the normalised text stands for. */
export function originalSpan(
  source: SourceText,
  start: number,
  end: number,
): { start: number; end: number } {
  const from = source.at[start] ?? source.original.length;
  const to = source.at[end] ?? source.original.length;
  return { start: from, end: Math.max(from, to) };
}

function foldUnit(raw: string, foldings: readonly ScriptFolding[]): string {
  const code = raw.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  const sign = SIGNS.get(raw);
  if (sign !== undefined) return sign;
  for (const folding of foldings) {
    const digit = folding.digits.get(raw);
    if (digit !== undefined) return digit;
  }
  const small = raw.toLowerCase();
  return small.length === 1 ? small : raw;
}

function spellingAt(
  text: string,
  at: number,
  foldings: readonly ScriptFolding[],
): { from: string; to: string } | undefined {
  for (const { spellings } of foldings)
    for (const [from, to] of spellings) if (text.startsWith(from, at)) return { from, to };
  return undefined;
}

/** Marks come once; of letters only a row of four or more is stretching, as three meet in ordinary words. */
function isRepeated(
  units: readonly string[],
  unit: string,
  original: string,
  at: number,
  foldings: readonly ScriptFolding[],
): boolean {
  if (units[units.length - 1] !== unit) return false;
  return foldings.some(
    (folding) =>
      folding.marks.has(unit) || (folding.stretched(unit) && rowLength(original, at) >= 4),
  );
}

function rowLength(text: string, at: number): number {
  const unit = text.charAt(at);
  let from = at;
  let to = at;
  while (from > at - 4 && text.charAt(from - 1) === unit) from--;
  while (to < at + 4 && text.charAt(to + 1) === unit) to++;
  return to - from + 1;
}
