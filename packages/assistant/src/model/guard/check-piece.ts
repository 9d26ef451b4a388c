import type { Language } from "@propertyvr/vocabulary";
import { forbiddenIn, type Forbidden } from "./forbidden.ts";
import { isGrounded, type Grounds } from "./grounds.ts";
import { strangeName } from "./names.ts";
import { scanFigures } from "./scan-figures.ts";

export type HeldBecause = Forbidden | "figure" | "name" | "language";

/** Why a piece of clean prose may not be shown; null where all of it rests on something. */
export function checkPiece(text: string, grounds: Grounds, language: Language): HeldBecause | null {
  const forbidden = forbiddenIn(text);
  if (forbidden !== null) return forbidden;
  const rest = withoutNames(text, grounds);
  if (scanFigures(rest).some((figure) => !isGrounded(figure, grounds))) return "figure";
  if (isOtherLanguage(rest, grounds, language)) return "language";
  return strangeName(text, grounds, language) === null ? null : "name";
}

/** Known names with figures in them ("Soi 39") as letters, so that their figures count nothing. */
function withoutNames(text: string, { names }: Grounds): string {
  let rest = text;
  for (const name of names) {
    for (
      let at = sameLength(rest).indexOf(name);
      at >= 0;
      at = sameLength(rest).indexOf(name, at + 1)
    ) {
      const end = at + name.length;
      const isWhole =
        !/[a-z0-9]/i.test(rest.charAt(at - 1)) && !/^(?:[a-z0-9%]|[,.]\d)/i.test(rest.slice(end));
      if (isWhole) rest = `${rest.slice(0, at)}${"x".repeat(name.length)}${rest.slice(end)}`;
    }
  }
  return rest;
}

/** Folded, where that changes no length. */
const sameLength = (text: string): string => {
  const folded = text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s/g, " ");
  return folded.length === text.length ? folded : text;
};

/** So much Thai in an English answer is no name. Letters. */
const NAME_LONGEST = 12;

/** An English answer is English; Thai prose that names in Latin letters nobody returned is caught as such. */
const isOtherLanguage = (text: string, { words }: Grounds, language: Language): boolean =>
  language === "en" &&
  (text.match(/[\u0e01-\u0e4e]+/g) ?? []).some(
    (run) => run.length > NAME_LONGEST && !words.includes(run),
  );
