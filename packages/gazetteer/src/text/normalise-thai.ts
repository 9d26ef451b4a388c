/** A text made comparable, and where each of its units came from. */
export interface NormalisedText {
  readonly text: string;
  /** For each unit of `text` its index in the original; one more entry at the end holds the original's length. */
  readonly at: readonly number[];
}

const ZERO_WIDTH = /[\u200b-\u200f\u2060\ufeff\u00ad]/;
const isAbove = (c: string) => c >= "\u0e47" && c <= "\u0e4e";
const isVowelMark = (c: string) => c === "\u0e31" || (c >= "\u0e34" && c <= "\u0e3a");

/**
 * Thai as it is compared: no zero-width characters, เ+เ as แ, ํ+า as ำ (with a tone
 * between them too), marks in the order vowel, tone, a repeated mark once, a
 * repeated vowel or tone once, Thai digits as 0-9. Other scripts pass unchanged
 * except for composed accents, which are composed (NFC).
 */
export function normaliseThai(text: string): NormalisedText {
  const units: string[] = [];
  const at: number[] = [];
  const push = (unit: string, index: number) => {
    units.push(unit);
    at.push(index);
  };
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    const last = units.at(-1) ?? "";
    if (c < "\u00ad") push(c, i);
    else if (ZERO_WIDTH.test(c)) continue;
    else if (c >= "\u0300" && c <= "\u036f") compose(units, c, i, push);
    else if (c === "\u0e40" && last === "\u0e40") units[units.length - 1] = "\u0e41";
    else if (c === "\u0e32" && last === "\u0e4d") units[units.length - 1] = "\u0e33";
    else if (c === "\u0e32" && isTone(last) && units.at(-2) === "\u0e4d") {
      units[units.length - 2] = last;
      units[units.length - 1] = "\u0e33";
    } else if (c === last && (isAbove(c) || isVowelMark(c) || c === "\u0e30" || c === "\u0e33"))
      continue;
    else if (isVowelMark(c) && isTone(last)) swap(units, at, c, i);
    else if (c >= "\u0e50" && c <= "\u0e59") push(String.fromCharCode(c.charCodeAt(0) - 0x0e20), i);
    else push(c, i);
  }
  at.push(text.length);
  return { text: units.join(""), at };
}

const isTone = (c: string) => c >= "\u0e48" && c <= "\u0e4b";

function swap(units: string[], at: number[], mark: string, index: number): void {
  const tone = units.pop() as string;
  const toneAt = at.pop() as number;
  if (units.at(-1) === mark) {
    units.push(tone);
    at.push(toneAt);
    return;
  }
  units.push(mark, tone);
  at.push(toneAt, index);
}

function compose(
  units: string[],
  mark: string,
  index: number,
  push: (unit: string, index: number) => void,
): void {
  const last = units.at(-1);
  const composed = last === undefined ? "" : (last + mark).normalize("NFC");
  if (composed.length === 1) units[units.length - 1] = composed;
  else push(mark, index);
}
