import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BarPlot, type PlotBar, roundTop } from "./bar-plot.tsx";

const draw = (bars: readonly PlotBar[]) =>
  render(
    <BarPlot
      summary="12 requests, most at 14:00"
      series={[
        { label: "Successful", tone: "brand" },
        { label: "Failed", tone: "bad" },
      ]}
      bars={bars}
      format={(value) => value.toLocaleString("en")}
      tableLabel="As a table"
      stepLabel="Hour"
    />,
  ).container;
/** Drawn rectangles of a tone, as [top, height]. */
const drawn = (plot: HTMLElement, tone: string) =>
  [...plot.querySelectorAll(`rect.${tone}`)].map((rect) => [
    Number(rect.getAttribute("y")),
    Number(rect.getAttribute("height")),
  ]);

describe("a plot of bars", () => {
  it("is one figure with a sentence, and all its figures as a table", () => {
    const plot = draw([
      { label: "13:00", values: [2, 0] },
      { label: "14:00", tick: "14:00", values: [1_204, 1] },
    ]);
    expect(screen.getByRole("figure", { name: "12 requests, most at 14:00" })).toBeTruthy();
    const rows = within(plot.querySelector("table")!).getAllByRole("row", { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Hour", "Successful", "Failed"],
      ["13:00", "2", "0"],
      ["14:00", "1,204", "1"],
    ]);
  });

  it("stacks the parts of one step, leaves out parts of zero, and draws small ones visibly", () => {
    const plot = draw([
      { label: "13:00", values: [0, 0] },
      { label: "14:00", values: [60, 40] },
      { label: "15:00", values: [0.01, 0] },
    ]);
    const [full, little] = drawn(plot, "fill-brand");
    const [failed] = drawn(plot, "fill-bad");
    expect(drawn(plot, "fill-brand")).toHaveLength(2);
    expect(failed![0]! + failed![1]!).toBeLessThan(full![0]!);
    expect(full![1]! / (failed![1]! + 1)).toBeCloseTo(60 / 40);
    expect(little![1]).toBe(1.5);
  });

  it("of nothing at all is an empty axis", () => {
    const plot = draw([{ label: "13:00", values: [0, 0] }]);
    expect(drawn(plot, "fill-brand")).toEqual([]);
    expect(plot.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe("the top of the axis", () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 5],
    [10, 10],
    [11, 20],
    [999, 1_000],
    [20_001, 50_000],
  ])("above %d is %d", (highest, top) => {
    expect(roundTop(highest)).toBe(top);
  });
});
