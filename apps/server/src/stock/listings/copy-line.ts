const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};
const ESCAPED = /[\\\t\n\r]/;
const ALL_ESCAPED = /[\\\t\n\r]/g;

/** A row as a line of PostgreSQL's COPY, text format, with its line break. */
export const copyLine = (row: readonly (string | null)[]): string =>
  `${row.map(copyField).join("\t")}\n`;

/** Most fields need nothing, and looking is quicker than replacing. */
const copyField = (value: string | null): string => {
  if (value === null) return "\\N";
  return ESCAPED.test(value) ? value.replace(ALL_ESCAPED, (char) => ESCAPES[char] ?? char) : value;
};
