import { expect, it } from "vitest";
import { WINDOW_MS, type Quota, type QuotaState } from "../quota.ts";
import { randomSchedule, seeded, type ScheduleStep } from "./schedules.ts";
import { START_MS, type VirtualClock } from "./virtual-clock.ts";

/** A quota with the clock that it goes by, and a key that nobody has used. */
export interface QuotaUnderTest {
  readonly quota: Quota;
  readonly clock: VirtualClock;
  /** How far its stamps lie apart at least. */
  readonly tickMs: number;
  readonly keyId: string;
  /** Resolves when what was given back is given back. */
  readonly settled: () => Promise<void>;
}

/** The law, as plainly as it can be said; in microseconds, which are whole. */
class Model {
  readonly #tickUs: number;
  #live: number[] = [];
  #newestUs = Number.NEGATIVE_INFINITY;

  /** @param tickMs how far stamps lie apart at least */
  constructor(tickMs: number) {
    this.#tickUs = tickMs * 1000;
  }

  used(nowMs: number): number {
    return this.#usedAt(Math.max(us(nowMs), this.#newestUs));
  }
  takes(nowMs: number, limit: number): boolean {
    return this.#usedAt(Math.max(us(nowMs), this.#newestUs + this.#tickUs)) < limit;
  }
  took(atMs: number): void {
    if (us(atMs) < this.#newestUs + this.#tickUs) throw new Error("a stamp before an earlier one");
    this.#newestUs = us(atMs);
    this.#live.push(this.#newestUs);
  }
  gaveBack(atMs: number): void {
    this.#live.splice(this.#live.indexOf(us(atMs)), 1);
  }
  #usedAt(atUs: number): number {
    return this.#live.filter((stamp) => stamp > atUs - WINDOW_MS * 1000).length;
  }
}

const us = (ms: number): number => Math.round(ms * 1000);

