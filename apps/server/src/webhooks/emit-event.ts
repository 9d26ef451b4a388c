import type { WebhookEvent } from "@propertyvr/contracts";
import { type Asking, insertEvents } from "./event-store.ts";

export interface EmitOptions {
  /** What a file did to single homes: told only to endpoints that asked for it. */
  readonly isOfImport?: boolean;
}

/**
 * Tells a partner's endpoints of an event, in the caller's transaction: it is delivered if and only if
 * that commits, at least once, under one id. One indexed look where nobody listens.
 */
export const emitEvent = (
  client: Asking,
  partnerId: string,
  event: WebhookEvent,
  options?: EmitOptions,
): Promise<void> => emitEvents(client, partnerId, [event], options);

/** The same for many at once, in this order; a thousand at a time is a good measure. */
export const emitEvents = async (
  client: Asking,
  partnerId: string,
  events: readonly WebhookEvent[],
  { isOfImport = false }: EmitOptions = {},
): Promise<void> => {
  if (events.length === 0) return;
  await insertEvents(client, partnerId, events, isOfImport);
};
