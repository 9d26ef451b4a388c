import type pg from "pg";
import type { Clock, Random } from "../config/deps.ts";
import type { JobOutcome, JobQueue } from "../jobs/job-queue.ts";
import type { Channel, Tried } from "./channel.ts";
import {
  claimDue,
  type ClaimedDelivery,
  failWaiting,
  findDueReceivers,
  findNextTry,
  forgetEvents,
  recordDeliveryAttempt,
  releaseClaim,
} from "./delivery-store.ts";
import { TOLD } from "./emit-event.ts";
import { nextTry } from "./retry-plan.ts";

/** After this time the other receivers have their turn. */
const TURN_MS = 10_000;
const RETRY_MS = 30_000;
const DAY_MS = 86_400_000;
/** How long events, deliveries and answers are kept. */
const KEPT_MS = 30 * DAY_MS;
const SWEEP_EVERY_MS = 3_600_000;

/** What sending needs. */
export interface OutboxDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly jobs: Pick<JobQueue, "enqueue">;
}

/** Registers the jobs that send events, channel by channel, and the one that deletes old events. */
export const handleOutbox = (
  queue: Pick<JobQueue, "handle" | "scheduleEvery">,
  deps: OutboxDeps,
  channels: readonly Channel[],
): void => {
  queue.handle(TOLD, {
    concurrency: 2,
    run: async ({ payload }) => {
      for (const channel of channels)
        await wakeReceivers(deps, channel, String(payload["partner"]));
      return "done";
    },
  });
  for (const channel of channels)
    queue.handle(channel.name, {
      concurrency: channel.atOnce.receivers,
      perGroup: channel.atOnce.perGroup,
      // Deliveries are given up one by one, never all together with their job.
      retryAfterMs: () => RETRY_MS,
      run: ({ payload, signal }) => deliverDue(deps, channel, String(payload["receiver"]), signal),
    });
  queue.scheduleEvery("forget-webhook-events", {
    everyMs: SWEEP_EVERY_MS,
    run: async (signal) => {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS);
      while (!signal.aborted && (await forgetEvents(deps.pool, before))) void 0;
    },
  });
};

/** Enqueues a job for every receiver of a partner that has a delivery due. */
export const wakeReceivers = async (
  { pool, clock, jobs }: Pick<OutboxDeps, "pool" | "clock" | "jobs">,
  channel: Pick<Channel, "name" | "receiversOf">,
  partnerId: string,
): Promise<void> => {
  const receivers = await channel.receiversOf(partnerId);
  const ids = receivers.map(({ id }) => id);
  const due = await findDueReceivers(pool, channel.name, ids, clock.now());
  for (const { id, group } of receivers)
    if (due.has(id))
      await jobs.enqueue(pool, { kind: channel.name, key: id, group, payload: { receiver: id } });
};

/** Sends the due deliveries of a receiver, a few at a time, until none is left or the others have their turn. */
const deliverDue = async (
  deps: OutboxDeps,
  channel: Channel,
  receiverId: string,
  signal: AbortSignal,
): Promise<JobOutcome> => {
  const { pool, clock } = deps;
  if (!(await channel.begin(receiverId))) return "done";
  const begun = performance.now();
  const sendOneByOne = async (): Promise<void> => {
    while (!signal.aborted && performance.now() - begun < TURN_MS) {
      const now = clock.now();
      const until = new Date(now.getTime() + channel.claimMs);
      const delivery = await claimDue(pool, channel.name, receiverId, { now, until });
      if (delivery === undefined) return;
      if ((await tryOnce(deps, channel, receiverId, delivery, signal)) === "off") return;
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: channel.atOnce.deliveries }, () => sendOneByOne()),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  if (!(await channel.isOn(receiverId))) await failWaiting(pool, receiverId);
  const next = await findNextTry(pool, receiverId);
  return next === undefined ? "done" : { again: next };
};

/** Makes one attempt of a delivery and records its outcome. */
const tryOnce = async (
  deps: OutboxDeps,
  channel: Channel,
  receiverId: string,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<"tried" | "off"> => {
  const tried = await channel.send(receiverId, delivery, signal);
  if (typeof tried !== "string") {
    await note(deps, channel, receiverId, delivery, tried);
    return "tried";
  }
  await releaseClaim(deps.pool, delivery.id);
  return tried === "off" ? "off" : "tried";
};

const note = async (
  { pool, clock, random }: OutboxDeps,
  channel: Channel,
  receiverId: string,
  { id, attempts, tries }: ClaimedDelivery,
  tried: Tried,
): Promise<void> => {
  const { outcome, attempt, retryAfter } = tried;
  const now = clock.now();
  const chance = (random.bytes(1)[0] ?? 0) / 255;
  const next = outcome === "failed" ? nextTry(tries, now, chance, retryAfter) : undefined;
  const state = outcome === "delivered" ? "delivered" : next === undefined ? "failed" : "pending";
  await recordDeliveryAttempt(pool, { id, number: attempts }, attempt, {
    state,
    nextTryAt: next ?? null,
  });
  await channel.noted(receiverId, tried, { isLast: state !== "pending", now });
};
