import { describe, expect, it } from "vitest";
import { Pace } from "./pace.ts";

const pace = () => new Pace({ perSecond: 100, burst: 100, longestWaitMs: 5_000 });

describe("a pace", () => {
  it("lets a burst through at once and then one each ten milliseconds", () => {
    const limit = pace();
    const waits = Array.from({ length: 103 }, () => limit.waitMs("a", 1_000));
    expect(waits.slice(0, 100).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(100)).toEqual([10, 20, 30]);
  });

  it("never holds back somebody who keeps to it", () => {
    const limit = pace();
    for (let now = 0; now < 20_000; now += 10) expect(limit.waitMs("a", now)).toBe(0);
  });

  it("holds each address apart", () => {
    const limit = pace();
    for (let i = 0; i < 150; i += 1) limit.waitMs("a", 0);
    expect(limit.waitMs("a", 0)).toBeGreaterThan(0);
    expect(limit.waitMs("b", 0)).toBe(0);
  });

  it("refuses a flood that would have to wait too long, and forgives it in time", () => {
    const limit = pace();
    const waits = Array.from({ length: 2_000 }, () => limit.waitMs("a", 0));
    const through = waits.filter((wait) => wait !== undefined);
    expect(through).toHaveLength(600);
    expect(Math.max(...through)).toBe(5_000);
    expect(limit.waitMs("a", 0)).toBeUndefined();
    expect(limit.waitMs("a", 6_000)).toBe(0);
  });
});
