import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../platform/http/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const suggestPlaces = (remoteAddress: string) =>
  test.app.inject({ url: "/api/places", query: { q: "a", for: "near" }, remoteAddress });
const understand = (remoteAddress: string) =>
  test.app.inject({
    method: "POST",
    url: "/api/understand",
    payload: { text: "condo" },
    remoteAddress,
  });

it("suggested places are refused to a flood from one address, and only to that address", async () => {
  const sent = Array.from({ length: 650 }, () => suggestPlaces("198.51.100.20"));
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  expect((await suggestPlaces("198.51.100.21")).statusCode).toBe(200);
});

it("readings are refused to a flood that would have to wait for seconds, and only to that address", async () => {
  const sent = Array.from({ length: 700 }, () => understand("198.51.100.9"));
  const refused = (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(100);
  expect(refused[0]?.headers["retry-after"]).toBe("5");
  expect((await understand("198.51.100.8")).statusCode).toBe(200);
});
