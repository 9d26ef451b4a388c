import { describe, expect, it } from "vitest";
import {
  formatBaht,
  formatDate,
  formatDaysAgo,
  formatDistance,
  formatLand,
  formatMonth,
  formatSent,
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
    [14_148, "14,148 m² (8.8 rai)", "8 ไร่ 3 งาน 37 ตร.ว. (14,148 ตร.ม.)"],
    [1_600, "1,600 m² (1 rai)", "1 ไร่ (1,600 ตร.ม.)"],
    [200, "200 m² (50 sq wah)", "50 ตร.ว. (200 ตร.ม.)"],
    [399.9, "399.9 m² (100 sq wah)", "1 งาน (399.9 ตร.ม.)"],
  ])("measure %i m² of land as land is sold", (sqm, en, th) => {
    expect(formatLand(sqm, "en")).toBe(en);
    expect(formatLand(sqm, "th")).toBe(th);
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

describe("days ago", () => {
  const now = new Date(2026, 10, 21, 1, 30);
  it.each([
    [new Date(2026, 10, 21, 0, 5), "today", "วันนี้"],
    [new Date(2026, 10, 20, 23, 55), "yesterday", "เมื่อวาน"],
    [new Date(2026, 10, 18, 12), "3 days ago", "3 วันที่ผ่านมา"],
    [new Date(2026, 10, 22, 12), "today", "วันนี้"],
  ])("of %s go by the calendar, and a clock that is ahead changes nothing", (then, en, th) => {
    expect(formatDaysAgo(then.toISOString(), "en", now)).toBe(en);
    expect(formatDaysAgo(then.toISOString(), "th", now)).toBe(th);
  });
});

it("the time of a message is the clock time today, and has the date on another day", () => {
  const now = new Date(2026, 10, 24, 15, 0);
  const sent = (day: number): string => new Date(2026, 10, day, 14, 3).toISOString();
  expect(formatSent(sent(24), "en", now)).toBe("14:03");
  expect(formatSent(sent(23), "en", now)).toBe("23 Nov 2026, 14:03");
  expect(formatSent(sent(23), "th", now)).toBe("23 พ.ย. 2569 14:03");
});
