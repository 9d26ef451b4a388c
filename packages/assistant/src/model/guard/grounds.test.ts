import { expect, it } from "vitest";
import type { FigureUnit } from "./figure.ts";
import { isGrounded } from "./grounds.ts";

/** Whether a figure that is said may rest on one that was given. */
const rests = (
  [value, unit]: readonly [number, FigureUnit],
  [given, ofUnit]: readonly [number, FigureUnit],
  isAbout: boolean,
): boolean =>
  isGrounded(
    { start: 0, end: 1, text: "", readings: [{ value, unit }], isPointer: false, isAbout },
    { figures: [{ value: given, unit: ofUnit }], words: "", names: [], homes: 0 },
  );

it.each<readonly [said: number, given: number, isAbout: boolean, isHeld: boolean]>([
  [31_850, 31_850, false, true],
  [32_000, 31_850, true, true],
  [32_000, 31_850, false, false],
  [32_000, 32_600, true, false],
  [31_000, 31_850, true, false],
  [30_000, 31_850, true, false],
  [31_900, 31_850, true, true],
  [17_066, 17_065.84, false, true],
  [0, 31_850, true, false],
])("%i baht said of %f given, said to be about so much: %s", (said, given, isAbout, isHeld) => {
  expect(rests([said, "thb"], [given, "thb"], isAbout)).toBe(isHeld);
});

it.each<readonly [said: readonly [number, FigureUnit], given: readonly [number, FigureUnit], isHeld: boolean]>([
  [[870, "metre"], [873, "metre"], true],
  [[900, "metre"], [873, "metre"], true],
  [[1_000, "metre"], [873, "metre"], false],
  [[4.9, "percent"], [4.87, "percent"], true],
  [[5, "percent"], [4.87, "percent"], false],
  [[46, "sqm"], [45.6, "sqm"], true],
  [[46, "sqm"], [45, "sqm"], false],
  [[2_559, "year"], [2_016, "year"], true],
  [[2_017, "year"], [2_016, "year"], false],
  [[2_000, "year"], [2_016, "year"], false],
  [[45, "any"], [45, "sqm"], true],
  [[45, "sqm"], [45, "any"], true],
  [[45, "thb"], [45, "sqm"], false],
])("%j rests on %j: %s", (said, given, isHeld) => {
  expect(rests(said, given, false)).toBe(isHeld);
}); // prettier-ignore

it("a number that points at a home rests on how many there are, and on two where there are fewer", () => {
  const points = (value: number, homes: number): boolean =>
    isGrounded(
      {
        start: 0,
        end: 1,
        text: "",
        readings: [{ value, unit: "any" }],
        isPointer: true,
        isAbout: false,
      },
      { figures: [], words: "", names: [], homes },
    );
  expect([1, 2, 3, 4].map((value) => points(value, 3))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 3].map((value) => points(value, 0))).toEqual([false, true, true, false]);
  expect(points(1.5, 3)).toBe(false);
});
