import { RUN_TIMING, type ChatDeps, type RunTiming } from "./chat-deps.ts";
import { endRun, readLog, type Ended, type RunEnd } from "./end-run.ts";
import type { LiveRun } from "./live-run.ts";
import { rideOut } from "./ride-out.ts";
import type { DeadRun } from "./run-store.ts";

/** The runs this process writes, and the one way to end a run so that its viewers hear of it. */
export class LiveRuns {
  readonly timing: RunTiming;
  /** Names this process as the owner of its runs. */
  readonly owner: string;
  readonly #deps: ChatDeps;
  readonly #runs = new Map<string, LiveRun>();
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

  get all(): readonly LiveRun[] {
    return [...this.#runs.values()];
  }

  find(runId: string): LiveRun | undefined {
    return this.#runs.get(runId);
  }

  add(live: LiveRun): void {
    this.#runs.set(live.id, live);
  }

  /** From now on nothing more is written, and nobody waits for the database. */
  close(): void {
    this.#closing.abort();
    for (const live of this.#runs.values()) live.stopWriting();
  }

  async end(end: Omit<RunEnd, "now" | "outcome">): Promise<Ended> {
    const live = this.#runs.get(end.runId);
    const outcome = live?.outcome ?? null;
    const ended = await endRun(this.#deps.db, { ...end, outcome, now: this.#deps.clock.now() });
    if (live === undefined || ended.kind === "already") return ended;
    if (ended.kind === "ended") {
      live.finish(ended.events);
      this.#runs.delete(live.id);
    } else this.letGo(live);
    return ended;
  }

  interrupt(run: DeadRun, also: Pick<RunEnd, "owner" | "isStillStale">): Promise<Ended> {
    return this.end({ runId: run.id, chatId: run.chat_id, status: "interrupted", ...also });
  }

  /** Ends a run of ours however long the database stays away; null where that could not be done. */
  async endAtLast(end: Omit<RunEnd, "now" | "outcome" | "owner">): Promise<Ended | null> {
    try {
      return await rideOut(() => this.end({ ...end, owner: this.owner }), {
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
  async followEnd(live: LiveRun): Promise<void> {
    if (live.isOver || this.closing.aborted) return;
    const rest = await rideOut(() => readLog(this.#deps.db, live.id, live.lastSeq), {
      ms: this.timing.outageMs,
      signal: this.closing,
    });
    live.finish(rest);
    this.#runs.delete(live.id);
  }

  /** Lets the viewers go without a word: there is nothing left to say, or no way to store it. */
  letGo(live: LiveRun): void {
    live.finish([]);
    this.#runs.delete(live.id);
  }
}
