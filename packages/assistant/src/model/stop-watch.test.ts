import { describe, expect, it } from "vitest";
import { type After, StopWatch } from "./stop-watch.ts";

/** Timers that are run by hand, in the order they were set; one that was called off is gone. */
function handTimers() {
  const set = new Set<{ readonly ms: number; readonly run: () => void }>();
  const after: After = (ms, run) => {
    const timer = { ms, run };
    set.add(timer);
    return () => set.delete(timer);
  };
  return {
    after,
    waiting: () => [...set].map(({ ms }) => ms),
    run: (ms: number) => [...set].find((timer) => timer.ms === ms)?.run(),
  };
}
const never = new Promise<never>(() => undefined);

describe("a turn with a model", () => {
  it("gives what comes in time", async () => {
    const watch = new StopWatch(new AbortController().signal, handTimers().after, 1_000);
    expect(await watch.race(Promise.resolve(7))).toEqual({ value: 7 });
    expect(watch.interrupted).toBeNull();
    await expect(watch.race(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("is let go when the person stops it, and nothing is waited for any more", async () => {
    const person = new AbortController();
    const watch = new StopWatch(person.signal, handTimers().after, 1_000);
    const waits = watch.race(never);
    person.abort();
    expect(await waits).toBeNull();
    expect(watch.interrupted).toBe("stopped");
    expect(watch.signal.aborted).toBe(true);
    expect(await watch.race(Promise.resolve(7))).toBeNull();
  });

  it("that was stopped before it began is over at once", async () => {
    const person = new AbortController();
    person.abort();
    const watch = new StopWatch(person.signal, handTimers().after, 1_000);
    expect(watch.interrupted).toBe("stopped");
    expect(await watch.race(Promise.resolve(7))).toBeNull();
  });

  it("times out as a whole, or where the next word is too long in coming", async () => {
    for (const ms of [1_000, 50]) {
      const timers = handTimers();
      const watch = new StopWatch(new AbortController().signal, timers.after, 1_000);
      watch.expectWithin(50);
      const waits = watch.race(never);
      timers.run(ms);
      expect(await waits).toBeNull();
      expect(watch.interrupted).toBe("timed_out");
    }
  });

  it("waits anew for each word, and for none once nothing is expected", () => {
    const timers = handTimers();
    const watch = new StopWatch(new AbortController().signal, timers.after, 1_000);
    watch.expectWithin(50);
    watch.expectWithin(60);
    expect(timers.waiting()).toEqual([1_000, 60]);
    watch.expectNothing();
    expect(timers.waiting()).toEqual([1_000]);
  });

  it("that was stopped keeps that reason when it also times out", () => {
    const person = new AbortController();
    const timers = handTimers();
    const watch = new StopWatch(person.signal, timers.after, 1_000);
    person.abort();
    timers.run(1_000);
    expect(watch.interrupted).toBe("stopped");
  });

  it("tells its end once to who listens, to nobody who no longer does, and not to who comes later", () => {
    const watch = new StopWatch(new AbortController().signal, handTimers().after, 1_000);
    const told: string[] = [];
    const gone = () => told.push("gone");
    watch.signal.addEventListener("abort", () => told.push("stays"));
    watch.signal.addEventListener("abort", gone);
    watch.signal.removeEventListener("abort", gone);
    watch.close();
    watch.signal.addEventListener("abort", () => told.push("late"));
    watch.close();
    expect(told).toEqual(["stays"]);
  });

  it("that is closed leaves no timer, and no longer hears the person", () => {
    const person = new AbortController();
    const timers = handTimers();
    const watch = new StopWatch(person.signal, timers.after, 1_000);
    watch.expectWithin(50);
    watch.close();
    expect(timers.waiting()).toEqual([]);
    person.abort();
    expect(watch.interrupted).toBeNull();
  });
});
