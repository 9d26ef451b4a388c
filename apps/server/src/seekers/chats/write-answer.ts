import type { AnswerStream, AnswerEvent } from "@propertyvr/assistant";
import type { RunEvent } from "@propertyvr/contracts";
import { numbered, type TurnOutcome } from "./end-run.ts";
import type { LoggedEvent } from "./fold-events.ts";
import type { RunBroadcast } from "./live-runs.ts";

/** How an answer ended, with the events that are not stored yet. */
export interface WrittenAnswer {
  readonly language: "en" | "th";
  readonly pending: readonly LoggedEvent[];
}

export interface WriteAnswerOptions {
  readonly flushMs: number;
  /** Stores a batch; false where this process no longer owns the run. */
  readonly store: (events: readonly LoggedEvent[], outcome: TurnOutcome | null) => Promise<boolean>;
}

/**
 * Reads an answer to its end, or until the run is stopped. Events are stored in batches, at most one every
 * `flushMs` and one at a time, and are shown once stored; a quick answer needs no batch, because its
 * pending events are stored with the end.
 */
export async function writeAnswer(
  run: RunBroadcast,
  answer: AnswerStream,
  { flushMs, store }: WriteAnswerOptions,
): Promise<WrittenAnswer> {
  const write = createEventWriter();
  let nextSeq = run.lastSeq + 1;
  let language: "en" | "th" = "en";
  const batch = new EventBatch(run, { flushMs, store });
  try {
    for await (const step of answer) {
      if (run.signal.aborted) break;
      if (step.type === "state") {
        run.outcome = { state: step.state, origins: step.origins };
        language = step.language;
      }
      const events = numbered(nextSeq - 1, write(step));
      nextSeq += events.length;
      batch.add(events);
    }
  } finally {
    await batch.settle();
  }
  return { language, pending: batch.pending };
}

/** Events that are written and not stored yet. */
class EventBatch {
  pending: readonly LoggedEvent[] = [];
  #stored: TurnOutcome | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #flushing: Promise<void> | null = null;
  #fault: { readonly error: unknown } | null = null;
  readonly #run: RunBroadcast;
  readonly #options: WriteAnswerOptions;

  constructor(run: RunBroadcast, options: WriteAnswerOptions) {
    this.#run = run;
    this.#options = options;
  }

  add(events: readonly LoggedEvent[]): void {
    this.pending = [...this.pending, ...events];
    this.#schedule();
  }

  /** Waits for the batch that is on its way. @throws what made a batch fail */
  async settle(): Promise<void> {
    this.#cancel();
    await this.#flushing;
    // The running batch may have started the next one.
    this.#cancel();
    if (this.#fault !== null) throw this.#fault.error;
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #schedule(): void {
    if (this.#timer !== null || this.#flushing !== null || this.#run.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#flushing = this.#flush().finally(() => {
        this.#flushing = null;
        if (this.pending.length > 0) this.#schedule();
      });
    }, this.#options.flushMs);
  }

  async #flush(): Promise<void> {
    const events = this.pending;
    const { outcome } = this.#run;
    try {
      const isOurs = await this.#options.store(events, outcome === this.#stored ? null : outcome);
      if (!isOurs) {
        this.#run.stopWriting();
        return;
      }
    } catch (error) {
      this.#fault = { error };
      this.#run.stopWriting();
      return;
    }
    this.#stored = outcome;
    this.pending = this.pending.slice(events.length);
    this.#run.publish(events);
  }
}

/**
 * Turns the steps of an answer into events of the wire. Text ids are "t1", "t2" ..., parts "p1" ...:
 * the same in every replay.
 */
export function createEventWriter(): (step: AnswerEvent) => readonly RunEvent[] {
  let texts = 0;
  let parts = 0;
  let openId: string | null = null;
  return (step) => {
    if (step.type === "state") return [];
    const events: RunEvent[] = [];
    if (step.type === "text") {
      if (openId === null) {
        texts += 1;
        openId = `t${String(texts)}`;
        const providerMetadata = { propertyvr: { language: step.language } };
        events.push({ type: "text-start", id: openId, providerMetadata });
      }
      events.push({ type: "text-delta", id: openId, delta: step.delta });
      return events;
    }
    if (openId !== null) events.push({ type: "text-end", id: openId });
    openId = null;
    parts += 1;
    events.push({ type: "data-part", id: `p${String(parts)}`, data: step.part });
    return events;
  };
}
