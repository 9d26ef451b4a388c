import { takeTurn, titleFor, type Turn } from "@propertyvr/assistant";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseDown } from "../http/is-database-down.ts";
import { beginRun, type Begun, type BegunRun, type NewRun } from "./begin-run.ts";
import { RUN_TIMING, type ChatDeps, type RunTiming } from "./chat-deps.ts";
import { endRun, readLog, type Ended, type RunEnd } from "./end-run.ts";
import { LiveRun } from "./live-run.ts";
import { paced } from "./paced.ts";
import { rideOut } from "./ride-out.ts";
import {
  appendEvents,
  beat,
  isRunStale,
  listForeignRuns,
  listStaleRuns,
  pruneEvents,
  type DeadRun,
  type RunRow,
} from "./run-store.ts";
import { writeAnswer, type WrittenAnswer } from "./write-answer.ts";

const LAST_WAIT_MS = 1_000;
/** A PostgreSQL that crashed is back in about a second; a person waits that long for the first word. */
const BEGIN_WAIT_MS = 3_000;

const FAILED_TEXT = {
  en: "Something went wrong while writing this answer. Send the message again.",
  th: "เกิดข้อผิดพลาดระหว่างเขียนคำตอบ กรุณาส่งข้อความอีกครั้ง",
} as const;

/** What a message asks of a run, besides its place in the conversation. */
export type Asked = Pick<Turn, "text" | "editedCriteria" | "language">;

export type Started =
  | { readonly kind: "started"; readonly run: RunRow }
  | Exclude<Begun, BegunRun>
  | { readonly kind: "closing" };

/**
 * The replies this process writes. Each is a job of its own: whoever asked may leave, and it goes
 * on. It says that it is alive, finds those that died elsewhere, and ends its own when the process
 * stops.
 */
