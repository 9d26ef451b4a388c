import {
  CRITERIA_KEYS,
  type Certainty,
  type Criteria,
  type CriteriaKey,
  isOpen,
  isSameUnder,
  type Origin,
  type Origins,
} from "@propertyvr/vocabulary";

/**
 * Where each criterion came from after a change: a key that was touched or is new points to the
 * message, the others keep their origin, and an open key has none.
 */
export function originsAfter(
  change: {
    readonly before: Criteria;
    readonly after: Criteria;
    readonly origins: Origins;
  },
  originOf: (key: CriteriaKey) => Origin,
  isTouched: (key: CriteriaKey) => boolean = () => false,
): Origins {
  const { before, after, origins } = change;
  const next: Partial<Record<CriteriaKey, Origin>> = {};
  for (const key of CRITERIA_KEYS) {
    if (isOpen(after, key)) continue;
    const known = origins[key];
    const keeps = known !== undefined && !isTouched(key) && isSameUnder(key, before, after);
    next[key] = keeps ? known : originOf(key);
  }
  return next;
}

export const readOrigin = (certainty: Certainty | undefined, messageId: string): Origin => ({
  kind: certainty === "stated" ? "stated" : "implied",
  message_id: messageId,
});
