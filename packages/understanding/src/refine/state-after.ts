import {
  type ConversationState,
  type Criteria,
  EMPTY_CRITERIA,
  isSameCriteria,
  type PlaceRef,
  type Understood,
} from "@propertyvr/vocabulary";

/** What to keep as the criteria before the last change, once `criteria` follow `before`. */
export function previousAfter(
  before: ConversationState | null | undefined,
  criteria: Criteria,
): Criteria | undefined {
  const stood = before?.criteria ?? EMPTY_CRITERIA;
  return isSameCriteria(stood, criteria) ? before?.previous : stood;
}

/** The conversation as one more message leaves it, where nothing was shown and its own questions were asked. */
export function stateAfter(
  before: ConversationState | undefined,
  { criteria, extensions, status, nice_to_have, place_refs, unclear: [asked] }: Understood,
): ConversationState {
  return {
    criteria,
    extensions,
    status,
    nice_to_have,
    place_refs,
    previous: previousAfter(before, criteria),
    ...(asked !== undefined && { question: { about: asked.about, choices: asked.choices } }),
  };
}

/** A name that this message does not say keeps the place it was taken for. */
export function keptRefs(
  refs: readonly PlaceRef[],
  said: ReadonlySet<string | null>,
  before: ConversationState | undefined,
): readonly PlaceRef[] {
  const known = before?.place_refs ?? [];
  return refs.map((ref) =>
    said.has(ref.name) ? ref : (known.find(({ name }) => name === ref.name) ?? ref),
  );
}
