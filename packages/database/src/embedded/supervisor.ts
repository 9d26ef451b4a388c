import { renameSync, statSync } from "node:fs";
import path from "node:path";
import {
  addressOf,
  ensureRoleAndDatabase,
  publishAddress,
  readOrCreatePasswords,
  withdrawAddress,
} from "./access.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster-folder.ts";
import { prepareDataDir, systemFolder } from "./data-dir.ts";
import { takeOwnership, type OwnerLock } from "./owner-lock.ts";
import { clusterFolderOf, identityFor } from "./server-identity.ts";
import { WatchedPostmaster } from "./watched-postmaster.ts";

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
  prepareDataDir(dataDir, identityFor(dataDir));
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
    `PropertyVR is already running on ${dataDir} (process ${String(outcome.owner.pid)}). ` +
      "Stop it first, or set DATA_DIR to another folder.",
  );
}

async function supervise(options: SupervisorOptions, lock: OwnerLock): Promise<Supervisor> {
  const { dataDir, log } = options;
  const identity = identityFor(dataDir);
  const binaries = findBinaries(identity, systemFolder());
  const folder = clusterFolderOf(dataDir);
  const passwords = readOrCreatePasswords(dataDir, folder);
  const superuserPassword = passwords.superuser;
  if (await ensureCluster({ dataDir, binaries, identity, superuserPassword })) {
    log(`Created a new database in ${folder}.`);
  }
  const logFile = path.join(dataDir, "postgres.log");
  turnLog(logFile);
  const onMoved = (port: number): void => {
    const url = addressOf(passwords, port);
    publishAddress(dataDir, url);
    options.onMoved?.(url);
  };
  const server = await WatchedPostmaster.start({
    binaries,
    identity,
    folder,
    logFile,
    log,
    onMoved,
  });
  // For an end without `close`: an uncaught error, process.exit.
  const onExit = (): void => {
    server.abandon();
    withdrawAddress(dataDir);
    lock.release();
  };
  process.once("exit", onExit);
  const close = async (): Promise<void> => {
    withdrawAddress(dataDir);
    await server.stop();
    process.off("exit", onExit);
    lock.release();
  };
  try {
    await ensureRoleAndDatabase(passwords, server.port);
    publishAddress(dataDir, addressOf(passwords, server.port));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get url() {
      return addressOf(passwords, server.port);
    },
    get postmasterPid() {
      return server.pid;
    },
    close,
  };
}

/** The log is kept for looking into a fault; one old one is enough. */
function turnLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
}
