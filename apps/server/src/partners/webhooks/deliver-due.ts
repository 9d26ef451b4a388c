import { inTransaction } from "@propertyvr/database";
import type { JobOutcome, JobQueue } from "../../platform/jobs/job-queue.ts";
import {
  claimDue,
  failWaiting,
  findDueEndpoints,
  findNextTry,
  forgetEvents,
} from "./delivery-store.ts";
import { TOLD } from "../../platform/outbox/emit-event.ts";
import {
  type EndpointRow,
  findEndpoint,
  findEndpointToChange,
  saveSecrets,
} from "./endpoint-store.ts";
import { sendDelivery, TIMEOUT_MS } from "./send-delivery.ts";
import type { WebhookDeps } from "./webhook-deps.ts";

/** The kind of the job that sends what is due at one endpoint. */
const DELIVER = "webhook";
/** Endpoints that this server sends to at once, those of one host, and deliveries to one of them. */
const ENDPOINTS_AT_ONCE = 32;
const OF_ONE_HOST = 4;
const DELIVERIES_AT_ONCE = 4;
/** After so long the others have their turn. */
const TURN_MS = 10_000;
/** A try that is not noted by then was lost with its server. */
export const CLAIM_MS = 4 * TIMEOUT_MS;
const RETRY_MS = 30_000;
const DAY_MS = 86_400_000;
/** How long events, deliveries and answers are kept. */
const KEPT_MS = 30 * DAY_MS;
const SWEEP_EVERY_MS = 3_600_000;

/** Registers what sends webhooks. */
export const handleWebhooks = (queue: JobQueue, deps: WebhookDeps): void => {
  queue.handle(TOLD, {
    concurrency: 2,
    run: async ({ payload }) => {
      await wakeEndpoints(deps, String(payload["partner"]));
      return "done";
    },
  });
  queue.handle(DELIVER, {
    concurrency: ENDPOINTS_AT_ONCE,
    perGroup: OF_ONE_HOST,
    // Deliveries are given up one by one, never all with their job.
    retryAfterMs: () => RETRY_MS,
    run: ({ payload, signal }) => deliverDue(deps, String(payload["endpoint"]), signal),
  });
  queue.keep("forget-webhook-events", {
    everyMs: SWEEP_EVERY_MS,
    run: async (signal) => {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS);
      while (!signal.aborted && (await forgetEvents(deps.pool, before))) void 0;
    },
  });
};

/** Lets every endpoint of a partner that has something due be sent to. */
export const wakeEndpoints = async (deps: WebhookDeps, partnerId: string): Promise<void> => {
  const endpoints = await findDueEndpoints(deps.pool, partnerId, deps.clock.now());
  for (const { id, url } of endpoints)
    await deps.jobs.add(deps.pool, {
      kind: DELIVER,
      key: id,
      group: new URL(url).host,
      payload: { endpoint: id },
    });
};

/** Sends what is due at an endpoint, a few at a time, until nothing is or the others have their turn. */
const deliverDue = async (
  deps: WebhookDeps,
  endpointId: string,
  signal: AbortSignal,
): Promise<JobOutcome> => {
  const { pool, clock } = deps;
  const endpoint = await findEndpoint(pool, endpointId, undefined);
  if (endpoint === undefined) return "done";
  await sealAnew(deps, endpoint);
  const begun = performance.now();
  const sendOneByOne = async (): Promise<void> => {
    while (!signal.aborted && performance.now() - begun < TURN_MS) {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const delivery = await claimDue(pool, endpointId, { now, until });
      if (delivery === undefined) return;
      await sendDelivery(deps, endpointId, delivery, signal);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: DELIVERIES_AT_ONCE }, () => sendOneByOne()),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  if (!(await findEndpoint(pool, endpointId, undefined))?.is_enabled)
    await failWaiting(pool, endpointId);
  const next = await findNextTry(pool, endpointId);
  return next === undefined ? "done" : { again: next };
};

/** Brings secrets under today's secret of the server, so that an earlier one may be forgotten. */
const sealAnew = async ({ pool, secrets }: WebhookDeps, { id, secret }: EndpointRow) => {
  if (!secrets.isOld(secret)) return;
  await inTransaction(pool, async (client) => {
    const row = await findEndpointToChange(client, id, undefined);
    const known = row && secrets.open(row.secret, id);
    if (row === undefined || known === undefined) return;
    const old = row.old_secret === null ? undefined : secrets.open(row.old_secret, id);
    await saveSecrets(client, {
      ...row,
      secret: secrets.seal(known, id),
      old_secret: old === undefined ? null : secrets.seal(old, id),
    });
  });
};
