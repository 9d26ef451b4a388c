import { describe, expect, it } from "vitest";
import {
  formatBaht,
  formatDate,
  formatDistance,
  formatMonth,
  formatNumber,
  formatSqm,
  formatYear,
} from "./format.ts";

describe("figures", () => {
  it("are whole baht, grouped", () => {
    expect(formatBaht(36_000, "en")).toBe("฿36,000");
    expect(formatBaht(6_500_000, "th")).toBe("฿6,500,000");
    expect(formatBaht(1_234.56, "en")).toBe("฿1,235");
  });
  it("keep Arabic digits in Thai, as price tags do", () => {
    expect(formatNumber(12_345.5, "th")).toBe("12,345.5");
  });
  it("name square metres", () => {
    expect(formatSqm(64.5, "en")).toBe("64.5 m²");
    expect(formatSqm(64, "th")).toBe("64 ตร.ม.");
  });
  it.each([
    [418, "420 m", "420 ม."],
    [994, "990 m", "990 ม."],
    [996, "1 km", "1 กม."],
    [1_480, "1.5 km", "1.5 กม."],
    [15_400, "15 km", "15 กม."],
  ])("tell a distance of %i m as one says it", (metres, en, th) => {
    expect(formatDistance(metres, "en")).toBe(en);
    expect(formatDistance(metres, "th")).toBe(th);
  });
});

describe("dates", () => {
  const iso = "2026-11-20T05:00:00.000Z";
  it("count years as each language does", () => {
    expect(formatDate(iso, "en")).toBe("20 November 2026");
    expect(formatDate(iso, "th")).toBe("20 พฤศจิกายน 2569");
    expect(formatMonth(iso, "en")).toBe("November 2026");
    expect(formatMonth(iso, "th")).toBe("พฤศจิกายน 2569");
    expect(formatYear(2019, "en")).toBe("2019");
    expect(formatYear(2019, "th")).toBe("2562");
  });
});
