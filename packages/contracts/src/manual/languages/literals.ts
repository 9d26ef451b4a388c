/** How one language writes the values that JSON has. */
export interface Notation {
  readonly text: (value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly list: readonly [open: string, close: string];
  readonly object: readonly [open: string, close: string];
  readonly emptyObject: string;
  /** Between a name and its value. */
  readonly names: string;
}

const STEP = "    ";

/** A JSON value as a literal of the language, over several lines where it holds something. */
export const literal = (value: unknown, notation: Notation, indent = "", step = STEP): string => {
  if (value === null || value === undefined) return notation.nothing;
  if (typeof value === "boolean") return value ? notation.yes : notation.no;
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return notation.text(value);
  const inner = indent + step;
  const written = (each: unknown) => literal(each, notation, inner, step);
  const between = (lines: readonly string[], [open, close]: readonly [string, string]) =>
    `${open}\n${lines.map((line) => `${inner}${line},\n`).join("")}${indent}${close}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return notation.list.join("");
    const isFlat = value.every((each) => typeof each !== "object");
    if (isFlat) return notation.list.join(value.map(written).join(", "));
    return between(value.map(written), notation.list);
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return notation.emptyObject;
  return between(
    entries.map(([name, each]) => `${notation.text(name)}${notation.names}${written(each)}`),
    notation.object,
  );
};
