import type { HomeFactsPart } from "@propertyvr/parts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { HomeFactsBlock } from "./home-facts-block.tsx";

const row = (
  key: string,
  standing: HomeFactsPart["rows"][number]["standing"],
  ...texts: readonly string[]
): HomeFactsPart["rows"][number] => ({
  key,
  label: `Label of ${key}`,
  standing,
  values: texts.map((text) => ({ known: text === "Not stated" ? "unknown" : "yes", text })),
});

const home = (id: string, number: number | null, isSample = false) => ({
  id,
  number,
  title: { text: `Baan ${id}`, language: "en" as const },
  is_sample: isSample,
});

const two: HomeFactsPart = {
  type: "home_facts",
  version: 1,
  homes: [home("a", 1), home("b", null, true)],
  rows: [
    row("rent", "differs", "฿25,000 a month", "฿27,000 a month"),
    row("area", "open", "68 m²", "Not stated"),
    row("type", "same", "Condo", "Condo"),
  ],
  text: "What the listings say",
  language: "en",
};
const one: HomeFactsPart = {
  ...two,
  homes: [home("a", 2)],
  rows: two.rows.map((each) => ({
    ...each,
    standing: "same" as const,
    values: each.values.slice(0, 1),
  })),
};

describe("a table of homes", () => {
  afterEach(cleanup);

  it("has a caption, a head for each home and a head for each row", () => {
    render(<HomeFactsBlock part={two} />);
    const table = screen.getByRole("table", { name: "What the listings say" });
    expect(within(table).getAllByRole("columnheader")).toHaveLength(3);
    expect(within(table).getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Label of rent (differs)",
      "Label of area",
    ]);
    expect(within(table).getByRole("columnheader", { name: /Baan b/ }).textContent).toContain(
      "Sample",
    );
    expect(
      within(table).getByRole("link", { name: "Baan a" }).getAttribute("href"),
    ).toBe("/property/a");
  }); // prettier-ignore

  it("is reached by the keyboard, so that it can be scrolled", () => {
    render(<HomeFactsBlock part={two} />);
    expect(screen.getByRole("group", { name: "What the listings say" }).tabIndex).toBe(0);
  }); // prettier-ignore

  it("folds the rows in which the homes agree, and says how many", () => {
    render(<HomeFactsBlock part={two} />);
    const fold = screen.getByText("The same for all: 1 fact").closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain("Label of typeCondo");
  });

  it("of one home shows every row and marks none", () => {
    render(<HomeFactsBlock part={one} />);
    expect(screen.getAllByRole("rowheader")).toHaveLength(3);
    expect(screen.queryByText(/differs/)).toBeNull();
    expect(screen.queryByText(/The same for all/)).toBeNull();
  });

  it("shows ten rows of a long table, and the others by a button that says how many", () => {
    const keys = Array.from({ length: 15 }, (_, at) => `k${String(at)}`);
    const rows = keys.map((key) => row(key, "same", "Yes"));
    render(<HomeFactsBlock part={{ ...one, rows }} />);
    expect(screen.getAllByRole("rowheader")).toHaveLength(10);
    const more = screen.getByRole("button", { name: "5 more", expanded: false });
    fireEvent.click(more);
    expect(screen.getAllByRole("rowheader")).toHaveLength(15);
    fireEvent.click(screen.getByRole("button", { name: "Show fewer", expanded: true }));
    expect(screen.getAllByRole("rowheader")).toHaveLength(10);
  });

  it("speaks the language of the answer", () => {
    render(<HomeFactsBlock part={{ ...two, language: "th" }} />);
    expect(screen.getByText("หมายเลข 1")).toBeTruthy();
    expect(screen.getByText("ตัวอย่าง")).toBeTruthy();
  });
});
