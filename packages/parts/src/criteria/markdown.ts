import type { Language } from "@propertyvr/vocabulary";
import { plainInMarkdown, type AddressOf } from "../words/links.ts";
import { criteriaInWords, suggestedInWords, WORDS } from "./in-words.ts";
import type { CriteriaPart } from "./schema.ts";

/** What was understood, what was not used and what is on no map: a line each. */
export function markdownCriteria(
  part: CriteriaPart,
  _addressOf: AddressOf,
  language: Language,
): string {
  const words = WORDS[language];
  const asked = criteriaInWords(part, language);
  const unused = [...new Set([...part.wishes, ...part.unread])];
  const suggested = suggestedInWords(part, language);
  const unplaced = part.unplaced.map((name) => part.names?.[name] ?? name);
  return [
    asked.length === 0 ? "" : words.understoodAs(asked),
    suggested.length === 0 ? "" : words.suggested(suggested),
    unused.length === 0 ? "" : words.notUsed(unused),
    unplaced.length === 0 ? "" : words.notOnMap(unplaced),
  ]
    .filter((line) => line !== "")
    .map((line) => `- ${plainInMarkdown(line)}`)
    .join("\n");
}
