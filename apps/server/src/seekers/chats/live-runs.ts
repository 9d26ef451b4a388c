import { RUN_TIMING, type ChatDeps, type RunTiming } from "./chat-deps.ts";
import { endRun, readLog, type Ended, type ChatRunEnd, type TurnOutcome } from "./end-run.ts";
import { retryWhileDatabaseDown } from "./retry-while-database-down.ts";
import type { DeadRun } from "./run-store.ts";
import type { LoggedEvent } from "./fold-events.ts";

/** Someone who watches a reply; both are called in order, `end` once and last. */
export interface RunViewer {
  readonly take: (events: readonly LoggedEvent[]) => void;
  readonly end: () => void;
}

/**
 * A reply that this process writes: its committed events and who watches them. Nothing gets in
 * here before it is stored, so what a viewer has seen is never lost.
 */
export class RunBroadcast {
  readonly id: string;
  readonly chatId: string;
  /** What the turn has understood so far; whoever ends the run stores it. */
  outcome: TurnOutcome | null = null;
  readonly #events: LoggedEvent[];
  readonly #viewers = new Set<RunViewer>();
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
  watch(after: number, viewer: RunViewer): () => void {
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

/** What is known here, whoever ends a run. */
type EndedWith = "now" | "outcome" | "placeWords";

/** The runs this process writes, and the one way to end a run so that its viewers hear of it. */
export class LiveRuns {
  readonly timing: RunTiming;
  /** Names this process as the owner of its runs. */
  readonly owner: string;
  readonly #deps: ChatDeps;
  readonly #runs = new Map<string, RunBroadcast>();
  readonly #closing = new AbortController();

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    this.owner = deps.random.uuid();
    this.timing = { ...RUN_TIMING, ...deps.timing };
  }

  /** Aborted when the process is about to stop. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  get all(): readonly RunBroadcast[] {
    return [...this.#runs.values()];
  }

  find(runId: string): RunBroadcast | undefined {
    return this.#runs.get(runId);
  }

  add(live: RunBroadcast): void {
    this.#runs.set(live.id, live);
  }

  /** From now on nothing more is written, and nobody waits for the database. */
  close(): void {
    this.#closing.abort();
    for (const live of this.#runs.values()) live.stopWriting();
  }

  async end(end: Omit<ChatRunEnd, EndedWith>): Promise<Ended> {
    const live = this.#runs.get(end.runId);
    const outcome = live?.outcome ?? null;
    const { db, clock, assistant } = this.#deps;
    const now = clock.now();
    const ended = await endRun(db, { ...end, outcome, placeWords: assistant, now });
    if (live === undefined || ended.kind === "already") return ended;
    if (ended.kind === "ended") {
      live.finish(ended.events);
      this.#runs.delete(live.id);
    } else this.letGo(live);
    return ended;
  }

  interrupt(run: DeadRun, also: Pick<ChatRunEnd, "owner" | "isStillStale">): Promise<Ended> {
    return this.end({ runId: run.id, chatId: run.chat_id, status: "interrupted", ...also });
  }

  /** Ends a run of ours however long the database stays away; null where that could not be done. */
  async endAtLast(end: Omit<ChatRunEnd, EndedWith | "owner">): Promise<Ended | null> {
    try {
      return await retryWhileDatabaseDown(() => this.end({ ...end, owner: this.owner }), {
        ms: Number.POSITIVE_INFINITY,
        signal: this.closing,
      });
    } catch (error) {
      if (!this.closing.aborted) {
        this.#deps.log.error({ err: error, run: end.runId }, "a run has no end");
      }
      return null;
    }
  }

  /** Somebody else ended it, or a commit of ours was never answered: the log tells how. */
  async followEnd(live: RunBroadcast): Promise<void> {
    if (live.isOver || this.closing.aborted) return;
    const rest = await retryWhileDatabaseDown(() => readLog(this.#deps.db, live.id, live.lastSeq), {
      ms: this.timing.outageMs,
      signal: this.closing,
    });
    live.finish(rest);
    this.#runs.delete(live.id);
  }

  /** Lets the viewers go without a word: there is nothing left to say, or no way to store it. */
  letGo(live: RunBroadcast): void {
    live.finish([]);
    this.#runs.delete(live.id);
  }
}
