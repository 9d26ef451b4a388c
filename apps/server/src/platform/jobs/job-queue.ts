import type pg from "pg";

/** What a job carries: its ids, never the work itself. */
export type JobPayload = Readonly<Record<string, string | number | boolean | null>>;

export interface NewJob {
  /** Whose handler runs it, e.g. "upload". */
  readonly kind: string;
  readonly payload: JobPayload;
  /** Of jobs of one kind with the same key at most one waits; adding it again brings it forward to the earlier time. */
  readonly key?: string;
  /** Of jobs of one kind with the same group at most as many run at once as the handler says. */
  readonly group?: string;
  /** Now, where left out. */
  readonly runAt?: Date;
}

export interface RunningJob {
  readonly id: string;
  readonly payload: JobPayload;
  /** 1 the first time; a run that died with its server counts. */
  readonly attempt: number;
  /** Aborts when the server stops or somebody else has taken the job: stop writing. */
  readonly signal: AbortSignal;
}

/** "done" forgets the job; "again" runs it once more at a time. A throw is tried again later, see `retryAfterMs`. */
export type JobOutcome = "done" | { readonly again: Date };

export interface JobHandler {
  readonly run: (job: RunningJob) => Promise<JobOutcome>;
  /** At once on this server. */
  readonly concurrency: number;
  /** At once of one group, on this server. */
  readonly perGroup?: number;
  /** After a throw; undefined gives up, and `gaveUp` is told. */
  readonly retryAfterMs?: (attempt: number) => number | undefined;
  readonly gaveUp?: (job: RunningJob, error: unknown) => Promise<void>;
}

/** Adds a job in the caller's transaction: it runs if and only if that commits. */
export type EnqueueJob = (client: pg.ClientBase | pg.Pool, job: NewJob) => Promise<void>;

/**
 * Work that outlives the request that asked for it and the server that began it. Each job runs at
 * least once: handlers are written so that running one again does no harm. A job is held by a lease
 * that its server renews; a server that died leaves its jobs to the others after that, and on the
 * embedded database, which has one owner, to the next start at once.
 */
export interface JobQueue {
  readonly enqueue: EnqueueJob;
  /** Before `start`. */
  readonly handle: (kind: string, handler: JobHandler) => void;
  /** Recurring work: run on one server at a time, `everyMs` after its last end; a throw is logged. Before `start`. */
  readonly scheduleEvery: (
    kind: string,
    work: { readonly everyMs: number; readonly run: (signal: AbortSignal) => Promise<void> },
  ) => void;
  readonly start: () => void;
  /** Aborts what runs, waits for it shortly, and leaves it to be run again. */
  readonly close: () => Promise<void>;
  /** In tests: resolves when nothing is due. */
  readonly idle: () => Promise<void>;
}
