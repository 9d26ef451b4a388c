import { describe, expect, it } from "vitest";
import { readFigure } from "./read-figure.ts";

describe("a figure in a box", () => {
  it.each([
    ["3,500,000", 3_500_000],
    ["3500000", 3_500_000],
    ["฿3,500,000", 3_500_000],
    ["3.5m", 3_500_000],
    ["3.5 Million", 3_500_000],
    ["20k", 20_000],
    ["20K baht", 20_000],
    ["3.3 ล้าน", 3_300_000],
    ["3 ล้าน 5 แสน", 3_500_000],
    ["2หมื่น5พันบาท", 25_000],
    ["๒๐,๐๐๐", 20_000],
    ["6.5%", 6.5],
    [".5", 0.5],
    ["6.", 6],
    ["0", 0],
    ["-5", -5],
    ["−5", -5],
  ])("%s is %d", (typed, value) => {
    expect(readFigure(typed)).toBe(value);
  });

  it.each(["", "  ", "฿"])("%j holds no figure", (typed) => {
    expect(readFigure(typed)).toBeNull();
  });

  it.each(["abc", "6,5", "3,50", "1.2.3", "3x", "5 แสน 3 ล้าน", "1e9", "10-20", "-"])(
    "cannot be read from %s",
    (typed) => {
      expect(readFigure(typed)).toBeUndefined();
    },
  );
});
