import type { Language } from "@propertyvr/vocabulary";
import { spokenText } from "../text/spoken.ts";
import { WORDS } from "./in-words.ts";
import type { CriteriaPart } from "./schema.ts";

/** What was not used; the prose of the answer has said the rest. */
export function spokenCriteria({ wishes, unread }: CriteriaPart, language: Language): string {
  const unused = [...new Set([...wishes, ...unread])];
  if (unused.length === 0) return "";
  return spokenText({ text: WORDS[language].notUsed(unused), language });
}