/** The most that lie in any hour that ends with one of them. */
export const mostInAnyHour = (stamps: readonly number[]): number => {
  const sorted = [...stamps].sort((a, b) => a - b);
  let first = 0;
  return sorted.reduce((most, stamp, index) => {
    while ((sorted[first] ?? 0) <= stamp - WINDOW_MS) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
};

/** Fewer than may be under way at once, whoever limits that. */
const OPEN_AT_MOST = 9;

/** Runs a schedule against the quota and the law, and holds every answer to it. */
const follow = async (
  { quota, clock, tickMs, keyId, settled }: QuotaUnderTest,
  steps: readonly ScheduleStep[],
): Promise<number> => {
  const model = new Model(tickMs);
  const counted: number[] = [];
  const open: QuotaState[] = [];
  let nowMs = START_MS;
  let key = { keyId, limit: 0 };
  let mostAllowed = 0;
  const end = (taken: QuotaState, isCounted: boolean): void => {
    quota.end(key, taken, isCounted);
    if (isCounted) counted.push(taken.atMs);
    else model.gaveBack(taken.atMs);
  };
  for (const { passMs, requests, ends, givesBack, limit } of steps) {
    nowMs += passMs;
    await clock.set(nowMs);
    key = { keyId, limit };
    mostAllowed = Math.max(mostAllowed, limit);
    for (let n = 0; n < requests; n += 1) {
      if (open.length === OPEN_AT_MOST) for (const taken of open.splice(0, 1)) end(taken, true);
      const standing = await quota.take(key);
      expect(standing.isTaken).toBe(model.takes(nowMs, limit));
      if (!standing.isTaken) {
        // What a refused caller is told is when the next one passes, and not a moment before.
        expect(model.takes(standing.freesAtMs ?? Number.NaN, limit)).toBe(true);
        expect(model.takes((standing.freesAtMs ?? Number.NaN) - 0.001, limit)).toBe(false);
        continue;
      }
      model.took(standing.atMs);
      open.push(standing);
    }
    for (const taken of open.splice(0, ends)) end(taken, !givesBack);
    await settled();
    expect((await quota.look(key)).used).toBe(model.used(nowMs));
  }
  for (const taken of open) end(taken, true);
  expect(mostInAnyHour(counted)).toBeLessThanOrEqual(mostAllowed);
  return counted.length;
};

const at = (passMs: number, requests: number, over: Partial<ScheduleStep> = {}): ScheduleStep => ({
  passMs,
  requests,
  ends: requests,
  givesBack: false,
  limit: 5,
  ...over,
});
const HOUR = WINDOW_MS;

const ADVERSARIAL: Readonly<Record<string, readonly ScheduleStep[]>> = {
  "a burst at either side of an hour": [at(HOUR - 1, 9), at(1, 9), at(1, 9)],
  "the edge of the window, to the millisecond": [at(0, 5), at(HOUR - 1, 1), at(1, 6), at(1, 1)],
  "requests that leave the window one after the other, to the millisecond": [
    at(0, 1),
    ...Array.from({ length: 4 }, () => at(10, 1)),
    at(HOUR - 20, 9),
    at(10, 9),
  ],
  "one by one over the hour, then all at once": [
    ...Array.from({ length: 5 }, () => at(HOUR / 5, 1)),
    at(1, 5),
    at(HOUR / 5 - 1, 5),
  ],
  "a burst, and another as soon as it is over": [at(0, 9), at(HOUR, 9), at(HOUR, 9)],
  "a limit that is lowered in the middle": [
    at(0, 4),
    at(10, 1, { limit: 2 }),
    at(HOUR - 10, 3, { limit: 2 }),
  ],
  "a limit that is lowered and raised again": [
    at(0, 4),
    at(10, 1, { limit: 1 }),
    at(10, 9, { limit: 5 }),
    at(HOUR, 9, { limit: 7 }),
  ],
  "a clock that goes back by an hour": [at(0, 3), at(-HOUR, 3), at(HOUR, 3), at(HOUR, 9)],
  "a clock that goes back and forth": [at(0, 3), at(2 * HOUR, 3), at(-2 * HOUR, 9), at(HOUR, 9)],
  "an idle spell of fifty days": [at(0, 5), at(50 * 24 * HOUR, 6), at(1, 1)],
  "the moment when 32 bits of milliseconds come round": [at(0, 5), at(2 ** 32, 6), at(HOUR, 6)],
  "answers that do not count, the oldest first": [
    at(0, 5, { ends: 0 }),
    at(1, 0, { ends: 2, givesBack: true }),
    at(1, 3, { ends: 3 }),
    at(HOUR, 9),
  ],
  "answers that do not count after a limit was lowered": [
    at(0, 5, { ends: 0 }),
    at(1, 1, { limit: 3, ends: 3, givesBack: true }),
    at(1, 2, { limit: 3 }),
  ],
};

/** The one suite that every quota passes: `make` gives a quota that nobody has used. */
export const exactQuotaSuite = (make: () => Promise<QuotaUnderTest>, schedules: number): void => {
  it.each(Object.entries(ADVERSARIAL))("is exact for %s", async (_name, steps) => {
    expect(await follow(await make(), steps)).toBeGreaterThan(0);
  });

  it(`is exact for ${schedules.toLocaleString("en")} schedules drawn at random`, async () => {
    const random = seeded(20_260_105);
    let counted = 0;
    for (let n = 0; n < schedules; n += 1)
      counted += await follow(await make(), randomSchedule(random));
    expect(counted).toBeGreaterThan(schedules * 5);
  }, 120_000);

  it("gives a volley sent at once no more than there is", async () => {
    const { quota, keyId } = await make();
    const key = { keyId, limit: 7 };
    const standings = await Promise.all(Array.from({ length: 40 }, () => quota.take(key)));
    const taken = standings.filter(({ isTaken }) => isTaken);
    expect(taken).toHaveLength(7);
    for (const each of taken) quota.end(key, each, true);
    expect(await quota.look(key)).toMatchObject({ isTaken: false, used: 7 });
  });

  it("says what is used once a request has ended, counted or not", async () => {
    const { quota, clock, keyId, settled } = await make();
    const key = { keyId, limit: 3 };
    const first = await quota.take(key);
    const nowMs = START_MS + 1_000;
    await clock.set(nowMs);
    expect(quota.end(key, first, false)).toMatchObject({ used: 0, freesAtMs: undefined, nowMs });
    await settled();
    const second = await quota.take(key);
    quota.end(key, second, true);
    const left = quota.end(key, await quota.take(key), false);
    expect(left).toMatchObject({ used: 1, limit: 3, freesAtMs: second.atMs + WINDOW_MS });
  });

  it("looks without taking, also at a key that nobody has used", async () => {
    const { quota, keyId } = await make();
    const key = { keyId, limit: 3 };
    for (let n = 0; n < 5; n += 1)
      expect(await quota.look(key)).toMatchObject({ used: 0, freesAtMs: undefined, limit: 3 });
    quota.end(key, await quota.take(key), true);
    expect((await quota.look(key)).used).toBe(1);
  });
};
