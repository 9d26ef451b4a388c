import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Of one import, or whatever was watched. */
export interface Used {
  /** Of the server's process, worker included, in MiB. */
  readonly server: number;
  /** Of PostgreSQL, all its processes, each page counted once, in MiB; NaN where the system does not say. */
  readonly postgres: number;
  /** Processor time in microseconds: it tells more than the clock where other work shares the machine. */
  readonly cpuUs: CpuUs;
}

interface CpuUs {
  /** The thread that answers requests: those of the import, and of the others meanwhile. */
  readonly answering: number;
  /** The server's other threads: the one that reads files, and those that tidy up memory. */
  readonly reading: number;
  readonly postgres: number;
}

const EVERY_MS = 250;

/** Watches a server and the PostgreSQL it started until `until` resolves. Linux only. */
export async function watchProcesses(pid: number, until: Promise<unknown>): Promise<Used> {
  const peaks = { server: 0, postgres: 0 };
  const before = await cpuOf(pid);
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  void until.then(end, end);
  while (!over.signal.aborted) {
    peaks.server = Math.max(peaks.server, await residentMib(pid));
    peaks.postgres = Math.max(peaks.postgres, await sumOver(await startedBy(pid), pssMib));
    await sleep(EVERY_MS);
  }
  const after = await cpuOf(pid);
  const cpuUs = {
    answering: after.answering - before.answering,
    reading: after.reading - before.reading,
    postgres: after.postgres - before.postgres,
  };
  return { ...peaks, cpuUs };
}

export const residentMib = (pid: number): Promise<number> =>
  kibOf(`/proc/${String(pid)}/status`, "VmRSS").then((kib) => kib / 1_024);

/** Processes that a process started, and those that they did. */
async function startedBy(server: number): Promise<readonly number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc").catch(() => []))
    if (/^\d+$/.test(name)) parents.set(Number(name), (await statOf(name))[PARENT] ?? 0);
  return [...parents.keys()].filter((pid) => {
    for (let at = parents.get(pid); at !== undefined && at > 1; at = parents.get(at))
      if (at === server) return true;
    return false;
  });
}

const sumOver = async (
  pids: readonly number[],
  of: (pid: number) => Promise<number>,
): Promise<number> => (await Promise.all(pids.map(of))).reduce((sum, each) => sum + each, 0);

const pssMib = (pid: number): Promise<number> =>
  kibOf(`/proc/${String(pid)}/smaps_rollup`, "Pss").then((kib) => kib / 1_024);

/** Time of processes that have ended counts with the one that waited for them. */
async function cpuOf(server: number): Promise<CpuUs> {
  const timeOf = async (of: string, fields: readonly number[]) => {
    const stat = await statOf(of);
    return fields.reduce((sum, field) => sum + (stat[field] ?? 0) * TICK_US, 0);
  };
  const whole = await timeOf(String(server), OWN_TIME);
  // The first thread of a process has its number.
  const answering = await timeOf(`${String(server)}/task/${String(server)}`, OWN_TIME);
  return {
    answering,
    reading: whole - answering,
    postgres: await sumOver(await startedBy(server), (pid) =>
      timeOf(String(pid), [...OWN_TIME, ...CHILDREN_TIME]),
    ),
  };
}

/** Places in the fields of /proc/PID/stat behind the name, see proc(5). */
const PARENT = 1;
const OWN_TIME = [11, 12];
const CHILDREN_TIME = [13, 14];
/** Linux counts in hundredths of a second wherever Node runs. */
const TICK_US = 10_000;

/** @param of a process, or "1/task/2" for one of its threads */
async function statOf(of: string): Promise<readonly number[]> {
  const stat = await readFile(`/proc/${of}/stat`, "utf8").catch(() => "");
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

async function kibOf(file: string, name: string): Promise<number> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0);
}
