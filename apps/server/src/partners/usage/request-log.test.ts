import { createPool } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";
import { cuttableLine, type CuttableLine } from "../../platform/http/testing/cuttable-line.ts";
import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import { callersOf } from "./request-log-store.ts";
import { RequestLog } from "./request-log.ts";
import { drawnRequest, insertTestKey } from "./testing/drawn-requests.ts";

const NOON = Date.UTC(2026, 0, 5, 12);
let database: TestDatabase;
let keyId: string;
let nowMs = NOON;
const logged: { msg: string; requests?: number }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  nowMs = NOON;
  logged.length = 0;
  keyId = await insertTestKey(database.pool);
  await database.pool.query("truncate request_log_writers");
});
afterAll(() => database.close());

const openLog = (pool = database.pool, waitingMost?: number): RequestLog =>
  new RequestLog(
    {
      pool,
      clock: { now: () => new Date(nowMs) },
      random: { uuid: () => randomUUID(), bytes: () => new Uint8Array() },
      log: pino(
        { level: "debug" },
        { write: (line: string) => logged.push(JSON.parse(line) as (typeof logged)[number]) },
      ),
    },
    waitingMost === undefined ? {} : { waitingMost },
  );
const request = (over: Partial<RecordedRequest> = {}): RecordedRequest =>
  drawnRequest({ keyId, at: new Date(nowMs), ...over });
const linesOf = async (of = keyId): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*) as n from request_log where key_id = $1",
    [of],
  );
  return rows[0]?.n ?? -1;
};
const sumsOf = async (of = keyId) => {
  const { rows } = await database.pool.query(
    `select sum(successful) as ok, sum(client_errors) as client, sum(throttled) as throttled,
            sum(server_errors) as server, sum(unrecorded) as unrecorded, sum(sum_ms) as ms,
            (select sum(n) from usage_minutes s, unnest(s.speeds) n where s.key_id = $1) as speeds
     from usage_minutes where key_id = $1`,
    [of],
  );
  return rows[0] as Record<string, number | null>;
};
const useOf = async (of = keyId) => {
  const { rows } = await database.pool.query(
    "select requests_count as n, last_used_at as at from api_keys where id = $1",
    [of],
  );
  return rows[0] as { n: number; at: Date | null };
};

