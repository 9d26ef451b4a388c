import type { Pool } from "pg";
import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import type { UsageCounts } from "./minute-rollups.ts";

/** Counts of the whole minutes from a minute on, in spans of so many minutes reckoned from a start. */
export const countSpans = async (
  pool: Pool,
  keyId: string,
  spans: { readonly since: Date; readonly startAt: Date; readonly minutes: number },
): Promise<readonly (UsageCounts & { readonly startsAt: Date })[]> => {
  const { rows } = await pool.query<UsageCounts & { startsAt: Date }>(
    `select date_bin(make_interval(mins => $4), minute, $3) as "startsAt",
            sum(successful) as successful, sum(client_errors) as "clientErrors",
            sum(throttled) as throttled, sum(server_errors) as "serverErrors",
            sum(unrecorded) as unrecorded, sum(sum_ms) as "sumMs"
     from usage_minutes where key_id = $1 and minute >= $2 group by 1`,
    [keyId, spans.since, spans.startAt, spans.minutes],
  );
  return rows;
};

/** How many requests of the whole minutes from a minute on fell into each latency bucket. */
export const countSpeeds = async (
  pool: Pool,
  keyId: string,
  since: Date,
): Promise<readonly { readonly bucket: number; readonly requests: number }[]> => {
  const { rows } = await pool.query<{ bucket: number; requests: number }>(
    `select (place - 1)::integer as "bucket", sum(requests) as requests
     from usage_minutes, unnest(speeds) with ordinality as speed (requests, place)
     where key_id = $1 and minute >= $2 and requests > 0 group by 1`,
    [keyId, since],
  );
  return rows;
};

/** How many requests a key made in the whole minutes from a minute on. */
export const countMinutes = async (pool: Pool, keyId: string, since: Date): Promise<number> => {
  const { rows } = await pool.query<{ requests: number }>(
    `select coalesce(sum(successful + client_errors + throttled + server_errors), 0) as requests
     from usage_minutes where key_id = $1 and minute >= $2`,
    [keyId, since],
  );
  return rows[0]?.requests ?? 0;
};

/** A key's requests from one time to just before another. */
export const listTimes = async (
  pool: Pool,
  keyId: string,
  from: Date,
  to: Date,
): Promise<readonly Pick<RecordedRequest, "status" | "elapsedMs">[]> => {
  const { rows } = await pool.query<Pick<RecordedRequest, "status" | "elapsedMs">>(
    `select status, elapsed_ms as "elapsedMs" from request_log
     where key_id = $1 and at >= $2 and at < $3`,
    [keyId, from, to],
  );
  return rows;
};

export type LogLine = Pick<
  RecordedRequest,
  "at" | "method" | "route" | "status" | "elapsedMs" | "requestId"
> & { readonly problem: string | null };

/** The newest lines of a key, without those of one route. */
export const listNewest = async (
  pool: Pool,
  keyId: string,
  options: { readonly since: Date; readonly without: string; readonly most: number },
): Promise<readonly LogLine[]> => {
  const { rows } = await pool.query<LogLine>(
    `select at, method, route, status, elapsed_ms as "elapsedMs", request_id as "requestId", problem
     from request_log where key_id = $1 and at >= $2 and route <> $3 order by at desc limit $4`,
    [keyId, options.since, options.without, options.most],
  );
  return rows;
};

/**
 * A key's limit and lifetime count.
 * @param accountId whose partner's key it must be, and not deleted; undefined for anybody's
 */
export const findKeyUse = async (
  pool: Pool,
  keyId: string,
  accountId?: string,
): Promise<{ readonly rateLimit: number; readonly requestsCount: number } | undefined> => {
  const { rows } = await pool.query<{ rateLimit: number; requestsCount: number }>(
    `select rate_limit as "rateLimit", requests_count as "requestsCount" from api_keys
     where id = $1 and ($2::uuid is null or
       (deleted_at is null and partner_id = (select partner_id from users where id = $2)))`,
    [keyId, accountId],
  );
  return rows[0];
};
