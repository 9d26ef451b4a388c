import { fail } from "@propertyvr/vocabulary";
import { Worker } from "node:worker_threads";
import type { Log } from "../../../platform/config/deps.ts";
import type { ReadFile, ReadingNews } from "./read-files.ts";

/** One file: what takes longer was made to. */
const LONGEST_MS = 60_000;
const HEAP_MB = 512;
/** What V8 does not count, e.g. streams of a PDF as they are inflated, shows in the whole process alone. */
const GROWTH_BYTES = 768 * 1024 * 1024;
const LOOK_EVERY_MS = 100;
/** A thread without work is kept for the next file. */
const IDLE_MS = 60_000;

export interface ReadingThreads {
  readonly read: ReadFile;
  readonly close: () => Promise<void>;
}

export interface ReadingLimits {
  readonly longestMs: number;
  readonly heapMb: number;
  readonly growthBytes: number;
}

/** Threads that read attached files; one that takes too long or too much ends with its file, and nothing else. */
export function readingThreads(
  { entry, log }: { readonly entry: URL; readonly log: Log },
  limits: ReadingLimits = { longestMs: LONGEST_MS, heapMb: HEAP_MB, growthBytes: GROWTH_BYTES },
): ReadingThreads {
  const idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout }[] = [];
  const all = new Set<Worker>();

  const take = (): Worker => {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    if (kept !== undefined) return kept.worker;
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    // Told once more to whoever waits for the file.
    worker.on("error", (error) => log.warn({ err: error }, "a thread that reads a file died"));
    worker.on("exit", () => {
      all.delete(worker);
      idle.splice(0, idle.length, ...idle.filter((each) => each.worker !== worker));
    });
    all.add(worker);
    return worker;
  };
  const giveBack = (worker: Worker): void => {
    worker.unref();
    const timer = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
    idle.push({ worker, timer });
  };

  return {
    async read(bytes, format) {
      const worker = take();
      worker.ref();
      const copy = Uint8Array.from(bytes);
      const reading = endOf(worker, limits);
      worker.postMessage({ bytes: copy, format }, [copy.buffer]);
      const news = await reading;
      if (news === "died" || news === "gave_out") {
        await worker.terminate();
        return fail("too_complex");
      }
      giveBack(worker);
      if (news.is === "failed") throw new Error(news.message);
      return news.result;
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** What the thread tells of its file, or that it died or is to be ended: its time or its memory is over. */
async function endOf(
  worker: Worker,
  { longestMs, growthBytes }: ReadingLimits,
): Promise<ReadingNews | "died" | "gave_out"> {
  const before = process.memoryUsage.rss();
  const over = new AbortController();
  const { signal } = over;
  try {
    return await new Promise((resolve) => {
      const hear = (news: ReadingNews): void => resolve(news);
      const died = (): void => resolve("died");
      const late = setTimeout(() => resolve("gave_out"), longestMs);
      const look = setInterval(() => {
        if (process.memoryUsage.rss() - before > growthBytes) resolve("gave_out");
      }, LOOK_EVERY_MS);
      worker.on("message", hear).on("exit", died).on("error", died);
      signal.addEventListener("abort", () => {
        clearTimeout(late);
        clearInterval(look);
        worker.off("message", hear).off("exit", died).off("error", died);
      });
    });
  } finally {
    over.abort();
  }
}
