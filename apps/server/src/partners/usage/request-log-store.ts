import { inTransaction } from "@propertyvr/database";
import type { Pool, PoolClient } from "pg";
import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import { totalOf, type MinuteRollup } from "./minute-rollups.ts";

/** One run of a server, as the log knows it. */
export interface RequestLogWriter {
  readonly id: string;
  readonly startedAt: Date;
}

export interface RequestLogBatch {
  /** Counted up by each writer. */
  readonly number: number;
  readonly lines: readonly RecordedRequest[];
  readonly minutes: readonly MinuteRollup[];
}

const CHECK_VIOLATION = "23514";

/**
 * Writes a batch with all that follows from it, once: one that is there already is left as it is. An
 * older program on the same database may give a day its partition while we wait to write to the
 * default one, which then takes no rows of that day: the second attempt finds them their place.
 */
export const writeBatch = async (
  pool: Pool,
  writer: RequestLogWriter,
  batch: RequestLogBatch,
): Promise<void> => {
  try {
    await tryBatch(pool, writer, batch);
  } catch (error) {
    if ((error as { code?: unknown }).code !== CHECK_VIOLATION) throw error;
    await tryBatch(pool, writer, batch);
  }
};

const tryBatch = (pool: Pool, writer: RequestLogWriter, batch: RequestLogBatch): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (!(await enterWriter(client, writer, batch.number))) return;
    // Every writer takes keys in the same order.
    await client.query(
      "select 1 from api_keys where id = any($1::uuid[]) order by id for no key update",
      [[...new Set(batch.minutes.map(({ keyId }) => keyId))]],
    );
    await insertLines(client, batch.lines);
    await addMinutes(client, batch.minutes);
    await moveKeys(client, batch.minutes);
  });

/** Notes the run and how far it has written. @returns false when it has written that far before */
const enterWriter = async (
  client: Pick<PoolClient, "query">,
  { id, startedAt }: RequestLogWriter,
  batch: number,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `insert into request_log_writers as writer (id, started_at, batch, follows_loss)
     values ($1, $2, $3, coalesce(
       (select drained_at is null from request_log_writers order by started_at desc limit 1), false))
     on conflict (id) do update set batch = excluded.batch where writer.batch < excluded.batch`,
    [id, startedAt, batch],
  );
  return rowCount === 1;
};

const insertLines = (client: PoolClient, lines: readonly RecordedRequest[]) =>
  client.query(
    `insert into request_log (at, key_id, elapsed_ms, bytes_in, bytes_out, status, is_counted,
                              method, route, request_id, problem, network, user_agent)
     select * from unnest($1::timestamptz[], $2::uuid[], $3::real[], $4::integer[], $5::integer[],
       $6::smallint[], $7::boolean[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
       $13::text[])`,
    [
      lines.map(({ at }) => at.toISOString()),
      lines.map(({ keyId }) => keyId),
      lines.map(({ elapsedMs }) => elapsedMs),
      lines.map(({ bytesIn }) => bytesIn),
      lines.map(({ bytesOut }) => bytesOut),
      lines.map(({ status }) => status),
      lines.map(({ isCounted }) => isCounted),
      lines.map(({ method }) => method),
      lines.map(({ route }) => route),
      lines.map(({ requestId }) => requestId),
      lines.map(({ problem }) => problem ?? null),
      lines.map(({ network }) => network),
      lines.map(({ userAgent }) => userAgent ?? null),
    ],
  );

