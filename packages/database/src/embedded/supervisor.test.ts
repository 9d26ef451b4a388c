import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { isReady } from "../is-ready.ts";
import { migrate } from "../migrate.ts";
import { connectToRunning, openDatabase, type Database } from "../open-database.ts";
import { startOwnerProcess, type OwnerProcess } from "../testing/owner-process.ts";
import { prepareDataDir } from "./data-dir.ts";
import { isRunning } from "./process-identity.ts";
import { serverIdentity } from "./server-identity.ts";
import { DataDirInUseError } from "./supervisor.ts";

const home = mkdtempSync(path.join(os.tmpdir(), "propertyvr-supervisor-"));
const dataDir = path.join(home, "data");
const lines: string[] = [];
const options = { databaseUrl: undefined, dataDir, log: (line: string) => lines.push(line) };

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("an embedded database", () => {
  let database: Database;

  beforeAll(async () => {
    letThrough(home);
    database = await openDatabase(options);
    await migrate(database.pool);
    await database.pool.query("create table notes (id int primary key, text text)");
  });

  afterAll(() => database.close());

  test("is made in an empty folder, knows Thai, and works as a role that owns little", async () => {
    expect(database.isEmbedded).toBe(true);
    expect(lines).toEqual([`Created a new database in ${path.join(dataDir, "postgres")}.`]);
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select current_setting('server_encoding') as encoding, lower('ÀÉ อโศก') as lower,
              (select datlocale from pg_database where datname = current_database()) as locale,
              (select rolsuper from pg_roles where rolname = current_user) as is_superuser`,
    );
    expect(rows).toEqual([
      { encoding: "UTF8", lower: "àé อโศก", locale: "C.UTF-8", is_superuser: false },
    ]);
  });

  test("lets nobody in without the password, and listens on this machine only", async () => {
    const url = new URL(database.url);
    expect(url.hostname).toBe("127.0.0.1");
    url.password = "guess";
    const guess = await openDatabase({ ...options, databaseUrl: url.href });
    await expect(guess.pool.query("select 1")).rejects.toThrow(/password authentication failed/);
    await guess.close();
    const { rows } = await database.pool.query<{ listen_addresses: string }>(
      "show listen_addresses",
    );
    expect(rows).toEqual([{ listen_addresses: "127.0.0.1" }]);
  });

  test("refuses a second server on its folder and says who has it", async () => {
    const second = openDatabase(options);
    await expect(second).rejects.toThrow(DataDirInUseError);
    await expect(second).rejects.toThrow(new RegExp(`process ${String(process.pid)}.*DATA_DIR`));
    expect(await isReady(database.pool)).toBe(true);
  });

  test("is joined by a command, which leaves it running", async () => {
    const command = await connectToRunning(options);
    await command.pool.query("insert into notes values (1, 'จากคำสั่ง')");
    await command.close();
    const { rows } = await database.pool.query("select text from notes where id = 1");
    expect(rows).toEqual([{ text: "จากคำสั่ง" }]);
  });

  test("comes back when PostgreSQL is killed, with every acknowledged row", async () => {
    const before = database.postmasterPid;
    const acknowledged = await writeUntilKilled(database);
    await until(() => database.postmasterPid !== before);
    await untilReady(database);
    expect(database.postmasterPid).not.toBe(before);
    expect(lines).toContain("PostgreSQL is running again.");
    const { rows } = await database.pool.query<{ id: number }>("select id from notes");
    const ids = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("is not ready while PostgreSQL is down", async () => {
    process.kill(database.postmasterPid ?? 0, "SIGKILL");
    // No event is heard during this, so it cannot have been started again.
    block(100);
    expect(await isReady(database.pool)).toBe(false);
    await untilReady(database);
  });

  test("moves to another port when a stranger took its own, and its pool follows", async () => {
    const port = Number(new URL(database.url).port);
    process.kill(database.postmasterPid ?? 0, "SIGKILL");
    block(200);
    const stranger = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => stranger.listen(port, "127.0.0.1", resolve));
    await untilReady(database);
    expect(new URL(database.url).port).not.toBe(String(port));
    const command = await connectToRunning(options);
    expect(command.url).toBe(database.url);
    await command.close();
    stranger.close();
  });
});

describe("the data folder of an owner that ended", () => {
  let owner: OwnerProcess | undefined;
  let database: Database | undefined;

  afterEach(async () => {
    owner?.child.kill("SIGKILL");
    await database?.close();
    owner = undefined;
    database = undefined;
  });

  test("killed at once: the next owner stops what it left, and has every row", async () => {
    owner = startOwnerProcess(dataDir);
    const orphan = await owner.next("postmasterPid");
    while ((await owner.next("row")) % 20 !== 0);
    owner.child.kill("SIGKILL");
    await owner.exited;
    expect(isRunning(orphan)).toBe(true);
    lines.length = 0;

    database = await openDatabase(options);
    expect(lines).toContain("Stopped a PostgreSQL process left over from an earlier run.");
    expect(isRunning(orphan)).toBe(false);
    const { rows } = await database.pool.query<{ id: number }>("select id from kept");
    const ids = new Set(rows.map(({ id }) => id));
    const acknowledged = owner.said.flatMap(({ row }) => row ?? []);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("owner and PostgreSQL killed together: the next owner recovers", async () => {
    owner = startOwnerProcess(dataDir);
    const postmaster = await owner.next("postmasterPid");
    const row = await owner.next("row");
    owner.child.kill("SIGKILL");
    process.kill(postmaster, "SIGKILL");
    await owner.exited;
    database = await openDatabase(options);
    const { rowCount } = await database.pool.query("select 1 from kept where id = $1", [row]);
    expect(rowCount).toBe(1);
  });

  test("Ctrl-C: it closes in order, and no process and no lock is left", async () => {
    owner = startOwnerProcess(dataDir);
    const postmaster = await owner.next("postmasterPid");
    await owner.next("row");
    process.kill(-(owner.child.pid ?? 0), "SIGINT");
    expect(await owner.exited).toBe(0);
    expect(isRunning(postmaster)).toBe(false);
    expect(readdirSync(dataDir)).not.toContain("owner.lock");
    expect(readdirSync(dataDir)).not.toContain("database-address");
  });

  test("a fault nobody caught: PostgreSQL is told to stop, and the folder is free", async () => {
    owner = startOwnerProcess(dataDir);
    const postmaster = await owner.next("postmasterPid");
    owner.child.kill("SIGUSR2");
    expect(await owner.exited).not.toBe(0);
    await until(() => !isRunning(postmaster));
    expect(readdirSync(dataDir)).not.toContain("owner.lock");
  });

  test("a command opens it itself and closes it after", async () => {
    database = await connectToRunning(options);
    expect(database.postmasterPid).toBeDefined();
    const { rows } = await database.pool.query("select count(*) > 0 as has_rows from kept");
    expect(rows).toEqual([{ has_rows: true }]);
    await database.close();
    expect(readdirSync(dataDir)).not.toContain("owner.lock");
  });

  test("a pid file whose number a stranger has by now does not hinder a start", async () => {
    const pidFile = path.join(dataDir, "postgres", "postmaster.pid");
    writeFileSync(pidFile, `${String(process.pid)}\n${path.join(dataDir, "postgres")}\n`);
    database = await openDatabase(options);
    expect((await database.pool.query("select 1")).rowCount).toBe(1);
    expect(readFileSync(pidFile, "utf8").split("\n")[0]).toBe(String(database.postmasterPid));
  });
});

/** Writes one row after another until PostgreSQL is killed under it; the rows it confirmed. */
async function writeUntilKilled(database: Database): Promise<readonly number[]> {
  const acknowledged: number[] = [];
  for (let id = 100; ; id += 1) {
    try {
      await database.pool.query("insert into notes values ($1, 'kept')", [id]);
      acknowledged.push(id);
    } catch {
      return acknowledged;
    }
    if (id === 120) process.kill(database.postmasterPid ?? 0, "SIGKILL");
  }
}

/** As root, PostgreSQL's user has to be able to walk down to the data. */
function letThrough(folder: string): void {
  rmSync(folder, { recursive: true });
  prepareDataDir(folder, serverIdentity());
}

async function untilReady(database: Database): Promise<void> {
  while (!(await isReady(database.pool))) await sleep(20);
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await sleep(10);
}

function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
