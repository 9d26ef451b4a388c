const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After each failure the wait until the next try (Standard Webhooks 1.0, its example of a schedule). */
export const WAITS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Jitter as a share of the wait, so that deliveries that failed together are not retried together. */
const MOST_JITTER = 0.1;

/**
 * When to try again after a failed attempt; undefined when that was the last.
 * @param tries the attempts made so far
 * @param chance from 0 to 1
 * @param retryAfter what the receiver asked for: seconds or a date, heeded up to a day
 */
export const nextTry = (
  tries: number,
  now: Date,
  chance: number,
  retryAfter?: string,
): Date | undefined => {
  const wait = WAITS_MS[tries - 1];
  if (wait === undefined) return undefined;
  const asked = Math.min(waitAskedFor(retryAfter, now), DAY_MS);
  return new Date(now.getTime() + Math.max(wait * (1 + MOST_JITTER * chance), asked));
};

const waitAskedFor = (text: string | undefined, now: Date): number => {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * SECOND_MS;
  const until = Date.parse(text);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime());
};
