import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  endpoints,
  isPacedWrite,
  problemsOf,
  type Endpoint,
  type Problem,
} from "@propertyvr/contracts";
import { Pace } from "./pace.ts";
import { createTestApp, type SignedUp, type TestApp } from "./testing/test-app.ts";

const pace = () => new Pace({ perSecond: 100, burst: 100, longestWaitMs: 5_000 });

describe("the pace of writes", () => {
  it("lets a burst through at once and then one each ten milliseconds", () => {
    const limit = pace();
    const waits = Array.from({ length: 103 }, () => limit.waitMs("a", 1_000));
    expect(waits.slice(0, 100).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(100)).toEqual([10, 20, 30]);
  });

  it("never holds back somebody who keeps to it", () => {
    const limit = pace();
    for (let now = 0; now < 20_000; now += 10) expect(limit.waitMs("a", now)).toBe(0);
  });

  it("holds each address apart", () => {
    const limit = pace();
    for (let i = 0; i < 150; i += 1) limit.waitMs("a", 0);
    expect(limit.waitMs("a", 0)).toBeGreaterThan(0);
    expect(limit.waitMs("b", 0)).toBe(0);
  });

  it("refuses a flood that would have to wait too long, and forgives it in time", () => {
    const limit = pace();
    const waits = Array.from({ length: 2_000 }, () => limit.waitMs("a", 0));
    const through = waits.filter((wait) => wait !== undefined);
    expect(through).toHaveLength(600);
    expect(Math.max(...through)).toBe(5_000);
    expect(limit.waitMs("a", 0)).toBeUndefined();
    expect(limit.waitMs("a", 6_000)).toBe(0);
  });
});

const AT_ONCE = 5;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { writesAtOnce: AT_ONCE } });
});
afterAll(() => test.close());

const write = (who: SignedUp, title = "T") =>
  test.app.inject({ method: "POST", url: "/api/chats", headers: who.headers, payload: { title } });
const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

it("an account may write a few things at once, then one a second, and is told when the next may come", async () => {
  const nok = await test.signUp();
  const replies = await times(AT_ONCE + 3, () => write(nok));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers["retry-after"]).toBe("1");
  expect(refused[0]?.json<Problem>()).toMatchObject({
    code: "too_many_requests",
    retry_after_s: 1,
  });
  test.clock.forward(1_000);
  const later = await times(2, () => write(nok));
  expect(later.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429]);
});

it("while one account writes too fast, other accounts may write and it may read", async () => {
  const [busy, calm] = [await test.signUp(), await test.signUp()];
  await times(AT_ONCE + 1, () => write(busy));
  expect((await write(busy)).statusCode).toBe(429);
  expect((await write(calm)).statusCode).toBe(201);
  const read = await test.app.inject({ url: "/api/chats", headers: busy.headers });
  expect(read.statusCode).toBe(200);
  const search = await test.app.inject({
    method: "POST",
    url: "/api/properties/search",
    headers: busy.headers,
    payload: { query: "condo" },
  });
  expect(search.statusCode).toBe(200);
});

const table = Object.entries<Endpoint>(endpoints);
const writes = table.filter(
  ([, { method, access }]) => method !== "GET" && access !== "open" && access !== "key",
);
const READING = ["searchProperties", "countProperties"];

it("every write of a signed-in person goes at this pace and declares it", () => {
  const unpaced = writes.filter(([, endpoint]) => !isPacedWrite(endpoint)).map(([name]) => name);
  expect(unpaced).toEqual(READING);
  for (const [, endpoint] of writes.filter(([name]) => !READING.includes(name)))
    expect(problemsOf(endpoint).has("too_many_requests")).toBe(true);
});
