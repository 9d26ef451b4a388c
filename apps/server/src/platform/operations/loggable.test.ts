import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loggableError, withoutAddresses } from "./loggable.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    "create table people (email text unique check (email <> 'no@example.com'))",
  );
});
afterAll(() => database.close());

const refused = async (sql: string, values: readonly string[] = []): Promise<unknown> =>
  database.pool.query(sql, [...values]).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("an error in the log", () => {
  it("names what the database refused, and not the row", async () => {
    const error = await refused("insert into people values ($1)", ["no@example.com"]);
    expect(JSON.stringify(error)).toContain("no@example.com");
    const logged = loggableError(error);
    expect(logged).toMatchObject({
      type: "DatabaseError",
      code: "23514",
      table: "people",
      constraint: "people_email_check",
    });
    expect(JSON.stringify(logged)).not.toContain("no@example.com");
  });

  it("leaves out a value that a message quotes", async () => {
    const logged = JSON.stringify(
      loggableError(await refused("select $1::uuid", ["a private word"])),
    );
    expect(logged).toContain("invalid input syntax for type uuid");
    expect(logged).not.toContain("private");
    const unreadable = (): unknown => JSON.parse("my private words");
    expect(() => unreadable()).toThrow("private");
    try {
      unreadable();
    } catch (error) {
      expect(JSON.stringify(loggableError(error))).not.toContain("private");
    }
  });

  it("keeps where it was thrown, and its causes without what they hold", () => {
    const cause = Object.assign(new Error("550 <nok@mail.example.com> unknown"), { detail: "Nok" });
    const logged = loggableError(new TypeError("not sent", { cause }));
    expect(logged).toMatchObject({
      type: "TypeError",
      message: "not sent",
      stack: expect.stringContaining("loggable.test.ts") as string,
      cause: { message: "550 <(address)> unknown" },
    });
    expect(JSON.stringify(logged)).not.toContain("Nok");
  });

  it("ends where causes lead round in a circle", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(loggableError(error)).length).toBeLessThan(20_000);
  });
});

it("a package of a scope in a stack is no address", () => {
  const line = "at file:///srv/node_modules/@fastify/static/index.js:1:2";
  expect(withoutAddresses(line)).toBe(line);
  expect(withoutAddresses("to a.b+c@mail.example.co.th.")).toBe("to (address).");
});
