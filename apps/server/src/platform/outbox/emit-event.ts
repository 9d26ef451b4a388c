import type { WebhookEvent } from "@propertyvr/contracts";
import { insertJob } from "../jobs/job-store.ts";
import { type EventConnection, insertEvents } from "./event-store.ts";

/** The kind of the job that sends a partner's events on their way. */
export const TOLD = "webhook-events";

export interface EmitOptions {
  /** What a file did to single homes: told only to endpoints that asked for it. */
  readonly isOfImport?: boolean;
}

/**
 * Tells a partner's endpoints of an event, in the caller's transaction: it is delivered if and only if
 * that commits, at least once, under one id. One indexed look where nobody listens.
 */
export const emitEvent = (
  client: EventConnection,
  partnerId: string,
  event: WebhookEvent,
  options?: EmitOptions,
): Promise<void> => emitEvents(client, partnerId, [event], options);

/** The same for many at once, in this order; a thousand at a time is a good measure. */
export const emitEvents = async (
  client: EventConnection,
  partnerId: string,
  events: readonly WebhookEvent[],
  { isOfImport = false }: EmitOptions = {},
): Promise<void> => {
  if (events.length === 0) return;
  const isTold = await insertEvents(client, partnerId, events, isOfImport);
  // Without a key: nobody waits for another's transaction.
  if (isTold) await insertJob(client, { kind: TOLD, payload: { partner: partnerId } }, AT_ONCE);
};

const AT_ONCE = new Date(0);
