/**
 * Set-up of every test of the web: what React or our code writes to `console.error` or `console.warn` fails the
 * test. A test that expects it replaces the method with `vi.spyOn(console, "error")` and an implementation.
 */
import { afterEach, beforeEach, expect } from "vitest";

const written: string[] = [];
const methods = { error: console.error, warn: console.warn };

beforeEach(() => {
  written.length = 0;
  for (const name of ["error", "warn"] as const)
    console[name] = (...args: unknown[]) => {
      written.push(args.map(String).join(" "));
      methods[name](...args);
    };
});

afterEach(() => {
  Object.assign(console, methods);
  expect(written, "written to the console").toEqual([]);
});
