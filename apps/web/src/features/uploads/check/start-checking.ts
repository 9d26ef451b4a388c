import type { CheckAnswer, CheckRequest } from "./protocol.ts";
import workerAddress from "./checking.worker.ts?worker&url";

/** The worker that reads files beside the page. */
export interface Checking {
  readonly ask: (request: CheckRequest) => void;
  readonly end: () => void;
}

/** @param onBroken its code could not be had, or it ran out of memory: what it was asked stays unanswered */
export function startChecking(
  onAnswer: (answer: CheckAnswer) => void,
  onBroken: () => void,
): Checking {
  const worker = new Worker(workerAddress, { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data));
  worker.addEventListener("error", onBroken);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    ask: (request) => worker.postMessage(request),
    end: () => worker.terminate(),
  };
}