const addMinutes = (client: PoolClient, minutes: readonly MinuteRollup[]) =>
  client.query(
    `insert into usage_minutes as sums (minute, key_id, sum_ms, successful, client_errors, throttled,
                                        server_errors, unrecorded, speeds)
     select minute, key_id, sum_ms, successful, client_errors, throttled, server_errors, unrecorded,
            speeds::integer[]
     from unnest($1::timestamptz[], $2::uuid[], $3::float8[], $4::integer[], $5::integer[],
                 $6::integer[], $7::integer[], $8::integer[], $9::text[])
       as added (minute, key_id, sum_ms, successful, client_errors, throttled, server_errors,
                 unrecorded, speeds)
     on conflict (key_id, minute) do update set
       sum_ms = sums.sum_ms + excluded.sum_ms,
       successful = sums.successful + excluded.successful,
       client_errors = sums.client_errors + excluded.client_errors,
       throttled = sums.throttled + excluded.throttled,
       server_errors = sums.server_errors + excluded.server_errors,
       unrecorded = sums.unrecorded + excluded.unrecorded,
       speeds = array(
         select coalesce(a, 0) + coalesce(b, 0) from unnest(sums.speeds, excluded.speeds) with ordinality as pair (a, b, place)
         order by place)`,
    [
      minutes.map(({ minute }) => minute.toISOString()),
      minutes.map(({ keyId }) => keyId),
      minutes.map(({ sumMs }) => sumMs),
      minutes.map(({ successful }) => successful),
      minutes.map(({ clientErrors }) => clientErrors),
      minutes.map(({ throttled }) => throttled),
      minutes.map(({ serverErrors }) => serverErrors),
      minutes.map(({ unrecorded }) => unrecorded),
      minutes.map(
        ({ speeds }) => `{${speeds.slice(0, 1 + speeds.findLastIndex(Boolean)).join(",")}}`,
      ),
    ],
  );

/** The time of the last use only moves forward, whichever writer comes last. */
const moveKeys = (client: PoolClient, minutes: readonly MinuteRollup[]) =>
  client.query(
    `update api_keys set
       requests_count = requests_count + used.requests,
       last_used_at = greatest(last_used_at, used.last_at)
     from (select key_id, sum(requests) as requests, max(last_at) as last_at
           from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as each (key_id, requests, last_at)
           group by key_id) used
     where api_keys.id = used.key_id`,
    [
      minutes.map(({ keyId }) => keyId),
      minutes.map(totalOf),
      minutes.map(({ lastAt }) => lastAt.toISOString()),
    ],
  );

/** Notes that a run has begun, before its first batch. */
export const openWriter = async (pool: Pool, writer: RequestLogWriter): Promise<void> => {
  await enterWriter(pool, writer, 0);
};

/** Notes that a run has ended with nothing left to write. */
export const drainWriter = async (
  pool: Pool,
  { id }: RequestLogWriter,
  at: Date,
): Promise<void> => {
  await pool.query("update request_log_writers set drained_at = $2 where id = $1", [id, at]);
};

/** When runs began, after a given time, that followed one which ended without draining. */
export const lossesSince = async (
  pool: Pool,
  keyId: string,
  since: Date,
): Promise<readonly Date[]> => {
  const { rows } = await pool.query<{ started_at: Date }>(
    // What died before a key was made has lost nothing of it.
    `select started_at from request_log_writers
     where follows_loss and started_at > $2
       and started_at > (select created_at from api_keys where id = $1)
     order by 1`,
    [keyId, since],
  );
  return rows.map(({ started_at }) => started_at);
};

/** When a key's counted requests after a given time were let in, the oldest first. */
export const countedSince = async (
  pool: Pool,
  keyId: string,
  since: Date,
): Promise<readonly Date[]> => {
  const { rows } = await pool.query<{ at: Date }>(
    "select at from request_log where key_id = $1 and at > $2 and is_counted order by at",
    [keyId, since],
  );
  return rows.map(({ at }) => at);
};

/** From where, and with what program, a key is used. */
export interface RecordedKeyCaller {
  readonly network: string;
  readonly userAgent: string | null;
  readonly lastAt: Date;
  readonly requests: number;
}

/** The callers of a key since a time, the latest first, at most so many: who still uses an old key. */
export const callersOf = async (
  pool: Pool,
  keyId: string,
  since: Date,
  most = 20,
): Promise<readonly RecordedKeyCaller[]> => {
  const { rows } = await pool.query<RecordedKeyCaller>(
    `select network, user_agent as "userAgent", max(at) as "lastAt", count(*) as requests
     from request_log where key_id = $1 and at >= $2
     group by network, user_agent order by max(at) desc limit $3`,
    [keyId, since, most],
  );
  return rows;
};
