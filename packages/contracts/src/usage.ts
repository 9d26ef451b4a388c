import { z } from "zod";

/** Hours back that usage may be asked for; the log is kept as long. */
export const USAGE_HOURS = { min: 1, max: 720, default: 24 } as const;
/** Points of the series, whatever the hours: each spans as many minutes as there are hours. */
export const USAGE_POINTS = 60;
/** Requests shown one by one. */
export const RECENT_LOGS = 5;

export const UsageQuery = z.object({
  hours: z.coerce
    .number()
    .int()
    .min(USAGE_HOURS.min)
    .max(USAGE_HOURS.max)
    .default(USAGE_HOURS.default),
});

const count = z.number().int().min(0);
/** Milliseconds; null where nothing was asked, because the average of nothing is no figure. */
const milliseconds = z.number().min(0).nullable();

/** What failed, by whose doing: of the caller, of the caller's haste, ours. */
const failures = {
  /** 4xx without 429. */
  client_errors: count,
  /** 429. */
  throttled: count,
  /** 5xx. */
  server_errors: count,
};

export const UsagePoint = z
  .object({
    /** A whole minute, UTC. The point spans from here to the next one, the last one to `until`. */
    starts_at: z.string(),
    successful: count,
    ...failures,
    avg_response_time_ms: milliseconds,
  })
  .meta({ id: "UsagePoint" });
export type UsagePoint = z.infer<typeof UsagePoint>;

export const RecentLog = z
  .object({
    timestamp: z.string(),
    method: z.string(),
    /** The pattern of the route, "/api/partner/properties/{id}"; ids and queries are not kept. */
    endpoint: z.string(),
    status_code: z.number().int(),
    response_time_ms: z.number().min(0),
    request_id: z.string(),
    /** The code of the problem it was answered with, where it was. */
    problem: z.string().nullable(),
  })
  .meta({ id: "RecentLog" });
export type RecentLog = z.infer<typeof RecentLog>;

/**
 * What a key was used for in a window that rolls to the second. Every answered request made with
 * the key is in the totals, those of other servers as a rule within a second; successful is a status under 400, failed 400 and above (so 429 too), and
 * average and percentiles are over all of them.
 */
export const KeyUsage = z
  .object({
    hours: z.number().int(),
    since: z.string(),
    until: z.string(),
    total_requests: count,
    successful_requests: count,
    failed_requests: count,
    ...failures,
    avg_response_time_ms: milliseconds,
    /** Estimated from classes of times, each reaching 1.41 times as far as the one before. */
    p50_response_time_ms: milliseconds,
    p95_response_time_ms: milliseconds,
    /** Requests in these totals that have no line of their own: too many came at once to write each. */
    unrecorded_requests: count,
    /** Requests in any hour, and how many of these are left now. */
    rate_limit: z.number().int(),
    remaining: count,
    /** The newest first. Readings of usage are left out. */
    recent_logs: z.array(RecentLog),
    series: z.array(UsagePoint),
  })
  .meta({ id: "KeyUsage" });
export type KeyUsage = z.infer<typeof KeyUsage>;
