import type { WebhookEvent } from "@propertyvr/contracts";
import type { Db } from "@propertyvr/database";
import { CompiledQuery } from "kysely";

/** A connection, or anything else that runs queries on one. */
export interface EventConnection {
  readonly query: (
    text: string,
    values: readonly unknown[],
  ) => Promise<{ readonly rows: readonly unknown[] }>;
}

/** Runs queries in the transaction of the query builder. */
export const eventConnectionOn = (db: Db): EventConnection => ({
  query: (text, values) => db.executeQuery(CompiledQuery.raw(text, [...values])),
});

/**
 * The most deliveries that may wait at one endpoint. Events beyond are counted there as missed: a receiver
 * that was away for so long catches up with /api/partner/changes, which keeps everything.
 */
export const MOST_WAITING = 20_000;

/** The event types that an endpoint of this partner subscribed to. */
const findSubscribedTypes = async (
  client: EventConnection,
  partnerId: string,
  isOfImport: boolean,
): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query(
    `select distinct unnest(types) as type from webhook_endpoints
     where partner_id = $1 and is_enabled and (tells_imported or not $2)`,
    [partnerId, isOfImport],
  );
  return new Set((rows as readonly { type: string }[]).map(({ type }) => type));
};

/**
 * Stores the events that an endpoint subscribed to, with a delivery for each such endpoint.
 * @returns whether there is something to deliver
 */
export const insertEvents = async (
  client: EventConnection,
  partnerId: string,
  events: readonly WebhookEvent[],
  isOfImport: boolean,
): Promise<boolean> => {
  const heard = await findSubscribedTypes(client, partnerId, isOfImport);
  const told = events.filter(({ type }) => heard.has(type));
  if (told.length === 0) return false;
  const { rows } = await client.query(
    `with told as (
       select type, data, place from unnest($2::text[], $3::json[]) with ordinality as t (type, data, place)
     ), hearing as (
       select w.id, w.types, $4 - (select count(*) from (
         select from webhook_deliveries d
         where d.endpoint_id = w.id and d.state = 'pending' limit $4) as waiting) as room
       from webhook_endpoints w
       where w.partner_id = $1 and w.is_enabled and (w.tells_imported or not $5)
     ), wanted as (
       select h.id, h.room, t.place, row_number() over (partition by h.id order by t.place) as nth
       from told t join hearing h on t.type = any(h.types)
     ), kept as (
       select place, row_number() over (order by place) as nth from wanted where nth <= room group by place
     ), stored as (
       insert into webhook_events (partner_id, type, at, body)
       select $1, type, now.at, json_build_object(
         'type', type,
         'timestamp', to_char(now.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'data', data)::text
       from told join kept using (place), (select clock_timestamp() as at) as now
       order by place
       returning seq, type
     ), numbered as (
       select seq, type, row_number() over (order by seq) as nth from stored
     ), queued as (
       insert into webhook_deliveries (channel, endpoint_id, event_seq, type)
       select 'webhook', wanted.id, seq, type
       from wanted join kept using (place) join numbered on numbered.nth = kept.nth
       where wanted.nth <= room order by seq, wanted.id
       returning 1
     ), missed as (
       update webhook_endpoints w set missed = w.missed + m.count, missed_at = clock_timestamp()
       from (select id, count(*) from wanted where nth > room group by id) as m
       where m.id = w.id
     )
     select exists (select from queued) as is_told`,
    [
      partnerId,
      told.map(({ type }) => type),
      told.map(({ data }) => JSON.stringify(data)),
      MOST_WAITING,
      isOfImport,
    ],
  );
  return (rows as readonly { is_told: boolean }[])[0]?.is_told === true;
};
