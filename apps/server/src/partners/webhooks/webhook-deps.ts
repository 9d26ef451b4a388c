import type pg from "pg";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import type { GuardedFetch } from "../../platform/outbound/guarded-fetch.ts";
import type { SealedSecrets } from "../../platform/secrets/sealed-secrets.ts";

/** What webhooks stand on. */
export interface WebhookDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: Pick<JobQueue, "enqueue">;
  readonly guardedFetch: GuardedFetch;
  readonly secrets: SealedSecrets;
  /** `host:port` pairs that need neither be public nor speak https. */
  readonly openHosts: readonly string[];
}
