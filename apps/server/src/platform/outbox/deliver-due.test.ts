import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { JobHandler, JobOutcome, NewJob } from "../jobs/job-queue.ts";
import type { Channel, Tried } from "./channel.ts";
import { handleOutbox } from "./deliver-due.ts";
import { insertFor } from "./delivery-store.ts";
import { TOLD } from "./emit-event.ts";
import { WAITS_MS } from "./retry-plan.ts";

const START = Date.UTC(2026, 0, 5, 9);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let nowMs = START;
let partnerId = "";
let receiver = "";
beforeEach(async () => {
  nowMs = START;
  [partnerId, receiver] = [randomUUID(), randomUUID()];
  const { pool } = database;
  await pool.query(
    "insert into partners (id, name, email) values ($1, 'Baan Dee', gen_random_uuid()::text)",
    [partnerId],
  );
  await pool.query(
    `insert into webhook_endpoints (id, partner_id, url, types, secret, created_at)
     values ($1, $2, 'https://example.com', '{}', '', now())`,
    [receiver, partnerId],
  );
});

/** An outbox with one channel, whose tries end as they are told to. */
const outboxOf = (name: string, ends: (Tried["outcome"] | "stopped" | "off")[]) => {
  const sent: string[] = [];
  const noted: [Tried["outcome"], boolean][] = [];
  const state = { isOn: true };
  const handlers = new Map<string, JobHandler>();
  const added: NewJob[] = [];
  const channel: Channel = {
    name,
    atOnce: { receivers: 1, perGroup: 1, deliveries: 1 },
    claimMs: 60_000,
    receiversOf: () => Promise.resolve([{ id: receiver, group: "one" }]),
    begin: () => Promise.resolve(true),
    send: (_id, { body }) => {
      sent.push(body);
      const outcome = ends.shift() ?? "delivered";
      if (outcome === "stopped" || outcome === "off") return Promise.resolve(outcome);
      const attempt = { at: new Date(nowMs), status: 1, error: null, elapsed_ms: 1, answer: "" };
      return Promise.resolve({ attempt, outcome, retryAfter: undefined });
    },
    noted: async (_id, { outcome }, { isLast }) => {
      noted.push([outcome, isLast]);
    },
    isOn: () => Promise.resolve(state.isOn),
  };
  const queue = {
    handle: (kind: string, handler: JobHandler) => handlers.set(kind, handler),
    scheduleEvery: () => undefined,
  };
  const jobs = { enqueue: async (_client: unknown, job: NewJob) => void added.push(job) };
  const random = { uuid: () => randomUUID(), bytes: (size: number) => Buffer.alloc(size) };
  const clock = { now: () => new Date(nowMs) };
  handleOutbox(queue, { pool: database.pool, clock, random, jobs }, [channel]);
  const run = async (kind: string, payload: NewJob["payload"]): Promise<JobOutcome | undefined> =>
    handlers.get(kind)?.run({ id: "1", payload, attempt: 1, signal: new AbortController().signal });
  return {
    sent,
    noted,
    state,
    added,
    wake: () => run(TOLD, { partner: partnerId }),
    deliver: () => run(name, { receiver }),
  };
};
const put = (channel: string, body: string): Promise<number> =>
  insertFor(
    database.pool,
    { channel, id: receiver, partnerId },
    { type: "test", at: new Date(nowMs), body },
  );
const states = async (): Promise<readonly unknown[]> => {
  const { rows } = await database.pool.query<{ state: string; attempts: number }>(
    `select state, attempts, (select count(*)::int from webhook_attempts where delivery_id = d.id) as noted
     from webhook_deliveries d where endpoint_id = $1 order by id`,
    [receiver],
  );
  return rows.map(Object.values);
};

it("a receiver with something due is woken, and sent it, on its own channel alone", async () => {
  const outbox = outboxOf("mail", []);
  await put("webhook", "not mine");
  await outbox.wake();
  expect(outbox.added).toEqual([]);
  await put("mail", "mine");
  await outbox.wake();
  expect(outbox.added).toEqual([
    { kind: "mail", key: receiver, group: "one", payload: { receiver } },
  ]);
  await outbox.deliver();
  expect(outbox.sent).toEqual(["mine"]);
  expect(await states()).toEqual([
    ["pending", 0, 0],
    ["delivered", 1, 1],
  ]);
});

it("a failed delivery is planned again, and the receiver is told when it was the last", async () => {
  const outbox = outboxOf(
    "mail",
    Array.from({ length: 20 }, () => "failed"),
  );
  await put("mail", "never");
  const waits: number[] = [];
  for (let turn = await outbox.deliver(); typeof turn === "object"; turn = await outbox.deliver()) {
    waits.push(turn.again.getTime() - nowMs);
    nowMs = turn.again.getTime();
  }
  expect(waits).toEqual(WAITS_MS);
  expect(await states()).toEqual([["failed", 10, 10]]);
  expect(outbox.noted.map(([, isLast]) => isLast)).toEqual([...WAITS_MS.map(() => false), true]);
});

it("a delivery that was refused is not tried again", async () => {
  const outbox = outboxOf("mail", ["refused"]);
  await put("mail", "no");
  expect(await outbox.deliver()).toBe("done");
  expect(outbox.noted).toEqual([["refused", true]]);
  expect(await states()).toEqual([["failed", 1, 1]]);
});

it("a delivery that was stopped midway is no attempt; one that waits for a receiver that was turned off has failed", async () => {
  const outbox = outboxOf("mail", ["stopped", "off"]);
  await put("mail", "one");
  await put("mail", "two");
  outbox.state.isOn = false;
  expect(await outbox.deliver()).toBe("done");
  expect(outbox.sent).toEqual(["one", "one"]);
  expect(await states()).toEqual([
    ["failed", 0, 0],
    ["failed", 0, 0],
  ]);
});
