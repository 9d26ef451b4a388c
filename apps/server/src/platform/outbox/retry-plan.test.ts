import { describe, expect, it } from "vitest";
import { nextTry, WAITS_MS } from "./retry-plan.ts";

const now = new Date("2026-01-05T09:00:00Z");
const waitOf = (tries: number, chance = 0, retryAfter?: string) => {
  const at = nextTry(tries, now, chance, retryAfter);
  return at && (at.getTime() - now.getTime()) / 1_000;
};

describe("the next try", () => {
  it("comes after 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, and then no more", () => {
    const waits = Array.from({ length: 10 }, (_, n) => waitOf(n + 1));
    expect(waits).toEqual([
      5,
      300,
      1_800,
      7_200,
      18_000,
      36_000,
      50_400,
      72_000,
      86_400,
      undefined,
    ]);
    expect(waits).toHaveLength(WAITS_MS.length + 1);
  });

  it("is later by up to a tenth", () => {
    expect(waitOf(2, 0.5)).toBe(315);
    expect(waitOf(2, 1)).toBe(330);
  });

  it.each([
    ["120", 120],
    ["2", 5],
    ["Mon, 05 Jan 2026 09:10:00 GMT", 600],
    ["Mon, 05 Jan 2026 08:10:00 GMT", 5],
    ["999999999", 86_400],
    ["soon", 5],
    ["-5", 5],
    ["", 5],
  ])("after the first with Retry-After: %s waits %i s", (retryAfter, seconds) => {
    expect(waitOf(1, 0, retryAfter)).toBe(seconds);
  });
});
