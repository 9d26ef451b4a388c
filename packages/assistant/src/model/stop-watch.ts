import type { ModelFailure, StopSignal } from "./language-model.ts";

/** Runs it once after so many milliseconds; what it returns calls it off. */
export type After = (ms: number, run: () => void) => () => void;

type Interrupt = Extract<ModelFailure, "stopped" | "timed_out">;

/** A signal of our own, for what is called for one turn. */
class OwnSignal implements StopSignal {
  #listeners = new Set<() => void>();
  aborted = false;

  addEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.delete(listener);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener();
  }
}

/**
 * What ends a turn before it is done: the person, or too long a wait. Whoever waits is let go at once,
 * whether or not what it waits for ever comes.
 */
export class StopWatch {
  readonly #after: After;
  readonly #parent: StopSignal;
  readonly #own = new OwnSignal();
  readonly #onParent = (): void => this.#interrupt("stopped");
  readonly #offTotal: () => void;
  #offWait: () => void = () => undefined;
  #letGo: (() => void) | null = null;
  #interrupted: Interrupt | null = null;

  constructor(parent: StopSignal, after: After, totalMs: number) {
    this.#after = after;
    this.#parent = parent;
    this.#offTotal = after(totalMs, () => this.#interrupt("timed_out"));
    if (parent.aborted) this.#interrupt("stopped");
    else parent.addEventListener("abort", this.#onParent, { once: true });
  }

  /** Aborted with the turn, or at its end. */
  get signal(): StopSignal {
    return this.#own;
  }

  get interrupted(): Interrupt | null {
    return this.#interrupted;
  }

  /** From now on something must come within so many milliseconds. */
  expectWithin(ms: number): void {
    this.#offWait();
    this.#offWait = this.#after(ms, () => this.#interrupt("timed_out"));
  }

  expectNothing(): void {
    this.#offWait();
    this.#offWait = () => undefined;
  }

  /** What comes of it; null where the turn was interrupted first. Rejects as it does. */
  race<T>(work: Promise<T>): Promise<{ readonly value: T } | null> {
    // Once nobody waits any more, a late fault is nobody's.
    work.catch(() => undefined);
    if (this.#interrupted !== null) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#letGo = () => resolve(null);
      work.then((value) => resolve({ value }), reject);
    });
  }

  close(): void {
    this.expectNothing();
    this.#offTotal();
    this.#parent.removeEventListener("abort", this.#onParent);
    this.#own.abort();
  }

  #interrupt(why: Interrupt): void {
    if (this.#interrupted !== null) return;
    this.#interrupted = why;
    this.#own.abort();
    this.#letGo?.();
  }
}
