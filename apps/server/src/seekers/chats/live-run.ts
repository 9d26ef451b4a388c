import type { Outcome } from "./end-run.ts";
import type { LoggedEvent } from "./fold-events.ts";

/** Someone who watches a reply; both are called in order, `end` once and last. */
export interface Viewer {
  readonly take: (events: readonly LoggedEvent[]) => void;
  readonly end: () => void;
}

/**
 * A reply that this process writes: its committed events and who watches them. Nothing gets in
 * here before it is stored, so what a viewer has seen is never lost.
 */
export class LiveRun {
  readonly id: string;
  readonly chatId: string;
  /** What the turn has understood so far; whoever ends the run stores it. */
  outcome: Outcome | null = null;
  readonly #events: LoggedEvent[];
  readonly #viewers = new Set<Viewer>();
  readonly #stopping = new AbortController();
  #isOver = false;

  constructor(id: string, chatId: string, first: LoggedEvent) {
    this.id = id;
    this.chatId = chatId;
    this.#events = [first];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get lastSeq(): number {
    return this.#events.at(-1)?.seq ?? 0;
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** Aborted when nothing more is to be written. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Hands stored events to whoever watches. What came before, or after the end, is left out. */
  publish(events: readonly LoggedEvent[]): void {
    if (this.#isOver) return;
    const fresh = events.filter(({ seq }) => seq > this.lastSeq);
    if (fresh.length === 0) return;
    this.#events.push(...fresh);
    for (const viewer of this.#viewers) viewer.take(fresh);
  }

  stopWriting(): void {
    this.#stopping.abort();
  }

  /** The last word: the writer is told to stop, and viewers are let go. */
  finish(events: readonly LoggedEvent[]): void {
    this.stopWriting();
    this.publish(events);
    if (this.#isOver) return;
    this.#isOver = true;
    for (const viewer of this.#viewers) viewer.end();
    this.#viewers.clear();
  }

  /** Gives what was stored after `after` at once, then the rest as it comes. */
  watch(after: number, viewer: Viewer): () => void {
    const before = this.#events.filter(({ seq }) => seq > after);
    if (before.length > 0) viewer.take(before);
    if (this.#isOver) {
      viewer.end();
      return () => undefined;
    }
    this.#viewers.add(viewer);
    return () => void this.#viewers.delete(viewer);
  }

  /** Resolves at the end, after `ms`, or when nobody waits any more. */
  async whenOver(ms: number, signal: AbortSignal): Promise<void> {
    if (this.#isOver || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const leave = this.watch(this.lastSeq, { take: () => undefined, end: () => go() });
      const timer = setTimeout(() => go(), ms);
      const go = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", go);
        leave();
        resolve();
      };
      signal.addEventListener("abort", go);
    });
  }
}
