import { execFile, spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { serverEnvironment } from "./cluster.ts";
import type { ServerIdentity } from "./server-identity.ts";

const POLL_MS = 10;
/** Long enough for recovery after a crash; a start takes a tenth of a second otherwise. */
const START_LIMIT_MS = 60_000;
/** A fast stop waits for its last checkpoint; after this it is cut, which costs only a recovery. */
const STOP_LIMIT_MS = 20_000;

export interface PostmasterOptions {
  readonly binaries: Binaries;
  readonly identity: ServerIdentity | undefined;
  readonly folder: string;
  readonly port: number;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
}

export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process is gone, for whatever reason. */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and waits until it accepts connections.
 * @throws Error with the last lines of its log when it ends before that
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const log = openSync(options.logFile, "a", 0o600);
  const child = spawn(options.binaries.postgres, argumentsOf(options), {
    cwd: options.folder,
    env: serverEnvironment(),
    stdio: ["ignore", log, log],
    // A process group of its own: Ctrl-C in the terminal reaches us, and we stop it last.
    detached: process.platform !== "win32",
    windowsHide: true,
    ...options.identity,
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  try {
    await untilReady(child, options);
  } catch (error) {
    child.kill("SIGQUIT");
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    exited,
    stop: () => stopChild(child, exited, options),
  };
}

/** A port nobody listens on now; another process may still take it before we do. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("No port is free."));
        else resolve(address.port);
      });
    });
  });
}

function argumentsOf(options: PostmasterOptions): readonly string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(options.port),
    unix_socket_directories: "",
    ...options.settings,
  };
  return [
    "-D",
    options.folder,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

async function untilReady(child: ChildProcess, options: PostmasterOptions): Promise<void> {
  let spawnError: Error | undefined;
  child.once("error", (error) => (spawnError = error));
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (spawnError !== undefined) throw spawnError;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL ended while it started: ${lastLines(options.logFile)}`);
    }
    if (isReady(options.folder, child.pid)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`PostgreSQL was not ready in time: ${lastLines(options.logFile)}`);
}

/** PostgreSQL writes its state into the eighth line of postmaster.pid; pg_ctl reads it too. */
function isReady(folder: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

async function stopChild(
  child: ChildProcess,
  exited: Promise<void>,
  options: PostmasterOptions,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === "win32") {
    execFile(options.binaries.pgCtl, ["stop", "-D", options.folder, "-m", "fast"], () => undefined);
  } else {
    child.kill("SIGINT");
  }
  const limit = new AbortController();
  const late = sleep(STOP_LIMIT_MS, "late" as const, { signal: limit.signal }).catch(() => "gone");
  if ((await Promise.race([exited, late])) === "late") child.kill("SIGQUIT");
  limit.abort();
  await exited;
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-3).join(" | ");
  } catch {
    return "it left no log";
  }
}
