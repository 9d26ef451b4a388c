import {
  type ConversationState,
  type Criteria,
  EMPTY_CRITERIA,
  isSameCriteria,
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

/** The conversation as one more message leaves it, where nothing has been shown or asked. */
export function stateAfter(
  before: ConversationState | undefined,
  { criteria, nice_to_have }: Understood,
): ConversationState {
  return { criteria, nice_to_have, previous: previousAfter(before, criteria) };
}
