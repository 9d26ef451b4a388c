// A thread that lets processes run only a share of the time: stopped and let go many times a second.
// DevTools slows a page's own thread alone; this slows its workers with it.
import { workerData } from "node:worker_threads";

/** Long enough for a signal to arrive, short beside what is measured. */
const PERIOD_MS = 16;

/** @type {{ pids: readonly number[], share: number, isOver: SharedArrayBuffer }} */
const { pids, share, isOver } = workerData;
const over = new Int32Array(isOver);

/** @param {"SIGSTOP" | "SIGCONT"} name */
function signal(name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}

while (Atomics.load(over, 0) === 0) {
  signal("SIGSTOP");
  Atomics.wait(over, 0, 0, PERIOD_MS * (1 - share));
  signal("SIGCONT");
  Atomics.wait(over, 0, 0, PERIOD_MS * share);
}
signal("SIGCONT");
