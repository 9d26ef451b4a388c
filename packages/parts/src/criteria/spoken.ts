import type { Language } from "@propertyvr/vocabulary";
import { spokenText } from "../text/spoken.ts";
import { suggestedInWords, WORDS } from "./in-words.ts";
import type { CriteriaPart } from "./schema.ts";

/** What was not used and what is offered besides; the prose of the answer has said the rest. */
export function spokenCriteria(part: CriteriaPart, language: Language): string {
  const words = WORDS[language];
  const unused = [...new Set([...part.wishes, ...part.unread])];
  const suggested = suggestedInWords(part, language);
  const said = [
    unused.length === 0 ? "" : words.notUsed(unused),
    suggested.length === 0 ? "" : words.suggested(suggested),
  ];
  return said
    .filter((text) => text !== "")
    .map((text) => spokenText({ text, language }))
    .join("\n");
}
