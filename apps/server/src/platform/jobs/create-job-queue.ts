import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Clock, Log, Random } from "../config/deps.ts";
import { isDatabaseDown } from "../http/is-database-down.ts";
import type { EnqueueJob, JobHandler, JobOutcome, JobQueue, RunningJob } from "./job-queue.ts";
import {
  claimJob,
  deleteJob,
  findNextRuns,
  type HeldJob,
  insertJob,
  insertOnlyJobs,
  LEASE_S,
  onJobAdded,
  releaseDead,
  releaseJob,
  renewLeases,
} from "./job-store.ts";

interface QueueDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** No other server runs jobs of this database: leases found at the start belong to a server that died. */
  readonly isOnlyInstance: boolean;
}

/** How long a job that another server added may go unnoticed. */
const POLL_EVERY_MS = 1_000;
/** A new job is visible once its transaction has committed, which is soon: the table is polled after these times. */
const POLL_AFTER_ADDED_MS = [5, 50, 250];
const RENEW_EVERY_MS = (LEASE_S * 1_000) / 3;
const CLOSE_WAIT_MS = 3_000;

const RETRY_FIRST_MS = 1_000;
const RETRY_MOST_MS = 3_600_000;
const ATTEMPTS_MOST = 20;
const doubling = (attempt: number): number | undefined =>
  attempt >= ATTEMPTS_MOST ? undefined : Math.min(RETRY_FIRST_MS * 2 ** attempt, RETRY_MOST_MS);

interface ActiveJob {
  readonly job: HeldJob;
  readonly abort: AbortController;
  readonly end: Promise<void>;
}

