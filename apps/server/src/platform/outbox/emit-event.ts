import type { WebhookEvent } from "@propertyvr/contracts";
import { insertJob } from "../jobs/job-store.ts";
import { type EventConnection, insertEvents } from "./event-store.ts";

/** The kind of the job that starts the deliveries of a partner's events. */
export const TOLD = "webhook-events";

export interface EmitOptions {
  /** An event of a single home of a file: sent only to endpoints that asked for these. */
  readonly isOfImport?: boolean;
}

/**
 * Emits an event to a partner's endpoints in the caller's transaction: it is delivered if and only if
 * that commits, at least once, under one id. Costs one indexed query where no endpoint subscribed.
 */
export const emitEvent = (
  client: EventConnection,
  partnerId: string,
  event: WebhookEvent,
  options?: EmitOptions,
): Promise<void> => emitEvents(client, partnerId, [event], options);

/** The same for many events, in this order; about a thousand at a time. */
export const emitEvents = async (
  client: EventConnection,
  partnerId: string,
  events: readonly WebhookEvent[],
  { isOfImport = false }: EmitOptions = {},
): Promise<void> => {
  if (events.length === 0) return;
  const isTold = await insertEvents(client, partnerId, events, isOfImport);
  // Without a job key: no transaction waits for another.
  if (isTold) await insertJob(client, { kind: TOLD, payload: { partner: partnerId } }, AT_ONCE);
};

const AT_ONCE = new Date(0);
