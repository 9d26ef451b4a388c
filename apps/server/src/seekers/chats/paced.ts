import type { Answer } from "@propertyvr/assistant";
import { setTimeout as sleep } from "node:timers/promises";

/** An answer that takes its time: one word each `paceMs`, so that a reply lasts while it is watched or cut. */
export async function* paced(answer: Answer, paceMs: number, signal: AbortSignal): Answer {
  for await (const step of answer) {
    if (step.type !== "text") {
      yield step;
      continue;
    }
    for (const delta of step.delta.match(/\s*\S{1,8}|\s+$/g) ?? []) {
      yield { ...step, delta };
      await sleep(paceMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
}
