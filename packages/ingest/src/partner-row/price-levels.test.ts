import { describe, expect, it } from "vitest";
import { priceLevel } from "./price-levels.ts";
import { readPartnerRow } from "./read-partner-row.ts";

const at = (districtCode: number | null, provinceCode = 10) =>
  ({ type: "condo", districtCode, provinceCode }) as const;

describe("the level of prices", () => {
  it("is that of the district, and the mean of its areas where it has several", () => {
    expect(priceLevel(at(1014), "sale")).toEqual({
      usual: 150_000,
      unit: "sqm",
      place: "Phaya Thai",
      placeTh: "พญาไท",
    });
    expect(priceLevel(at(1007), "rent")?.usual).toBe(770);
  });

  it("is that of the province where the district has none, and the province several areas", () => {
    expect(priceLevel(at(1003), "sale")).toMatchObject({ place: "Bangkok" });
    expect(priceLevel(at(null), "sale")).toMatchObject({ place: "Bangkok" });
    expect(priceLevel(at(null, 40), "sale")).toBeUndefined();
  });

  it.each(["office", "shophouse", "warehouse", "house", "land"] as const)(
    "of a %s in Bangkok is not known",
    (type) => {
      expect(priceLevel({ ...at(1014), type }, "sale")).toBeUndefined();
    },
  );

  it("is said in both languages with the figure that is usual", () => {
    const { notes, draft } = readPartnerRow({
      title_en: "Condo in Ari",
      property_type: "condo",
      deal: "rent",
      price: 8_900_000 / 10,
      province: "Bangkok",
      district: "Phaya Thai",
      area_sqm: 68,
    });
    const note = notes.find(({ code }) => code === "price.off_level");
    expect(draft).toBeNull();
    expect(note?.message).toContain("13,088 THB per square metre");
    expect(note?.message).toContain("for rent in Phaya Thai, where about 570 is typical");
    expect(note?.messageTh).toContain("พญาไท");
  });
});
