import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sharedLimit, sweepAttempts } from "./shared-limit.ts";

let database: TestDatabase;
let nowMs = Date.UTC(2026, 0, 5);
const clock = { now: () => new Date(nowMs) };
const hashKey = (text: string) => createHash("sha256").update(text).digest();
const WINDOW_MS = 60_000;
const limitOf = (most: number) =>
  sharedLimit({ pool: database.pool, clock, hashKey }, { most, windowMs: WINDOW_MS });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate attempts"));

const rows = async (): Promise<number> => {
  const found = await database.pool.query<{ n: number }>("select count(*)::int n from attempts");
  return found.rows[0]?.n ?? -1;
};

it("a shared limit lets its maximum through in any window, exactly, also of a volley", async () => {
  const limit = limitOf(3);
  const taken = await Promise.all(Array.from({ length: 10 }, () => limit.take("a")));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(3);
  nowMs += 20_000;
  expect(await limit.take("a")).toEqual({ ok: false, waitS: 40 });
  nowMs += 39_999;
  expect(await limit.take("a")).toEqual({ ok: false, waitS: 1 });
  nowMs += 1;
  expect((await limit.take("a")).ok).toBe(true);
});

it("a shared limit takes from every key or from none, in whatever order they are named", async () => {
  const limit = limitOf(10);
  const mixed = await Promise.all(
    Array.from({ length: 40 }, (_, n) => limit.take(...(n % 2 === 0 ? ["a", "b"] : ["b", "a"]))),
  );
  expect(mixed.filter(({ ok }) => ok)).toHaveLength(10);
  expect((await limit.take("a", "c")).ok).toBe(false);
  expect((await limitOf(1).take("c")).ok).toBe(true);
});

it("a shared limit gives back one and no more, though others came in the same moment", async () => {
  const limit = limitOf(2);
  const first = await limit.take("a");
  await limit.take("a");
  if (first.ok) await first.giveBack();
  expect((await limit.take("a")).ok).toBe(true);
  expect((await limit.take("a")).ok).toBe(false);
});

it("many that take the same two keys and give them back at once never wait for each other", async () => {
  const limit = limitOf(1_000);
  const takeAndGiveBack = async (): Promise<void> => {
    for (let round = 0; round < 40; round += 1) {
      const room = await limit.take("a", "b");
      if (room.ok) await room.giveBack();
    }
  };
  await Promise.all(Array.from({ length: 10 }, takeAndGiveBack));
  const { rows: left } = await database.pool.query("select cardinality(stamps) as n from attempts");
  expect(left).toEqual([{ n: 0 }, { n: 0 }]);
});

it("who is refused opens no row, and the rows of a flood are swept", async () => {
  const limit = limitOf(5);
  for (let n = 0; n < 100; n += 1) await limit.take("network", `account ${n}`);
  expect(await rows()).toBe(6);
  await sweepAttempts(database.pool, clock.now());
  expect(await rows()).toBe(6);
  nowMs += WINDOW_MS;
  await sweepAttempts(database.pool, clock.now());
  expect(await rows()).toBe(0);
});
