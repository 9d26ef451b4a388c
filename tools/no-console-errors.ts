/**
 * Set-up of every test of the web: what React or our code writes to `console.error` or `console.warn` fails the
 * test. A test that expects such a line replaces the method: `vi.spyOn(console, "error").mockImplementation(…)`.
 */
import { afterEach, beforeEach } from "vitest";

const written: string[] = [];
const { error, warn } = console;

beforeEach(() => {
  written.length = 0;
  console.error = noted(error);
  console.warn = noted(warn);
});

afterEach(() => {
  Object.assign(console, { error, warn });
  if (written.length > 0) throw new Error(`written to the console:\n${written.join("\n")}`);
});

const noted =
  (write: typeof console.error) =>
  (...args: unknown[]): void => {
    written.push(args.map(String).join(" "));
    write(...args);
  };
