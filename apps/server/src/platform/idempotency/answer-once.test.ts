import { inTransaction } from "@propertyvr/database";
import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StoredAnswer, KeepAnswer } from "../http/key-ports.ts";
import { type AnswerOnce, answerOnceWith } from "./answer-once.ts";

let database: TestDatabase;
const partnerId = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    "insert into partners (id, name, email) values ($1, 'Baan Dee', 'api@baandee.example')",
    [partnerId],
  );
  await database.pool.query("create table writes (n serial, who text)");
});
afterAll(() => database.close());

const warnings: string[] = [];
const instance = (isOnlyInstance = false, now = () => new Date()): AnswerOnce =>
  answerOnceWith({
    pool: database.pool,
    random: { uuid: () => randomUUID() },
    clock: { now },
    log: { warn: (_details, text) => warnings.push(text) },
    instance: randomUUID(),
    isOnlyInstance,
  });

/** Two servers on one database. */
let one: AnswerOnce;
let two: AnswerOnce;
beforeAll(() => {
  [one, two] = [instance(), instance()];
});
let key = "";
beforeEach(() => {
  key = randomUUID();
});
const request = (body = "a") => ({ partnerId, key, fingerprint: Buffer.from(body) });
const CREATED: StoredAnswer = { status: 201, headers: { etag: '"1"' }, body: '{"id":"บ้าน"}' };
const answering = (answer: StoredAnswer) => () => Promise.resolve(answer);
const forbidden = () => Promise.reject(new Error("this must not run"));

const insert = "insert into writes (who) values ($1)";
const writes = async (): Promise<number> =>
  (await database.pool.query("select from writes where who = $1", [key])).rowCount ?? 0;
/** Writes and keeps the answer in one transaction. */
const writing = (keep: KeepAnswer) =>
  inTransaction(database.pool, async (client) => {
    await client.query(insert, [key]);
    await keep(client, CREATED);
    return CREATED;
  });
const ofTheClaim = (set: string) =>
  database.pool.query(`update idempotency_keys set ${set} where key = $1`, [key]);
const until = (): { readonly promise: Promise<void>; readonly now: () => void } => {
  let now = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { promise, now };
};

describe("a request that is sent again", () => {
  it("is answered as it was, by any server, and does nothing", async () => {
    expect(await one(request(), writing)).toEqual({
      ok: true,
      value: { answer: CREATED, isReplayed: false },
    });
    for (const server of [one, two])
      expect(await server(request(), forbidden)).toEqual({
        ok: true,
        value: { answer: CREATED, isReplayed: true },
      });
    expect(await writes()).toBe(1);
  });

  it("runs once of any number at the same time, on two servers", async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? one : two)(request(), writing)),
    );
    expect(await writes()).toBe(1);
    const done = results.flatMap((each) => (each.ok ? [each.value] : []));
    expect(done.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    for (const { answer } of done) expect(answer).toEqual(CREATED);
    for (const each of results)
      if (!each.ok) expect(each.failure).toEqual({ code: "request_in_progress", retry_after_s: 1 });
  });

  it("is reported as in progress to whoever sends it meanwhile", async () => {
    const mayEnd = until();
    const has = until();
    const first = one(request(), async () => {
      has.now();
      await mayEnd.promise;
      return CREATED;
    });
    await has.promise;
    expect(await two(request(), forbidden)).toMatchObject({
      failure: { code: "request_in_progress" },
    });
    mayEnd.now();
    await first;
    expect(await two(request(), forbidden)).toMatchObject({ value: { isReplayed: true } });
  });

  it("with another content is refused, answered or not", async () => {
    const refused = { failure: { code: "idempotency_key_reused" } };
    await one(request(), async () => {
      expect(await two(request("b"), forbidden)).toMatchObject(refused);
      return CREATED;
    });
    expect(await two(request("b"), forbidden)).toMatchObject(refused);
  });

  it("of another partner is another request", async () => {
    const other = randomUUID();
    await database.pool.query(
      "insert into partners (id, name, email) values ($1, 'B', gen_random_uuid()::text)",
      [other],
    );
    await one(request(), writing);
    const theirs = await one({ ...request("b"), partnerId: other }, answering(CREATED));
    expect(theirs).toMatchObject({ value: { isReplayed: false } });
  });

  it.each([429, 500, 503])("is tried again after %i", async (status) => {
    await one(request(), answering({ ...CREATED, status }));
    expect(await two(request(), writing)).toMatchObject({ value: { isReplayed: false } });
  });

  it.each([200, 404, 412, 422])("is not tried again after %i", async (status) => {
    await one(request(), answering({ ...CREATED, status }));
    expect(await two(request(), forbidden)).toMatchObject({ value: { answer: { status } } });
  });

  it("is tried again after a fault, which is not hidden", async () => {
    const fault = one(request(), () => Promise.reject(new Error("disk full")));
    await expect(fault).rejects.toThrow("disk full");
    expect(await two(request(), writing)).toMatchObject({ value: { isReplayed: false } });
  });

  it("is a new request after 72 hours, whatever it holds then", async () => {
    await one(request(), writing);
    await ofTheClaim("created_at = now() - interval '71 hours 59 minutes'");
    expect(await two(request(), forbidden)).toMatchObject({ value: { isReplayed: true } });
    await ofTheClaim("created_at = now() - interval '72 hours 1 second'");
    expect(await two(request("b"), writing)).toMatchObject({ value: { isReplayed: false } });
    expect(await two(request("b"), forbidden)).toMatchObject({ value: { isReplayed: true } });
  });

  it("is deleted after its time", async () => {
    await one(request(), writing);
    await ofTheClaim("created_at = now() - interval '73 hours'");
    const old = key;
    key = randomUUID();
    await one(request(), writing);
    await instance()(request(), forbidden);
    const left = () => database.pool.query("select from idempotency_keys where key = $1", [old]);
    await expect.poll(async () => (await left()).rowCount).toBe(0);
    expect(await one(request(), forbidden)).toMatchObject({ value: { isReplayed: true } });
  });

  it("makes a server look for answers to delete every ten minutes", async () => {
    let nowMs = Date.now();
    const server = instance(false, () => new Date(nowMs));
    const ask = async (): Promise<void> => {
      key = randomUUID();
      await server(request(), answering(CREATED));
    };
    const makeOld = async (): Promise<() => Promise<number | null>> => {
      await ask();
      await ofTheClaim("created_at = now() - interval '73 hours'");
      const of = key;
      return async () =>
        (await database.pool.query("select from idempotency_keys where key = $1", [of])).rowCount;
    };
    // The first request looks; what is made old after it waits for the next look.
    await ask();
    await sleep(100);
    const old = await makeOld();
    nowMs += 10 * 60_000 - 1;
    await ask();
    await sleep(100);
    expect(await old()).toBe(1);
    nowMs += 1;
    await ask();
    await expect.poll(old).toBe(0);
  });
});

