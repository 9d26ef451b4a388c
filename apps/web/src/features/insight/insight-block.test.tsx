import type { InsightPart } from "@propertyvr/parts";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
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

it.each([
  [null, ["Size · For sale30 m² (26–35.5 m²)", "Size · For rent28 m² (24–33.5 m²)"]],
  ["rent", ["Size28 m² (24–33.5 m²)"]],
] as const)(
  "an insight that was asked for sizes of %s tells them, each of its deal",
  (deal, told) => {
    const figure = (metric: "sale" | "rent") =>
      ({
        metric,
        n_listings: 12,
        n_units: 12,
        p25_thb: 10,
        median_thb: 20,
        p75_thb: 30,
        low_thb: 15,
        high_thb: 25,
        confidence: "low",
        bins: [{ from_thb: 10, to_thb: 30, count: 12 }],
        first_listed: "2026-11-01",
        last_listed: "2026-11-20",
      }) as const;
    const size = (deal: "sale" | "rent", median_sqm: number) =>
      ({
        deal,
        n_units: 12,
        p25_sqm: median_sqm - 4,
        median_sqm,
        p75_sqm: median_sqm + 5.5,
      }) as const;
    const part: InsightPart = {
      type: "insight",
      version: 1,
      label: "Studios in Ari",
      text: "Studios in Ari: sizes and asking prices",
      language: "en",
      result: {
        kind: "level",
        basis: "asking_prices",
        is_sample: false,
        as_of: "2026-11-21",
        scope: { criteria: { ...EMPTY_CRITERIA, deal }, place_refs: [], places: ["Ari"] },
        figures: [figure("sale"), figure("rent")],
        asked: null,
        sizes: deal === null ? [size("sale", 30), size("rent", 28)] : [size(deal, 28)],
      },
    };
    const { container } = render(<InsightBlock part={part} />);
    const lines = [...container.querySelectorAll("p")].map((line) => line.textContent);
    expect(lines).toEqual(expect.arrayContaining([...told]));
  },
);
