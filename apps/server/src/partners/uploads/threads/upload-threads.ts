import { Worker } from "node:worker_threads";
import type { Log } from "../../../platform/config/deps.ts";
import type { FileWork, Task, TaskNews } from "./file-work.ts";

/** A thread that tells nothing for so long hangs. */
const SILENT_MS = 5 * 60_000;
/** A thread without work is kept for the next file, and its map of places with it. */
const IDLE_MS = 60_000;
/** A workbook is held while it is read; what needs more than this is no file of homes. */
const HEAP_MB = 1_536;
/** What a row leaves behind is gone soon: more room only holds more of it, 70 MB at V8's own choice, and saves no time. */
const YOUNG_MB = 8;

interface Thread {
  readonly worker: Worker;
  idle?: NodeJS.Timeout;
}

/** Threads that read files, as many as there is work at once; a thread that dies takes its task with it, and nothing else. */
export interface UploadThreads extends FileWork {
  readonly close: () => Promise<void>;
}

export function uploadThreads(options: {
  readonly entry: URL;
  readonly databaseUrl: () => string;
  readonly log: Log;
  readonly silentMs?: number;
  readonly heapMb?: number;
}): UploadThreads {
  const { entry, databaseUrl, log, silentMs = SILENT_MS, heapMb = HEAP_MB } = options;
  const idle: Thread[] = [];
  const all = new Set<Worker>();

  const take = (): Thread => {
    const kept = idle.pop();
    clearTimeout(kept?.idle);
    if (kept !== undefined) return kept;
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.on("error", (error) => log.error({ err: error }, "a thread that reads files died"));
    worker.on("exit", () => {
      all.delete(worker);
      idle.splice(0, idle.length, ...idle.filter((thread) => thread.worker !== worker));
    });
    all.add(worker);
    return { worker };
  };
  const giveBack = (thread: Thread): void => {
    thread.idle = setTimeout(() => {
      void thread.worker.terminate();
    }, IDLE_MS).unref();
    thread.worker.unref();
    idle.push(thread);
  };

  /** Does one task; `onBytes` gets what it sends. */
  const work = async (
    task: TaskToDo,
    signal: AbortSignal,
    onBytes: (bytes: Uint8Array) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> => {
    const thread = take();
    const { worker } = thread;
    worker.ref();
    const stop = (): void => tell(worker, "stop");
    try {
      const end = endOf(worker, { silentMs, onBytes });
      tell(worker, { ...task, databaseUrl: databaseUrl() });
      if (signal.aborted) stop();
      signal.addEventListener("abort", stop);
      await end;
      giveBack(thread);
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
  return {
    run: (name, signal) => work({ is: "run", name }, signal),
    sendBack: (task, write, signal) => work({ is: "send-back", ...task }, signal, write),
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
type TaskToDo = Without<Task>;
type Without<Each> = Each extends unknown ? Omit<Each, "databaseUrl"> : never;

const tell = (worker: Worker, what: Task | "stop" | "more"): void => {
  worker.postMessage(what, []);
};

/** Resolves when the task that was sent is done; rejects when it failed, or the thread died or hangs. */
async function endOf(
  worker: Worker,
  { silentMs, onBytes }: { silentMs: number; onBytes: (bytes: Uint8Array) => Promise<void> },
): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  try {
    await new Promise<void>((resolve, reject) => {
      const died = (): void => reject(new Error("the thread that reads a file died or hangs"));
      let silence = setTimeout(died, silentMs);
      const hear = (news: TaskNews): void => {
        clearTimeout(silence);
        if (news.is === "done") return resolve();
        if (news.is === "failed") return reject(new Error(news.message));
        silence = setTimeout(died, silentMs);
        if (news.is === "bytes") onBytes(news.bytes).then(() => tell(worker, "more"), reject);
      };
      worker.on("message", hear).on("exit", died).on("error", reject);
      signal.addEventListener("abort", () => {
        clearTimeout(silence);
        worker.off("message", hear).off("exit", died).off("error", reject);
      });
    });
  } finally {
    over.abort();
  }
}