export class RunKeeper {
  readonly timing: RunTiming;
  readonly #deps: ChatDeps;
  /** Names this process as the owner of its runs. */
  readonly #owner: string;
  readonly #live = new Map<string, LiveRun>();
  readonly #jobs = new Set<Promise<void>>();
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  readonly #closing = new AbortController();
  #firstSweep: Promise<void> | null = null;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    this.#owner = deps.random.uuid();
    this.timing = { ...RUN_TIMING, ...deps.timing };
  }

  /** Begins to look after runs: heartbeats, the reaper, the pruning. */
  open(): void {
    const every = (ms: number, action: () => Promise<void>) => {
      let isUnderWay = false;
      const timer = setInterval(() => {
        // A database that hangs must not be asked ever more.
        if (isUnderWay) return;
        isUnderWay = true;
        void this.#quietly(action).finally(() => {
          isUnderWay = false;
        });
      }, ms);
      timer.unref();
      this.#timers.push(timer);
    };
    every(this.timing.heartbeatMs, () => this.#beat());
    every(this.timing.sweepMs, () => this.sweep());
    void this.#quietly(() => this.ready());
  }

  /** Resolves once the runs left behind by a process that is gone have been ended. */
  async ready(): Promise<void> {
    this.#firstSweep ??= this.#reapAtStart();
    try {
      await this.#firstSweep;
    } catch (error) {
      this.#firstSweep = null;
      throw error;
    }
  }

  find(runId: string): LiveRun | undefined {
    return this.#live.get(runId);
  }

  /** Stores question and run, and begins to write the answer. */
  async start(
    place: Pick<NewRun, "chatId" | "userId" | "sessionId" | "clientId">,
    asked: Asked,
  ): Promise<Started> {
    if (this.#closing.signal.aborted) return { kind: "closing" };
    const { random, clock } = this.#deps;
    const run: NewRun = {
      ...place,
      runId: random.uuid(),
      userMessageId: random.uuid(),
      aiMessageId: random.uuid(),
      owner: this.#owner,
      text: asked.text,
      now: clock.now(),
    };
    const begun = await this.#begin(run);
    if (begun.kind !== "begun") return begun;
    const live = new LiveRun(run.runId, run.chatId, { seq: 1, event: begun.start });
    this.#live.set(live.id, live);
    const turn: Turn = {
      ...asked,
      state: begun.state,
      origins: begun.origins,
      messageId: run.userMessageId,
    };
    this.#keep(this.#write(live, turn));
    return { kind: "started", run: rowOf(run) };
  }

  async #begin(run: NewRun): Promise<Begun> {
    let attempts = 0;
    try {
      return await rideOut(() => beginRun(this.#deps.db, run, { isRetry: (attempts += 1) > 1 }), {
        ms: Math.min(this.timing.outageMs, BEGIN_WAIT_MS),
        signal: this.#closing.signal,
      });
    } catch (error) {
      // The commit may have gone through unseen: then nobody would write this run.
      if (isDatabaseDown(error))
        this.#keep(this.#endUnseen({ id: run.runId, chat_id: run.chatId }));
      throw error;
    }
  }

  async #endUnseen(run: DeadRun): Promise<void> {
    const { signal } = this.#closing;
    const end = () => this.#interrupt(run, { owner: this.#owner });
    await rideOut(end, { ms: Number.POSITIVE_INFINITY, signal }).catch((error: unknown) => {
      if (!signal.aborted) this.#deps.log.error({ err: error, run: run.id }, "a run has no end");
    });
  }

  #keep(job: Promise<void>): void {
    const kept = job.finally(() => this.#jobs.delete(kept));
    this.#jobs.add(kept);
  }

  /** Ends a run at what was seen, wherever it is written. */
  async stop(run: DeadRun, seenChars: number | undefined): Promise<Ended> {
    return this.#end({ runId: run.id, chatId: run.chat_id, status: "stopped", seenChars });
  }

  /** The chats are gone, and with them what was being written in them. */
  abandon(chatIds: readonly string[]): void {
    for (const live of this.#live.values()) {
      if (chatIds.includes(live.chatId)) this.#letGo(live);
    }
  }

  /** Ends runs that went silent, and drops old events. */
  async sweep(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    await this.ready();
    const { staleMs } = this.timing;
    const stale = await listStaleRuns(this.#deps.db, staleMs);
    // Our own that is still being written is late, not dead: its writer ends it.
    for (const run of stale.filter(({ id }) => !this.#live.has(id))) {
      await this.#interrupt(run, { isStillStale: (trx) => isRunStale(trx, run.id, staleMs) });
    }
    await pruneEvents(this.#deps.db, this.timing.keepEventsMs);
  }

  /** Ends this process's runs as interrupted, while the database is still there. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers) clearInterval(timer);
    for (const live of this.#live.values()) live.stopWriting();
    await Promise.allSettled(
      [...this.#live.values()].map((live) =>
        this.#interrupt({ id: live.id, chat_id: live.chatId }, { owner: this.#owner }),
      ),
    );
    for (const live of this.#live.values()) this.#letGo(live);
    // A writer that waits for a tool has nothing left to store: nobody waits for it for long.
    const patience = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#jobs),
      sleep(LAST_WAIT_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }

  async #write(live: LiveRun, turn: Turn): Promise<void> {
    const { db, log, assistant, paceMs } = this.#deps;
    const signal = AbortSignal.any([live.signal, this.#closing.signal]);
    try {
      const answer = takeTurn(assistant, turn);
      const written = await writeAnswer(
        live,
        paceMs === undefined || paceMs <= 0 ? answer : paced(answer, paceMs, signal),
        {
          flushMs: this.timing.flushMs,
          store: (events, outcome) =>
            rideOut(
              () => appendEvents(db, { runId: live.id, owner: this.#owner }, events, outcome),
              { ms: this.timing.outageMs, signal },
            ),
        },
      );
      if (signal.aborted) await this.#followEnd(live);
      else await this.#done(live, turn, written);
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      const isOutage = isDatabaseDown(error);
      if (isOutage) log.warn({ run: live.id }, "a reply was interrupted: the database went away");
      else log.error({ err: error, run: live.id }, "a reply failed");
      await this.#endAtLast(live, isOutage ? "interrupted" : "failed", turn);
    }
  }

  async #done(live: LiveRun, turn: Turn, written: WrittenAnswer): Promise<void> {
    const { language, pending } = written;
    const state = live.outcome?.state ?? { criteria: EMPTY_CRITERIA };
    const end = {
      runId: live.id,
      chatId: live.chatId,
      status: "done" as const,
      owner: this.#owner,
      pending,
      title: titleFor(state, turn.text, language, this.#deps.assistant.placeName),
    };
    const ended = await rideOut(() => this.#end(end), {
      ms: this.timing.outageMs,
      signal: this.#closing.signal,
    });
    if (ended.kind !== "ended") await this.#followEnd(live);
  }

  /** Somebody else ended it, or a commit of ours was never answered: the log tells how. */
  async #followEnd(live: LiveRun): Promise<void> {
    if (live.isOver || this.#closing.signal.aborted) return;
    const rest = await rideOut(() => readLog(this.#deps.db, live.id, live.lastSeq), {
      ms: this.timing.outageMs,
      signal: this.#closing.signal,
    });
    live.finish(rest);
    this.#live.delete(live.id);
  }

  /** Ends a run whose writer gave up; tries until the database is back. */
  async #endAtLast(live: LiveRun, status: "interrupted" | "failed", turn: Turn): Promise<void> {
    const { log } = this.#deps;
    const end = {
      runId: live.id,
      chatId: live.chatId,
      status,
      owner: this.#owner,
      errorText: FAILED_TEXT[turn.language ?? "en"],
    };
    try {
      const ended = await rideOut(() => this.#end(end), {
        ms: Number.POSITIVE_INFINITY,
        signal: this.#closing.signal,
      });
      if (ended.kind !== "ended") await this.#followEnd(live);
    } catch (error) {
      if (!this.#closing.signal.aborted)
        log.error({ err: error, run: live.id }, "a run has no end");
      this.#letGo(live);
    }
  }

  async #end(end: Omit<RunEnd, "now" | "outcome">): Promise<Ended> {
    const live = this.#live.get(end.runId);
    const outcome = live?.outcome ?? null;
    const ended = await endRun(this.#deps.db, { ...end, outcome, now: this.#deps.clock.now() });
    if (live === undefined || ended.kind === "already") return ended;
    if (ended.kind === "ended") {
      live.finish(ended.events);
      this.#live.delete(live.id);
    } else this.#letGo(live);
    return ended;
  }

  #interrupt(run: DeadRun, also: Pick<RunEnd, "owner" | "isStillStale">): Promise<Ended> {
    return this.#end({ runId: run.id, chatId: run.chat_id, status: "interrupted", ...also });
  }

  #letGo(live: LiveRun): void {
    live.finish([]);
    this.#live.delete(live.id);
  }

  async #beat(): Promise<void> {
    const writing = [...this.#live.values()];
    if (writing.length === 0) return;
    const ids = writing.map(({ id }) => id);
    const ours = new Set(await beat(this.#deps.db, this.#owner, ids));
    // Ended by another instance; one that ended here meanwhile is no longer live.
    const lost = writing.filter((live) => !ours.has(live.id) && this.#live.get(live.id) === live);
    for (const live of lost) {
      live.stopWriting();
      await this.#followEnd(live);
    }
  }

  async #reapAtStart(): Promise<void> {
    const { db, isOnlyInstance } = this.#deps;
    const dead = isOnlyInstance
      ? await listForeignRuns(db, this.#owner)
      : await listStaleRuns(db, this.timing.staleMs);
    for (const run of dead) await this.#interrupt(run, {});
  }

  /** The database may be away for a while; the next round does what this one could not. */
  async #quietly(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#deps.log.debug({ err: error }, "runs: put off");
    }
  }
}

const rowOf = (run: NewRun): RunRow => ({
  id: run.runId,
  chat_id: run.chatId,
  user_message_id: run.userMessageId,
  ai_message_id: run.aiMessageId,
  status: "running",
  pruned_at: null,
});
