import {
  CRITERIA_KEYS,
  type Certainty,
  type Criteria,
  type CriteriaKey,
  type Origin,
  type Origins,
} from "@propertyvr/vocabulary";

/** True where nothing was asked under this key. */
export function isOpen(criteria: Criteria, key: CriteriaKey): boolean {
  const value = criteria[key];
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Whether two criteria say the same under a key; the order within a list does not matter. */
export function isSameUnder(key: CriteriaKey, one: Criteria, other: Criteria): boolean {
  return canonical(one[key]) === canonical(other[key]);
}

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

function canonical(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(canonical).sort());
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return JSON.stringify(
    entries
      .map(([key, inner]) => [key, canonical(inner)])
      .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );
}
