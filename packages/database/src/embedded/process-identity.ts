import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process that a later one with the same number cannot be taken for. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in milliseconds since 1970; on Linux exact to a clock tick. */
  readonly startedAtMs: number;
}

/** The start times of one process, read twice by different means, differ by less than this. */
const TOLERANCE_MS = 3_000;
const TICKS_PER_SECOND = 100;

/** Ourselves. */
export function thisProcess(): ProcessIdentity {
  const startedAtMs = startTimeOf(process.pid) ?? Math.round(performance.timeOrigin);
  return { pid: process.pid, startedAtMs };
}

/** True when that very process is alive: its number alone may have been given to another. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (!isRunning(identity.pid)) return false;
  const startedAtMs = startTimeOf(identity.pid);
  // Where the start time cannot be read, the careful answer is that it lives.
  if (startedAtMs === undefined) return isRunning(identity.pid);
  return Math.abs(startedAtMs - identity.startedAtMs) < TOLERANCE_MS;
}

/** True when some process has this number; a zombie is dead. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return linuxStat(pid)?.state !== "Z";
}

function startTimeOf(pid: number): number | undefined {
  try {
    if (process.platform === "linux") return linuxStartTime(pid);
    if (process.platform === "win32") return windowsStartTime(pid);
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    const ms = Date.parse(started.trim());
    return Number.isNaN(ms) ? undefined : ms;
  } catch {
    return undefined;
  }
}

function linuxStartTime(pid: number): number | undefined {
  const stat = linuxStat(pid);
  const boot = /^btime (\d+)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1];
  if (stat === undefined || boot === undefined) return undefined;
  return Number(boot) * 1000 + Math.round((stat.startTicks * 1000) / TICKS_PER_SECOND);
}

/** The name in parentheses may hold spaces and parentheses; the fields after it are plain. */
function linuxStat(pid: number): { state: string; startTicks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startTicks: Number(fields[19]) };
  } catch {
    return undefined;
  }
}

function windowsStartTime(pid: number): number {
  const script = `[DateTimeOffset]::new((Get-Process -Id ${String(pid)}).StartTime).ToUnixTimeMilliseconds()`;
  const command = ["-NoProfile", "-NonInteractive", "-Command", script];
  return Number(execFileSync("powershell.exe", command, { encoding: "utf8" }).trim());
}
