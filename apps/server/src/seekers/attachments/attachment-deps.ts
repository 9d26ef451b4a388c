import type { Tables } from "@propertyvr/database";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import type { ReceivingPlaces } from "../../platform/files/receiving-places.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import type { ReadFile } from "./threads/read-files.ts";

/** What attached files stand on. */
export interface AttachmentDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: JobQueue;
  readonly places: ReceivingPlaces;
  /** Files of an account in an hour. */
  readonly uploads: SharedLimit;
  readonly readFile: ReadFile;
}
