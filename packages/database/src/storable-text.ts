/*
 * What PostgreSQL can hold as text: anything without NUL and without halves of surrogate pairs.
 */

const UNSTORABLE =
  // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
  /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, "g");

/** Letters that may be unstorable; nearly every text is told to be good by this alone, which is quick. */
const SUSPECT =
  // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
  /[\u0000\uD800-\uDFFF]/;
/** The same in JSON, which spells out NUL and halves of pairs. */
const SUSPECT_IN_JSON = /\\u(?:0000|d[89a-f])/;

/** A text without what cannot be stored. */
export const storableText = (text: string): string =>
  SUSPECT.test(text) ? text.replace(EVERY_UNSTORABLE, "") : text;

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
