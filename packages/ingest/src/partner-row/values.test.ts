import { describe, expect, it } from "vitest";
import { readMoney } from "./amounts.ts";
import { qualityOf, type QualityFacts } from "./quality.ts";
import { readPartnerRow } from "./read-partner-row.ts";
import { readSize } from "./sizes.ts";

describe("prices as people write them", () => {
  it.each([
    ["3.5 ล้าน", 3_500_000],
    ["3.5ลบ.", 3_500_000],
    ["3.5M", 3_500_000],
    ["1 ล้าน 2 แสน", 1_200_000],
    ["1ล้าน2แสน5หมื่น", 1_250_000],
    ["2 แสน", 200_000],
    ["๔๕,๐๐๐ บาท", 45_000],
    ["฿45,000.-", 45_000],
    ["THB 45,000", 45_000],
    ["45000baht", 45_000],
    ["45k", 45_000],
    ["4 หมื่น 5 พัน", 45_000],
    ["3.500.000", 3_500_000],
    ["3.3 million", 3_300_000],
    ["ราคา 45,000", 45_000],
    ["0.9 ล้าน", 900_000],
  ])("%s is %i baht", (text, value) => {
    expect(readMoney(text)).toEqual({ amount: { value }, period: null });
  });

  it.each([
    ["45,000 / เดือน", 45_000, "month"],
    ["เดือนละ 45,000", 45_000, "month"],
    ["45,000 per month", 45_000, "month"],
    ["45k/mo", 45_000, "month"],
    ["540,000 ต่อปี", 540_000, "year"],
    ["540,000/year", 540_000, "year"],
  ])("%s says for how long", (text, value, period) => {
    expect(readMoney(text)).toEqual({ amount: { value }, period });
  });

  it.each([
    "",
    "ล้าน",
    "4,50,000",
    "1.2.3",
    "12 ล้าน 3 ล้าน",
    "--",
    "x".repeat(99),
    "9".repeat(90) + "x",
  ])("%j is no price", (text) => {
    expect(readMoney(text).amount).toHaveProperty("fault");
  });

  it.each([
    "on_request",
    "Call",
    "price on request",
    "POA",
    "ติดต่อสอบถาม",
    "สอบถามราคา",
    "โทร",
    "แล้วแต่ตกลง",
  ])("%s is told on request", (text) => {
    expect(readMoney(text).amount).toBe("on_request");
  });
});

describe("what agencies write in place of a price", () => {
  it.each([
    ..."Please contact|โทรสอบถาม|Call|call for price|Please contact agent|contact us for the price".split(
      "|",
    ),
    ..."ติดต่อเจ้าของ|โทรถาม|สนใจโทร|กรุณาติดต่อสอบถามราคา|ทักแชท|price upon request".split("|"),
  ])("%s is told on request", (text) => {
    expect(readMoney(text).amount).toBe("on_request");
  });

  it.each(["call 0812345678", "โทร 081", "ติดต่อ 3.5 ล้าน"])("%s is no price", (text) => {
    expect(readMoney(text).amount).toHaveProperty("fault");
  });

  it.each([
    ["3.5ล.", 3_500_000, null],
    ["25,000/ด.", 25_000, "month"],
  ])("%s is %i", (text, value, period) => {
    expect(readMoney(text)).toEqual({ amount: { value }, period });
  });
});

describe("values as agencies write them", () => {
  const HOME = { title: "x", property_type: "condo", deal: "rent", price: 20_000, province: "กทม" };
  const read = (parts: Record<string, unknown>) => readPartnerRow({ ...HOME, ...parts });

  it.each([
    ["11 มี.ค. 2567", "2024-03-11"],
    ["11 มี.ค. 67", "2024-03-11"],
    ["11มีค67", "2024-03-11"],
    ["๑๑ มีนาคม ๒๕๖๗", "2024-03-11"],
    ["11/3/2567 10:30 น.", "2024-03-11"],
    ["11/3/2024", "2024-03-11"],
    ["29/2/2567", "2024-02-29"],
  ])("the day %s is %s", (text, day) => {
    expect(read({ available_from: text }).draft?.availableFrom).toBe(day);
  });

  it("a year of two digits without a Thai month is left out", () => {
    expect(read({ available_from: "11/3/67" }).notes).toContainEqual(
      expect.objectContaining({ code: "date.two_digits", severity: "warning" }),
    );
  });

  it.each([
    ["13.7365° N", "100.5602° E", { lat: 13.7365, lon: 100.5602 }],
    ["13°44'12\"N", "100° 33' 36.7\" E", { lat: 13.736_667, lon: 100.560_194 }],
    ["100.5602", "13.7365", { lat: 13.7365, lon: 100.5602 }],
  ])("the point %s, %s", (latitude, longitude, point) => {
    expect(read({ latitude, longitude }).draft?.point).toEqual(point);
  });

  it.each([
    ["Pattaya", 20],
    ["เกาะสมุย", 84],
    ["BKK", 10],
    ["กรุงเทพฯ", 10],
  ])("the province %s", (province, code) => {
    expect(read({ province }).draft?.provinceCode).toBe(code);
  });

  it.each([
    ["มี", "yes"],
    ["ไม่มี", "no"],
    ["ได้", "yes"],
    ["ไม่ได้", "no"],
    ["Y", "yes"],
    ["✓", "yes"],
    ["/", "yes"],
    ["✗", "no"],
    ["x", undefined],
    ["-", undefined],
    ["ไม่ทราบ", undefined],
  ])("pets: %s is %s", (pets, known) => {
    expect(read({ pets }).draft?.amenities.pet_friendly).toBe(known);
  });
});

