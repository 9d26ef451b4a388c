// @vitest-environment happy-dom
import type { InsightPart } from "@propertyvr/parts";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import InsightBlock from "./insight-block.tsx";

it("an insight keeps the words of a Thai heading whole, and marks them as Thai", () => {
  const text = "จำนวนประกาศ: คอนโด 2 ห้องนอนในอารีย์";
  const part: InsightPart = {
    type: "insight",
    version: 1,
    label: "คอนโด 2 ห้องนอนในอารีย์",
    text,
    language: "th",
    result: {
      kind: "supply",
      basis: "asking_prices",
      is_sample: false,
      as_of: "2026-11-21",
      scope: { criteria: {} as never, place_refs: [], places: ["อารีย์"] },
      counts: [{ deal: "rent", n_listings: 12, n_units: 12 }],
    },
  };
  render(<InsightBlock part={part} />);
  const heading = screen.getByRole("heading");
  expect(heading.textContent).toBe(text);
  expect(heading.closest("[lang]")?.getAttribute("lang")).toBe("th");
  const kept = [...heading.querySelectorAll(".whitespace-nowrap")];
  expect(kept.map((word) => word.textContent)).toEqual(["คอนโด", "2 ห้องนอน"]);
});
