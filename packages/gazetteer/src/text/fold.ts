/**
 * A Latin spelling of a Thai name brought down to what all its spellings share:
 * "Thong Lo", "Thonglor" and "Tong Law" give "tonglo"; "Jatujak" and "Chatuchak"
 * give "catucak". Spaces, hyphens, dots, apostrophes and accents fall away;
 * letters outside a-z and 0-9 do too. Rules: aspirates lose their h, j is ch,
 * v is w, y behind a vowel is i, oo/ou is u, ee is i, ae is e, or/aw is o,
 * ar is a before a consonant, stops at the end of a syllable are unvoiced
 * (Lad, Lat; Chid, Chit; Talad, Talat), doubled letters are single.
 */
export function fold(text: string): string {
  return foldLetters(lettersOf(text));
}

/** Lower-case a-z and 0-9 of a text, accents taken off. */
export function lettersOf(text: string): string {
  const plain = /[\u0080-\uffff]/.test(text)
    ? text.normalize("NFD").toLowerCase()
    : text.toLowerCase();
  return plain.replace(/[^a-z0-9]/g, "");
}

const A = 97;
const isVowelCode = (code: number) =>
  code === A || code === 101 || code === 105 || code === 111 || code === 117;
const isLetterCode = (code: number) => code >= A && code <= 122;

/** As `fold`, for text that is already only a-z and 0-9. One pass. */
export function foldLetters(s: string): string {
  let out = "";
  for (let i = 0; i < s.length;) {
    const [piece, used] = foldAt(s, i);
    for (const letter of piece) if (!out.endsWith(letter) || letter < "a") out += letter;
    i += used;
  }
  return out;
}

function foldAt(s: string, i: number): readonly [piece: string, used: number] {
  const c = s[i] as string;
  const next = s[i + 1] ?? "";
  switch (c) {
    case "t":
      return next === "h" ? ["t", 2] : ["t", 1];
    case "p":
      return next === "h" ? ["p", 2] : ["p", 1];
    case "k":
      return next === "h" ? ["k", 2] : ["k", 1];
    case "c":
      return next === "h" ? ["c", 2] : ["c", 1];
    case "j":
      return ["c", 1];
    case "v":
      return ["w", 1];
    case "d":
      return [leadsToVowel(s, i) ? "d" : "t", 1];
    case "b":
      return [closesSyllable(s, i) ? "p" : "b", 1];
    case "y":
      return [
        i > 0 && isVowelCode(s.charCodeAt(i - 1)) && !isVowelCode(s.charCodeAt(i + 1)) ? "i" : "y",
        1,
      ];
    case "o":
      if (next === "o" || next === "u") return ["u", 2];
      return (next === "r" || next === "w") && closesSyllable(s, i + 1) ? ["o", 2] : ["o", 1];
    case "a":
      if (next === "e") return ["e", 2];
      if (next === "w" && closesSyllable(s, i + 1)) return ["o", 2];
      return next === "r" && closesSyllable(s, i + 1) ? ["a", 2] : ["a", 1];
    case "e":
      return next === "e" ? ["i", 2] : ["e", 1];
    case "r":
      return next === "n" && closesSyllable(s, i + 1) ? ["n", 2] : ["r", 1];
    default:
      return [c, 1];
  }
}

/** No Thai syllable begins with d and another consonant. */
function leadsToVowel(s: string, i: number): boolean {
  const next = s.charCodeAt(i + 1);
  return isVowelCode(next) || next === 121;
}

/** True when no vowel (nor y, w, r, l that lead to one) follows, so that the consonant ends its syllable. */
function closesSyllable(s: string, i: number): boolean {
  const next = s.charCodeAt(i + 1);
  if (Number.isNaN(next) || !isLetterCode(next)) return true;
  if (isVowelCode(next) || next === 121) return false;
  return next !== 114 && next !== 108 && next !== 119 && next !== 104;
}