describe("sizes as people write them", () => {
  it.each([
    ["2/1/50", 3_800, "rai"],
    ["2 - 1 - 50", 3_800, "rai"],
    ["100ตร.วา", 400, "rai"],
    ["100 ตรว", 400, "rai"],
    ["ที่ดิน 50 ตร.ว.", 200, "rai"],
    ["35 ตร.เมตร", 35, "sqm"],
    ["68", 68, "sqm"],
    ["68.5 ตร.ม.", 68.5, "sqm"],
    ["1,200 sq.m.", 1_200, "sqm"],
    ["๓๕ ตารางเมตร", 35, "sqm"],
    ["700 sq ft", 65.03, "sqft"],
    ["700 ตารางฟุต", 65.03, "sqft"],
    ["2-1-50", 3_800, "rai"],
    ["๒-๑-๕๐ ไร่", 3_800, "rai"],
    ["0-0-50.5", 202, "rai"],
    ["2 ไร่ 1 งาน 50 ตร.ว.", 3_800, "rai"],
    ["2 rai", 3_200, "rai"],
    ["50 ตารางวา", 200, "rai"],
    ["50 sq. wah", 200, "rai"],
  ])("%s is %d square metres", (text, value, unit) => {
    expect(readSize(text)).toEqual({ value, unit });
  });
});

const home = (parts: object) =>
  readPartnerRow({
    title: "คอนโด",
    property_type: "condo",
    deal: "rent",
    price: 32_000,
    province: "Bangkok",
    ...parts,
  });
const codes = (parts: object) => {
  const { provinceCode, districtCode, subdistrictCode } =
    home({ province: undefined, ...parts }).draft ?? {};
  return [provinceCode, districtCode, subdistrictCode];
};

describe("places as people write them", () => {
  it.each([
    [{ province: "กรุงเทพฯ", district: "เขตวัฒนา", subdistrict: "คลองเตยเหนือ" }, [10, 1039, 103901]],
    [
      { province: "Bangkok", district: "Watthana", subdistrict: "Khlong Toei Nuea" },
      [10, 1039, 103901],
    ],
    [{ city: "Pattaya" }, [20, 2004, null]],
    [{ city: "หัวหิน" }, [77, 7707, null]],
    [{ location: "Rawai, Phuket" }, [83, 8301, null]],
    [{ location: "ถ.นิมมานเหมินทร์ อ.เมืองเชียงใหม่ จ.เชียงใหม่" }, [50, 5001, null]],
    [{ province: "เชียงใหม่", district: "อ.เมือง" }, [50, 5001, null]],
    [{ province: "Chiang Mai", district: "Muang" }, [50, 5001, null]],
  ])("%j", (parts, expected) => {
    expect(codes(parts)).toEqual(expected);
  });
});

describe("what is stated and what is not", () => {
  it("a list states yes, what it leaves out stays unknown, and no is said as no", () => {
    const { draft } = home({ amenities: ["pool", "no gym", "ไม่มีที่จอดรถ"], amenities_no: "balcony" });
    expect(draft?.amenities).toEqual({ pool: "yes", gym: "no", parking: "no", balcony: "no" });
  });

  it("a state by name states both", () => {
    const { draft } = home({ amenities: { pool: true, gym: "no", ระเบียง: "มี", garden: null } });
    expect(draft?.amenities).toEqual({ pool: "yes", gym: "no", balcony: "yes" });
  });

  it("pets, quota and tenure are yes, no or unknown", () => {
    expect(home({}).draft).toMatchObject({ amenities: {}, tenure: {}, furnishing: null });
    const said = home({
      pets: "ไม่อนุญาต",
      foreign_quota: "yes",
      tenure: "กรรมสิทธิ์",
      furnishing: "เฟอร์ครบ",
    });
    expect(said.draft).toMatchObject({
      amenities: { pet_friendly: "no", furnished: "yes" },
      tenure: { foreign_quota: "yes", freehold: "yes" },
      furnishing: "fully",
    });
  });

  it("nothing of a text is lost but what nobody sees", () => {
    const { draft } = home({
      title: undefined,
      title_en: "A &amp; B <script>alert('x')</script><!-- c -->",
      description_th: "<p>บรรทัดหนึ่ง</p><p>บรรทัดสอง</p><style>p{}</style>",
    });
    expect(draft?.titleEn).toBe("A & B");
    expect(draft?.descriptionTh).toBe("บรรทัดหนึ่ง\n\nบรรทัดสอง");
  });

  it("a text once cleaned stays as it is, however its markup was wrapped", () => {
    for (const text of [
      "&lt;b&gt;x&lt;/b&gt;",
      "&amp;lt;b&amp;gt;",
      "<<b>b>x",
      "&amp;".repeat(50) + "lt;b&gt;",
      "<scr<b></b>ipt>alert(1)</script>",
      "a &#0; &#x110000; &#60;i&#62;",
    ]) {
      const once = home({ title: undefined, title_en: `x ${text}` }).draft?.titleEn ?? "";
      expect(once).not.toMatch(/<[a-z!/]/i);
      expect(home({ title: undefined, title_en: once }).draft?.titleEn).toBe(once);
    }
  });
});

