import {
  searchOf,
  searchQuery,
  type ConversationState,
  type Criteria,
  type CriteriaEdit,
  type PlaceRef,
  type SearchQuery,
  type Understood,
} from "@propertyvr/vocabulary";

/**
 * The search that a message asks for, once the conversation takes it up: what an answer searches,
 * and what the help with typing counts before it is sent.
 * @param before the conversation it was read in; null for none
 */
export function searchAfter(
  understood: Understood,
  before: ConversationState | null | undefined,
): SearchQuery {
  const { criteria, extensions, status, nice_to_have, place_refs } = understood;
  return searchQuery({
    criteria,
    extensions,
    status,
    nice_to_have: nice_to_have.filter((amenity) => !criteria.amenities.includes(amenity)),
    place_refs: refsOfNames(criteria, [...place_refs, ...(before?.place_refs ?? [])]),
    title_words: titleWords(understood, before),
  });
}

/**
 * The search once it was edited by hand.
 * @param refs which places the names mean, the surest first; those of the edit go before them
 */
export function searchEdited(
  edit: CriteriaEdit,
  before: ConversationState | null | undefined,
  refs: readonly PlaceRef[],
): SearchQuery {
  const { criteria } = edit;
  const standing = before && searchOf(before);
  const wished = edit.nice_to_have ?? standing?.nice_to_have ?? [];
  return searchQuery({
    criteria,
    extensions: edit.extensions ?? standing?.extensions,
    status: edit.status ?? standing?.status,
    nice_to_have: wished.filter((amenity) => !criteria.amenities.includes(amenity)),
    place_refs: refsOfNames(criteria, [...(edit.place_refs ?? []), ...refs]),
    title_words: before?.title_words,
  });
}

/** More words than this are a story, not a name in a title. UTF-16 units. */
const TITLE_WORDS_MAX = 80;
/** Thai parts words by no space: a shorter piece of a sentence ("รถ") stands within many titles. UTF-16 units. */
const THAI_WORDS_MIN = 4;

/**
 * The words that homes may bear in their titles, e.g. a project's name: what nothing was read from.
 * A new request brings its own; a change of the earlier one keeps those that some home bore.
 */
function titleWords(
  { intent, is_vague, unread }: Understood,
  before: ConversationState | null | undefined,
): string | undefined {
  const standing = before?.title_words;
  if (is_vague) return standing;
  const words = unread
    .map(({ text }) => text.trim())
    .join(" ")
    .trim();
  const least = /[\u0E00-\u0E7F]/.test(words) ? THAI_WORDS_MIN : 1;
  if (words.length >= least && words.length <= TITLE_WORDS_MAX) return words;
  return intent === "refine" ? standing : undefined;
}

const REFS_MAX = 40;

/** One reference for each name of the criteria, the first of several. */
function refsOfNames({ places, near }: Criteria, refs: readonly PlaceRef[]): readonly PlaceRef[] {
  const names = new Set([...places, ...near.flatMap(({ name }) => name ?? [])]);
  const known = new Map<string, PlaceRef>();
  for (const ref of refs) if (names.has(ref.name) && !known.has(ref.name)) known.set(ref.name, ref);
  return [...known.values()].slice(0, REFS_MAX);
}
