import { expect, it } from "vitest";
import { isDatabaseDown } from "./is-database-down.ts";

const withCode = (code: string, message = "x", over: object = {}) =>
  Object.assign(new Error(message), { code, ...over });

it.each([
  withCode("ECONNREFUSED"),
  withCode("ENOENT", "connect ENOENT /run/postgresql/.s.PGSQL.5432", { syscall: "connect" }),
  withCode("57P01", "terminating connection due to administrator command"),
  withCode("57P03", "the database system is starting up"),
  withCode("08006"),
  withCode("53300", "too many clients already"),
  withCode("53100", "could not extend file: No space left on device"),
  withCode("53200", "out of memory"),
  new Error("Connection terminated unexpectedly"),
  new Error("Connection terminated due to connection timeout"),
  new Error("timeout exceeded when trying to connect"),
  new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")]),
])("takes %s for a database that is down", (error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

it.each([
  withCode("23505", "duplicate key"),
  withCode("22P02", "invalid input syntax for type uuid"),
  withCode("42P01", "relation does not exist"),
  withCode("57014", "canceling statement due to statement timeout"),
  withCode("ENOENT", "no such file", { syscall: "open" }),
  new Error("anything"),
  new TypeError("x is not a function"),
  "ECONNREFUSED",
  undefined,
])("takes %s for something else", (error) => {
  expect(isDatabaseDown(error)).toBe(false);
});
