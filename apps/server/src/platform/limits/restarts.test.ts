import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atRisk, MemoryQuota } from "./memory-quota.ts";
import { WINDOW_MS, type Quota, type QuotaState } from "./quota.ts";
import { mostInAnyHour } from "./testing/exact-quota.ts";
import { fakeLog, recorded } from "./testing/fake-log.ts";
import { seeded, type RandomNumber } from "./testing/schedules.ts";
import { START_MS, virtualClock } from "./testing/virtual-clock.ts";

const LIMIT = 30;
const key = { keyId: randomUUID(), limit: LIMIT };

/** Hours of requests, with a server that is stopped and killed now and then. */
const run = async (draw: RandomNumber, ending: "clean" | "killed") => {
  const clock = virtualClock();
  const log = fakeLog();
  const start = (): Quota => recorded(new MemoryQuota({ clock, log }), log);
  let quota = start();
  const admitted: number[] = [];
  let refusedEarly = 0;
  let nowMs = START_MS;
  for (let n = 0; n < 40; n += 1) {
    nowMs += Math.floor(draw() * (draw() < 0.3 ? WINDOW_MS : 60_000));
    await clock.set(nowMs);
    const open: QuotaState[] = [];
    for (let m = Math.floor(draw() * 12); m > 0; m -= 1) {
      const standing = await quota.take(key);
      const used = admitted.filter((at) => at > nowMs - WINDOW_MS).length;
      if (standing.isTaken) {
        admitted.push(standing.atMs);
        open.push(standing);
      } else if (used < LIMIT) refusedEarly += 1;
      // Some of them are under way when the server ends.
      if (draw() < 0.7 || open.length === atRisk(LIMIT))
        for (const taken of open.splice(0)) quota.end(key, taken, true);
    }
    if (ending === "clean") for (const taken of open.splice(0)) quota.end(key, taken, true);
    if (draw() < 0.3) await log.flush();
    if (draw() < 0.15) {
      if (ending === "clean") await log.flush();
      else log.die(nowMs);
      quota = start();
    } else for (const taken of open) quota.end(key, taken, true);
  }
  return { admitted, refusedEarly };
};

describe("a quota in memory over restarts", () => {
  it("stays exact over orderly restarts", async () => {
    const draw = seeded(7);
    for (let n = 0; n < 500; n += 1) {
      const { admitted, refusedEarly } = await run(draw, "clean");
      expect(mostInAnyHour(admitted)).toBeLessThanOrEqual(LIMIT);
      expect(refusedEarly).toBe(0);
    }
  });

  it("lets none too many through after a kill, and refuses some early", async () => {
    const draw = seeded(8);
    let [most, refusedEarly] = [0, 0];
    for (let n = 0; n < 500; n += 1) {
      const ran = await run(draw, "killed");
      most = Math.max(most, mostInAnyHour(ran.admitted));
      refusedEarly += ran.refusedEarly;
    }
    expect(most).toBe(LIMIT);
    expect(refusedEarly).toBeGreaterThan(0);
  });

  it("charges what a kill may have lost at the time of the start, and an hour later no more", async () => {
    const clock = virtualClock();
    const log = fakeLog();
    log.die(START_MS);
    const quota = new MemoryQuota({ clock, log });
    expect((await quota.look(key)).used).toBe(atRisk(LIMIT));
    await clock.set(START_MS + WINDOW_MS);
    expect((await quota.look(key)).used).toBe(0);
  });

  it("lets no more through than may be lost before the log has them", async () => {
    const log = fakeLog();
    const quota = recorded(new MemoryQuota({ clock: virtualClock(), log }), log);
    for (let n = 0; n < LIMIT; n += 1) {
      quota.end(key, await quota.take(key), true);
      expect(log.unflushedOf(key.keyId)).toBeLessThanOrEqual(atRisk(LIMIT));
    }
  });

  it("refuses whom the log cannot record, and reads the log again when it can", async () => {
    const log = fakeLog();
    let isDown = true;
    const counted = (keyId: string, since: Date) =>
      isDown ? Promise.reject(new Error("down")) : log.countedSince(keyId, since);
    const quota = new MemoryQuota({
      clock: virtualClock(),
      log: { ...log, countedSince: counted },
    });
    await expect(quota.take(key)).rejects.toThrow("down");
    isDown = false;
    expect((await quota.take(key)).isTaken).toBe(true);
  });
});
