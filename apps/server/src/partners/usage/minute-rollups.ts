import type { RecordedRequest } from "../../platform/http/key-ports.ts";
import { LATENCY_BUCKETS, latencyBucketOf } from "./latency-buckets.ts";

const MINUTE_MS = 60_000;

/** What usage counts, of any set of requests of one key. */
export interface UsageCounts {
  /** Status under 400. */
  successful: number;
  /** 4xx without 429. */
  clientErrors: number;
  /** 429. */
  throttled: number;
  /** 5xx. */
  serverErrors: number;
  /** Of all these, the ones without a line in the log. */
  unrecorded: number;
  sumMs: number;
}

export interface UsageRollup extends UsageCounts {
  /** How many fell into each latency bucket. */
  readonly speeds: number[];
}

/** The sum of one key's requests of one minute. */
export interface MinuteRollup extends UsageRollup {
  readonly keyId: string;
  readonly minute: Date;
  lastAt: Date;
}

export const noCounts = (): UsageCounts => ({
  successful: 0,
  clientErrors: 0,
  throttled: 0,
  serverErrors: 0,
  unrecorded: 0,
  sumMs: 0,
});

export const emptyRollup = (): UsageRollup => ({
  ...noCounts(),
  speeds: Array<number>(LATENCY_BUCKETS).fill(0),
});

export const totalOf = (sum: UsageCounts): number =>
  sum.successful + sum.clientErrors + sum.throttled + sum.serverErrors;

type Timed = Pick<RecordedRequest, "status" | "elapsedMs">;

export const addRequest = (sum: UsageRollup, { status, elapsedMs }: Timed): void => {
  if (status < 400) sum.successful += 1;
  else if (status === 429) sum.throttled += 1;
  else if (status < 500) sum.clientErrors += 1;
  else sum.serverErrors += 1;
  sum.sumMs += elapsedMs;
  const bucket = latencyBucketOf(elapsedMs);
  sum.speeds[bucket] = (sum.speeds[bucket] ?? 0) + 1;
};

export const addCounts = (counts: UsageCounts, more: UsageCounts): void => {
  for (const name of COUNTS) counts[name] += more[name];
};
const COUNTS = [
  "successful",
  "clientErrors",
  "throttled",
  "serverErrors",
  "unrecorded",
  "sumMs",
] as const;

/** Sums by key and minute, as they are written. */
export class MinuteRollups {
  readonly #sums = new Map<string, MinuteRollup>();

  add(request: RecordedRequest, isRecorded: boolean): void {
    const minuteMs = Math.floor(request.at.getTime() / MINUTE_MS) * MINUTE_MS;
    const name = `${request.keyId} ${String(minuteMs)}`;
    let sum = this.#sums.get(name);
    if (sum === undefined) {
      sum = {
        keyId: request.keyId,
        minute: new Date(minuteMs),
        lastAt: request.at,
        ...emptyRollup(),
      };
      this.#sums.set(name, sum);
    }
    addRequest(sum, request);
    if (!isRecorded) sum.unrecorded += 1;
    if (request.at > sum.lastAt) sum.lastAt = request.at;
  }

  /** In an order that every writer keeps, so that two of them never wait for one another. */
  list(): readonly MinuteRollup[] {
    return [...this.#sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  }
}
