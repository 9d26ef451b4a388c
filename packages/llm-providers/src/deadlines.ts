import type { StopSignal } from "@propertyvr/assistant";

/** How long a step may take; milliseconds. */
export interface ModelTiming {
  /** Until the model's first word or call, connecting included. */
  readonly firstMs: number;
  /** Between two signs of life after that. */
  readonly idleMs: number;
  readonly wholeMs: number;
  /** A provider that asks for no more patience than this is asked once more. */
  readonly patienceMs: number;
}

/** Why a step was ended from here. */
export type EndedBy = "timed_out" | "stopped";

/**
 * The timers of one step and the signal that ends its call. Who ended it is kept here: a provider's
 * error does not tell a time-out from a stop.
 */
export class Deadlines {
  readonly #controller = new AbortController();
  readonly #timing: ModelTiming;
  readonly #outer: StopSignal;
  readonly #whole: ReturnType<typeof setTimeout>;
  readonly #onStop = (): void => this.#end("stopped");
  #idle: ReturnType<typeof setTimeout>;
  #endedBy: EndedBy | null = null;

  constructor(timing: ModelTiming, outer: StopSignal) {
    this.#timing = timing;
    this.#outer = outer;
    this.#whole = setTimeout(() => this.#end("timed_out"), timing.wholeMs);
    this.#idle = setTimeout(() => this.#end("timed_out"), timing.firstMs);
    outer.addEventListener("abort", this.#onStop, { once: true });
    if (outer.aborted) this.#onStop();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get endedBy(): EndedBy | null {
    return this.#endedBy;
  }

  /** The model gave a sign of life. */
  heard(): void {
    clearTimeout(this.#idle);
    if (this.#endedBy !== null) return;
    this.#idle = setTimeout(() => this.#end("timed_out"), this.#timing.idleMs);
  }

  /** No timer runs any longer, and the connection is let go of if it still stands. */
  close(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#idle);
    this.#outer.removeEventListener("abort", this.#onStop);
    this.#controller.abort();
  }

  /** `work`, or what ended the step before it was done. */
  async within<T>(work: Promise<T>): Promise<T> {
    const { signal } = this;
    // Whoever loses the race is heard by nobody.
    work.catch(() => undefined);
    if (signal.aborted) throw signal.reason;
    let end: (() => void) | undefined;
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(signal.reason as Error);
      signal.addEventListener("abort", end, { once: true });
    });
    try {
      return await Promise.race([work, ended]);
    } finally {
      if (end) signal.removeEventListener("abort", end);
    }
  }

  #end(by: EndedBy): void {
    if (this.#endedBy !== null) return;
    this.#endedBy = by;
    this.#controller.abort();
  }
}
