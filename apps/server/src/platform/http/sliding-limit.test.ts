import { expect, it } from "vitest";
import { SlidingLimit } from "./sliding-limit.ts";

const limitAt = (most: number) => {
  let ms = 1_000_000;
  const limit = new SlidingLimit({ most, windowMs: 1_000 }, { now: () => new Date(ms) });
  return { limit, forward: (by: number) => (ms += by) };
};

it("a sliding limit lets no more through than its maximum in any window, however the requests are spread", () => {
  const { limit, forward } = limitAt(5);
  const passed: number[] = [];
  for (let at = 0; at < 5_000; at += 37) {
    for (let burst = 0; burst < 3; burst++) if (limit.take("a").ok) passed.push(at);
    forward(37);
  }
  for (const start of passed) {
    const within = passed.filter((at) => at >= start && at < start + 1_000);
    expect(within.length).toBeLessThanOrEqual(5);
  }
  expect(passed.length).toBeGreaterThanOrEqual(20);
});

it("a sliding limit says how long to wait until there is room, and then there is", () => {
  const { limit, forward } = limitAt(2);
  limit.take("a");
  forward(400);
  limit.take("a");
  expect(limit.take("a")).toEqual({ ok: false, waitS: 1 });
  forward(599);
  expect(limit.take("a").ok).toBe(false);
  forward(1);
  expect(limit.take("a").ok).toBe(true);
  expect(limit.take("a").ok).toBe(false);
});

it("a sliding limit takes from all keys or from none", () => {
  const { limit } = limitAt(1);
  limit.take("account");
  expect(limit.take("address", "account").ok).toBe(false);
  expect(limit.take("address").ok).toBe(true);
});

it("a sliding limit gives back what a success took, once", () => {
  const { limit } = limitAt(1);
  const taken = limit.take("a");
  if (taken.ok) taken.giveBack();
  if (taken.ok) taken.giveBack();
  expect(limit.take("a").ok).toBe(true);
  expect(limit.take("a").ok).toBe(false);
});
