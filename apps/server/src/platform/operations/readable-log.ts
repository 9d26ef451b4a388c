import type { DestinationStream } from "pino";

const LEVELS: Readonly<Record<number, string>> = {
  10: "TRACE",
  20: "DEBUG",
  30: "INFO",
  40: "WARN",
  50: "ERROR",
  60: "FATAL",
};
const HEAD = new Set(["level", "time", "msg", "err"]);
const PLAIN = /^[\w./:{}@-]+$/;
/** What a terminal would obey instead of showing it; the line break is ours. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Where lines are shown to a person, or go on to a program. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The log at a terminal is lines for a person; elsewhere it goes as it is, JSON for programs. */
export const logStream = (output: Output, elsewhere: DestinationStream): DestinationStream =>
  output.isTTY === true ? { write: (line) => void output.write(readableLine(line)) } : elsewhere;

/**
 * A line of the log as a person at a terminal reads it: time of day, level, message, the other fields
 * as name=value, and the stack of an error below.
 * @param line as pino writes it
 */
export const readableLine = (line: string): string => {
  const fields = parsed(line);
  if (fields === undefined) return line;
  const { level, time, msg, err } = fields;
  const at = typeof time === "number" ? new Date(time).toTimeString().slice(0, 8) : "";
  const head = `${at} ${(LEVELS[Number(level)] ?? String(level)).padEnd(5)} ${textOf(msg)}`;
  const others = Object.entries(fields)
    .filter(([name]) => !HEAD.has(name))
    .map(([name, value]) => `  ${name}=${shown(value)}`);
  return `${shownSafely(`${head}${others.join("")}${stackOf(err)}`)}\n`;
};

const parsed = (line: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const shown = (value: unknown): string =>
  typeof value === "string" && PLAIN.test(value) ? value : JSON.stringify(value);

const stackOf = (err: unknown): string => {
  if (typeof err !== "object" || err === null) return "";
  const { stack, message } = err as { readonly stack?: unknown; readonly message?: unknown };
  return `\n${textOf(stack ?? message)}`.replaceAll("\n", "\n    ");
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const shownSafely = (text: string): string => text.replaceAll(CONTROLS, "");
