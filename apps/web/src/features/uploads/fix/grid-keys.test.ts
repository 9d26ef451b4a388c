import { describe, expect, it } from "vitest";
import { moved } from "./grid-keys.ts";

const size = { rows: 100, columns: 4, page: 10 };
const press = (key: string, ctrlKey = false) =>
  moved({ row: 5, column: 1 }, { key, ctrlKey }, size);

describe("a key in the grid", () => {
  it.each([
    ["ArrowUp", false, 4, 1],
    ["ArrowDown", false, 6, 1],
    ["ArrowLeft", false, 5, 0],
    ["ArrowRight", false, 5, 2],
    ["PageUp", false, 0, 1],
    ["PageDown", false, 15, 1],
    ["Home", false, 5, 0],
    ["End", false, 5, 3],
    ["Home", true, 0, 0],
    ["End", true, 99, 3],
  ])("%s (ctrl %s) leads to row %d, column %d", (key, ctrlKey, row, column) => {
    expect(press(key, ctrlKey)).toEqual({ row, column });
  });

  it.each(["Tab", "a", "Escape"])("%s leads nowhere", (key) => {
    expect(press(key)).toBeUndefined();
  });

  it("stays in a grid that has no rows any more", () => {
    const none = { ...size, rows: 0 };
    expect(moved({ row: 0, column: 0 }, { key: "End", ctrlKey: true }, none)).toEqual({
      row: 0,
      column: 3,
    });
  });
});