describe("quality", () => {
  const facts = (parts: object): QualityFacts => {
    const { draft } = home(parts);
    if (draft === null) throw new Error("the home is not good");
    return draft;
  };
  const whole = {
    title_en: "Condo",
    title_th: "คอนโด",
    title: undefined,
    description_en: "x".repeat(200),
    description_th: "ก".repeat(200),
    district: "Phaya Thai",
    subdistrict: "สามเสนใน",
    latitude: 13.7797,
    longitude: 100.5446,
    bedrooms: 2,
    bathrooms: 2,
    area_sqm: 68,
    project: "Lumen",
    floor: "12A",
    furnishing: "fully",
    year_built: 2017,
    amenities: ["pool", "gym", "parking", "security"],
    images: Array.from({ length: 8 }, (_, n) => `https://example.com/${n}.jpg`),
  };

  it("is 100 with nothing to gain where all is there, and less with age", () => {
    expect(qualityOf(facts(whole), 0)).toEqual({ score: 100, gains: [] });
    expect(qualityOf(facts(whole), 30)).toMatchObject({
      score: 85,
      gains: [{ add: "sent_again", points: 15 }],
    });
  });

  it("tells what would raise it, the most first, in both languages", () => {
    const { score, gains } = qualityOf(
      facts({ ...whole, images: whole.images.slice(0, 4), subdistrict: undefined }),
      0,
    );
    expect(score).toBe(87);
    expect(gains.map(({ add, points }) => [add, points])).toEqual([
      ["images>=8", 10],
      ["subdistrict", 3],
    ]);
    expect(gains[0]).toMatchObject({
      message: "Add photos, up to 8 in all",
      messageTh: "เพิ่มรูปให้ครบ 8 รูป",
    });
  });

  it("counts photos that cannot be fetched as not there, and says so", () => {
    const five = facts({ ...whole, images: whole.images.slice(0, 5) });
    const { score, gains } = qualityOf(five, 0, 2);
    expect(score).toBe(88);
    expect(gains.map(({ add, points, message }) => [add, points, message])).toEqual([
      ["images>=8", 8, "Add photos, up to 8 in all"],
      ["images_reachable", 5, "2 of 5 photos couldn't be downloaded"],
    ]);
    expect(gains[1]?.messageTh).toBe("ดาวน์โหลดรูปไม่ได้ 2 จาก 5 รูป");
    expect(qualityOf(facts(whole), 0, 8)).toMatchObject({
      score: 80,
      gains: [{ add: "images_reachable", points: 20 }],
    });
    const twenty = { ...facts(whole), images: Array.from({ length: 20 }, String) };
    expect(qualityOf(twenty, 0, 12).score).toBe(100);
  });

  it("misses no bedrooms of land", () => {
    const land = {
      ...whole,
      property_type: "land",
      bedrooms: undefined,
      bathrooms: undefined,
      area_sqm: undefined,
      land_sqm: 400,
      project: undefined,
      floor: undefined,
      furnishing: undefined,
      year_built: undefined,
      amenities: [],
      deal: "sale",
      price: 4_000_000,
    };
    expect(qualityOf(facts(land), 0)).toEqual({ score: 100, gains: [] });
  });
});

describe("amenities as programs write lists", () => {
  const amenities = (text: string) =>
    readPartnerRow({
      title: "Condo",
      property_type: "condo",
      deal: "sale",
      price: 3_000_000,
      province: "Bangkok",
      amenities: text,
    }).draft?.amenities;
  it.each(["['pool', 'gym']", '["pool", "gym"]', "[pool, gym]", "pool|gym", "['pool', \"gym\"]"])(
    "%s is a pool and a gym",
    (text) => {
      expect(amenities(text)).toEqual({ pool: "yes", gym: "yes" });
    },
  );
});
