import { seededRandom } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { percentileMs, LATENCY_BUCKETS, latencyBucketOf } from "./latency-buckets.ts";

const bucketsOf = (times: readonly number[]): number[] => {
  const speeds = Array<number>(LATENCY_BUCKETS).fill(0);
  for (const time of times)
    speeds[latencyBucketOf(time)] = (speeds[latencyBucketOf(time)] ?? 0) + 1;
  return speeds;
};

describe("latency buckets", () => {
  it("begin at a millisecond and end open", () => {
    expect([0, 0.99, 1, 1.41, 1.42, 2, 32_767, 32_769, 1e9].map(latencyBucketOf)).toEqual([
      0, 0, 1, 1, 2, 3, 30, 31, 31,
    ]);
  });

  it("no requests have no percentile, one has the end of its bucket", () => {
    expect(percentileMs(bucketsOf([]), 0.5)).toBeNull();
    const speeds = bucketsOf([10]);
    for (const share of [0.5, 0.95]) expect(percentileMs(speeds, share)).toBeCloseTo(11.31, 2);
  });

  it("percentiles lie in the bucket of the exact one, or at its end", () => {
    const random = seededRandom(5);
    for (let round = 0; round < 200; round += 1) {
      const times = Array.from({ length: random.whole(1, 400) }, () =>
        Math.exp(random.normal() * 1.5 + 2),
      ).toSorted((a, b) => a - b);
      for (const share of [0.5, 0.95, 0.99]) {
        const exact = times[Math.ceil(share * times.length) - 1] ?? 0;
        const told = percentileMs(bucketsOf(times), share) ?? Number.NaN;
        expect(told).toBeGreaterThanOrEqual(exact < 1 ? 0 : exact / Math.SQRT2);
        expect(told).toBeLessThanOrEqual(Math.max(1, exact * Math.SQRT2 + 1e-9));
      }
    }
  });
});
