import type { WebhookEvent } from "@propertyvr/contracts";
import type pg from "pg";
import { emitEvents } from "../../platform/outbox/emit-event.ts";

export interface RejectedRow {
  /** The partner's own reference. */
  readonly externalId: string | null;
  /** From 1; null for one that was sent alone. */
  readonly row: number | null;
  /** Of the rules that refused it. */
  readonly codes: readonly string[];
}

/** Emits a webhook event for each refused row, in the caller's transaction. */
export const emitRejectedRows = (
  client: pg.ClientBase,
  partnerId: string,
  rows: readonly RejectedRow[],
  importId: string | null = null,
): Promise<void> =>
  emitEvents(
    client,
    partnerId,
    rows.map(({ externalId, row, codes }): WebhookEvent => ({
      type: "listing.rejected",
      data: { external_id: externalId, import_id: importId, row, codes: [...new Set(codes)] },
    })),
    { isOfImport: importId !== null },
  );
