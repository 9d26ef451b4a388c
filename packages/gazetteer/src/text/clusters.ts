/** A stretch of a text; offsets in UTF-16 units. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const isThai = (c: string): boolean => c >= "\u0e01" && c <= "\u0e4e";
const isConsonant = (c: string) => c >= "\u0e01" && c <= "\u0e2e";
const isLeadingVowel = (c: string) => c >= "\u0e40" && c <= "\u0e44";
/** Written above, below or behind the consonant they belong to; ฯ and ๆ lean on what stands before. */
const leans = (c: string) =>
  c === "\u0e2f" || (c >= "\u0e30" && c <= "\u0e3a") || (c >= "\u0e45" && c <= "\u0e4e");

/**
 * Ends of the pieces of a text that must not be cut: a Thai consonant with its
 * vowels and marks, with the consonant that closes ั or ็, and with a silenced
 * letter behind it (after Theeramunkong's Thai character clusters, simplified).
 * Anything that is not Thai is one unit each. One entry per unit: 1 where a
 * piece may end before this unit.
 */
export function clusterStarts(text: string): Uint8Array {
  const starts = new Uint8Array(text.length + 1);
  starts[text.length] = 1;
  for (let i = 0; i < text.length;) {
    starts[i] = 1;
    i = clusterEnd(text, i);
  }
  return starts;
}

function clusterEnd(text: string, start: number): number {
  const first = text[start] as string;
  if (!isThai(first)) return start + 1;
  let i = start;
  const leading = isLeadingVowel(first);
  if (leading) i++;
  if (i < text.length && isConsonant(text[i] as string)) i++;
  else if (!leading) return Math.max(i, start + 1);
  let closes = false;
  let long = false;
  while (i < text.length && leans(text[i] as string)) {
    const c = text[i] as string;
    if (c === "\u0e31" || c === "\u0e47") closes = true;
    if (c === "\u0e35" || c === "\u0e37") long = true;
    i++;
  }
  const next = text[i] ?? "";
  if (closes && isConsonant(next) && !leans(text[i + 1] ?? "")) i++;
  else if (leading && long && (next === "ย" || next === "อ")) i++;
  else if (text[i - 1] === "\u0e37" && next === "อ") i++;
  while (isSilenced(text, i)) i += text[i + 1] === "\u0e4c" ? 2 : 3;
  return i;
}

/** A consonant under ์, perhaps with a vowel between, as in ศักดิ์. */
function isSilenced(text: string, i: number): boolean {
  if (!isConsonant(text[i] ?? "")) return false;
  return text[i + 1] === "\u0e4c" || (isSilentVowel(text[i + 1] ?? "") && text[i + 2] === "\u0e4c");
}
const isSilentVowel = (c: string) => c === "\u0e34" || c === "\u0e38";

/** The clusters of a text, in order; every unit belongs to exactly one. */
export function clusters(text: string): readonly Piece[] {
  const starts = clusterStarts(text);
  const pieces: Piece[] = [];
  for (let start = 0, end = 1; end <= text.length; end++) {
    if (starts[end] !== 1) continue;
    pieces.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return pieces;
}