describe("a server that dies", () => {
  const never = new Promise<never>(() => undefined);

  it("between commit and answer has done it once: the other answers what it would have", async () => {
    const committed = until();
    void one(request(), async (keep) => {
      await writing(keep);
      committed.now();
      return never;
    });
    await committed.promise;
    expect(await two(request(), forbidden)).toEqual({
      ok: true,
      value: { answer: CREATED, isReplayed: true },
    });
    expect(await writes()).toBe(1);
  });

  it("before its commit has done nothing: the other does it when the lease is over", async () => {
    const has = until();
    void one(request(), () => {
      has.now();
      return never;
    });
    await has.promise;
    expect(await two(request(), forbidden)).toMatchObject({
      failure: { code: "request_in_progress" },
    });
    await ofTheClaim("claimed_until = now() - interval '1 ms'");
    expect(await two(request(), writing)).toMatchObject({ value: { isReplayed: false } });
    expect(await writes()).toBe(1);
  });

  it("leaves a key that refuses any other request, while its lease holds and after it", async () => {
    const has = until();
    void one(request(), () => {
      has.now();
      return never;
    });
    await has.promise;
    const refused = { failure: { code: "idempotency_key_reused" } };
    expect(await two(request("b"), forbidden)).toMatchObject(refused);
    await ofTheClaim("claimed_until = now() - interval '1 ms'");
    expect(await two(request("b"), forbidden)).toMatchObject(refused);
    expect(await instance(true)(request("b"), forbidden)).toMatchObject(refused);
    expect(await two(request(), writing)).toMatchObject({ value: { isReplayed: false } });
  });

  it("is known to be dead at once where there is never more than one server", async () => {
    const has = until();
    void instance(true)(request(), () => {
      has.now();
      return never;
    });
    await has.promise;
    expect(await instance(true)(request(), writing)).toMatchObject({
      value: { isReplayed: false },
    });
  });

  it("that was only slow cannot commit any more", async () => {
    const mayWrite = until();
    const has = until();
    const slow = one(request(), async (keep) => {
      has.now();
      await mayWrite.promise;
      return writing(keep);
    });
    await has.promise;
    await ofTheClaim("claimed_until = now() - interval '1 ms'");
    await two(request(), writing);
    mayWrite.now();
    expect(await slow).toMatchObject({ failure: { code: "request_in_progress" } });
    expect(await writes()).toBe(1);
    expect(await one(request(), forbidden)).toMatchObject({ value: { isReplayed: true } });
  });

  it("together with the database gives an error and leaves no claim that blocks for ever", async () => {
    const lost = answerOnceWith({
      pool: {
        query: (text: string, values: unknown[]) =>
          text.includes("delete from")
            ? Promise.reject(new Error("connection lost"))
            : database.pool.query(text, values),
      } as never,
      random: { uuid: () => randomUUID() },
      clock: { now: () => new Date() },
      log: { warn: (_details, text) => warnings.push(text) },
      instance: randomUUID(),
      isOnlyInstance: false,
    });
    const fault = lost(request(), () => Promise.reject(new Error("connection lost")));
    await expect(fault).rejects.toThrow("connection lost");
    expect(warnings).toContain("a claimed request could not be given back");
    await ofTheClaim("claimed_until = now() - interval '1 ms'");
    expect(await two(request(), writing)).toMatchObject({ value: { isReplayed: false } });
  });
});
