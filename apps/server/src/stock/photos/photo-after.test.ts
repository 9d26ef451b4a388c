import { describe, expect, it } from "vitest";
import type { PhotoAtAddress } from "./look-at-photo.ts";
import { photoAfter } from "./photo-after.ts";

const NOW = new Date("2026-01-05T09:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HASH = "00000000000000000000000000000000";
const miss = (waitMs: number | null = null): PhotoAtAddress & { is: "missed" } => ({
  is: "missed",
  reason: "status",
  status: 404,
  waitMs,
});
const waitOf = (next: Date | null): number | undefined =>
  next?.valueOf() && next.getTime() - NOW.getTime();

/** The states and waits of so many misses in a row. */
const missesFrom = (state: "waiting" | "ok" | "dead" | "refused", times: number) => {
  let photo = { hash: HASH, state, misses: 0 };
  return Array.from({ length: times }, () => {
    const after = photoAfter(photo, miss(), NOW);
    photo = { ...photo, state: after.state, misses: after.misses };
    return [after.state, waitOf(after.nextTry)];
  });
};

describe("a photo that cannot be fetched", () => {
  it("is tried again four times, and then is dead and looked at every week", () => {
    expect(missesFrom("waiting", 6)).toEqual([
      ["waiting", MINUTE_MS],
      ["waiting", 10 * MINUTE_MS],
      ["waiting", 2 * HOUR_MS],
      ["waiting", DAY_MS],
      ["dead", 7 * DAY_MS],
      ["dead", 7 * DAY_MS],
    ]);
  });

  it("goes on being shown for days, where it was there before", () => {
    expect(missesFrom("ok", 3)).toEqual([
      ["ok", DAY_MS],
      ["ok", 3 * DAY_MS],
      ["dead", 7 * DAY_MS],
    ]);
  });

  it("waits as long as its server asks, a day at most and never less than planned", () => {
    const photo = { hash: HASH, state: "waiting", misses: 0 } as const;
    const wait = (ms: number) => waitOf(photoAfter(photo, miss(ms), NOW).nextTry);
    expect(wait(HOUR_MS)).toBe(HOUR_MS);
    expect(wait(1_000)).toBe(MINUTE_MS);
    expect(wait(30 * DAY_MS)).toBe(DAY_MS);
  });
});

describe("a photo that is refused", () => {
  const refused = (reason: "port" | "inward" | "vector") =>
    photoAfter({ hash: HASH, state: "ok", misses: 0 }, { is: "refused", reason }, NOW);

  it("is looked at again in a week, unless its address itself is wrong", () => {
    expect(refused("vector")).toMatchObject({ state: "refused", reason: "vector" });
    expect(waitOf(refused("vector").nextTry)).toBe(7 * DAY_MS);
    expect(waitOf(refused("inward").nextTry)).toBe(7 * DAY_MS);
    expect(refused("port").nextTry).toBeNull();
  });
});

it("photos of one night are looked at again spread over a day", () => {
  const waitUnder = (hash: string) =>
    waitOf(photoAfter({ hash, state: "ok", misses: 2 }, { is: "same" }, NOW).nextTry);
  expect(waitUnder(HASH)).toBe(7 * DAY_MS);
  expect(waitUnder("80000000000000000000000000000000")).toBe(7.5 * DAY_MS);
  expect(photoAfter({ hash: HASH, state: "ok", misses: 2 }, { is: "same" }, NOW).misses).toBe(0);
});
