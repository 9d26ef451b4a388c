import type { Turn } from "@propertyvr/assistant";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";
import type { ModelChoice } from "../models/pick-model.ts";
import { beginRun, type Begun, type BegunRun, type NewRun, type RunQuestion } from "./begin-run.ts";
import type { ChatDeps, RunTiming } from "./chat-deps.ts";
import type { Ended } from "./end-run.ts";
import { RunBroadcast, LiveRuns } from "./live-runs.ts";
import { retryWhileDatabaseDown } from "./retry-while-database-down.ts";
import {
  beat,
  isRunStale,
  listForeignRuns,
  listStaleRuns,
  pruneEvents,
  type DeadRun,
  type RunRow,
} from "./run-store.ts";
import { writeRun } from "./write-run.ts";

/** A writer that waits for a tool has nothing left to store: a stop does not wait for it for long. */
const LAST_WAIT_MS = 1_000;
/** A crashed PostgreSQL is back in about a second; a person can wait that long for the first word. */
const BEGIN_WAIT_MS = 3_000;

/** What a run has to answer. */
export interface RunRequest extends Pick<Turn, "language"> {
  readonly question:
    | Omit<Extract<RunQuestion, { kind: "new" }>, "id">
    | Extract<RunQuestion, { kind: "again" }>;
  /** Which model is to answer. */
  readonly wanted: ModelChoice;
}

export type RunStart =
  | { readonly kind: "started"; readonly run: RunRow }
  | Exclude<Begun, BegunRun>
  | { readonly kind: "closing" };

/**
 * The replies this process writes. Each runs on its own, also when the person who asked has left. The
 * keeper sends their heartbeats, ends runs of dead processes, and ends its own when the process stops.
 */
