import { expect, it } from "vitest";
import { type ListingWord, listingWords } from "./messages.ts";
import { priceMarkText } from "./price-mark.ts";

const textIn =
  (language: "en" | "th"): ListingWord =>
  (id, values = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      listingWords[language][id],
    );
const said = (difference_pct: number, language: "en" | "th" = "en") =>
  priceMarkText(
    { difference_pct, median_thb: 30_000, n_units: 1_204, as_of: "2026-11-23" },
    language,
    textIn(language),
  );

it("a price is placed below, above or about the median of the others", () => {
  expect(said(-9)).toBe("9% below the median of 1,204 similar asking prices");
  expect(said(12)).toBe("12% above the median of 1,204 similar asking prices");
  for (const near of [-1, 0, 1])
    expect(said(near)).toBe("About the median of 1,204 similar asking prices");
  expect(said(-9, "th")).toBe("ต่ำกว่าค่ากลางของ 1,204 ประกาศที่คล้ายกัน 9%");
});

it("a home without a mark says nothing", () => {
  expect(priceMarkText(null, "en", textIn("en"))).toBeNull();
  expect(priceMarkText(undefined, "en", textIn("en"))).toBeNull();
});
