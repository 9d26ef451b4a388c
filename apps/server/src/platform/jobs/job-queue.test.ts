import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { inTransaction } from "@propertyvr/database";
import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createJobQueue } from "./create-job-queue.ts";
import type { JobQueue } from "./job-queue.ts";
import { claimJob, insertJob, insertOnlyJobs } from "./job-store.ts";

let database: TestDatabase;
let now = Date.UTC(2026, 0, 5, 9);
const clock = { now: () => new Date(now) };
const opened: JobQueue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.close()));
  await database.pool.query("truncate jobs");
});
afterAll(() => database.close());

const open = (over: { readonly isOnlyInstance?: boolean } = {}): JobQueue => {
  const queue = createJobQueue({
    pool: database.pool,
    clock,
    random: { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) },
    log: pino({ level: "silent" }),
    isOnlyInstance: over.isOnlyInstance ?? false,
  });
  opened.push(queue);
  return queue;
};
const jobs = async () => {
  const { rows } = await database.pool.query<{ kind: string; attempt: number; held: boolean }>(
    "select kind, attempt, holder is not null as held from jobs order by id",
  );
  return rows;
};

test("thirty jobs, each added once the one before has run, do not wait a second each for the regular poll", async () => {
  const queue = open();
  let ran = 0;
  queue.handle("note", {
    concurrency: 1,
    run: () => {
      ran += 1;
      return Promise.resolve("done" as const);
    },
  });
  queue.start();
  for (let n = 1; n <= 30; n += 1) {
    // As mails and events are added, by whoever has no queue at hand.
    await insertJob(database.pool, { kind: "note", payload: {} }, clock.now());
    await expect.poll(() => ran, { interval: 5, timeout: 5_000 }).toBe(n);
  }
}, 15_000);

test("a job runs if and only if the transaction that added it commits", async () => {
  const queue = open();
  const seen: unknown[] = [];
  queue.handle("note", {
    concurrency: 2,
    run: async ({ payload }) => {
      seen.push(payload);
      return "done";
    },
  });
  queue.start();
  await inTransaction(database.pool, (client) =>
    queue.enqueue(client, { kind: "note", payload: { n: 1 } }),
  );
  await inTransaction(database.pool, async (client) => {
    await queue.enqueue(client, { kind: "note", payload: { n: 2 } });
    throw new Error("no");
  }).catch(() => undefined);
  await queue.idle();
  expect(seen).toEqual([{ n: 1 }]);
  expect(await jobs()).toEqual([]);
});

test("of the jobs with one key one waits, at the earlier time and with the later payload", async () => {
  const queue = open();
  const later = new Date(now + 60_000);
  for (const [n, runAt] of [
    [1, later],
    [2, undefined],
    [3, later],
  ] as const)
    await queue.enqueue(database.pool, {
      kind: "note",
      key: "one",
      payload: { n },
      ...(runAt && { runAt }),
    });
  const seen: unknown[] = [];
  queue.handle("note", {
    concurrency: 5,
    run: async ({ payload }) => {
      seen.push(payload);
      return "done";
    },
  });
  queue.start();
  await queue.idle();
  expect(seen).toEqual([{ n: 3 }]);
});

test("a job that throws is retried later, and given up in the end", async () => {
  const queue = open();
  const attempts: number[] = [];
  const given: string[] = [];
  queue.handle("note", {
    concurrency: 1,
    retryAfterMs: (attempt) => (attempt < 3 ? 1_000 : undefined),
    run: async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error("not today");
    },
    gaveUp: async (_job, error) => {
      given.push((error as Error).message);
    },
  });
  queue.start();
  await queue.enqueue(database.pool, { kind: "note", payload: {} });
  await queue.idle();
  expect(attempts).toEqual([1]);
  now += 1_000;
  await queue.idle();
  now += 1_000;
  await queue.idle();
  expect(attempts).toEqual([1, 2, 3]);
  expect(given).toEqual(["not today"]);
  expect(await jobs()).toEqual([]);
});

test("a job that asks to run again does, counted anew", async () => {
  const queue = open();
  const attempts: number[] = [];
  queue.handle("note", {
    concurrency: 1,
    run: async ({ attempt }) => {
      attempts.push(attempt);
      return attempts.length < 3 ? { again: new Date(now) } : "done";
    },
  });
  queue.start();
  await queue.enqueue(database.pool, { kind: "note", payload: {} });
  await queue.idle();
  expect(attempts).toEqual([1, 1, 1]);
});

