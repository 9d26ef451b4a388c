// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
/** Nearly every text is told to be good by this alone, which is quick. */
// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const SUSPECT = /[\u0000\uD800-\uDFFF]/;
const isUnstorable = (text: string): boolean => SUSPECT.test(text) && UNSTORABLE.test(text);

/** An object or list that waits to be looked into, and how it was reached. */
interface Pending {
  readonly value: object;
  readonly key: string | number;
  readonly parent: Pending | undefined;
}

/**
 * The path of the first text PostgreSQL cannot hold (NUL, or a lone surrogate),
 * keys included; undefined where all is well. Iterative, and each value knows only what it
 * stands in: the path is written for the finding alone, so the work grows with the values.
 * @param visit called once for each value that is looked at
 */
export const unstorableText = (
  root: unknown,
  visit: () => void = () => undefined,
): readonly (string | number)[] | undefined => {
  const pending: Pending[] = [];
  /** Whether this value is a text that cannot be held; what holds others waits. */
  const look = (value: unknown, key: string | number, parent: Pending | undefined): boolean => {
    visit();
    if (typeof value === "string") return isUnstorable(value);
    if (typeof value === "object" && value !== null) pending.push({ value, key, parent });
    return false;
  };
  if (look(root, "", undefined)) return [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value } = next;
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      // By number: names of 300,000 places would cost more than all they hold.
      for (let at = 0; at < list.length; at += 1)
        if (look(list[at], at, next)) return pathOf(next, at);
      continue;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) return pathOf(next);
      if (look(inner, key, next)) return pathOf(next, key);
    }
  }
  return undefined;
};

const pathOf = (found: Pending, last?: string | number): readonly (string | number)[] => {
  const path = last === undefined ? [] : [last];
  for (let at = found; at.parent !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
};
