import type { NormalisedText } from "./normalise-thai.ts";

/** Letters that sound alike and are taken for each other in hurried writing. */
const ALIKE: Readonly<Record<string, string>> = {
  ศ: "ส",
  ษ: "ส",
  ณ: "น",
  ฎ: "ด",
  ฏ: "ต",
  ฬ: "ล",
  ฑ: "ท",
  ฒ: "ท",
  ๅ: "า",
  ใ: "ไ",
};

/**
 * Normalised Thai brought down to what its hurried spellings share: no tones, no
 * ็, no silenced letters, letters that sound alike as one. `at` holds indexes in
 * the text given.
 */
export function foldThai(text: string): NormalisedText {
  let folded = "";
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (c >= "\u0e47" && c <= "\u0e4c") continue;
    const silenced =
      text[i + 1] === "\u0e4c"
        ? 1
        : (text[i + 1] === "\u0e34" || text[i + 1] === "\u0e38") && text[i + 2] === "\u0e4c"
          ? 2
          : 0;
    if (silenced > 0) {
      i += silenced;
      continue;
    }
    folded += ALIKE[c] ?? c;
    at.push(i);
  }
  at.push(text.length);
  return { text: folded, at };
}
