import type { Db } from "@propertyvr/database";
import type pg from "pg";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import type { UploadSlots } from "../../platform/files/upload-slots.ts";
import type { FileWork } from "./threads/file-work.ts";

/** What uploads stand on. */
export interface UploadDeps extends FileWork {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: JobQueue;
  readonly places: UploadSlots;
}
