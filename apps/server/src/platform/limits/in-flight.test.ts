import { describe, expect, it } from "vitest";
import { IN_FLIGHT_MOST, InFlight } from "./in-flight.ts";

const many = (lanes: InFlight, count: number, keyId = "k") =>
  Array.from({ length: count }, () => lanes.enter(keyId));
/** What of these is decided by now. */
const decided = async (entries: readonly Promise<boolean>[]): Promise<(boolean | undefined)[]> => {
  await new Promise(setImmediate);
  return Promise.all(entries.map((entry) => Promise.race([entry, Promise.resolve(undefined)])));
};

describe("requests under way", () => {
  it("run up to a number at once, then wait, then are refused", async () => {
    const entries = many(new InFlight(), 25);
    const [places, waiting, refused] = [10, 10, 5].map((count) => Array<unknown>(count)) as [
      unknown[],
      unknown[],
      unknown[],
    ];
    expect(await decided(entries)).toEqual([
      ...places.fill(true),
      ...waiting.fill(undefined),
      ...refused.fill(false),
    ]);
  });

  it("hand their slot to the one that has waited longest", async () => {
    const lanes = new InFlight();
    await Promise.all(many(lanes, IN_FLIGHT_MOST));
    const waiting = many(lanes, 3);
    lanes.leave("k");
    expect(await decided(waiting)).toEqual([true, undefined, undefined]);
    lanes.leave("k");
    expect(await decided(waiting)).toEqual([true, true, undefined]);
  });

  it("are refused when the wait was too long, and cost no slot", async () => {
    const lanes = new InFlight({ waitMs: 5 });
    await Promise.all(many(lanes, IN_FLIGHT_MOST));
    expect(await Promise.all(many(lanes, 4))).toEqual([false, false, false, false]);
    for (let n = 0; n < IN_FLIGHT_MOST; n += 1) lanes.leave("k");
    expect(await Promise.all(many(lanes, IN_FLIGHT_MOST))).not.toContain(false);
    expect(await lanes.enter("k")).toBe(false);
  });

  it("of another key have slots of their own", async () => {
    const lanes = new InFlight();
    await Promise.all(many(lanes, IN_FLIGHT_MOST));
    expect(await lanes.enter("other")).toBe(true);
  });
});
