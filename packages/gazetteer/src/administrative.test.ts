import { describe, expect, it } from "vitest";
import { administrativeArea, districtsOf, findAdministrativeArea } from "./administrative.ts";
import { subdistrictsOf } from "./subdistricts.ts";

describe("an address becomes official codes", () => {
  it.each([
    [
      { province: "Bangkok", district: "Watthana", subdistrict: "Khlong Tan Nuea" },
      [10, 1039, 103902],
    ],
    [
      { province: "กรุงเทพมหานคร", district: "เขตวัฒนา", subdistrict: "แขวงคลองตันเหนือ" },
      [10, 1039, 103902],
    ],
    [{ province: "กทม.", district: "Khet Huai Khwang" }, [10, 1017, null]],
    [{ province: "Bangkok", district: "Huay Kwang" }, [10, 1017, null]],
    [{ province: "Chiang Mai", district: "Mueang" }, [50, 5001, null]],
    [{ province: "Chiang Mai", district: "Amphoe Muang Chiang Mai" }, [50, 5001, null]],
    [{ province: "จังหวัดเชียงใหม่", district: "อำเภอเมือง" }, [50, 5001, null]],
    [{ province: "จ.เชียงใหม่", district: "อ.หางดง", subdistrict: "ต.บ้านแหวน" }, [50, 5015, 501507]],
    [{ province: "Chon Buri", district: "Bang Lamung District" }, [20, 2004, null]],
    [{ province: "Surat Thani", district: "Ko Samui" }, [84, 8404, null]],
    [
      { province: "Phuket Province", district: "Thalang", subdistrict: "Choeng Thale" },
      [83, 8303, 830303],
    ],
    [{ province: "เลย", district: "เมืองเลย" }, [42, 4201, null]],
    [{ province: "Phuket", district: "Nowhere" }, [83, null, null]],
    [{ province: "Phuket" }, [83, null, null]],
  ])("%j", (names, [provinceCode, districtCode, subdistrictCode]) => {
    expect(findAdministrativeArea(names)).toEqual({ provinceCode, districtCode, subdistrictCode });
  });

  it("a province nobody knows is no address", () => {
    expect(findAdministrativeArea({ province: "Ruritania", district: "Watthana" })).toBeUndefined();
  });
});

it("a code becomes names and the code it lies in", () => {
  expect(administrativeArea(10)).toEqual({
    code: 10,
    name: "Bangkok",
    nameTh: "กรุงเทพมหานคร",
    within: null,
  });
  expect(administrativeArea(1039)).toMatchObject({ name: "Watthana", nameTh: "วัฒนา", within: 10 });
  expect(administrativeArea(103902)).toMatchObject({ nameTh: "คลองตันเหนือ", within: 1039 });
  expect([administrativeArea(99), administrativeArea(1099), administrativeArea(109999)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("every district has sub-districts, 7,436 in all, and Bangkok has fifty districts", () => {
  expect(districtsOf(10)).toHaveLength(50);
  const counts = Array.from({ length: 87 }, (_, i) => i + 10).flatMap((code) =>
    districtsOf(code).map((d) => subdistrictsOf(Number(d.id.slice(9))).length),
  );
  expect(counts).toHaveLength(928);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((a, b) => a + b, 0)).toBe(7_436);
});
