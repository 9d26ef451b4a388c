import { expect, it } from "vitest";
import { monthsBack } from "./months-back.ts";

it("each month of the market history ends at midnight in Thailand, the current one now", () => {
  const now = new Date("2026-01-31T18:30:00Z");
  expect(monthsBack(now, 3)).toEqual([
    { month: "2025-12", endsAt: new Date("2025-12-31T17:00:00Z") },
    { month: "2026-01", endsAt: new Date("2026-01-31T17:00:00Z") },
    { month: "2026-02", endsAt: now },
  ]);
});
