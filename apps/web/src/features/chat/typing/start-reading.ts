import { readStored, writeStored } from "../../../lib/storage.ts";
import type { ReadyPort } from "./draft-reader.ts";
import type { ReaderMessage } from "./protocol.ts";
import workerAddress from "./reading.worker.ts?worker&url";

let ready: Promise<ReadyPort> | undefined;

/**
 * The worker that reads drafts: one for the page, kept once it runs. The promise stays open
 * where it cannot be had (an old browser, a chunk that is gone); one types all the same.
 */
export function startReading(): Promise<ReadyPort> {
  ready ??= new Promise((resolve) => {
    try {
      const worker = new Worker(workerAddress, { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage>) => {
        if (data.kind !== "ready") return;
        // Beside the first paint, this is how long one waits for help: see `npm run bench:typing`.
        performance.mark("reading-ready");
        writeStored("reading_files", workerAddress);
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

/**
 * Starts the worker where its files were fetched before, in this release: then it takes nothing
 * from the network that the page's first paint waits for.
 */
export function startReadingAtHand(): void {
  if (readStored("reading_files") === workerAddress) void startReading();
}
