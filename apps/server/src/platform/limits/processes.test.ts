import { createTestDatabase, type TestDatabase } from "@propertyvr/database/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { atRisk } from "./memory-quota.ts";
import { startServer, type ServerProcess } from "./testing/server-process.ts";
import { makeKey, volley } from "./testing/volley.ts";

const LIMIT = 200;
const AT_ONCE = 8;
let database: TestDatabase;
const running: ServerProcess[] = [];
const start = async (sharing: "alone" | "shared"): Promise<ServerProcess> => {
  const server = await startServer(database.url, sharing);
  running.push(server);
  return server;
};
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end("SIGKILL")));
  await database.close();
});

describe("servers in processes of their own", () => {
  it("that share a database let as many requests through together as one alone may", async () => {
    const [one, two] = await Promise.all([start("shared"), start("shared")]);
    const key = await makeKey(one.origin, LIMIT);
    const volleys = await Promise.all([one, two].map(({ origin }) => volley(origin, key, LIMIT)));
    const sum = (name: "admitted" | "refused") =>
      volleys.reduce((total, each) => total + each[name], 0);
    expect([sum("admitted"), sum("refused")]).toEqual([LIMIT, LIMIT]);
    for (const { admitted } of volleys) expect(admitted).toBeGreaterThan(0);
  }, 120_000);

  it("of which one is killed forget no request that was counted", async () => {
    const [one, two] = await Promise.all([start("shared"), start("shared")]);
    const key = await makeKey(one.origin, LIMIT);
    const before = await volley(one.origin, key, LIMIT, (answered) => {
      if (answered === LIMIT / 2) void one.end("SIGKILL");
    });
    expect(before.lost).toBeGreaterThan(0);
    const after = await volley(two.origin, key, LIMIT);
    const both = before.admitted + after.admitted;
    expect(both).toBeLessThanOrEqual(LIMIT);
    // What was under way at the kill may have been taken and never answered.
    expect(both).toBeGreaterThanOrEqual(LIMIT - AT_ONCE);
  }, 120_000);

  it("of which there is one count on exactly after a stop, and after a kill let no more through and hardly fewer", async () => {
    let server = await start("alone");
    const key = await makeKey(server.origin, LIMIT);
    expect((await volley(server.origin, key, 40)).admitted).toBe(40);
    await server.end("SIGTERM");
    server = await start("alone");
    const info = await fetch(`${server.origin}/api/partner/api-info`, {
      headers: { "x-api-key": key },
    });
    expect(info.headers.get("x-ratelimit-remaining")).toBe(String(LIMIT - 40));
    const { end } = server;
    const until = await volley(server.origin, key, LIMIT, (answered) => {
      if (answered === 60) void end("SIGKILL");
    });
    expect(until.lost).toBeGreaterThan(0);
    server = await start("alone");
    const after = await volley(server.origin, key, LIMIT);
    const admitted = 40 + until.admitted + after.admitted;
    expect(admitted).toBeLessThanOrEqual(LIMIT);
    expect(admitted).toBeGreaterThanOrEqual(LIMIT - atRisk(LIMIT) - AT_ONCE);
  }, 120_000);
});
