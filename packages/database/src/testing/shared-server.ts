import { spawn } from "node:child_process";
import { mkdirSync, openSync, closeSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { findOwner } from "../embedded/owner-lock.ts";
import { TSX_ARGUMENTS } from "./tsx.ts";

export const RELEASE_CHANNEL = "test_server_release";
export const KEEPER_NAME = "propertyvr test keeper";

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 25;

/** Where this user's test server lives; open to walk through, its files are not. */
export function serverFolder(): string {
  const folder = path.join(os.tmpdir(), `propertyvr-tests-${String(process.getuid?.() ?? "user")}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const owner = statSync(folder).uid;
  if (process.getuid !== undefined && owner !== process.getuid()) {
    throw new Error(`${folder} belongs to another user; set TEST_DATABASE_URL or TMPDIR.`);
  }
  return folder;
}

export function addressFile(): string {
  return path.join(serverFolder(), "address");
}

export function lockFile(): string {
  return path.join(serverFolder(), "owner.lock");
}

/**
 * A connection to the server for tests: the one TEST_DATABASE_URL names, else this machine's
 * shared one, which is started when it does not run. The server stays while anybody is connected.
 */
export async function connectToTestServer(): Promise<{ client: pg.Client; url: string }> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined && given !== "") return { client: await connect(given), url: given };
  const deadline = Date.now() + START_LIMIT_MS;
  let hasSpawned = false;
  for (;;) {
    if (findOwner(lockFile()) === undefined && !hasSpawned) {
      hasSpawned = true;
      spawnKeeper().once("exit", () => (hasSpawned = false));
    }
    const url = readAddress();
    if (url !== undefined) {
      try {
        return { client: await connect(url), url };
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
    if (Date.now() > deadline) {
      throw new Error(`The test database server did not start; see ${serverFolder()}/keeper.log.`);
    }
    await sleep(POLL_MS);
  }
}

/** Ends the connection; when it was the last of all, waits until the server is gone. */
export async function releaseTestServer(client: pg.Client): Promise<void> {
  if (process.env["TEST_DATABASE_URL"]) {
    await client.end();
    return;
  }
  const { rows } = await client.query<{ has_others: boolean }>(
    `select count(*) > 0 as has_others from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> $1`,
    [KEEPER_NAME],
  );
  await client.query(`notify ${RELEASE_CHANNEL}`);
  await client.end();
  if (rows[0]?.has_others === true) return;
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (findOwner(lockFile()) !== undefined && Date.now() < deadline) await sleep(POLL_MS);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "propertyvr tests" });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The server's address, if one has been published. */
export function readAddress(): string | undefined {
  try {
    return readFileSync(addressFile(), "utf8");
  } catch {
    return undefined;
  }
}

function spawnKeeper(): ReturnType<typeof spawn> {
  const keeper = fileURLToPath(new URL("./server-keeper.ts", import.meta.url));
  const log = openSync(path.join(serverFolder(), "keeper.log"), "a", 0o600);
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const child = spawn(process.execPath, [...TSX_ARGUMENTS, keeper], {
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log, log],
    env,
  });
  closeSync(log);
  child.unref();
  return child;
}
