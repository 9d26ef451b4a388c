import type { DeliveryAttemptRow, ClaimedDelivery } from "./delivery-store.ts";

/** How one try of a delivery ended. */
export interface Tried {
  readonly attempt: DeliveryAttemptRow;
  /** After "refused" there is no other try. */
  readonly outcome: "delivered" | "failed" | "refused";
  /** When the receiver wants the next try: seconds or a date, as it says it. */
  readonly retryAfter: string | undefined;
}

/**
 * A way on which events reach those who listen. The outbox stores, plans and notes; a channel knows
 * where a receiver is and how to send to it.
 */
export interface Channel {
  /** Of its deliveries, and of the jobs that send them. */
  readonly name: string;
  /** On one server, at once: receivers, receivers of one group, deliveries to one receiver. */
  readonly atOnce: {
    readonly receivers: number;
    readonly perGroup: number;
    readonly deliveries: number;
  };
  /** A try that is not noted by then was lost with its server. */
  readonly claimMs: number;
  /** Who listens for a partner; those of one group (a host) are sent to a few at a time. */
  readonly receiversOf: (
    partnerId: string,
  ) => Promise<readonly { readonly id: string; readonly group: string }[]>;
  /** Comes before a receiver's turn. @returns false where it is gone */
  readonly begin: (receiverId: string) => Promise<boolean>;
  /** Makes one try. @returns "stopped" where the server stops, "off" where the receiver is turned off */
  readonly send: (
    receiverId: string,
    delivery: ClaimedDelivery,
    signal: AbortSignal,
  ) => Promise<Tried | "stopped" | "off">;
  /** Told of a try once it is noted. @param isLast no other try of this delivery follows */
  readonly noted: (
    receiverId: string,
    tried: Tried,
    plan: { readonly isLast: boolean; readonly now: Date },
  ) => Promise<void>;
  readonly isOn: (receiverId: string) => Promise<boolean>;
}
