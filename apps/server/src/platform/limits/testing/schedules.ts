import { WINDOW_MS } from "../quota.ts";

/** Time passes (or goes back), requests come, some of those under way end. */
export interface ScheduleStep {
  readonly passMs: number;
  readonly requests: number;
  /** How many of those under way end, the oldest first. */
  readonly ends: number;
  /** They do not count. */
  readonly givesBack: boolean;
  readonly limit: number;
}

export type RandomNumber = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: number): RandomNumber => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const upTo = (draw: RandomNumber, most: number): number => Math.floor(draw() * (most + 1));

/** Times that matter: nothing, a moment, near the edge of the window, back, far away. */
const passing = (draw: RandomNumber): number => {
  const kind = draw();
  if (kind < 0.2) return 0;
  if (kind < 0.5) return upTo(draw, 1_000);
  if (kind < 0.7) return upTo(draw, WINDOW_MS);
  if (kind < 0.85) return WINDOW_MS - 3 + upTo(draw, 6);
  if (kind < 0.92) return -upTo(draw, WINDOW_MS);
  return upTo(draw, 3 * WINDOW_MS);
};

export const randomSchedule = (draw: RandomNumber): readonly ScheduleStep[] => {
  let limit = 1 + upTo(draw, 8);
  let ms = 0;
  let latestMs = 0;
  return Array.from({ length: 4 + upTo(draw, 8) }, () => {
    // Never back by more than an hour.
    const passMs = Math.max(passing(draw), latestMs - WINDOW_MS - ms);
    ms += passMs;
    latestMs = Math.max(latestMs, ms);
    if (draw() < 0.1) limit = 1 + upTo(draw, 8);
    const requests = upTo(draw, limit + 2);
    return {
      passMs: passing(draw),
      requests,
      ends: upTo(draw, 12),
      givesBack: draw() < 0.2,
      limit,
    };
  });
};
