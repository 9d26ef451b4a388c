import { understand } from "@propertyvr/understanding";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AmountOf, readAmount, type UnderstandAmount } from "./read-amount.ts";

const ask: UnderstandAmount = ({ text, state, language }) =>
  Promise.resolve(understand({ text, state, language }));
const read = (typed: string, of: AmountOf, deal: "rent" | "sale" | null = "rent") =>
  readAmount(typed, { of, deal, language: "en" }, ask);

describe("an amount typed into a field", () => {
  it.each([
    ["20000", 20_000],
    ["20,000", 20_000],
    ["20k", 20_000],
    ["฿20,000", 20_000],
    ["20,000 baht", 20_000],
    ["3.5m", 3_500_000],
    ["3 ล้าน", 3_000_000],
    ["3.5 ล้านบาท", 3_500_000],
    ["๒๐,๐๐๐", 20_000],
    ["สองหมื่น", 20_000],
    ["สองหมื่นห้า", 25_000],
    ["twenty thousand", 20_000],
    ["500", 500],
  ])("%s is that many baht", async (typed, value) => {
    expect(await read(typed, "price")).toEqual({ kind: "amount", value });
  });

  it.each([
    ["35", "area_sqm", 35],
    ["35.5", "area_sqm", 35.5],
    ["๓๕ ตร.ม.", "area_sqm", 35],
    ["35 m2", "area_sqm", 35],
    ["400", "land_sqm", 400],
    ["2 rai", "land_sqm", 3_200],
    ["100 sq wah", "land_sqm", 400],
    ["1 ไร่ 2 งาน 50 วา", "land_sqm", 2_600],
    ["1-2-50", "land_sqm", 2_600],
    ["๑๐๐ ตร.ว.", "land_sqm", 400],
  ] as const)("%s is exactly as large as that", async (typed, of, value) => {
    expect(await read(typed, of)).toEqual({ kind: "amount", value });
  });

  it("is none, below nothing, or unclear, and says which", async () => {
    expect(await read("  ", "price")).toEqual({ kind: "none" });
    expect(await read("-5000", "price")).toEqual({ kind: "negative" });
    expect(await read("−20k", "price")).toEqual({ kind: "negative" });
    for (const typed of ["abc", "cheap", "20k pool", "2 bedrooms", "👍", "1e99"])
      expect([typed, await read(typed, "price")]).toEqual([typed, { kind: "unclear" }]);
  });

  it("is the number itself for any whole number in any spelling of it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1_000, max: 900_000_000 }), async (n) => {
        const thai = String(n).replace(/\d/g, (digit) => "๐๑๒๓๔๕๖๗๘๙"[Number(digit)] ?? "");
        for (const typed of [String(n), n.toLocaleString("en-US"), thai])
          expect([typed, await read(typed, "price", "sale")]).toEqual([
            typed,
            { kind: "amount", value: n },
          ]);
      }),
      { numRuns: 150 },
    );
  });

  it("fails where it cannot be read at all", async () => {
    const offline: UnderstandAmount = () => Promise.reject(new Error("offline"));
    await expect(
      readAmount("20k", { of: "price", deal: null, language: "th" }, offline),
    ).rejects.toThrow("offline");
  });
});
