import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./index.ts";

let one: TestDatabase;
let two: TestDatabase;

beforeAll(async () => {
  [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
});

test("a test file does not see what another one stores", async () => {
  await one.db
    .insertInto("users")
    .values({ id: crypto.randomUUID(), name: "A", email: "a@example.com", password_hash: "x" })
    .execute();
  expect(await one.db.selectFrom("users").selectAll().execute()).toHaveLength(1);
  expect(await two.db.selectFrom("users").selectAll().execute()).toHaveLength(0);
});
