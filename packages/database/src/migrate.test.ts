import { afterEach, beforeEach, expect, test } from "vitest";
import { isReady } from "./is-ready.ts";
import { migrate, MigrationError } from "./migrate.ts";
import type { Migration } from "./migrations/index.ts";
import { createPool } from "./pool.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

const homes: Migration = { name: "0001-homes", sql: "create table homes (id bigint primary key)" };
const prices: Migration = {
  name: "0002-prices",
  sql: "alter table homes add price bigint; insert into homes values (1, 5)",
};

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ migrations: [] });
});

afterEach(() => database.close());

test("migrating twice changes nothing the second time", async () => {
  expect(await migrate(database.pool, [homes, prices])).toEqual(["0001-homes", "0002-prices"]);
  expect(await migrate(database.pool, [homes, prices])).toEqual([]);
  expect(await rowsOf("select id, price from homes")).toEqual([{ id: 1, price: 5 }]);
});

test("instances that start together apply each migration once", async () => {
  const applied = await Promise.all(
    Array.from({ length: 4 }, () => migrate(database.pool, [homes, prices])),
  );
  expect(applied.flat().sort()).toEqual(["0001-homes", "0002-prices"]);
});

test("an applied migration whose text has changed is refused", async () => {
  await migrate(database.pool, [homes]);
  const edited = { ...homes, sql: `${homes.sql} -- edited` };
  await expect(migrate(database.pool, [edited, prices])).rejects.toThrow(MigrationError);
  expect(await rowsOf("select name from schema_migrations")).toEqual([{ name: "0001-homes" }]);
});

test("a database newer than the program is refused", async () => {
  await migrate(database.pool, [homes, prices]);
  await expect(migrate(database.pool, [homes])).rejects.toThrow(/0002-prices.*does not know/);
});

test("a migration that fails leaves nothing of itself and all before it", async () => {
  const broken = { name: "0002-broken", sql: "create table half (id int); select 1 / 0" };
  await expect(migrate(database.pool, [homes, broken])).rejects.toThrow("division by zero");
  expect(await rowsOf("select to_regclass('homes') is not null as homes")).toEqual([
    { homes: true },
  ]);
  expect(await rowsOf("select to_regclass('half') as half")).toEqual([{ half: null }]);
  expect(await migrate(database.pool, [homes, prices])).toEqual(["0002-prices"]);
});

test("a database is ready when it has every migration, not before", async () => {
  expect(await isReady(database.pool)).toBe(false);
  await migrate(database.pool);
  expect(await isReady(database.pool)).toBe(true);
  await database.pool.query(
    "update schema_migrations set hash = 'another' where name like '0001%'",
  );
  expect(await isReady(database.pool)).toBe(false);
});

test("a database that cannot be reached is not ready, and asking does not fail", async () => {
  const pool = createPool({ databaseUrl: "postgres://nobody:x@127.0.0.1:1/none" });
  expect(await isReady(pool)).toBe(false);
  await pool.end();
});

async function rowsOf(sql: string): Promise<readonly unknown[]> {
  return (await database.pool.query<object>(sql)).rows;
}
