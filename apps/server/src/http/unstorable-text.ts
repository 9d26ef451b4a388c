// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** A value that waits to be looked at, and how it was reached. */
interface Pending {
  readonly value: unknown;
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
  const pending: Pending[] = [{ value: root, key: "", parent: undefined }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    visit();
    const { value } = next;
    if (typeof value === "string") {
      if (UNSTORABLE.test(value)) return pathOf(next);
      continue;
    }
    if (typeof value !== "object" || value === null) continue;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(key)) return pathOf(next);
      if (typeof inner === "string" || typeof inner === "object")
        pending.push({ value: inner, key: isList ? Number(key) : key, parent: next });
    }
  }
  return undefined;
};

const pathOf = (found: Pending): readonly (string | number)[] => {
  const path: (string | number)[] = [];
  for (let at = found; at.parent !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
};
