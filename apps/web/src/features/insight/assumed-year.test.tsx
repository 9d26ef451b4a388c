import type { InsightPart } from "@propertyvr/parts";
import type { Language } from "@propertyvr/vocabulary";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import InsightBlock from "./insight-block.tsx";

const partOf = (language: Language): InsightPart => ({
  type: "insight",
  version: 1,
  label: "condos in Ari",
  text: "Condos in Ari: rental yield",
  language,
  result: {
    kind: "yield",
    basis: "asking_prices",
    is_sample: false,
    as_of: "2026-11-21",
    scope: { criteria: {} as never, place_refs: [], places: ["Ari"] },
    gross_pct: 5,
    net_pct: 3,
    assumptions: {
      vacant_months: 1.5,
      agent_months: 1,
      common_fee_thb_per_sqm: 50,
      upkeep_pct: 0.5,
    },
    cells: [
      {
        type: "condo",
        bedrooms: 1,
        area: null,
        rent: { n_units: 41, median_thb: 25_000 },
        sale: { n_units: 41, median_thb: 6_000_000 },
        area_sqm: 50,
        gross_pct: 5,
        net_pct: 3,
      },
    ],
  },
});
const draw = (language: Language = "en") => render(<InsightBlock part={partOf(language)} />);
/** The cells of the one row: rent, price, gross and net. */
const cells = () => screen.getAllByRole("cell").map((cell) => cell.textContent);
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(box(label), { target: { value } });

describe("what a net yield assumes", () => {
  it("stands in boxes, with the yield as it is stored", () => {
    draw();
    expect(cells().slice(2)).toEqual(["5%", "3%"]);
    expect(box("Months empty a year").value).toBe("1.5");
    expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
  });

  it("is changed in place: the net yield and the note below follow, the gross yield stays", () => {
    draw();
    // 25,000 x 11 = 275,000, less 30,000 of upkeep and 30,000 of fees: 215,000 of 6,000,000.
    type("Months empty a year", "0");
    expect(cells().slice(2)).toEqual(["5%", "3.6%"]);
    expect(screen.getByText(/^Net assumes 0 months empty/)).toBeTruthy();
    // Nothing but the 275,000 is left.
    type(/^Repairs and insurance/, "0");
    type(/^Common fee/, "0");
    expect(cells().slice(2)).toEqual(["5%", "4.6%"]);
    fireEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(cells().slice(2)).toEqual(["5%", "3%"]);
    expect(box("Months empty a year").value).toBe("1.5");
  });

  it.each(["13", "-1", "two", "", "1e9"])(
    "names the bounds of what cannot be, and no net yield beside it: %j",
    (text) => {
      draw();
      type("Months empty a year", text);
      expect(box("Months empty a year").getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByText("Write a number from 0 to 12.")).toBeTruthy();
      expect(cells().slice(2)).toEqual(["5%", "Not known"]);
    },
  );

  it("is told in the language of the answer", () => {
    draw("th");
    type("เดือนที่ห้องว่างต่อปี", "12");
    expect(cells()[3]).toBe("-1%");
    expect(screen.getByRole("button", { name: "คืนค่าเดิม" })).toBeTruthy();
  });
});
