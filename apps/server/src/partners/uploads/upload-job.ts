import { inTransaction } from "@propertyvr/database";
import type { JobHandler, NewJob } from "../../platform/jobs/job-queue.ts";
import { endAndTell } from "./end-run.ts";
import { failureOf } from "./failure-texts.ts";
import { claimUpload } from "./run-store.ts";
import type { UploadDeps } from "./upload-deps.ts";

const KIND = "upload";
/** Uploads that run at once on this server; of one partner one after the other. */
const AT_ONCE = 2;
const TRIES = 3;
const RETRY_MS = 1_000;

export const uploadJob = (uploadId: string, partnerId: string): NewJob => ({
  kind: KIND,
  payload: { uploadId },
  key: uploadId,
  group: partnerId,
});

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
  jobs.handle(KIND, handler);
};
