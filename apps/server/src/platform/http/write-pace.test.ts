import {
  endpoints,
  isPacedWrite,
  problemsOf,
  type Endpoint,
  type Problem,
} from "@propertyvr/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type SignedUp, type TestApp } from "./testing/test-app.ts";

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

it("an account writes a few things at once, then one a second, and is told when", async () => {
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

it("another account, and reading, go on meanwhile", async () => {
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
