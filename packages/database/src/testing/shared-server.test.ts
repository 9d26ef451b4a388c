import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findOwner } from "../embedded/owner-lock.ts";
import { isRunning } from "../embedded/process-identity.ts";
import { connectToTestServer, lockFile, readAddress, releaseTestServer } from "./shared-server.ts";

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), "propertyvr-shared-"));
  chmodSync(home, 0o711);
  vi.stubEnv("TMPDIR", home);
  vi.stubEnv("TEST_DATABASE_URL", "");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

test("all tests share one server, which outlives its keeper and ends with the last of them", async () => {
  const [first, second] = await Promise.all([connectToTestServer(), connectToTestServer()]);
  expect(second.url).toBe(first.url);
  const keeper = findOwner(lockFile())?.pid ?? 0;

  process.kill(keeper, "SIGKILL");
  while (isRunning(keeper)) await sleep(10);
  const third = await connectToTestServer();
  expect(third.url).toBe(first.url);
  expect((await first.client.query("select 1")).rowCount).toBe(1);

  for (const { client } of [first, second, third]) await releaseTestServer(client);
  while (readAddress() !== undefined || findOwner(lockFile()) !== undefined) await sleep(10);
  await expect(connectToServer(first.url)).rejects.toThrow(/ECONNREFUSED/);
});

async function connectToServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}
