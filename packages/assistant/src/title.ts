import {
  isEmptyCriteria,
  searchOf,
  type ConversationState,
  type Language,
} from "@propertyvr/vocabulary";
import { homesOf, writerOf } from "./context.ts";
import type { PlaceName } from "./place-name.ts";
import { quotable } from "@propertyvr/parts/words";

const TITLE_MAX = 80;

/**
 * A short name for a chat: the homes it looks for, else the person's own words.
 * @returns one line of at most 80 characters; empty only where the text holds nothing to show
 */
export function titleFor(
  state: ConversationState,
  text: string,
  language: Language,
  placeName: PlaceName,
): string {
  if (isEmptyCriteria(state.criteria)) return quotable(text, TITLE_MAX);
  const homes = homesOf({ ...searchOf(state), title_words: null }, placeName, language);
  return quotable(writerOf(language).title(homes), TITLE_MAX);
}
