import type { ReadyPort } from "./draft-reader.ts";
import type { ReaderMessage } from "./protocol.ts";

let ready: Promise<ReadyPort> | undefined;

/**
 * The worker that reads drafts: one for the page, kept once it runs. The promise stays open
 * where it cannot be had (an old browser, a chunk that is gone); one types all the same.
 */
export function startReading(): Promise<ReadyPort> {
  ready ??= new Promise((resolve) => {
    try {
      const worker = new Worker(new URL("./reading.worker.ts", import.meta.url), {
        type: "module",
      });
      worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage>) => {
        if (data.kind !== "ready") return;
        // Beside the first paint, this is how long one waits for help: see `npm run bench:typing`.
        performance.mark("reading-ready");
        resolve({ port: worker, readLimit: data.readLimit });
      });
      worker.addEventListener("error", (event) => {
        // Said by nobody and heard here: help with typing is no reason for a complaint.
        event.preventDefault();
      });
    } catch {
      // No workers here.
    }
  });
  return ready;
}
