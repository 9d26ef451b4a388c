import {
  endpoints,
  RECENT_LOGS,
  USAGE_POINTS,
  type KeyUsage,
  type RecentLog,
  type UsagePoint,
} from "@propertyvr/contracts";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Pool } from "pg";
import type { Clock } from "../../platform/config/deps.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { isId } from "../../platform/http/is-id.ts";
import {
  addCounts,
  addRequest,
  emptyRollup,
  noCounts,
  totalOf,
  type UsageCounts,
} from "./minute-rollups.ts";
import { percentileMs } from "./latency-buckets.ts";
import {
  countMinutes,
  countSpans,
  countSpeeds,
  findKeyUse,
  listNewest,
  listTimes,
  type LogLine,
} from "./usage-store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface UsageDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Until every request answered before is in the log. */
  readonly flush: () => Promise<void>;
  /** How many requests of its hour a key of this limit has left. */
  readonly remainingOf: (keyId: string, rateLimit: number) => Promise<number>;
}

/**
 * What a key was used for in the last hours, to the second and with every request that has been
 * answered by this server: sums of whole minutes, and lines of the log for the part of a minute at
 * the beginning.
 * @param accountId whose partner's key it must be; undefined for anybody's
 */
export const readKeyUsage = async (
  deps: UsageDeps,
  asked: { readonly keyId: string; readonly accountId: string | undefined; readonly hours: number },
): Promise<Result<KeyUsage, Failure>> => {
  const { pool } = deps;
  const { keyId, hours } = asked;
  const key = isId(keyId) ? await findKeyUse(pool, keyId, asked.accountId) : undefined;
  if (key === undefined) return fail({ code: "not_found" });
  await deps.flush();
  const window = windowOf(deps.clock.now(), hours);
  const { points, speeds } = await readWindow(pool, keyId, window);
  const sum = noCounts();
  for (const point of points) addCounts(sum, point);
  const remaining = await deps.remainingOf(keyId, key.rateLimit);
  const newest = await listNewest(pool, keyId, {
    since: window.since,
    without: endpoints.partnerUsage.path,
    most: RECENT_LOGS,
  });
  return ok({
    hours,
    since: window.since.toISOString(),
    until: window.until.toISOString(),
    total_requests: totalOf(sum),
    successful_requests: sum.successful,
    failed_requests: totalOf(sum) - sum.successful,
    client_errors: sum.clientErrors,
    throttled: sum.throttled,
    server_errors: sum.serverErrors,
    avg_response_time_ms: averageMs(sum),
    p50_response_time_ms: rounded(percentileMs(speeds, 0.5)),
    p95_response_time_ms: rounded(percentileMs(speeds, 0.95)),
    unrecorded_requests: sum.unrecorded,
    rate_limit: key.rateLimit,
    remaining,
    recent_logs: newest.map(logOf),
    series: points.map((point, place) =>
      pointOf(point, new Date(window.seriesStartsAt.getTime() + place * window.pointMs)),
    ),
  });
};

/** How many requests a key made in the last hours, and since it was made. */
export const countKeyUse = async (
  deps: UsageDeps,
  keyId: string,
  hours: number,
): Promise<{ readonly inWindow: number; readonly ever: number }> => {
  await deps.flush();
  const window = windowOf(deps.clock.now(), hours);
  const edge = await listTimes(deps.pool, keyId, window.since, window.firstMinute);
  const minutes = await countMinutes(deps.pool, keyId, window.firstMinute);
  const key = await findKeyUse(deps.pool, keyId);
  return { inWindow: edge.length + minutes, ever: key?.requestsCount ?? 0 };
};

interface Window {
  readonly since: Date;
  readonly until: Date;
  /** The first minute that lies in the window whole. */
  readonly firstMinute: Date;
  readonly seriesStartsAt: Date;
  readonly pointMs: number;
}

/** The series is of whole minutes and ends with the minute that is running. */
const windowOf = (until: Date, hours: number): Window => {
  const since = new Date(until.getTime() - hours * HOUR_MS);
  const runningEnds = (Math.floor(until.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  return {
    since,
    until,
    firstMinute: new Date(Math.ceil(since.getTime() / MINUTE_MS) * MINUTE_MS),
    seriesStartsAt: new Date(runningEnds - hours * HOUR_MS),
    pointMs: (hours * HOUR_MS) / USAGE_POINTS,
  };
};

/** The counts of each point, and how many requests fell into each latency bucket. */
const readWindow = async (pool: Pool, keyId: string, window: Window) => {
  const points = Array.from({ length: USAGE_POINTS }, noCounts);
  const add = (at: number, counts: UsageCounts): void => {
    const place = Math.floor((at - window.seriesStartsAt.getTime()) / window.pointMs);
    const point = points[Math.max(0, Math.min(USAGE_POINTS - 1, place))];
    if (point !== undefined) addCounts(point, counts);
  };
  const { firstMinute: since, seriesStartsAt: startAt } = window;
  const minutes = window.pointMs / MINUTE_MS;
  for (const span of await countSpans(pool, keyId, { since, startAt, minutes }))
    add(span.startsAt.getTime(), span);
  const edge = emptyRollup();
  for (const request of await listTimes(pool, keyId, window.since, since))
    addRequest(edge, request);
  add(window.since.getTime(), edge);
  const { speeds } = edge;
  for (const { bucket, requests } of await countSpeeds(pool, keyId, since))
    speeds[bucket] = (speeds[bucket] ?? 0) + requests;
  return { points, speeds };
};

const pointOf = (sum: UsageCounts, startsAt: Date): UsagePoint => ({
  starts_at: startsAt.toISOString(),
  successful: sum.successful,
  client_errors: sum.clientErrors,
  throttled: sum.throttled,
  server_errors: sum.serverErrors,
  avg_response_time_ms: averageMs(sum),
});

const logOf = (line: LogLine): RecentLog => ({
  timestamp: line.at.toISOString(),
  method: line.method,
  endpoint: line.route,
  status_code: line.status,
  response_time_ms: rounded(line.elapsedMs),
  request_id: line.requestId,
  problem: line.problem,
});

const averageMs = (sum: UsageCounts): number | null =>
  totalOf(sum) === 0 ? null : rounded(sum.sumMs / totalOf(sum));

/** To a tenth of a millisecond. */
const rounded = <T extends number | null>(ms: T): T =>
  (ms === null ? null : Math.round(ms * 10) / 10) as T;
