import type { Range } from "@propertyvr/vocabulary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceOf, rangeOf, toggled } from "./room-range.ts";

/** What stands after tapping counts one after another. */
const tapped = (before: Range | null, ...counts: readonly number[]): Range | null =>
  rangeOf(counts.reduce(toggled, choiceOf(before)), before);

describe("counts of rooms that are tapped", () => {
  it.each([
    [null, [2], { min: 2, max: 2 }],
    [null, [0], { min: 0, max: 0 }],
    [{ min: 2, max: 2 }, [3], { min: 2, max: 3 }],
    [{ min: 2, max: 2 }, [0], { min: 0, max: 2 }],
    [{ min: 1, max: 3 }, [3], { min: 1, max: 2 }],
    [{ min: 1, max: 3 }, [1], { min: 2, max: 3 }],
    [{ min: 1, max: 4 }, [2], { min: 2, max: 2 }],
    [{ min: 2, max: 2 }, [2], null],
    [{ min: 2 }, [3], { min: 3 }],
    [{ max: 3 }, [3], { max: 2 }],
  ])("%j and %j are %j", (before, counts, after) => {
    expect(tapped(before, ...counts)).toEqual(after);
  });

  it("leave a range as it is where none is tapped", () => {
    const count = fc.integer({ min: 0, max: 6 });
    const ranges = fc.oneof(
      fc.constant(null),
      count.filter((n) => n > 0).map((min): Range => ({ min })),
      count.map((max): Range => ({ max })).filter(({ max }) => max !== 0),
      fc.tuple(count, count).map(([a, b]): Range => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    );
    fc.assert(
      fc.property(ranges, (range) => {
        expect(tapped(range)).toEqual(range);
      }),
    );
  });

  it("are always a range in order, or none", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (counts) => {
        const range = tapped(null, ...counts);
        expect(range === null || (range.min ?? 0) <= (range.max ?? Infinity)).toBe(true);
      }),
    );
  });
});
