import type {
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from "@propertyvr/contracts";
import type { DeliveryAttemptRow, DeliveryRow } from "../../platform/outbox/delivery-store.ts";
import type { EndpointRow } from "./endpoint-store.ts";

/** @param isForAdmin who sees everybody's, and is told whose each is */
export const webhookOf = (row: EndpointRow, isForAdmin: boolean, now: Date): Webhook => {
  const overlap = row.old_secret_until;
  return {
    id: row.id,
    partner: isForAdmin ? { id: row.partner_id, name: row.partner_name } : null,
    url: row.url,
    description: row.description,
    types: [...row.types],
    tells_imported: row.tells_imported,
    is_enabled: row.is_enabled,
    disabled_at: timeOf(row.disabled_at),
    disabled_reason: row.disabled_reason,
    failing_since: timeOf(row.failing_since),
    waiting: row.waiting,
    missed: row.missed,
    missed_at: timeOf(row.missed_at),
    old_secret_until: overlap !== null && overlap > now ? overlap.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
};

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  id: String(row.id),
  message_id: row.message,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  last_attempt: row.last && attemptOf(row.last),
  next_try_at: row.state === "pending" ? timeOf(row.next_try_at) : null,
  created_at: row.created_at.toISOString(),
});

export const deliveryDetailOf = (
  row: DeliveryRow,
  attempts: readonly DeliveryAttemptRow[],
): WebhookDeliveryDetail => ({
  ...deliveryOf(row),
  body: row.body,
  attempts_made: attempts.map(attemptOf),
});

const attemptOf = (row: DeliveryAttemptRow): WebhookAttempt => ({
  at: row.at.toISOString(),
  status: row.status,
  error: row.error as WebhookAttempt["error"],
  elapsed_ms: row.elapsed_ms,
  answer: row.answer,
});

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;
