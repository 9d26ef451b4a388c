import type pg from "pg";
import type { Clock, Log } from "../config/deps.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { sweepExpired, sweepHalfSent } from "./file-store.ts";

const SWEEP_EVERY_MS = 15 * 60 * 1_000;
/** A file of which nothing has come for so long was given up, or its server died. */
const SILENT = "15 minutes";

/** Files that somebody is at work on: they stay although their time is over. */
export type NeededFiles = (pool: pg.Pool) => Promise<readonly string[]>;

/** Takes away half-sent files and files whose time is over. */
export const keepFilesSwept = (
  jobs: Pick<JobQueue, "scheduleEvery">,
  deps: {
    readonly pool: pg.Pool;
    readonly clock: Clock;
    readonly log: Log;
    readonly needed: readonly NeededFiles[];
  },
): void => {
  const { pool, clock, log, needed } = deps;
  jobs.scheduleEvery("sweep-files", {
    everyMs: SWEEP_EVERY_MS,
    run: async () => {
      const stay = (await Promise.all(needed.map((find) => find(pool)))).flat();
      const halfSent = await sweepHalfSent(pool, SILENT);
      const expired = await sweepExpired(pool, clock.now(), stay);
      if (halfSent + expired > 0) log.info({ halfSent, expired }, "files swept");
    },
  });
};
