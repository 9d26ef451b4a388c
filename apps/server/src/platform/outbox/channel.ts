import type { DeliveryAttemptRow, ClaimedDelivery } from "./delivery-store.ts";

/** How one attempt of a delivery ended. */
export interface Tried {
  readonly attempt: DeliveryAttemptRow;
  /** After "refused" there is no other attempt. */
  readonly outcome: "delivered" | "failed" | "refused";
  /** When the receiver wants the next attempt: seconds or a date, as in Retry-After. */
  readonly retryAfter: string | undefined;
}

/**
 * A channel by which events reach their receivers, such as webhooks. The outbox stores, schedules and
 * records deliveries; the channel knows where a receiver is and how to send to it.
 */
export interface Channel {
  /** The name of the channel in its deliveries and jobs. */
  readonly name: string;
  /** Concurrent on one server: receivers, receivers of one group, deliveries to one receiver. */
  readonly atOnce: {
    readonly receivers: number;
    readonly perGroup: number;
    readonly deliveries: number;
  };
  /** An attempt that is not recorded by then was lost with its server. */
  readonly claimMs: number;
  /** The receivers of a partner; few of one group (a host) are sent to at once. */
  readonly receiversOf: (
    partnerId: string,
  ) => Promise<readonly { readonly id: string; readonly group: string }[]>;
  /** Called before a receiver's turn. @returns false where it no longer exists */
  readonly begin: (receiverId: string) => Promise<boolean>;
  /** Makes one attempt. @returns "stopped" where the server stops, "off" where the receiver is turned off */
  readonly send: (
    receiverId: string,
    delivery: ClaimedDelivery,
    signal: AbortSignal,
  ) => Promise<Tried | "stopped" | "off">;
  /** Called once an attempt is recorded. @param isLast no other attempt of this delivery follows */
  readonly noted: (
    receiverId: string,
    tried: Tried,
    plan: { readonly isLast: boolean; readonly now: Date },
  ) => Promise<void>;
  readonly isOn: (receiverId: string) => Promise<boolean>;
}
