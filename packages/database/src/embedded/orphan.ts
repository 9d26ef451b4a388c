import { execFile } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { isRunning } from "./process-identity.ts";

const execFileAsync = promisify(execFile);

const POLL_MS = 20;
/** How long a fast shutdown may take before SIGQUIT; crash recovery repairs what that leaves. */
const SHUTDOWN_MS = 10_000;
const QUIT_MS = 10_000;

/**
 * Stops a PostgreSQL that an owner of this folder left behind when it was killed, and clears the
 * pid file when its number belongs to a stranger by now. Call it only while holding the folder.
 * @returns true when there was one to stop
 */
export async function stopOrphan(binaries: Binaries, folder: string): Promise<boolean> {
  const pidFile = path.join(folder, "postmaster.pid");
  const pid = readPid(pidFile);
  if (pid === undefined) return false;
  if (!(await isPostmasterOf(pid, folder))) {
    // Its child processes may still write: the pid file is removed only once they have ended.
    await until(() => runningChildren(folder).length === 0, QUIT_MS);
    if (runningChildren(folder).length === 0) rmSync(pidFile, { force: true });
    return false;
  }
  await askToStop(binaries, pid, folder);
  if (!(await until(() => !isRunning(pid), SHUTDOWN_MS))) {
    process.kill(pid, "SIGQUIT");
    await until(() => !isRunning(pid), QUIT_MS);
  }
  return true;
}

async function askToStop(binaries: Binaries, pid: number, folder: string): Promise<void> {
  if (process.platform !== "win32") {
    process.kill(pid, "SIGINT");
    return;
  }
  await execFileAsync(binaries.pgCtl, ["stop", "-D", folder, "-m", "fast"]).catch(() => undefined);
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  try {
    if (process.platform === "linux") {
      const words = readFileSync(`/proc/${String(pid)}/cmdline`, "utf8").split("\0");
      return words[words.indexOf("-D") + 1] === folder;
    }
    // pg_ctl asks the system itself, and the folder's pid file names only its own server.
    if (process.platform === "win32") return true;
    const { stdout } = await execFileAsync("ps", ["-o", "command=", "-p", String(pid)]);
    return stdout.includes(`-D ${folder}`);
  } catch {
    return false;
  }
}

/** Server processes working in the folder; only Linux tells, elsewhere PostgreSQL's own check holds. */
function runningChildren(folder: string): readonly number[] {
  if (process.platform !== "linux") return [];
  const home = realpathSync(folder);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && workingFolderOf(pid) === home);
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${String(pid)}/cwd`);
  } catch {
    return undefined;
  }
}

async function until(isDone: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (isDone()) return true;
    await sleep(POLL_MS);
  }
  return isDone();
}