test("few of one group run at once, and the others are not held up by them", async () => {
  const queue = open();
  let most = 0;
  const running = new Map<string, number>();
  const order: string[] = [];
  queue.handle("visit", {
    concurrency: 4,
    perGroup: 2,
    run: async ({ payload }) => {
      const host = String(payload["host"]);
      running.set(host, (running.get(host) ?? 0) + 1);
      most = Math.max(most, running.get(host) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running.set(host, (running.get(host) ?? 0) - 1);
      order.push(host);
      return "done";
    },
  });
  for (let n = 0; n < 8; n++)
    await queue.enqueue(database.pool, {
      kind: "visit",
      group: "slow",
      payload: { host: "slow", n },
    });
  await queue.enqueue(database.pool, { kind: "visit", group: "other", payload: { host: "other" } });
  queue.start();
  await queue.idle();
  expect(most).toBe(2);
  expect(order).toHaveLength(9);
  expect(order.indexOf("other")).toBeLessThan(4);
});

test("a job of a server that is gone is run by its next start, and by other servers once the lease is over", async () => {
  const leave = () =>
    database.pool.query(
      `insert into jobs (kind, payload, key, run_at, attempt, holder, held_until)
       values ('note', '{}', 'a', $1, 1, gen_random_uuid(), clock_timestamp() + interval '1 hour')`,
      [clock.now()],
    );
  await leave();
  const attempts: number[] = [];
  const take = (queue: JobQueue) => {
    queue.handle("note", {
      concurrency: 1,
      run: async ({ attempt }) => {
        attempts.push(attempt);
        return "done";
      },
    });
    queue.start();
    return queue.idle();
  };
  const one = open();
  await take(one);
  expect(attempts).toEqual([]);
  await one.close();
  await database.pool.query("update jobs set held_until = clock_timestamp() - interval '1 second'");
  const other = open();
  await take(other);
  expect(attempts).toEqual([2]);
  await other.close();
  await leave();
  await take(open({ isOnlyInstance: true }));
  expect(attempts).toEqual([2, 2]);
});

test("two servers run each job once", async () => {
  const seen: number[] = [];
  const queues = [open(), open()];
  for (const queue of queues)
    queue.handle("note", {
      concurrency: 3,
      run: async ({ payload }) => {
        seen.push(Number(payload["n"]));
        await new Promise((resolve) => setTimeout(resolve, 1));
        return "done";
      },
    });
  for (let n = 0; n < 100; n++)
    await queues[0]?.enqueue(database.pool, { kind: "note", payload: { n } });
  for (const queue of queues) queue.start();
  await Promise.all(queues.map((queue) => queue.idle()));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test("when the queue stops, running jobs are aborted and wait to be run again as if they had not begun", async () => {
  const queue = open();
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  queue.handle("note", {
    concurrency: 1,
    run: ({ signal }) =>
      new Promise((_, reject) => {
        begun();
        signal.addEventListener("abort", () => reject(new Error("stopped")), { once: true });
      }),
  });
  queue.start();
  await queue.enqueue(database.pool, { kind: "note", payload: {} });
  await hasBegun;
  await queue.close();
  expect(await jobs()).toEqual([{ kind: "note", attempt: 0, held: false }]);
});

test("scheduled work runs again and again, on one server at a time, also after a throw", async () => {
  const queues = [open(), open()];
  let runs = 0;
  for (const queue of queues) {
    queue.scheduleEvery("sweep", {
      everyMs: 60_000,
      run: async () => {
        runs += 1;
        if (runs === 2) throw new Error("once");
      },
    });
    queue.start();
  }
  const settle = () => Promise.all(queues.map((queue) => queue.idle()));
  await settle();
  await expect.poll(async () => runs).toBe(1);
  await settle();
  expect((await jobs()).map(({ kind }) => kind)).toEqual(["sweep"]);
  for (const expected of [2, 3]) {
    now += 60_000;
    await settle();
    expect(runs).toBe(expected);
  }
});

test("servers that start at the same moment keep one job of a kind between them", async () => {
  for (let round = 0; round < 25; round += 1) {
    await database.pool.query("truncate jobs");
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        await insertOnlyJobs(database.pool, ["sweep"], clock.now());
        // Held at once: the unique index of waiting jobs no longer sees it.
        await claimJob(database.pool, {
          kind: "sweep",
          holder: randomUUID(),
          now: clock.now(),
          fullGroups: [],
        });
      }),
    );
    expect(await jobs(), `round ${String(round)}`).toHaveLength(1);
  }
});
