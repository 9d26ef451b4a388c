import type { Language } from "@propertyvr/vocabulary";
import type { Fact } from "./engine/fact.ts";

const THAI_LETTER = /[\u0e01-\u0e5b]/;

/** Written alike by people of both languages: alone they tell neither. */
const SHARED_WORDS = /(?<![a-z])(?:o?k|oki|okay|okey|lol|wow)(?![a-z])/gi;

/**
 * The language to answer in: the one whose words hold the message together.
 * Names of places and borrowed nouns count less than what stands between them.
 */
export function detectLanguage(text: string, words: readonly Fact[], fallback: Language): Language {
  if (!THAI_LETTER.test(text))
    return words.some((fact) => fact.list?.list === "th") &&
      !words.some((fact) => isGlue(fact, "en"))
      ? "th"
      : /[a-z]/i.test(text.replaceAll(SHARED_WORDS, ""))
        ? "en"
        : fallback;
  const thai = words.filter((fact) => fact.list?.list === "th");
  const english = words.filter((fact) => fact.list?.list === "en");
  if (english.length === 0 || thai.some((fact) => isGlue(fact, "th"))) return "th";
  return english.length > thai.length ? "en" : "th";
}

const GLUE = new Set([
  "filler",
  "seek",
  "near",
  "inArea",
  "negation",
  "ask",
  "bound",
  "budget",
  "replace",
  "talk",
]);
const isGlue = (fact: Fact, language: Language): boolean =>
  fact.list?.list === language && GLUE.has(fact.kind);