export class RunKeeper {
  readonly #deps: ChatDeps;
  readonly #runs: LiveRuns;
  readonly #jobs = new Set<Promise<unknown>>();
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  #firstSweep: Promise<void> | null = null;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    this.#runs = new LiveRuns(deps);
  }

  get timing(): RunTiming {
    return this.#runs.timing;
  }

  /** Starts the heartbeats, the reaper and the pruning. */
  open(): void {
    this.#every(this.timing.heartbeatMs, () => this.#beat());
    this.#every(this.timing.sweepMs, () => this.sweep());
    void this.#quietly(() => this.ready());
  }

  /** Resolves once the runs of dead processes have been ended. */
  async ready(): Promise<void> {
    this.#firstSweep ??= this.#reapAtStart();
    try {
      await this.#firstSweep;
    } catch (error) {
      this.#firstSweep = null;
      throw error;
    }
  }

  find(runId: string): RunBroadcast | undefined {
    return this.#runs.find(runId);
  }

  /** Stores question and run, and begins to write the answer. */
  async start(
    place: Pick<NewRun, "chatId" | "userId" | "sessionId" | "clientId">,
    { question, language, wanted }: RunRequest,
  ): Promise<RunStart> {
    if (this.#runs.closing.aborted) return { kind: "closing" };
    const { random, clock } = this.#deps;
    const run: NewRun = {
      ...place,
      question: question.kind === "again" ? question : { ...question, id: random.uuid() },
      runId: random.uuid(),
      aiMessageId: random.uuid(),
      owner: this.#runs.owner,
      now: clock.now(),
    };
    const begun = await this.#begin(run);
    if (begun.kind !== "begun") return begun;
    const live = new RunBroadcast(run.runId, run.chatId, { seq: 1, event: begun.start });
    this.#runs.add(live);
    const { state, origins } = begun;
    const { id: messageId, text, edited, attachments, earlierFiles } = begun.question;
    const spoken = begun.language ?? language;
    const turn: Turn = {
      text,
      edited,
      language: spoken,
      state,
      origins,
      messageId,
      attachments,
      earlierFiles,
    };
    const asked = { turn, wanted, userId: place.userId };
    this.#keep(writeRun(this.#deps, this.#runs, live, asked));
    return { kind: "started", run: rowOf(run, messageId) };
  }

  /** Ends a run after what the person has seen, whichever process writes it. */
  async stop(run: DeadRun, seenChars: number | undefined): Promise<Ended> {
    return this.#runs.end({ runId: run.id, chatId: run.chat_id, status: "stopped", seenChars });
  }

  /** Stops the runs of chats that were deleted. */
  abandon(chatIds: readonly string[]): void {
    for (const live of this.#runs.all) {
      if (chatIds.includes(live.chatId)) this.#runs.letGo(live);
    }
  }

  /** Ends runs that went silent, and drops old events. */
  async sweep(): Promise<void> {
    if (this.#runs.closing.aborted) return;
    await this.ready();
    const { staleMs, keepEventsMs } = this.timing;
    const stale = await listStaleRuns(this.#deps.db, staleMs);
    // A run of this process that is still being written is late, not dead: its writer ends it.
    for (const run of stale.filter(({ id }) => this.find(id) === undefined)) {
      const isStillStale = (trx: Parameters<typeof isRunStale>[0]) =>
        isRunStale(trx, run.id, staleMs);
      await this.#runs.interrupt(run, { isStillStale });
    }
    await pruneEvents(this.#deps.db, keepEventsMs);
  }

  /** Ends this process's runs as interrupted, while the database is still there. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#runs.close();
    const { owner, all } = this.#runs;
    await Promise.allSettled(
      all.map(({ id, chatId }) => this.#runs.interrupt({ id, chat_id: chatId }, { owner })),
    );
    for (const live of this.#runs.all) this.#runs.letGo(live);
    const patience = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#jobs),
      sleep(LAST_WAIT_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }

  async #begin(run: NewRun): Promise<Begun> {
    let attempts = 0;
    try {
      return await retryWhileDatabaseDown(
        () => beginRun(this.#deps.db, run, { isRetry: (attempts += 1) > 1 }),
        {
          ms: Math.min(this.timing.outageMs, BEGIN_WAIT_MS),
          signal: this.#runs.closing,
        },
      );
    } catch (error) {
      // The commit may have succeeded without an answer: then no process would write this run.
      const { runId, chatId } = run;
      if (isDatabaseDown(error)) {
        this.#keep(this.#runs.endAtLast({ runId, chatId, status: "interrupted" }));
      }
      throw error;
    }
  }

  async #beat(): Promise<void> {
    const writing = this.#runs.all;
    if (writing.length === 0) return;
    const ids = writing.map(({ id }) => id);
    const ours = new Set(await beat(this.#deps.db, this.#runs.owner, ids));
    // Ended by another instance; one that ended here meanwhile is no longer live.
    for (const live of writing) {
      if (ours.has(live.id) || this.find(live.id) !== live) continue;
      live.stopWriting();
      await this.#runs.followEnd(live);
    }
  }

  async #reapAtStart(): Promise<void> {
    const { db, isOnlyInstance } = this.#deps;
    const dead = isOnlyInstance
      ? await listForeignRuns(db, this.#runs.owner)
      : await listStaleRuns(db, this.timing.staleMs);
    for (const run of dead) await this.#runs.interrupt(run, {});
  }

  #keep(job: Promise<unknown>): void {
    const kept = job.finally(() => this.#jobs.delete(kept));
    this.#jobs.add(kept);
  }

  #every(ms: number, action: () => Promise<void>): void {
    let isUnderWay = false;
    const timer = setInterval(() => {
      // A database that hangs must not get ever more queries.
      if (isUnderWay) return;
      isUnderWay = true;
      void this.#quietly(action).finally(() => {
        isUnderWay = false;
      });
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** The database may be down for a while; the next round makes up for this one. */
  async #quietly(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!this.#runs.closing.aborted) this.#deps.log.debug({ err: error }, "runs: put off");
    }
  }
}

const rowOf = (run: NewRun, questionId: string): RunRow => ({
  id: run.runId,
  chat_id: run.chatId,
  user_message_id: questionId,
  ai_message_id: run.aiMessageId,
  status: "running",
  pruned_at: null,
});
