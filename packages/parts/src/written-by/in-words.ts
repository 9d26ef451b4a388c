import type { Language } from "@propertyvr/vocabulary";
import { writtenByWords as english } from "./en.ts";
import type { WrittenByPart } from "./schema.ts";
import { writtenByWords as thai } from "./th.ts";
import type { WrittenByWords } from "./words.ts";

const WORDS: Readonly<Record<Language, WrittenByWords>> = { en: english, th: thai };

/** Who wrote it, and what of it was left out. */
export function writtenByInWords(part: WrittenByPart, language: Language): string {
  const words = WORDS[language];
  const by = part.is_begun === true ? words.begunBy : words.writtenBy;
  const said = [by(part.model_name)];
  if (part.held_back > 0) said.push(words.heldBack(part.held_back));
  return said.join(" · ");
}
