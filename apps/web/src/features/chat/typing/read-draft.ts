import type { UnderstandRequest } from "@propertyvr/understanding";
import {
  type ConversationState,
  isBesideChanged,
  isEmptyCriteria,
  type Understood,
} from "@propertyvr/vocabulary";
import type { Draft, Mark, ReadDraft, Sought } from "./protocol.ts";

/** More words than this are a story, not a name in a title. UTF-16 units. */
const TITLE_WORDS_MAX = 80;

/** Reads a draft as the message it would be. Pure; runs in the worker. */
export function readDraft(
  understand: (request: UnderstandRequest) => Understood,
  { text, state, language }: Draft,
): ReadDraft {
  const understood = understand({ text, language, ...(state !== null && { state }) });
  return {
    language: understood.language,
    marks: marksOf(understood),
    sought: soughtBy(understood, state),
  };
}

/** In the order of the text, never overlapping. A greeting is heard, but is nothing to point at. */
function marksOf({ readings, wishes }: Understood): readonly Mark[] {
  const marks: Mark[] = [];
  const inOrder = readings.toSorted((one, other) => one.start - other.start || other.end - one.end);
  for (const { start, end, text, means } of inOrder) {
    if (means.startsWith("talk=") || start < (marks.at(-1)?.end ?? 0) || start >= end) continue;
    marks.push({ start, end, taken: wishes.includes(text) ? "noted" : "understood" });
  }
  return marks;
}

/**
 * "Cheaper" takes its figure from the homes on the server, and a question about law or
 * taxes finds no homes: neither is counted. A number said decides over "cheaper" beside it.
 */
function soughtBy(understood: Understood, state: ConversationState | null): Sought | null {
  const { intent, action, criteria, extensions, status, place_refs, touched } = understood;
  const isSearch = intent === "search" || intent === "refine";
  const isSaid = Object.keys(touched).length > 0 || isBesideChanged(understood, state);
  const isOtherAct = action !== null && !["more", "adjust", "reset"].includes(action.type);
  const isOpen = isEmptyCriteria(criteria) && !extensions.not_types?.length;
  if (!isSearch || !isSaid || isOtherAct || isOpen) return null;
  const words = titleWords(understood, state);
  return {
    criteria,
    extensions,
    status,
    place_refs: [...place_refs],
    ...(words !== undefined && { text: words }),
  };
}

/** A new request brings its own words; a change of the earlier one keeps them. */
function titleWords(
  { intent, unread }: Understood,
  state: ConversationState | null,
): string | undefined {
  const words = unread
    .map(({ text }) => text.trim())
    .join(" ")
    .trim();
  if (words !== "" && words.length <= TITLE_WORDS_MAX) return words;
  return intent === "refine" ? state?.title_words : undefined;
}
