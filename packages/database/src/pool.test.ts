import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
});

afterAll(() => database.close());

test("a bigint is a number, in lists too", async () => {
  expect(await valueOf("select 9007199254740991::bigint as value")).toBe(9_007_199_254_740_991);
  expect(await valueOf("select array[1, null, -5]::bigint[] as value")).toEqual([1, null, -5]);
  expect(await valueOf("select count(*) as value from pg_class where false")).toBe(0);
});

test("a bigint that a number cannot hold is an error, never a rounded figure", async () => {
  await expect(valueOf("select 9007199254740993::bigint as value")).rejects.toThrow(RangeError);
  expect(await valueOf("select 1 as value")).toBe(1);
});

test("a date stays the day it is, whatever the zone of this machine", async () => {
  expect(await valueOf("select '2026-01-31'::date as value")).toBe("2026-01-31");
});

test("a moment is a Date", async () => {
  const value = await valueOf("select '2026-01-31T10:00:00+07:00'::timestamptz as value");
  expect(value).toEqual(new Date("2026-01-31T03:00:00Z"));
});

test.each([
  ["plan_cache_mode", "force_custom_plan"],
  ["jit", "off"],
  ["random_page_cost", "1.1"],
  ["max_parallel_workers_per_gather", "0"],
  ["statement_timeout", "30s"],
  ["TimeZone", "UTC"],
])("every connection has %s = %s", async (name, setting) => {
  expect(await valueOf(`select current_setting('${name}') as value`)).toBe(setting);
});

async function valueOf(sql: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(sql);
  return rows[0]?.value;
}
