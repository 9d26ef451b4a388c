const UNSTORABLE =
  // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
  /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text as PostgreSQL can hold it: without NUL and halves of surrogate pairs. */
export const storableText = (text: string): string => text.replace(UNSTORABLE, "");

/** A value as jsonb can hold it, keys included. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === "string") return storableText(inner);
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, kept]) => [storableText(key), kept]),
    );
  });
}
