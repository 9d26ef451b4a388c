import { createPool } from "@propertyvr/database";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { runUpload } from "../running/run-upload.ts";
import type { Task, TaskNews } from "./file-work.ts";
import { sendUploadBack } from "./send-upload-back.ts";

/**
 * The thread that reads files, apart from the one that answers requests: with a connection and a map
 * of places of its own. It does one task at a time, as its parent sends them.
 */
const port = parentPort ?? failAlone();

function failAlone(): never {
  throw new Error("this file is run as a worker thread");
}

// Who waits for an answer goes first. A thread has a niceness of its own on Linux (setpriority(2),
// "C library/kernel differences"); elsewhere this would slow the whole server.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const tell = (news: TaskNews, transfer: ArrayBuffer[] = []): void => {
  port.postMessage(news, transfer);
};

const BEAT_EVERY_MS = 1_000;
let beaten = 0;
const beat = (): void => {
  if (Date.now() - beaten < BEAT_EVERY_MS) return;
  beaten = Date.now();
  tell({ is: "beat" });
};

let stopping = new AbortController();
let askForMore: () => void = () => undefined;

const work = async (task: Task): Promise<void> => {
  const pool = createPool({ databaseUrl: task.databaseUrl, maxConnections: 2 });
  try {
    if (task.is === "run") {
      const clock = { now: () => new Date() };
      await runUpload({ pool, clock, beat, signal: stopping.signal }, task.name);
      return;
    }
    for await (const bytes of sendUploadBack(pool, task, beat)) {
      const copy = Uint8Array.from(bytes);
      // A reader who is slow holds us up, and not a pile of pieces.
      const asked = new Promise<void>((resolve) => (askForMore = resolve));
      tell({ is: "bytes", bytes: copy }, [copy.buffer]);
      await asked;
      if (stopping.signal.aborted) return;
    }
  } finally {
    await pool.end();
  }
};

port.on("message", (task: Task | "stop" | "more") => {
  if (task === "stop") stopping.abort();
  if (task === "stop" || task === "more") {
    askForMore();
    return;
  }
  stopping = new AbortController();
  work(task).then(
    () => tell({ is: "done" }),
    (error: unknown) =>
      tell({ is: "failed", message: error instanceof Error ? (error.stack ?? error.message) : "" }),
  );
});
