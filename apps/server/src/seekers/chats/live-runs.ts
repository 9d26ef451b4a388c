import { RUN_TIMING, type ChatDeps, type RunTiming } from "./chat-deps.ts";
import { endRun, readLog, type Ended, type ChatRunEnd, type TurnOutcome } from "./end-run.ts";
import { retryWhileDatabaseDown } from "./retry-while-database-down.ts";
import type { DeadRun } from "./run-store.ts";
import type { LoggedEvent } from "./fold-events.ts";

/** A viewer of a reply: `take` gets the events in order, then `end` is called once. */
export interface RunViewer {
  readonly take: (events: readonly LoggedEvent[]) => void;
  readonly end: () => void;
}

/**
 * A reply that this process writes: its committed events and its viewers. Only stored events are
 * published, so a viewer never sees one that is lost later.
 */
export class RunBroadcast {
  readonly id: string;
  readonly chatId: string;
  /** The conversation as understood so far; stored when the run ends. */
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

  /** Sends stored events to the viewers. Events sent before, and events after the end, are left out. */
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

  /** Publishes the last events, stops the writer and ends the viewers. */
  finish(events: readonly LoggedEvent[]): void {
    this.stopWriting();
    this.publish(events);
    if (this.#isOver) return;
    this.#isOver = true;
    for (const viewer of this.#viewers) viewer.end();
    this.#viewers.clear();
  }

  /** Sends the events after `after` at once, then the rest as they come. */
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

  /** Resolves at the end of the run, after `ms`, or when the signal aborts. */
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

/** The runs this process writes; every run is ended here, so that its viewers get the end. */
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

  /** Stops all writing and all waiting for the database. */
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

  /** Ends a run of this process, and waits for the database if it is down; null where that failed. */
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

  /** Another process ended it, or a commit was never acknowledged: the stored log says how it ended. */
  async followEnd(live: RunBroadcast): Promise<void> {
    if (live.isOver || this.closing.aborted) return;
    const rest = await retryWhileDatabaseDown(() => readLog(this.#deps.db, live.id, live.lastSeq), {
      ms: this.timing.outageMs,
      signal: this.closing,
    });
    live.finish(rest);
    this.#runs.delete(live.id);
  }

  /** Ends the viewers without a last event: there is none, or it could not be stored. */
  letGo(live: RunBroadcast): void {
    live.finish([]);
    this.#runs.delete(live.id);
  }
}