describe("the request log", () => {
  it("writes lines, sums and the key's use in one step", async () => {
    const log = openLog();
    for (const status of [200, 201, 304, 404, 422, 429, 503])
      log.record(request({ status, elapsedMs: 2, isCounted: status < 400 }));
    expect(log.unflushedOf(keyId)).toBe(3);
    expect(await linesOf()).toBe(0);
    await log.flush();
    expect(log.unflushedOf(keyId)).toBe(0);
    expect(await linesOf()).toBe(7);
    expect(await sumsOf()).toEqual({
      ok: 3,
      client: 2,
      throttled: 1,
      server: 1,
      unrecorded: 0,
      ms: 14,
      speeds: 7,
    });
    expect(await useOf()).toEqual({ n: 7, at: new Date(NOON) });
  });

  it("writes by itself, without anybody asking", async () => {
    const log = openLog();
    log.record(request());
    await expect.poll(() => linesOf()).toBe(1);
    log.record(request());
    await expect.poll(() => linesOf()).toBe(2);
  });

  it("adds to a minute that has a sum, and moves the last use only forward", async () => {
    const [log, other] = [openLog(), openLog()];
    log.record(request({ at: new Date(NOON + 30_000) }));
    await log.flush();
    other.record(request({ at: new Date(NOON + 10_000), elapsedMs: 100 }));
    await other.flush();
    expect(await sumsOf()).toMatchObject({ ok: 2, ms: 103, speeds: 2 });
    expect(await useOf()).toEqual({ n: 2, at: new Date(NOON + 30_000) });
  });

  it("two writers with the same keys at once lose nothing and never wait for one another", async () => {
    const other = await insertTestKey(database.pool);
    const logs = [openLog(), openLog(), openLog()];
    await Promise.all(
      logs.map(async (log, n) => {
        for (let round = 0; round < 20; round += 1) {
          for (let each = 0; each < 50; each += 1)
            log.record(request({ keyId: (each + n) % 2 === 0 ? keyId : other }));
          await log.flush();
        }
      }),
    );
    expect(await linesOf()).toBe(1_500);
    expect(await useOf()).toMatchObject({ n: 1_500 });
    expect(await useOf(other)).toMatchObject({ n: 1_500 });
    expect(await sumsOf(other)).toMatchObject({ ok: 1_500 });
  });

  it("more than a batch is written by one flush, and whoever asks meanwhile waits for the same", async () => {
    const log = openLog();
    for (let n = 0; n < 11_001; n += 1) log.record(request({ isCounted: n % 2 === 0 }));
    expect(log.unflushedOf(keyId)).toBe(5_501);
    await Promise.all([log.flush(), log.flush(), log.flush()]);
    expect(log.unflushedOf(keyId)).toBe(0);
    expect(await linesOf()).toBe(11_001);
    expect(await useOf()).toMatchObject({ n: 11_001 });
  });

  it("keeps a network, not an address, and only the beginning of a long user agent", async () => {
    const log = openLog();
    log.record(request({ network: "198.51.100.77", userAgent: "x".repeat(5_000) }));
    log.record(request({ network: "2001:db8:1:2:3:4:5:6", userAgent: undefined }));
    log.record(request({ elapsedMs: Number.NaN, bytesIn: 1e12, bytesOut: 1e12 }));
    await log.flush();
    const { rows } = await database.pool.query<{ network: string; agent: number | null }>(
      "select network, length(user_agent) as agent from request_log where key_id = $1 order by 1",
      [keyId],
    );
    expect(rows).toEqual([
      { network: "198.51.100.0/24", agent: 200 },
      { network: "2001:db8:1:2::/64", agent: null },
      { network: "203.0.113.0/24", agent: 20 },
    ]);
  });

  it("too many requests at once stay in the sums and the loss of their lines is logged; a counted one keeps its line", async () => {
    const log = openLog(database.pool, 10);
    for (let n = 0; n < 40; n += 1)
      log.record(request({ status: n % 2 === 0 ? 200 : 429, isCounted: n % 2 === 0 }));
    await log.flush();
    // 20 counted, and the 5 others that found room.
    expect(await linesOf()).toBe(25);
    expect(await sumsOf()).toMatchObject({ ok: 20, throttled: 20, unrecorded: 15, speeds: 40 });
    expect(await useOf()).toMatchObject({ n: 40 });
    expect(logged).toMatchObject([{ msg: "too many requests to log each", requests: 15 }]);
  });

  it("tells when counted requests were let in, to the millisecond, the oldest first", async () => {
    const log = openLog();
    for (const [after, isCounted] of [
      [2_001, true],
      [1_000, true],
      [1_500, false],
      [0, true],
    ] as const)
      log.record(request({ at: new Date(NOON + after), isCounted }));
    await log.flush();
    const stamps = await log.countedSince(keyId, new Date(NOON));
    expect(stamps.map((stamp) => stamp.getTime() - NOON)).toEqual([1_000, 2_001]);
  });

  it("tells who uses a key, the latest caller first", async () => {
    const log = openLog();
    for (let n = 0; n < 5; n += 1)
      log.record(request({ at: new Date(NOON + n), network: `203.0.113.${String(n)}` }));
    log.record(request({ at: new Date(NOON + 9), network: "192.0.2.1", userAgent: undefined }));
    log.record(request({ at: new Date(NOON - 1), network: "192.0.2.200" }));
    await log.flush();
    expect(await callersOf(database.pool, keyId, new Date(NOON))).toEqual([
      { network: "192.0.2.0/24", userAgent: null, lastAt: new Date(NOON + 9), requests: 1 },
      {
        network: "203.0.113.0/24",
        userAgent: "python-requests/2.32",
        lastAt: new Date(NOON + 4),
        requests: 5,
      },
    ]);
  });
});

