import {
  ASKED_MAX,
  type ConversationState,
  EMPTY_CRITERIA,
  isSameCriteria,
  type PlaceRef,
  type Understood,
} from "@propertyvr/vocabulary";

type Searched = Pick<ConversationState, "criteria" | "extensions" | "status">;

/** What to keep as the search before the last change, once `after` follows `before`. */
export function previousAfter(
  before: ConversationState | null | undefined,
  after: Searched,
): Pick<ConversationState, "previous" | "previous_beside"> {
  const stood = before ?? { criteria: EMPTY_CRITERIA };
  if (isSameCriteria(stood.criteria, after.criteria) && besideKey(stood) === besideKey(after))
    return {
      ...(stood.previous !== undefined && { previous: stood.previous }),
      ...(stood.previous_beside !== undefined && { previous_beside: stood.previous_beside }),
    };
  const { extensions, status } = stood;
  const isBeside = besideKey(stood) !== besideKey({ criteria: stood.criteria });
  return {
    previous: stood.criteria,
    ...(isBeside && {
      previous_beside: {
        ...(extensions !== undefined && { extensions }),
        ...(status !== undefined && { status }),
      },
    }),
  };
}

/** The same text for two searches that ask the same beside their criteria. */
const besideKey = ({ extensions = {}, status = "available" }: Searched): string =>
  JSON.stringify([
    [...(extensions.not_types ?? [])].sort(),
    extensions.near_any === true,
    [...(extensions.one_of ?? [])].sort(),
    status,
  ]);

/**
 * The conversation as one more message leaves it, where nothing was shown, its own questions were asked and
 * those about a market were answered.
 * @param text the message, so that what comes next can speak of what it asked about
 */
export function stateAfter(
  before: ConversationState | undefined,
  understood: Understood,
  text?: string,
): ConversationState {
  const { criteria, extensions, status, nice_to_have, place_refs, unclear } = understood;
  const [asked] = unclear;
  const isAsked = understood.intent === "market" && text !== undefined && text.length <= ASKED_MAX;
  return {
    criteria,
    extensions,
    status,
    nice_to_have,
    place_refs,
    ...previousAfter(before, understood),
    ...(asked !== undefined && { question: { about: asked.about, choices: asked.choices } }),
    ...(isAsked && { asked: { kind: "market", text } }),
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
