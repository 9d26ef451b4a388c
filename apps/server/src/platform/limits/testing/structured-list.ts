/** An item of a structured field: its value, and its parameters as they stand. */
export interface ListItem {
  readonly value: string;
  readonly parameters: Readonly<Record<string, number | string | Buffer>>;
}

const STRING = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/;
const INTEGER = /^-?\d{1,15}(?![\d.])/;
const BYTES = /^:([A-Za-z0-9+/=]*):/;
const PARAMETER_NAME = /^;\x20*([a-z*][a-z0-9_\-.*]*)=/;

/**
 * Reads a List of RFC 9651 whose items are Strings with parameters, which is all that the RateLimit
 * fields may hold, as strictly as its parsing algorithm (section 4.2) does.
 * @throws Error where the grammar does not allow it
 */
export const parseList = (field: string): readonly ListItem[] => {
  let rest = field;
  const read = (pattern: RegExp): string | undefined => {
    const match = pattern.exec(rest);
    if (match === null) return undefined;
    rest = rest.slice(match[0].length);
    return match[1] ?? match[0];
  };
  const must = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error(`not a structured field at ${JSON.stringify(rest)}`);
    return value;
  };
  const readParameter = (): number | string | Buffer => {
    const number = read(INTEGER);
    if (number !== undefined) return Number(number);
    const bytes = read(BYTES);
    if (bytes !== undefined) return Buffer.from(bytes, "base64");
    return must(read(STRING));
  };
  const items: ListItem[] = [];
  for (;;) {
    const value = must(read(STRING));
    const parameters: Record<string, number | string | Buffer> = {};
    for (let name = read(PARAMETER_NAME); name !== undefined; name = read(PARAMETER_NAME))
      parameters[name] = readParameter();
    items.push({ value, parameters });
    if (rest === "") return items;
    must(read(/^[ \t]*,[ \t]*(?=[^ \t])/));
  }
};
