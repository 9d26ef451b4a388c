import {
  isEmptyCriteria,
  searchOf,
  type ConversationState,
  type Language,
} from "@propertyvr/vocabulary";
import { quotable } from "@propertyvr/parts/words";
import { homesOf, writerOf } from "./context.ts";
import type { PlaceWords } from "./place-name.ts";

const TITLE_MAX = 80;

/**
 * A short name for a chat: the homes it looks for, their place first; before any search, the
 * person's own words.
 * @param state after the newest answer that searches; null where none does
 * @param opening what the person said first
 * @returns one line of at most 80 characters; empty only where the text holds nothing to show
 */
export function titleFor(
  state: ConversationState | null,
  opening: string,
  language: Language,
  placeWords: PlaceWords,
): string {
  if (state === null || isEmptyCriteria(state.criteria)) return quotable(opening, TITLE_MAX);
  const homes = homesOf({ ...searchOf(state), title_words: null }, placeWords, language);
  return quotable(writerOf(language).chatTitle(homes), TITLE_MAX);
}
