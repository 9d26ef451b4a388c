import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { refuseUnreadableUrl } from "./connect-fault.ts";
import { readAddress } from "./embedded/access.ts";
import { findOwner } from "./embedded/owner-lock.ts";
import { lockFileOf, startSupervisor, type Supervisor } from "./embedded/supervisor.ts";
import { createPool } from "./pool.ts";
import type { Tables } from "./tables.ts";

/** How long a command waits for a server that is just starting. */
const ADDRESS_LIMIT_MS = 30_000;
const POLL_MS = 50;

export interface DatabaseOptions {
  /** A PostgreSQL 16 or newer; undefined is the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** One line for people about what happens; no secrets in it. */
  readonly log: (line: string) => void;
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
}

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly url: string;
  /** True when the PostgreSQL is ours, in `dataDir`, whoever started it. */
  readonly isEmbedded: boolean;
  /** Process number of the PostgreSQL this process runs, undefined when it runs none or is down. */
  readonly postmasterPid: number | undefined;
  /** Ends the connections, then the PostgreSQL if this process runs it. */
  close(): Promise<void>;
}

/**
 * Opens the database the product works on. With `databaseUrl` nothing is contacted yet: an absent
 * server shows in `isReady` and in failing queries, and the pool recovers when it comes back.
 * Without, the embedded PostgreSQL is started (its first time takes about a second) and watched.
 * @throws DataDirInUseError when another server owns `dataDir`; DataDirError, MissingPostgresError;
 *   DatabaseUrlError when `databaseUrl` cannot be read
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    refuseUnreadableUrl(options.databaseUrl);
    return toDatabase(options, options.databaseUrl, false, undefined);
  }
  let pool: pg.Pool | undefined;
  const supervisor = await startSupervisor({
    dataDir: options.dataDir,
    log: options.log,
    onMoved: (url) => {
      if (pool !== undefined) pool.options.connectionString = url;
    },
  });
  const database = toDatabase(options, supervisor.url, true, supervisor);
  pool = database.pool;
  return database;
}

/**
 * For commands: the database of the server that runs on `dataDir`, or, when none runs, one opened
 * for as long as the command takes.
 */
export async function connectToRunning(options: DatabaseOptions): Promise<Database> {
  const dataDir = path.resolve(options.dataDir);
  if (options.databaseUrl !== undefined) return openDatabase(options);
  const deadline = Date.now() + ADDRESS_LIMIT_MS;
  for (;;) {
    const owner = findOwner(lockFileOf(dataDir));
    if (owner === undefined) return openDatabase(options);
    const url = readAddress(dataDir);
    if (url !== undefined) return toDatabase(options, url, true, undefined);
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${String(owner.pid)} owns ${dataDir}, but its database does not come up.`,
      );
    }
    await sleep(POLL_MS);
  }
}

function toDatabase(
  options: DatabaseOptions,
  url: string,
  isEmbedded: boolean,
  supervisor: Supervisor | undefined,
): Database {
  const pool = createPool({ ...options, databaseUrl: url });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    try {
      // Not db.destroy(): it leaves the pool open when no query went through it.
      await pool.end();
    } finally {
      await supervisor?.close();
    }
  };
  return {
    pool,
    db,
    get url() {
      return supervisor?.url ?? url;
    },
    isEmbedded,
    get postmasterPid() {
      return supervisor?.postmasterPid;
    },
    close: () => {
      closed ??= end();
      return closed;
    },
  };
}