/** Jobs in the table of that name; see `JobQueue`. */
export const createJobQueue = (deps: QueueDeps): JobQueue => {
  const { pool, clock, log } = deps;
  const holder = deps.random.uuid();
  const handlers = new Map<string, JobHandler>();
  const scheduled: string[] = [];
  const running = new Map<string, ActiveJob>();
  const stopping = new AbortController();
  let isStarted = false;
  let isClaiming = false;
  /** How many runs have ended, well or not. */
  let ended = 0;
  let hasSwept = false;
  /** Ends the wait for the next poll. */
  let wake: () => void = () => undefined;
  /** Somebody asked for a poll while one was at work, which may not have seen the newest jobs. */
  let isWoken = false;
  let polling: Promise<void> | undefined;

  let wakings: readonly NodeJS.Timeout[] = [];
  const endListening = onJobAdded(() => {
    for (const waking of wakings) clearTimeout(waking);
    wakings = POLL_AFTER_ADDED_MS.map((ms) => setTimeout(pollAgain, ms).unref());
  });
  function pollAgain(): void {
    isWoken = true;
    wake();
  }

  const enqueue: EnqueueJob = (client, job) => insertJob(client, job, job.runAt ?? clock.now());

  /** Begins as many due jobs as there is room for. @returns milliseconds until the next poll */
  const poll = async (): Promise<number> => {
    const waiting = await findWaiting();
    let hasBegun = false;
    // Only kinds of which a job is due are claimed: a claim for each would be two dozen statements a poll.
    for (const [kind, handler] of handlers)
      if (isDue(waiting.get(kind))) while (await begin(kind, handler)) hasBegun = true;
    const next = earliest(hasBegun ? await findWaiting() : waiting);
    const wait = next === undefined ? POLL_EVERY_MS : next.getTime() - clock.now().getTime();
    return Math.min(POLL_EVERY_MS, Math.max(wait, 0) || POLL_EVERY_MS);
  };

  const findWaiting = () => findNextRuns(pool, [...handlers.keys()]);
  const isDue = (at: Date | undefined): boolean => at !== undefined && at <= clock.now();

  const begin = async (kind: string, handler: JobHandler): Promise<boolean> => {
    if (stopping.signal.aborted) return false;
    const mine = [...running.values()].filter(({ job }) => job.kind === kind);
    if (mine.length >= handler.concurrency) return false;
    const fullGroups = fullGroupsOf(mine, handler.perGroup ?? Number.POSITIVE_INFINITY);
    isClaiming = true;
    const job = await claimJob(pool, { kind, holder, now: clock.now(), fullGroups }).finally(() => {
      isClaiming = false;
    });
    if (job === undefined) return false;
    const abort = new AbortController();
    const end = run(job, handler, abort.signal).finally(() => {
      running.delete(job.id);
      ended += 1;
      pollAgain();
    });
    running.set(job.id, { job, abort, end });
    return true;
  };

  const run = async (job: HeldJob, handler: JobHandler, signal: AbortSignal): Promise<void> => {
    const runningJob: RunningJob = { ...job, signal };
    try {
      const outcome = await handler.run(runningJob);
      await settle(job, outcome);
    } catch (error) {
      await afterThrow(runningJob, handler, error).catch((second: unknown) => {
        // Its lease expires, and then it is run again.
        logFault(log, second, "a job could not be put back");
      });
    }
  };

  const settle = async (job: HeldJob, outcome: JobOutcome): Promise<void> => {
    if (outcome === "done") await deleteJob(pool, holder, job.id);
    else await releaseJob(pool, holder, { id: job.id, attempt: 0, runAt: outcome.again });
  };

  const afterThrow = async (
    job: RunningJob,
    handler: JobHandler,
    error: unknown,
  ): Promise<void> => {
    const now = clock.now();
    if (job.signal.aborted) {
      await releaseJob(pool, holder, { id: job.id, attempt: job.attempt - 1, runAt: now });
      return;
    }
    logFault(log, error, "a job failed");
    const wait = (handler.retryAfterMs ?? doubling)(job.attempt);
    if (wait === undefined) {
      await handler.gaveUp?.(job, error);
      await deleteJob(pool, holder, job.id);
      return;
    }
    const runAt = new Date(now.getTime() + wait);
    await releaseJob(pool, holder, { id: job.id, attempt: job.attempt, runAt });
  };

  const pollLoop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const wait = await (async () => {
        if (!hasSwept) {
          await releaseDead(pool, { isAll: deps.isOnlyInstance });
          await insertOnlyJobs(pool, scheduled, clock.now());
          hasSwept = true;
        }
        return poll();
      })().catch((error: unknown) => {
        logFault(log, error, "jobs wait for the database");
        return POLL_EVERY_MS;
      });
      if (!isWoken) await waitOr(wait);
    }
  };
  const waitOr = async (ms: number): Promise<void> => {
    const woken = new AbortController();
    const signal = AbortSignal.any([woken.signal, stopping.signal]);
    wake = () => woken.abort();
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  const renew = async (): Promise<void> => {
    const ids = [...running.keys()];
    const ours = await renewLeases(pool, holder, ids);
    for (const id of ids) if (!ours.has(id)) running.get(id)?.abort.abort();
    await releaseDead(pool, { isAll: false });
  };
  const renewing = setInterval(() => {
    if (!hasSwept) return;
    renew().catch((error: unknown) => logFault(log, error, "leases of jobs could not be renewed"));
  }, RENEW_EVERY_MS);
  renewing.unref();

  return {
    enqueue,
    handle: (kind, handler) => {
      handlers.set(kind, handler);
    },
    scheduleEvery: (kind, { everyMs, run: work }) => {
      scheduled.push(kind);
      const after = (): JobOutcome => ({ again: new Date(clock.now().getTime() + everyMs) });
      handlers.set(kind, {
        concurrency: 1,
        retryAfterMs: () => everyMs,
        run: async ({ signal }) => {
          await work(signal);
          return after();
        },
      });
    },
    start: () => {
      if (!isStarted) polling = pollLoop();
      isStarted = true;
    },
    close: async () => {
      stopping.abort();
      endListening();
      clearInterval(renewing);
      await polling;
      for (const { abort } of running.values()) abort.abort();
      const ends = Promise.allSettled([...running.values()].map(({ end }) => end));
      await Promise.race([ends, sleep(CLOSE_WAIT_MS, undefined, { ref: false })]);
    },
    idle: async () => {
      for (;;) {
        const endedBefore = ended;
        // Before the look at the table: a look that began earlier does not see the jobs that the sweep released.
        const hadSwept = hasSwept;
        const hasDue = isDue(earliest(await findWaiting()));
        // Only then: a poll that this loop caused would itself count as work.
        if (hasDue) pollAgain();
        // A job that ended meanwhile may have made another one due.
        const isStill = ended === endedBefore && running.size === 0;
        if (hadSwept && !hasDue && !isClaiming && isStill) return;
        await sleep(10);
      }
    },
  };
};

const earliest = (waiting: ReadonlyMap<string, Date>): Date | undefined =>
  [...waiting.values()].toSorted((one, other) => one.getTime() - other.getTime())[0];

function fullGroupsOf(mine: readonly ActiveJob[], most: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { job } of mine)
    if (job.group !== null) counts.set(job.group, (counts.get(job.group) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= most).map(([group]) => group);
}

/** The server listens before the migrations are done; a missing table is no error then. */
const UNDEFINED_TABLE = "42P01";
const logFault = (log: Log, error: unknown, text: string): void => {
  const isEarly = (error as { code?: unknown }).code === UNDEFINED_TABLE;
  if (isEarly || isDatabaseDown(error)) log.debug({ err: error }, text);
  else log.error({ err: error }, text);
};
