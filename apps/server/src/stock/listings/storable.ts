const UNSTORABLE =
  // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
  /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Letters that may be unstorable; nearly every text is told to be good by this alone, which is quick. */
const SUSPECT =
  // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
  /[\u0000\uD800-\uDFFF]/;
/** The same in JSON, which spells out NUL and halves of pairs. */
const SUSPECT_IN_JSON = /\\u(?:0000|d[89a-f])/;

/** Text as PostgreSQL can hold it: without NUL and halves of surrogate pairs. */
export const storableText = (text: string): string =>
  SUSPECT.test(text) ? text.replace(UNSTORABLE, "") : text;

/** A value as jsonb can hold it, keys included. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!SUSPECT_IN_JSON.test(json)) return json;
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === "string") return storableText(inner);
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, kept]) => [storableText(key), kept]),
    );
  });
}
