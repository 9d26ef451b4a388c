/** What the log keeps of an error: what it is and where it was thrown, and nothing of the data that met it. */
export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** Of the database or the system, e.g. "23505". */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly cause?: LoggableError | string;
}

const ADDRESS = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
const QUOTED = /"[^"]*"/g;
const CAUSES_MAX = 3;

/** A text of another program without the mail addresses in it. */
export const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, "(address)");

/**
 * An error for the log. The database tells the row that it refused (`detail`) and the place in a value
 * (`where`): these are left out. Texts that quote a value lose the quotation.
 */
export const loggableError = (error: unknown, depth = 0): LoggableError | string => {
  if (!(error instanceof Error)) return typeof error === "string" ? withoutAddresses(error) : "";
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const safe = (text: string): string =>
    withoutAddresses(quotesValues(fields) ? text.replaceAll(QUOTED, '"…"') : text);
  const named = ["code", "constraint", "table", "column"] as const;
  return {
    type: error.constructor.name,
    message: safe(error.message),
    ...(error.stack !== undefined && { stack: safe(error.stack) }),
    ...Object.fromEntries(
      named.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
    ),
    ...(error.cause !== undefined &&
      depth < CAUSES_MAX && { cause: loggableError(error.cause, depth + 1) }),
  };
};

/** A value that is no JSON, or no value of the database's (class 22), stands in the message itself. */
const quotesValues = ({ name, code }: Error & Readonly<Record<string, unknown>>): boolean =>
  name === "SyntaxError" || (typeof code === "string" && /^22...$/.test(code));

/** For pino: every field called `err`. */
export const LOG_SERIALIZERS = { err: (error: unknown) => loggableError(error) };
