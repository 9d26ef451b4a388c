import type { WebhookDelivery } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import { MOST_WAITING } from "./event-store.ts";

type WebhookDeliveryState = WebhookDelivery["state"];

export interface DeliveryAttemptRow {
  readonly at: Date;
  readonly status: number | null;
  readonly error: string | null;
  readonly elapsed_ms: number;
  readonly answer: string | null;
}

export interface DeliveryRow {
  readonly id: number;
  readonly message: string;
  readonly type: WebhookDelivery["type"];
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  /** null for a delivery that is due since it was requested. */
  readonly next_try_at: Date | null;
  readonly created_at: Date;
  readonly body: string;
  readonly last: DeliveryAttemptRow | null;
}

/** A delivery that this server is about to send. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly message: string;
  readonly body: string;
  readonly attempts: number;
  readonly tries: number;
}

/**
 * Claims the delivery of a receiver that has been due longest, until `until`. If its attempt is not recorded
 * by then, it was lost with its server and is due again.
 */
export const claimDue = async (
  door: Queryable,
  channel: string,
  receiverId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedDelivery | undefined> => {
  const { rows } = await door.query<ClaimedDelivery>(
    `update webhook_deliveries d
     set attempts = d.attempts + 1, tries = d.tries + 1, next_try_at = $3
     from webhook_events e
     where d.id = (
         select id from webhook_deliveries
         where endpoint_id = $1 and channel = $4 and state = 'pending' and next_try_at <= $2
         order by next_try_at, id limit 1 for update skip locked)
       and e.seq = d.event_seq
     returning d.id, 'msg_' || replace(e.id::text, '-', '') as message, e.body, d.attempts, d.tries`,
    [receiverId, now, until, channel],
  );
  return rows[0];
};

/** Releases a delivery that was claimed and not sent to its end. */
export const releaseClaim = async (door: Queryable, id: number): Promise<void> => {
  await door.query(
    `update webhook_deliveries set attempts = attempts - 1, tries = tries - 1, next_try_at = '-infinity'
     where id = $1 and state = 'pending'`,
    [id],
  );
};

/** Records how an attempt ended, and what follows from it. */
export const recordDeliveryAttempt = async (
  door: Queryable,
  { id, number }: { readonly id: number; readonly number: number },
  attempt: DeliveryAttemptRow,
  then: { readonly state: WebhookDeliveryState; readonly nextTryAt: Date | null },
): Promise<void> => {
  await door.query(
    `with noted as (
       insert into webhook_attempts (delivery_id, number, at, status, error, elapsed_ms, answer)
       select id, $2, $3, $4, $5, $6, $7 from webhook_deliveries where id = $1
       on conflict do nothing)
     update webhook_deliveries set state = $8, next_try_at = coalesce($9, next_try_at) where id = $1`,
    [
      id,
      number,
      attempt.at,
      attempt.status,
      attempt.error,
      attempt.elapsed_ms,
      attempt.answer,
      then.state,
      then.nextTryAt,
    ],
  );
};

/** When the next delivery to a receiver is due; undefined where none waits. */
export const findNextTry = async (
  door: Queryable,
  receiverId: string,
): Promise<Date | undefined> => {
  const { rows } = await door.query<{ at: Date | null }>(
    `select greatest(min(next_try_at), 'epoch') as at from webhook_deliveries
     where endpoint_id = $1 and state = 'pending' having count(*) > 0`,
    [receiverId],
  );
  return rows[0]?.at ?? undefined;
};

/** Of these receivers, those with a delivery due. */
export const findDueReceivers = async (
  door: Queryable,
  channel: string,
  receiverIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const { rows } = await door.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as receivers (id) where exists (
       select from webhook_deliveries d where d.endpoint_id = receivers.id and d.channel = $3
         and d.state = 'pending' and d.next_try_at <= $2)`,
    [receiverIds, now, channel],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Marks what waits at a receiver that was turned off as failed; it can be sent again later. */
export const failWaiting = async (door: Queryable, receiverId: string): Promise<void> => {
  await door.query(
    "update webhook_deliveries set state = 'failed' where endpoint_id = $1 and state = 'pending'",
    [receiverId],
  );
};

const SELECT = `select d.id, 'msg_' || replace(e.id::text, '-', '') as message, d.type, d.state, d.attempts,
    nullif(d.next_try_at, '-infinity') as next_try_at, e.at as created_at, e.body, to_json(a) as last
  from webhook_deliveries d join webhook_events e on e.seq = d.event_seq
  left join lateral (select * from webhook_attempts where delivery_id = d.id
    order by number desc limit 1) a on true`;

/** A page of deliveries, newest first. */
export const listDeliveries = async (
  door: Queryable,
  receiverId: string,
  page: {
    readonly state: WebhookDeliveryState | undefined;
    readonly type: string | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<readonly DeliveryRow[]> => {
  const { rows } = await door.query<DeliveryRow>(
    `${SELECT} where d.endpoint_id = $1 and ($2::text is null or d.state = $2)
       and ($3::text is null or d.type = $3) and ($4::bigint is null or d.id < $4)
     order by d.id desc limit $5`,
    [receiverId, page.state ?? null, page.type ?? null, page.before ?? null, page.limit],
  );
  return rows.map(withTimes);
};

export const findDelivery = async (
  door: Queryable,
  receiverId: string,
  id: number,
): Promise<DeliveryRow | undefined> => {
  const { rows } = await door.query<DeliveryRow>(
    `${SELECT} where d.endpoint_id = $1 and d.id = $2`,
    [receiverId, id],
  );
  return rows.map(withTimes)[0];
};

/** JSON has no date type. */
const withTimes = (row: DeliveryRow): DeliveryRow => ({
  ...row,
  last: row.last && { ...row.last, at: new Date(row.last.at) },
});

/** The first one first. */
export const listAttempts = async (
  door: Queryable,
  id: number,
): Promise<readonly DeliveryAttemptRow[]> => {
  const { rows } = await door.query<DeliveryAttemptRow>(
    `select at, status, error, elapsed_ms, answer from webhook_attempts
     where delivery_id = $1 order by number`,
    [id],
  );
  return rows;
};

/** Schedules a delivery anew, with all its attempts. One that may be on its way now is left alone. */
export const replayOne = async (
  door: Queryable,
  id: number,
  inFlightUntil: Date,
): Promise<void> => {
  await door.query(
    `update webhook_deliveries set state = 'pending', tries = 0, next_try_at = '-infinity'
     where id = $1 and (state <> 'pending' or next_try_at > $2)`,
    [id, inFlightUntil],
  );
};

/** Schedules failed deliveries anew, the oldest first, as many as may wait. @returns how many */
export const replayFailedSince = async (
  door: Queryable,
  receiverId: string,
  since: Date,
): Promise<number> => {
  const { rowCount } = await door.query(
    `update webhook_deliveries set state = 'pending', tries = 0, next_try_at = '-infinity'
     where id in (
       select d.id from webhook_deliveries d join webhook_events e on e.seq = d.event_seq
       where d.endpoint_id = $1 and d.state = 'failed' and e.at >= $2
       order by d.id limit ${String(MOST_WAITING)} - (select count(*) from webhook_deliveries
         where endpoint_id = $1 and state = 'pending'))`,
    [receiverId, since],
  );
  return rowCount ?? 0;
};

/** Stores an event for one receiver alone, whatever types it subscribed to. @returns the delivery's id */
export const insertFor = async (
  door: Queryable,
  receiver: { readonly channel: string; readonly id: string; readonly partnerId: string },
  event: { readonly type: string; readonly at: Date; readonly body: string },
): Promise<number> => {
  const { rows } = await door.query<{ id: number }>(
    `with event as (
       insert into webhook_events (partner_id, type, at, body) values ($2, $3, $4, $5) returning seq)
     insert into webhook_deliveries (channel, endpoint_id, event_seq, type)
     select $6, $1, seq, $3 from event
     returning id`,
    [receiver.id, receiver.partnerId, event.type, event.at, event.body, receiver.channel],
  );
  return rows[0]?.id ?? 0;
};

/** Deletes events from before a time with their deliveries, in batches. @returns whether there may be more */
export const forgetEvents = async (door: Queryable, before: Date): Promise<boolean> => {
  const { rowCount } = await door.query(
    `delete from webhook_events where seq in (
       select seq from webhook_events where at < $1 order by at limit ${String(AT_ONCE)})`,
    [before],
  );
  return rowCount === AT_ONCE;
};
const AT_ONCE = 5_000;
