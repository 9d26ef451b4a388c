import { renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  addressOf,
  ensureRoleAndDatabase,
  publishAddress,
  readOrCreatePasswords,
  withdrawAddress,
} from "./access.ts";
import { findBinaries } from "./binaries.ts";
import { clusterFolderOf, ensureCluster, identityFor } from "./cluster-folder.ts";
import { prepareDataDir, systemFolder } from "./data-dir.ts";
import { stopOrphan } from "./orphan.ts";
import { takeOwnership, type OwnerLock } from "./owner-lock.ts";
import { findFreePort, startPostmaster, type Postmaster } from "./postmaster.ts";
import { serverIdentity } from "./server-identity.ts";
import { embeddedSettings } from "./settings.ts";

/** After a kill -9 the old server's memory may linger for a few seconds. */
const FIRST_START_LIMIT_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const LOG_LIMIT_BYTES = 10 * 2 ** 20;

export interface SupervisorOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Told when PostgreSQL had to come back under another address. */
  readonly onMoved?: (url: string) => void;
}

export interface Supervisor {
  readonly url: string;
  /** The running server process, undefined while it is down. */
  readonly postmasterPid: number | undefined;
  /** Stops PostgreSQL and gives the data folder free. */
  close(): Promise<void>;
}

/** Another living process owns the data folder. */
export class DataDirInUseError extends Error {
  override readonly name = "DataDirInUseError";
}

/**
 * Starts the embedded PostgreSQL on `dataDir` and keeps it running for as long as this process
 * lives: a server that dies is started again.
 * @throws DataDirInUseError, DataDirError, MissingPostgresError, each with a message for people
 */
export async function startSupervisor(options: SupervisorOptions): Promise<Supervisor> {
  const dataDir = path.resolve(options.dataDir);
  const usual = serverIdentity();
  prepareDataDir(dataDir, usual);
  const lock = own(dataDir);
  try {
    return await supervise({ ...options, dataDir }, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The lock file of a data folder. */
export function lockFileOf(dataDir: string): string {
  return path.join(dataDir, "owner.lock");
}

function own(dataDir: string): OwnerLock {
  const outcome = takeOwnership(lockFileOf(dataDir));
  if (outcome.isOurs) return outcome.lock;
  throw new DataDirInUseError(
    `PropertyVR already runs on ${dataDir} (process ${String(outcome.owner.pid)}). ` +
      "Stop that one first, or give this one a DATA_DIR of its own.",
  );
}

async function supervise(options: SupervisorOptions, lock: OwnerLock): Promise<Supervisor> {
  const { dataDir, log } = options;
  const identity = identityFor(dataDir, serverIdentity());
  const binaries = findBinaries(identity, systemFolder());
  const folder = clusterFolderOf(dataDir);
  const passwords = readOrCreatePasswords(dataDir, folder);
  const superuserPassword = passwords.superuser;
  if (await ensureCluster({ dataDir, binaries, identity, superuserPassword })) {
    log(`Prepared a new database in ${folder}.`);
  }
  const logFile = path.join(dataDir, "postgres.log");
  turnLog(logFile);

  let port = await findFreePort();
  let url = addressOf(passwords, port);
  let server: Postmaster | undefined;
  let isClosing = false;

  const start = async (): Promise<void> => {
    if (await stopOrphan(binaries, folder)) log("Stopped a PostgreSQL that was left behind.");
    const settings = embeddedSettings();
    server = await startPostmaster({ binaries, identity, folder, port, logFile, settings });
    if (isClosing) await server.stop();
  };

  /** Tries until it runs, we are closing, or `limitMs` is over. */
  const startPatiently = async (limitMs: number): Promise<void> => {
    const deadline = Date.now() + limitMs;
    for (
      let pauseMs = FIRST_PAUSE_MS;
      !isClosing;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        await start();
        return;
      } catch (error) {
        if (Date.now() + pauseMs > deadline) throw error;
        log(`PostgreSQL did not start, trying again: ${(error as Error).message}`);
        if (String(error).includes("could not create any TCP/IP sockets")) {
          port = await findFreePort();
        }
      }
      await sleep(pauseMs);
    }
  };

  const keepRunning = async (): Promise<void> => {
    while (!isClosing) {
      await server?.exited;
      server = undefined;
      if (isClosing) return;
      log("PostgreSQL ended unexpectedly; starting it again.");
      await startPatiently(Number.POSITIVE_INFINITY);
      if (addressOf(passwords, port) !== url) {
        url = addressOf(passwords, port);
        publishAddress(dataDir, url);
        options.onMoved?.(url);
      }
      if (!isClosing) log("PostgreSQL runs again.");
    }
  };

  /** For an end without `close`: an uncaught error, process.exit. */
  const onExit = (): void => {
    if (server !== undefined) process.kill(server.pid, "SIGINT");
    withdrawAddress(dataDir);
    lock.release();
  };

  await startPatiently(FIRST_START_LIMIT_MS);
  process.once("exit", onExit);
  try {
    await ensureRoleAndDatabase(passwords, port);
  } catch (error) {
    isClosing = true;
    process.off("exit", onExit);
    await server?.stop();
    throw error;
  }
  url = addressOf(passwords, port);
  publishAddress(dataDir, url);
  const kept = keepRunning();

  return {
    get url() {
      return url;
    },
    get postmasterPid() {
      return server?.pid;
    },
    close: async () => {
      if (isClosing) return kept;
      isClosing = true;
      withdrawAddress(dataDir);
      await server?.stop();
      await kept;
      process.off("exit", onExit);
      lock.release();
    },
  };
}

/** The log is kept for looking into a fault; one old one is enough. */
function turnLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
}
