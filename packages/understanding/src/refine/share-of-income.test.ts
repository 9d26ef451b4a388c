import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";

describe("a share of what somebody earns", () => {
  it.each([
    ["i earn 60k and want to spend 30% of my salary on rent, near Ari", 18_000],
    ["we earn 120k together and don't want to spend more than a quarter of it, condo", 30_000],
    ["rent should be about a third of my 60k salary, Ari", 20_000],
    ["เงินเดือน 45000 อยากจ่ายค่าเช่าไม่เกิน 30% ของเงินเดือน แถวลาดพร้าว", 13_500],
    ["รายได้ 40000 ค่าเช่าไม่เกินหนึ่งในสี่ของรายได้ แถวอารีย์", 10_000],
  ])("is the rent that is looked for: %s", (text, max) => {
    const { intent, criteria } = understand({ text });
    expect(intent).toBe("search");
    expect(criteria).toMatchObject({ deal: "rent", price: { max, per: "month" } });
  });

  it.each([
    // Of a loan, of somebody else, and of an income that nobody told.
    "we earn 100k, mortgage no more than 40% of it",
    "rent no more than 30% of my salary, condo in Ari",
  ])("is no rent here: %s", (text) => {
    expect(understand({ text }).criteria.price).toBeNull();
  });

  it("gives way to a rent that is said", () => {
    const text = "my salary is 40k, half of it goes to my parents, condo in Ari under 12k";
    expect(understand({ text }).criteria.price?.max).toBe(12_000);
  });
});
