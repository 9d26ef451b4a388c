import { inTransaction } from "@propertyvr/database";
import type { JobHandler } from "../../platform/jobs/job-queue.ts";
import { UPLOAD_JOB } from "./receiving/begin-upload.ts";
import { endAndTell } from "./running/end-run.ts";
import { failureOf } from "./running/failure-texts.ts";
import { claimUpload } from "./store/run-store.ts";
import { sweepUploads } from "./store/upload-store.ts";
import type { UploadDeps } from "./upload-deps.ts";

/** Uploads that run at once on this server; of one partner one after the other. */
const AT_ONCE = 2;
const TRIES = 3;
const RETRY_MS = 1_000;

/** A run that died is tried again from where it was; one that dies again and again ends its upload. */
export const handleUploads = (deps: UploadDeps): void => {
  const { jobs, pool, clock, random, run } = deps;
  const handler: JobHandler = {
    concurrency: AT_ONCE,
    perGroup: 1,
    retryAfterMs: (attempt) => (attempt < TRIES ? RETRY_MS : undefined),
    run: async ({ payload, signal }) => {
      await run({ id: String(payload["uploadId"]), run: random.uuid() }, signal);
      // Stopped before its end, it goes on at the next start.
      if (signal.aborted) throw new Error("the server stops");
      return "done";
    },
    gaveUp: async ({ payload }) => {
      const name = { id: String(payload["uploadId"]), run: random.uuid() };
      if (!(await claimUpload(pool, name.id, name.run))) return;
      const failure = failureOf("run_failed");
      const at = clock.now();
      await inTransaction(pool, (client) =>
        endAndTell(client, name, { state: "failed", failure, at }),
      );
    },
  };
  jobs.handle(UPLOAD_JOB, handler);
};

const HOUR_MS = 60 * 60 * 1_000;
const REPORT_DAYS = 90;

/** Takes away reports that are old. */
export const keepUploadsSwept = ({ jobs, pool, clock, log }: UploadDeps): void => {
  jobs.scheduleEvery("sweep-uploads", {
    everyMs: HOUR_MS,
    run: async () => {
      const endedBefore = new Date(clock.now().getTime() - REPORT_DAYS * 24 * HOUR_MS);
      const reports = await sweepUploads(pool, endedBefore);
      if (reports > 0) log.info({ reports }, "uploads swept");
    },
  });
};
