import type { Db } from "@propertyvr/database";
import type pg from "pg";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import type { UploadSlots } from "../../platform/files/upload-slots.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import type { ReadFile } from "./threads/read-files.ts";

/** What attached files stand on. */
export interface AttachmentDeps {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: JobQueue;
  readonly places: UploadSlots;
  /** Files of an account in an hour. */
  readonly uploads: SharedLimit;
  readonly readFile: ReadFile;
}
