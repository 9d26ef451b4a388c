import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedMarks } from "./moved-marks.ts";
import type { Mark } from "./protocol.ts";

const mark = (text: string, words: string): Mark => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, taken: "understood" };
};
const wordsAfter = (before: string, marked: readonly string[], after: string) =>
  movedMarks(
    marked.map((words) => mark(before, words)),
    before,
    after,
  ).map(({ start, end }) => after.slice(start, end));

describe("marks", () => {
  it.each([
    ["2 bed condo", ["2 bed", "condo"], "2 bed condo in", ["2 bed", "condo"]],
    ["2 bed condo", ["2 bed", "condo"], "a 2 bed condo", ["2 bed", "condo"]],
    ["2 bed condo", ["2 bed", "condo"], "2 bed big condo", ["2 bed", "condo"]],
    ["2 bed condo", ["2 bed", "condo"], "2 beds condo", ["2 bed", "condo"]],
    ["2 bed condo", ["2 bed", "condo"], "3 bed condo", ["condo"]],
    ["2 bed condo", ["2 bed", "condo"], "2 bed con", ["2 bed"]],
    ["2 bed condo", ["2 bed", "condo"], "", []],
    ["คอนโด 2 ห้องนอน", ["คอนโด", "2 ห้องนอน"], "คอนโดหรู 2 ห้องนอน", ["คอนโด", "2 ห้องนอน"]],
    ["condo condo", ["condo"], "condo", ["condo"]],
  ])("of %j %j on %j are on %j", (before, marked, after, expected) => {
    expect(wordsAfter(before, marked, after)).toEqual(expected);
  });

  it("stay on their own words, inside the text, whatever is changed", () => {
    const change = fc.record({
      text: fc.string({ maxLength: 40 }),
      at: fc.nat(40),
      drop: fc.nat(10),
      put: fc.string({ maxLength: 10 }),
      cut: fc.tuple(fc.nat(40), fc.nat(40)),
    });
    fc.assert(
      fc.property(change, ({ text, at, drop, put, cut }) => {
        const start = Math.min(...cut, text.length);
        const end = Math.min(Math.max(...cut), text.length);
        const after = text.slice(0, at) + put + text.slice(at + drop);
        for (const moved of movedMarks([{ start, end, taken: "noted" }], text, after)) {
          expect(after.slice(moved.start, moved.end)).toBe(text.slice(start, end));
          expect(moved.end).toBeLessThanOrEqual(after.length);
        }
      }),
    );
  });
});
