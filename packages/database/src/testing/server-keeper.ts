/**
 * A process of its own that keeps one PostgreSQL for all tests of this machine's user: started by
 * the first that needs it, ended when nobody has been connected for a while, or at once when the
 * last user says so. Its data is thrown away, so nothing is ever synced to disk.
 */
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync, chmodSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findBinaries, type Binaries } from "../embedded/binaries.ts";
import { createCluster, SUPERUSER } from "../embedded/cluster.ts";
import { stopOrphan } from "../embedded/orphan.ts";
import { takeOwnership } from "../embedded/owner-lock.ts";
import { findFreePort, startPostmaster, type Postmaster } from "../embedded/postmaster.ts";
import { serverIdentity } from "../embedded/server-identity.ts";
import {
  addressFile,
  KEEPER_NAME,
  lockFile,
  readAddress,
  RELEASE_CHANNEL,
  serverFolder,
} from "./shared-server.ts";

const IDLE_LIMIT_MS = 10_000;
const ADOPTED_IDLE_LIMIT_MS = 1_000;
const POLL_MS = 200;
const CLUSTER_PREFIX = "cluster-";
const LOG_FILE = "postgres.log";

const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "300",
  shared_buffers: "64MB",
  autovacuum_naptime: "30s",
  log_min_messages: "warning",
} as const;

const folder = serverFolder();
const identity = serverIdentity();
const outcome = takeOwnership(lockFile());
if (outcome.isOurs) {
  try {
    const binaries = findBinaries(identity, folder);
    const isAdopted = await outliveAbandoned();
    await clearAbandoned(binaries);
    // Who asked for us has had the abandoned server; who asks later starts the next keeper.
    if (!isAdopted) await keep(binaries);
  } finally {
    outcome.lock.release();
  }
}

/**
 * A keeper that was killed left its server to tests that may be at work: they end first.
 * @returns true when there was such a server
 */
async function outliveAbandoned(): Promise<boolean> {
  const url = readAddress();
  if (url === undefined) return false;
  try {
    await untilIdle(url, ADOPTED_IDLE_LIMIT_MS);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(addressFile(), { force: true });
  }
}

async function clearAbandoned(binaries: Binaries): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(CLUSTER_PREFIX))) {
    const left = path.join(folder, name);
    await stopOrphan(binaries, path.join(left, "data"));
    rmSync(left, { recursive: true, force: true });
  }
  rmSync(path.join(folder, LOG_FILE), { force: true });
}

async function keep(binaries: Binaries): Promise<void> {
  const home = mkdtempSync(path.join(folder, CLUSTER_PREFIX));
  try {
    chmodSync(home, 0o711);
    const data = path.join(home, "data");
    const superuserPassword = randomBytes(18).toString("base64url");
    await createCluster({ binaries, identity, folder: data, superuserPassword, isDurable: false });
    const port = await findFreePort();
    const logFile = path.join(folder, LOG_FILE);
    const server = await startPostmaster({
      binaries,
      identity,
      folder: data,
      port,
      logFile,
      settings: SETTINGS,
    });
    const url = `postgres://${SUPERUSER}:${superuserPassword}@127.0.0.1:${String(port)}/postgres`;
    await serveUntilIdle(server, url);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function serveUntilIdle(server: Postmaster, url: string): Promise<void> {
  const draft = `${addressFile()}.draft`;
  writeFileSync(draft, url, { mode: 0o600 });
  renameSync(draft, addressFile());
  try {
    await Promise.race([untilIdle(url, IDLE_LIMIT_MS), untilSignal(), server.exited]);
  } finally {
    rmSync(addressFile(), { force: true });
    await server.stop();
  }
}

async function untilIdle(url: string, limitMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: KEEPER_NAME });
  client.on("error", () => undefined);
  await client.connect();
  let isReleased = false;
  client.on("notification", () => (isReleased = true));
  await client.query(`listen ${RELEASE_CHANNEL}`);
  for (let idleSince = Date.now(); ; await sleep(POLL_MS)) {
    const { rows } = await client.query<{ others: string }>(
      `select count(*) as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.others !== "0") idleSince = Date.now();
    else if (isReleased || Date.now() - idleSince > limitMs) break;
  }
  await client.end();
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGTERM", resolve);
    process.once("SIGINT", resolve);
  });
}
