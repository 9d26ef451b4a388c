import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkSecret, SecretKeyError } from "./check-secret.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const start = (current: string, earlier: readonly string[] = [], isNew = false): Promise<void> =>
  checkSecret(database.pool, { current, earlier, isNew });

it("the first start records its secret, and every later one needs the same", async () => {
  await start("first");
  await start("first");
  await expect(start("second")).rejects.toThrow(SecretKeyError);
  await expect(start("second", ["third"])).rejects.toThrow(/OLD_SECRET_KEYS/);
  await start("first");
});

it("a new secret replaces the former, which then is refused alone", async () => {
  await start("first");
  await start("second", ["first"]);
  await start("second");
  await expect(start("first")).rejects.toThrow(SecretKeyError);
});

it("a key file that was made anew takes over, because the former is lost", async () => {
  await start("first");
  await start("second", [], true);
  await expect(start("first")).rejects.toThrow(SecretKeyError);
  await start("second");
});

it("servers that start together agree, whichever comes first", async () => {
  await Promise.all([start("first"), start("first"), start("first")]);
  const { rows } = await database.pool.query<{ hash: Buffer }>("select hash from secret_check");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash.toString("utf8")).not.toContain("first");
});
