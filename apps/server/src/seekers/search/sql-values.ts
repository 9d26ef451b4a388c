/** A statement and its values. Equal texts share a name, so that the server parses them once. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

type SqlType =
  | "smallint"
  | "int"
  | "bigint"
  | "float8"
  | "smallint[]"
  | "int[]"
  | "float8[]"
  | "text[]"
  | "timestamptz[]"
  | "text"
  | "tsquery"
  | "boolean";

/** Collects values; what a person said reaches SQL only through here. */
export class SqlValues {
  readonly values: unknown[] = [];

  /** @returns the placeholder, typed, for use in the text */
  add(value: unknown, type: SqlType): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

const names = new Map<string, string>();
/** Each name lives on in every connection; a flood of odd combinations stays unnamed. */
const NAMES_AT_MOST = 500;

export function statement(text: string, sql: SqlValues): Statement {
  const known = names.get(text);
  if (known !== undefined) return { name: known, text, values: sql.values };
  if (names.size >= NAMES_AT_MOST) return { text, values: sql.values };
  const name = `search_${names.size + 1}`;
  names.set(text, name);
  return { name, text, values: sql.values };
}