describe("a stop", () => {
  it("writes what is left and is recorded as clean; a kill is not", async () => {
    const first = openLog();
    expect(await first.lossesSince(keyId, new Date(0))).toEqual([]);
    first.record(request());
    await first.close();
    expect(await linesOf()).toBe(1);

    nowMs += 1_000;
    const second = openLog();
    expect(await second.lossesSince(keyId, new Date(0))).toEqual([]);
    // Killed here. What follows remembers it, also over clean stops, for as long as it is asked.
    nowMs += 1_000;
    const third = openLog();
    expect(await third.lossesSince(keyId, new Date(0))).toEqual([new Date(NOON + 2_000)]);
    await third.close();
    nowMs += 1_000;
    const fourth = openLog();
    expect(await fourth.lossesSince(keyId, new Date(0))).toEqual([new Date(NOON + 2_000)]);
    expect(await fourth.lossesSince(keyId, new Date(NOON + 2_000))).toEqual([]);
    await fourth.close();
  });

  it("that cut requests off writes what it has and is not known as clean", async () => {
    const cut = openLog();
    cut.record(request());
    await cut.close(false);
    expect(await linesOf()).toBe(1);
    nowMs += 1;
    expect(await openLog().lossesSince(keyId, new Date(0))).toEqual([new Date(NOON + 1)]);
  });

  it("before a key was made cannot have lost requests of that key", async () => {
    const killed = openLog();
    killed.record(request());
    await killed.flush();
    nowMs += 1;
    const next = openLog();
    const later = await insertTestKey(database.pool, 1_000, new Date(nowMs + 1));
    expect(await next.lossesSince(keyId, new Date(0))).toHaveLength(1);
    expect(await next.lossesSince(later, new Date(0))).toEqual([]);
  });

  it("a server that was killed after its last write is recognised too", async () => {
    const killed = openLog();
    killed.record(request());
    await killed.flush();
    nowMs += 1;
    expect(await openLog().lossesSince(keyId, new Date(0))).toEqual([new Date(NOON + 1)]);
  });
});

describe("while the database is away", () => {
  let line: CuttableLine;
  let pool: ReturnType<typeof createPool>;
  beforeEach(async () => {
    const url = new URL(database.url);
    line = await cuttableLine({ host: url.hostname, port: Number(url.port) });
    url.hostname = "127.0.0.1";
    url.port = String(line.port);
    pool = createPool({ databaseUrl: url.href });
    return async () => {
      await pool.end();
      await line.close();
    };
  });

  it("lines wait and are written when it is back", async () => {
    const log = openLog(pool);
    await line.cut();
    for (let n = 0; n < 20; n += 1) log.record(request());
    await expect(log.flush()).rejects.toSatisfy(isDatabaseDown);
    log.record(request());
    expect(log.unflushedOf(keyId)).toBe(21);
    await line.mend();
    await log.flush();
    expect(await linesOf()).toBe(21);
    expect(await useOf()).toMatchObject({ n: 21 });
  });

  it("a batch whose answer was lost is not written twice", async () => {
    const log = openLog(pool);
    log.record(request());
    await log.flush();
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
    let isLost = false;
    // Commits, and then the connection is gone before anybody hears of it.
    pool.connect = (async () => {
      const client = await connect();
      const query = client.query.bind(client) as (...sent: unknown[]) => Promise<unknown>;
      client.query = (async (...sent: unknown[]) => {
        const result = await query(...sent);
        if (sent[0] !== "commit" || isLost) return result;
        isLost = true;
        throw new Error("Connection terminated unexpectedly");
      }) as typeof client.query;
      return client;
    }) as typeof pool.connect;
    log.record(request());
    log.record(request());
    await expect(log.flush()).rejects.toThrow("terminated");
    expect(isLost).toBe(true);
    expect(log.unflushedOf(keyId)).toBe(2);
    await log.flush();
    expect(log.unflushedOf(keyId)).toBe(0);
    expect(await linesOf()).toBe(3);
    expect(await useOf()).toMatchObject({ n: 3 });
    expect(await sumsOf()).toMatchObject({ ok: 3, speeds: 3 });
  });
});
