import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectToTestServer } from "./shared-server.ts";
import { ensureTemplate, templateName } from "./template.ts";
import { createTestDatabase } from "./index.ts";

// A table name of its own, so that no earlier run on a given server has left this template.
const table = `t${crypto.randomUUID().replaceAll("-", "")}`;
const migrations = [{ name: "0001", sql: `create table ${table} (id int)` }];

let client: pg.Client;
let url: string;

beforeAll(async () => {
  ({ client, url } = await connectToTestServer());
});

afterAll(async () => {
  await client.query(`drop database if exists ${templateName(migrations)}`);
  await client.end();
});

test("the migrations run once however many test files ask for a database", async () => {
  expect(await templateId()).toBeUndefined();
  const askers = Array.from({ length: 3 }, async () => {
    const asker = await connectToTestServer();
    await ensureTemplate(asker.client, asker.url, migrations);
    await asker.client.end();
  });
  await Promise.all(askers);
  const built = await templateId();
  expect(built).toBeDefined();

  const database = await createTestDatabase({ migrations });
  await database.pool.query(`insert into ${table} values (1)`);
  await database.close();
  await ensureTemplate(client, url, migrations);
  expect(await templateId()).toBe(built);
});

test("migrations with another text, name or order get another template", () => {
  const one = { name: "0001", sql: "select 1" };
  const two = { name: "0002", sql: "select 2" };
  const names = [
    [one, two],
    [one],
    [two, one],
    [one, { ...two, sql: "select 3" }],
    [one, { ...two, name: "0003" }],
  ].map((list) => templateName(list));
  expect(new Set(names).size).toBe(names.length);
  expect(templateName([one, two])).toBe(templateName([{ ...one }, { ...two }]));
});

test("a database that was closed is gone from the server", async () => {
  const database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const count = async (): Promise<number | null> =>
    (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount;
  expect(await count()).toBe(1);
  await database.close();
  expect(await count()).toBe(0);
});

/** Another number would mean that the template was built again. */
async function templateId(): Promise<string | undefined> {
  const { rows } = await client.query<{ oid: string }>(
    "select oid::text from pg_database where datname = $1",
    [templateName(migrations)],
  );
  return rows[0]?.oid;
}
