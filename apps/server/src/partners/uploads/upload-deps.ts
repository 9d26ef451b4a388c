import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import type { ReceivingPlaces } from "./receiving-places.ts";
import type { RunName } from "./run-store.ts";
import type { SendBackTask } from "./worker-task.ts";

/** Runs an upload to its end, or until the signal; see `runUpload`. */
export type RunUpload = (name: RunName, signal: AbortSignal) => Promise<void>;

/** Sends an upload's own file back, piece by piece; see `sendUploadBack`. */
export type SendBack = (
  task: SendBackTask,
  write: (bytes: Uint8Array) => Promise<void>,
  signal: AbortSignal,
) => Promise<void>;

/** What uploads stand on. */
export interface UploadDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: JobQueue;
  readonly places: ReceivingPlaces;
  readonly run: RunUpload;
  readonly sendBack: SendBack;
}
