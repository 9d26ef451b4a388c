import { describe, expect, it } from "vitest";
import { convertedArea, convertedPrice } from "./measures.ts";

describe("an area in another unit", () => {
  it("is in square feet or square wah, in words of the language", () => {
    expect(convertedArea(64, "sqft", "en")).toBe("689 sq ft");
    expect(convertedArea(64, "sqft", "th")).toBe("689 ตร.ฟุต");
    expect(convertedArea(62, "wah", "en")).toBe("15.5 sq wah");
    expect(convertedArea(1_600, "wah", "th")).toBe("400 ตร.ว.");
  });
  it("is not said twice where square metres are chosen", () => {
    expect(convertedArea(64, "m2", "en")).toBeNull();
  });
});

describe("a price in another currency", () => {
  it("is reckoned at the configured rate, whole", () => {
    expect(convertedPrice(33_000, "USD", "en")).toBe("$1,000");
    expect(convertedPrice(38_000, "EUR", "en")).toBe("€1,000");
    expect(convertedPrice(2_200, "JPY", "en")).toBe("¥10,000");
  });
  it("is not said twice where baht is chosen", () => {
    expect(convertedPrice(33_000, "THB", "en")).toBeNull();
  });
});
