// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * The path of the first text PostgreSQL cannot hold (NUL, or a lone surrogate),
 * keys included; undefined where all is well. Iterative: nesting is the caller's choice.
 */
export const unstorableText = (value: unknown): readonly (string | number)[] | undefined => {
  const pending: { value: unknown; path: readonly (string | number)[] }[] = [{ value, path: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.value === "string") {
      if (UNSTORABLE.test(next.value)) return next.path;
      continue;
    }
    if (typeof next.value !== "object" || next.value === null) continue;
    const { path } = next;
    for (const [key, inner] of Object.entries(next.value)) {
      if (UNSTORABLE.test(key)) return path;
      if (typeof inner === "string" || typeof inner === "object")
        pending.push({
          value: inner,
          path: [...path, Array.isArray(next.value) ? Number(key) : key],
        });
    }
  }
  return undefined;
};
