import { describe, expect, it } from "vitest";
import { readPartnerRow } from "./read-partner-row.ts";
import { REFUSING_MEMBERS, ROW_RULES, type RowRule, type RuleCode } from "./rule-book.ts";

type RowParts = Readonly<Record<string, unknown>>;

/** A home that no rule has anything to say about. */
const PLAIN: RowParts = {
  external_id: "A-1",
  title_en: "Two-bedroom condo near BTS Ari",
  property_type: "condo",
  deal: "rent",
  price: 32_000,
  province: "Bangkok",
  district: "Phaya Thai",
  latitude: 13.7797,
  longitude: 100.5446,
  bedrooms: 2,
  area_sqm: 68,
};
/** Where nothing is known of what is usual. */
const ELSEWHERE: RowParts = {
  province: "Nan",
  district: undefined,
  latitude: undefined,
  longitude: undefined,
};
const ON_SAMUI: RowParts = {
  ...ELSEWHERE,
  province: "Surat Thani",
  district: "Koh Samui",
  property_type: "land",
  deal: "sale",
  bedrooms: undefined,
  area_sqm: undefined,
};
const without = (...names: readonly string[]): RowParts =>
  Object.fromEntries(Object.entries(PLAIN).filter(([name]) => !names.includes(name)));
const withParts = (parts: RowParts): RowParts => ({ ...PLAIN, ...parts });
const codesOf = (row: unknown): readonly RuleCode[] =>
  readPartnerRow(row).notes.map(({ code }) => code);
const nest = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nest(depth - 1) });
const members = (count: number): RowParts =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, n]));
const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://example.com/${n}.jpg`);

/** The rules that only whoever holds several rows, a file, or a stock, can trip. */
const OF_A_CALL: readonly RuleCode[] = [
  "row.unreadable",
  "row.superseded",
  "row.repeated",
  "external_id.fixed",
  "text.mojibake",
  "text.letters_lost",
  "cell.outside_table",
  "cell.error",
  "cell.no_result",
  "cell.cut",
  "title.composed",
  "value.filler",
  "property_type.from_words",
];

/** For each rule rows that trip it, in both languages where words matter, and near ones that do not. */
const CASES: Readonly<
  Partial<Record<RuleCode, readonly [trips: readonly unknown[], not: readonly unknown[]]>>
> = {
  "row.not_an_object": [
    [null, 7, "x", [], [PLAIN], true],
    [{}, PLAIN],
  ],
  "row.too_deep": [
    [withParts({ contact: nest(6) }), withParts({ images: [[[[[[]]]]]] })],
    [withParts({ contact: { name: "Ploy" } })],
  ],
  "row.too_many_members": [[members(201)], [members(200)]],
  "row.too_large": [
    [withParts({ note: "x".repeat(100_000) }), withParts({ images: Array(60_000).fill("") })],
    [withParts({ description_th: "ก".repeat(20_000), description_en: "x".repeat(20_000) })],
  ],
  "row.forbidden_key": [
    [
      JSON.parse('{"__proto__":{"price":1}}'),
      withParts({ contact: JSON.parse('{"constructor":1}') as unknown }),
      withParts({ prototype: 1 }),
    ],
    [withParts({ proto: 1 })],
  ],
  "row.unknown_member": [
    [withParts({ bedRooms: 2 }), withParts({ ราคา: 1 }), withParts({ contact: { fax: "1" } })],
    [withParts({ id: "1", url: "/x", quality: {}, version: "v", created_at: "", updated_at: "" })],
  ],
  "row.private_member": [
    [
      withParts({ owner_phone: "099-000-0001" }),
      withParts({ เบอร์เจ้าของ: "099-000-0001" }),
      withParts({ contact: { phone: "02-000-0001", ownerPhone: "099-000-0001" } }),
    ],
    [withParts({ "key features": "pool" }), withParts({ owner_type: "company" })],
  ],
  "row.remark": [
    [withParts({ remark: "x" }), withParts({ หมายเหตุ: "x" })],
    [withParts({ notebook: "x" })],
  ],
  "text.private_words": [
    [
      withParts({ description_en: "Fine.\nOwner: Khun A 099-000-0001" }),
      withParts({ description_th: "สวย ค่าคอม 3%" }),
      withParts({ title_en: "Condo near BTS Ari, commission 3%" }),
    ],
    [withParts({ description_en: "The owner is moving abroad" })],
  ],
  "contact.of_owner": [
    [withParts({ contact: "Owner 099-000-0001" }), withParts({ contact: { name: "จขบ. เอ" } })],
    [withParts({ contact: { name: "Khun Ploy", phone: "02-000-0001" } })],
  ],
  "external_id.advised": [
    [without("external_id"), withParts({ external_id: "" }), withParts({ external_id: {} })],
    [PLAIN],
  ],
  "external_id.unusable": [
    [
      withParts({ external_id: "x".repeat(129) }),
      withParts({ external_id: 1.5 }),
      withParts({ external_id: "a\u0000b" }),
      withParts({ external_id: 2 ** 60 }),
    ],
    [
      withParts({ external_id: "บ้าน-๑๘/ก" }),
      withParts({ external_id: 18 }),
      withParts({ external_id: "x".repeat(128) }),
    ],
  ],
  "external_id.reserved": [
    [withParts({ external_id: `row-${"0a".repeat(16)}` })],
    [withParts({ external_id: "row-1" })],
  ],
  "value.wrong_kind": [
    [
      withParts({ price: [32_000] }),
      withParts({ bedrooms: true }),
      withParts({ title_en: ["x"] }),
      withParts({ images: { 0: "https://example.com/1.jpg" } }),
      withParts({ images: [1] }),
      withParts({ contact: ["x"] }),
      withParts({ deal: ["rent"] }),
    ],
    [
      withParts({ images: null, contact: null, bedrooms: null }),
      withParts({ images: [], contact: {}, bedrooms: [], amenities: "[]", floor: "{}" }),
    ],
  ],
  "text.too_long": [
    [
      withParts({ title_en: "x".repeat(301) }),
      withParts({ title_th: "ก".repeat(301) }),
      withParts({ description: "x".repeat(20_001) }),
      withParts({ floor: "x".repeat(21) }),
      withParts({ floor: "ชั้นบนสุดของอาคารมีวิวแม่น้ำ" }),
    ],
    [withParts({ title_en: "x".repeat(300) })],
  ],
  "text.html_removed": [
    [
      withParts({ title_en: "<b>Nice</b> home" }),
      withParts({ description_th: "บ้าน<br>สวย" }),
      withParts({ description: "a &amp; b" }),
      withParts({ description: "&lt;script&gt;alert(1)&lt;/script&gt;" }),
    ],
    [
      withParts({ description: "price < 5 and area > 3" }),
      withParts({ title_en: "Fish & chips" }),
      withParts({ description: "ราคา < 3 ล้าน" }),
    ],
  ],
  "text.cleaned": [
    [
      withParts({ title_en: "Nice\u200b home\u202e" }),
      withParts({ title_en: "Nice  home" }),
      withParts({ title_th: "น\u0e4d\u0e32ตาล" }),
      withParts({ title_en: "a\u0000b\ud800" }),
    ],
    [
      withParts({ title_th: "บ้านสวย ใกล้ BTS" }),
      withParts({ description: "one\ntwo 👨‍👩‍👧" }),
      withParts({ title_en: " spaced " }),
    ],
  ],
  "title.required": [
    [without("title_en"), withParts({ title_en: "<i></i>" }), withParts({ title_en: null })],
    [{ ...without("title_en"), title: "บ้าน" }],
  ],
  "title.left_out": [
    [withParts({ title: "Another title" })],
    [withParts({ title: "บ้านสวย" }), withParts({ title: PLAIN["title_en"] })],
  ],
  "description.left_out": [
    [withParts({ description: "สวย", description_th: "งาม" })],
    [withParts({ description: "สวย", description_en: "Fine" })],
  ],
  "number.unreadable": [
    [
      withParts({ bedrooms: "many" }),
      withParts({ bedrooms: "หลายห้อง" }),
      withParts({ price: "cheap" }),
      withParts({ latitude: "13°46'" }),
    ],
    [withParts({ bedrooms: "๒" })],
  ],
  "number.several": [
    [
      withParts({ price: "30000-35000" }),
      withParts({ price: "3 ถึง 4 ล้าน" }),
      withParts({ area_sqm: "60-70" }),
    ],
    [withParts({ area_sqm: "68.5" })],
  ],
  "number.out_of_range": [
    [
      withParts({ bedrooms: 51 }),
      withParts({ bedrooms: -1 }),
      withParts({ area_sqm: 4 }),
      withParts({ year_built: 1500 }),
      withParts({ latitude: 181 }),
      withParts({ area_sqm: 1e9 }),
      withParts({ floor: "1204" }),
    ],
    [withParts({ bedrooms: 0 }), withParts({ bedrooms: 50 })],
  ],
  "number.read": [
    [
      withParts({ price: "฿32,000" }),
      withParts({ price: "๓๒,๐๐๐ บาท" }),
      withParts({ bedrooms: "2 ห้องนอน" }),
      withParts({ area_sqm: "68 ตร.ม." }),
    ],
    [withParts({ price: "32000" }), withParts({ bedrooms: "2" })],
  ],
  "number.rounded": [
    [withParts({ bathrooms: 2.5 }), withParts({ price: 32_000.4 })],
    [withParts({ area_sqm: 68.5 })],
  ],
  "price.required": [
    [without("price"), withParts({ price: "" }), withParts({ price: "-" })],
    [withParts({ price: "call" })],
  ],
  "price.currency": [
    [
      withParts({ price: "$900" }),
      withParts({ price: "900 usd" }),
      withParts({ price: "900 ดอลลาร์" }),
    ],
    [withParts({ price: "32,000 THB" })],
  ],
  "price.part": [
    [
      withParts({ price: "1,500 per night" }),
      withParts({ price: "คืนละ 1,500" }),
      withParts({ price: "90,000/ตร.ม." }),
      withParts({ price_period: "รายวัน" }),
    ],
    [withParts({ price: "32,000 ต่อเดือน" })],
  ],
  "price.below_minimum": [
    [withParts({ price: 999 }), withParts({ deal: "sale", price: 49_999 })],
    [withParts({ price: 1_000 }), withParts({ deal: "sale", price: 50_000 })],
  ],
  "price.above_maximum": [
    [
      withParts({ price: 5_000_001 }),
      withParts({ deal: "sale", price: 5_000_000_001 }),
      withParts({ price: 1e300 }),
    ],
    [withParts({ deal: "sale", price: 5_000_000_000 })],
  ],
  "price.per_year": [
    [withParts({ price: 384_000, price_period: "year" }), withParts({ price: "384,000 ต่อปี" })],
    [withParts({ price_period: "month" })],
  ],
  "price.left_out": [
    [withParts({ rent_price: 33_000 })],
    [{ ...without("price"), rent_price: 32_000 }, withParts({ rent_price: 32_000 })],
  ],
  "deal.unclear": [
    [
      { ...without("deal"), price: 400_000 },
      { ...without("deal"), price: 300_001 },
      { ...without("deal"), price: "ติดต่อ" },
    ],
    [
      { ...without("deal"), price: 300_000 },
      { ...without("deal"), price: 500_000 },
    ],
  ],
  "deal.one_price": [
    [withParts({ deal: "both" })],
    [withParts({ deal: "both", price: "on_request" })],
  ],
  "deal.one_missing": [
    [
      { ...without("price"), deal: "ขายและเช่า", sale_price: 9e6 },
      { ...without("price"), deal: "both", rent_price: 32_000, sale_price: "?" },
    ],
    [{ ...without("price"), deal: "both", sale_price: 9e6, rent_price: 32_000 }],
  ],
  "deal.contradiction": [
    [
      withParts({ deal: "rent", sale_price: 9e6 }),
      withParts({ deal: "sale", price: "32,000 ต่อเดือน" }),
      withParts({ price_period: "total" }),
    ],
    [{ ...without("price"), deal: "both", sale_price: 9e6, rent_price: 32_000 }],
  ],
  "deal.from_period": [
    [
      { ...without("deal"), price: 400_000, price_period: "month" },
      { ...without("deal"), price: "400,000 ต่อเดือน" },
    ],
    [PLAIN],
  ],
  "deal.from_words": [
    [
      { ...without("deal"), title_en: "Condo for rent" },
      { ...without("deal"), title_th: "ขายด่วน คอนโด", price: 2_500_000 },
      { ...without("deal"), description_th: "ปล่อยเช่า" },
    ],
    [
      { ...without("deal"), title_en: "For sale or for rent" },
      { ...without("deal"), title_th: "ขาย/ให้เช่า" },
    ],
  ],
  "deal.from_price": [[without("deal"), { ...without("deal"), price: 8_900_000 }], [PLAIN]],
  "property_type.required": [
    [without("property_type"), withParts({ property_type: null })],
    [PLAIN],
  ],
  "word.unknown": [
    [
      withParts({ property_type: "castle" }),
      withParts({ property_type: "ปราสาท" }),
      withParts({ status: "?" }),
      withParts({ deal: "swap" }),
      withParts({ furnishing: "nice" }),
      withParts({ tenure: "???" }),
      withParts({ price_period: "decade" }),
    ],
    [withParts({ status: "sold", furnishing: "fully", tenure: "freehold" })],
  ],
  "word.read": [
    [
      withParts({ property_type: "Condominium" }),
      withParts({ property_type: "คอนโด" }),
      withParts({ status: "ขายแล้ว" }),
      withParts({ amenities: ["สระว่ายน้ำ"] }),
      withParts({ pets: "ได้" }),
      withParts({ price: "สอบถามราคา" }),
    ],
    [withParts({ amenities: ["pool"], pets: true })],
  ],
  "postcode.unreadable": [
    [
      withParts({ postcode: "104" }),
      withParts({ postcode: "00000" }),
      withParts({ postcode: "x" }),
    ],
    [withParts({ postcode: "10400" }), withParts({ postcode: 10_400 })],
  ],
  "postcode.contradicts_province": [
    [withParts({ postcode: "50200" }), withParts({ postcode: "๑๒๐๐๐" })],
    [
      withParts({ postcode: "10400" }),
      withParts({ province: "Samut Prakan", district: undefined, postcode: "10270" }),
      withParts({ province: "Phuket", district: undefined, postcode: "83000" }),
      withParts({ province: "Bueng Kan", district: undefined, postcode: "38000" }),
    ],
  ],
  "land.of_condo": [
    [withParts({ land_sqm: 200 })],
    [withParts({ property_type: "house", land_sqm: 200 })],
  ],
  "flag.unclear": [
    [withParts({ pets: "x" }), withParts({ foreign_quota: "?" })],
    [withParts({ pets: "✓" }), withParts({ pets: "✗" }), withParts({ pets: "/" })],
  ],
  "floor.read": [
    [
      withParts({ floor: "ชั้น ๑๒" }),
      withParts({ floor: "12.0" }),
      withParts({ floor: "12th floor" }),
      withParts({ floor: "8th, corner" }),
      withParts({ floor: "ชั้น 8 ห้องมุม" }),
    ],
    ["12A", "G", "5,7", "9-10", "12/30", "Penthouse"].map((floor) => withParts({ floor })),
  ],
  "flag.unreadable": [
    [
      withParts({ pets: "maybe" }),
      withParts({ foreign_quota: "อาจจะ" }),
      withParts({ amenities: { pool: "perhaps" } }),
    ],
    [withParts({ pets: "unknown" }), withParts({ amenities: { pool: null } })],
  ],
  "allow_ai_display.unclear": [
    [withParts({ allow_ai_display: "perhaps" }), withParts({ allow_ai_display: "x" })],
    [withParts({ allow_ai_display: "no" }), withParts({ allow_ai_display: [] })],
  ],
  "amenity.unknown": [
    [
      withParts({ amenities: ["helipad"] }),
      withParts({ amenities: "สระ|ลานจอดยาน" }),
      withParts({ amenities: { helipad: true } }),
    ],
    [withParts({ amenities: "pool; gym\nparking" })],
  ],
  "amenity.contradiction": [
    [
      withParts({ amenities: ["pool"], amenities_no: ["สระว่ายน้ำ"] }),
      withParts({ amenities: ["pet_friendly"], pets: "ไม่ได้" }),
    ],
    [withParts({ amenities: ["pool"], amenities_no: ["gym"] })],
  ],
  "area.from_square_feet": [
    [{ ...without("area_sqm"), square_footage: 732 }, withParts({ area_sqm: "732 sq ft" })],
    [PLAIN],
  ],
  "area.contradiction": [
    [withParts({ square_footage: 500 })],
    [withParts({ square_footage: 732 })],
  ],
  "land.from_rai": [
    [
      withParts({ land_sqm: "2-1-50" }),
      withParts({ land_sqm: "2 ไร่ 1 งาน 50 ตร.ว." }),
      withParts({ land_sqm: "50 sq wah" }),
    ],
    [withParts({ land_sqm: 200 }), withParts({ land_sqm: "200 sqm" })],
  ],
  "date.unreadable": [
    [
      withParts({ available_from: "soon" }),
      withParts({ available_from: "31/2/2569" }),
      withParts({ available_from: "29/2/2566" }),
      withParts({ available_from: "เร็วๆ นี้" }),
    ],
    [withParts({ available_from: "29/2/2567" })],
  ],
  "date.two_digits": [
    [
      withParts({ available_from: "11/3/67" }),
      withParts({ year_built: 67 }),
      withParts({ available_from: "1 Jan 70" }),
    ],
    [withParts({ available_from: "2027-03-11" }), withParts({ available_from: "1 ม.ค. 70" })],
  ],
  "date.read": [
    [withParts({ available_from: "31/12/2026" }), withParts({ available_from: "1 March 2027" })],
    [withParts({ available_from: "2026-12-31" })],
  ],
  "date.buddhist": [
    [
      withParts({ available_from: "31/12/2569" }),
      withParts({ available_from: "๑ มกราคม ๒๕๗๐" }),
      withParts({ year_built: 2560 }),
    ],
    [withParts({ year_built: 2017 })],
  ],
  "date.zero": [
    [withParts({ year_built: 0 }), withParts({ year_built: "0" })],
    [withParts({ year_built: 2017 }), withParts({ year_built: 6 })],
  ],
  "date.now": [
    [withParts({ available_from: "now" }), withParts({ available_from: "พร้อมเข้าอยู่" })],
    [withParts({ available_from: null })],
  ],
  "place.required": [
    [
      without("province", "district", "latitude", "longitude"),
      { ...without("province", "district", "latitude", "longitude"), location: "near the river" },
      { ...without("province", "district"), latitude: 13.86, longitude: 100.52 },
    ],
    [{ ...without("province", "district"), location: "Asok, Bangkok" }],
  ],
  "province.unknown": [
    [withParts({ province: "Atlantis" }), withParts({ province: "แอตแลนติส" })],
    [
      withParts({ province: "กทม." }),
      withParts({ province: "BKK" }),
      withParts({ province: "จังหวัดกรุงเทพมหานคร" }),
    ],
  ],
  "district.unknown": [
    [withParts({ district: "Mueang Phuket" }), withParts({ district: "เขตไม่มีจริง" })],
    [withParts({ district: "เขตพญาไท" })],
  ],
  "subdistrict.unknown": [
    [withParts({ subdistrict: "Nowhere" })],
    [withParts({ subdistrict: "สามเสนใน" })],
  ],
  "place.from_words": [
    [
      { ...without("province", "district"), city: "Bangkok" },
      { ...without("province", "district"), location: "ซอยอารีย์ พญาไท กรุงเทพฯ" },
    ],
    [PLAIN],
  ],
  "place.from_point": [
    [{ ...without("province", "district"), latitude: 13.737, longitude: 100.56 }],
    [
      // Between two provinces, and in the sea.
      { ...without("province", "district"), latitude: 13.86, longitude: 100.52 },
      { ...without("province", "district"), latitude: 9.0, longitude: 101.5 },
      withParts({ latitude: 13.737, longitude: 100.56 }),
    ],
  ],
  "place.contradiction": [
    [withParts({ city: "Phuket" }), withParts({ city: "ภูเก็ต" })],
    [withParts({ city: "Bangkok" })],
  ],
  "place.elsewhere": [
    [without("latitude", "longitude")].map((row) => ({ ...row, location: "Rawai" })),
    [withParts({ location: "Ari" }), { ...without("latitude", "longitude"), location: "Ari" }],
  ],
  "place.province_only": [
    [without("district", "latitude", "longitude")].map((row) => ({ ...row, title_en: "Sunny" })),
    [PLAIN, without("latitude", "longitude"), without("district", "latitude", "longitude")],
  ],
  "point.contradicts_place": [
    [withParts({ latitude: 18.79, longitude: 98.98 })],
    [withParts({ latitude: 13.75, longitude: 100.56 })],
  ],
  "point.incomplete": [
    [without("longitude"), without("latitude")],
    [without("latitude", "longitude")],
  ],
  "point.swapped": [[withParts({ latitude: 100.5446, longitude: 13.7797 })], [PLAIN]],
  "point.outside_thailand": [
    [withParts({ latitude: 0, longitude: 0 }), withParts({ latitude: 51.5, longitude: -0.1 })],
    [PLAIN],
  ],
  "image.unusable": [
    [
      withParts({ images: ["javascript:alert(1)"] }),
      withParts({ images: ["data:image/png;base64,AAAA"] }),
      withParts({ images: "photo.jpg" }),
      withParts({ images: ["https://user:pw@example.com/1.jpg"] }),
      withParts({ images: ["https://exa mple.com/1.jpg"] }),
    ],
    [withParts({ images: photos(2) }), withParts({ images: ["http://รูป.ไทย/๑.jpg?x=1"] })],
  ],
  "image.too_many": [[withParts({ images: photos(51) })], [withParts({ images: photos(50) })]],
  "image.repeated": [
    [withParts({ images: [...photos(2), ...photos(1)] })],
    [withParts({ images: photos(2) })],
  ],
  "url.unusable": [
    [
      withParts({ website_url: "javascript:alert(1)" }),
      withParts({ website_url: "ftp://example.com" }),
      withParts({ website_url: "บ้านเรา" }),
    ],
    [withParts({ website_url: "https://example.com/ห้อง/18" })],
  ],
  "url.map": [
    [
      withParts({ website_url: "https://maps.app.goo.gl/abc" }),
      withParts({ website_url: "https://www.google.com/maps/place/x" }),
      withParts({ website_url: "goo.gl/maps/abc" }),
    ],
    [
      withParts({ website_url: "https://example.com/maps/home/18" }),
      withParts({ website_url: "https://sites.google.com/view/home" }),
    ],
  ],
  "url.completed": [
    [withParts({ website_url: "www.example.com/home/18" })],
    [withParts({ website_url: "http://example.com" })],
  ],
  "contact.unusable": [
    [
      withParts({ contact: "ask the guard" }),
      withParts({ contact: { phone: "12" } }),
      withParts({ contact: { email: "nobody" } }),
      withParts({ contact: { line: "ไม่มี ไอดี" } }),
    ],
    [
      withParts({
        contact: {
          name: "คุณพลอย",
          phone: "+66 2 123 4567",
          line: "@agency",
          email: "sales@example.com",
        },
      }),
    ],
  ],
  "contact.read": [
    [
      withParts({ contact: "081-234-5678, LINE: @agency" }),
      withParts({ contact: { phone: "๐๘๑ ๒๓๔ ๕๖๗๘" } }),
      withParts({ contact: "ไลน์ agency99" }),
    ],
    [withParts({ contact: { phone: "081-234-5678" } })],
  ],
  "fit.area_of_bedrooms": [
    [withParts({ bedrooms: 4, area_sqm: 30 })],
    [withParts({ bedrooms: 0, area_sqm: 6 })],
  ],
  "fit.price_of_area": [
    [
      withParts({ ...ELSEWHERE, price: 1_200, area_sqm: 68 }),
      withParts({ ...ELSEWHERE, deal: "sale", price: 100_000 }),
    ],
    [withParts({ ...ELSEWHERE, deal: "sale", price: 8_900_000 })],
  ],
  "fit.price_level": [
    [
      withParts({ price: 6_500 }),
      withParts({ price: 250_000 }),
      withParts({ deal: "sale", price: 1_500_000 }),
      withParts({ district: undefined, latitude: undefined, longitude: undefined, price: 4_000 }),
      withParts({ ...ON_SAMUI, land_sqm: 400, price: 1_000_000 }),
      withParts({ deal: "both", price: undefined, rent_price: 32_000, sale_price: 1_500_000 }),
    ],
    [
      withParts({ price: 9_000 }),
      withParts({ price: 150_000 }),
      withParts({ price: "on_request" }),
      withParts({ price: 6_500, area_sqm: undefined }),
      withParts({ price: 6_500, property_type: "house" }),
      withParts({ ...ELSEWHERE, price: 6_500 }),
      withParts({ ...ON_SAMUI, land_sqm: 400, price: 5_200_000 }),
      withParts({ ...ON_SAMUI, price: 1_000_000, land_sqm: undefined }),
    ],
  ],
  "price.off_level": [
    [
      withParts({ price: 1_500 }),
      withParts({ deal: "rent", price: 4_900_000 }),
      withParts({ deal: "sale", price: 100_000 }),
      withParts({ deal: "sale", price: 890_000_000 }),
    ],
    [withParts({ price: 2_000 }), withParts({ deal: "sale", price: 1_000_000 })],
  ],
  "fit.foreign_quota": [
    [withParts({ property_type: "house", foreign_quota: true })],
    [
      withParts({ foreign_quota: "มี" }),
      withParts({ property_type: "house", foreign_quota: false }),
    ],
  ],
};

/** The book as a page for partners. */
function documentOf(): string {
  const sections = Object.entries<RowRule>(ROW_RULES).map(
    ([code, { severity, says, fix, example, isOfValue }]) =>
      [
        `## ${code}`,
        `${isOfValue === true ? OF_VALUE : SEVERITIES[severity]} ${says[0]}. ${says[1]}`,
        ...(severity === "repair" ? [] : [`${fix[0]}. ${fix[1]}`]),
        `Passes: \`${JSON.stringify(example)}\``,
      ].join("\n\n"),
  );
  return `# Errors and warnings about a partner's row\n\n${INTRODUCTION}\n\n${sections.join("\n\n")}\n`;
}
const SEVERITIES = { error: "**Error.**", warning: "**Warning.**", repair: "**Repair.**" };
const OF_VALUE = "**Error or warning.**";
const INTRODUCTION =
  "Made from `packages/ingest/src/partner-row/rule-book.ts`; `npx vitest run packages/ingest -u` writes it anew. " +
  "An error rejects the row, a warning leaves a value out, a repair changes the form but not the meaning. " +
  "A row is rejected only if it has no usable title, type, place or price, an ambiguous price or deal, an " +
  "unknown status or a bad reference, or if it isn't a row at all. A rule marked as error or warning is an error for " +
  `${[...REFUSING_MEMBERS].map((name) => `\`${name}\``).join(", ")}; ` +
  "for any other field, and for one of two prices, the value is left out and the home is listed. `[]`, `{}` and `-` count as missing. " +
  "A status, title, description or price that was edited by hand (in My listings, or by PATCH) stays unless a " +
  "row includes that value; a deal of only rent or only sale means that there is no other price. The codes don't change.";

describe("each rule", () => {
  it("reads the same in docs/row-rules.md", async () => {
    await expect(documentOf()).toMatchFileSnapshot("../../../../docs/row-rules.md");
  });

  it("has rows that trip it and rows that do not", () => {
    const untold = Object.keys(ROW_RULES).filter(
      (code) => CASES[code as RuleCode] === undefined && !OF_A_CALL.includes(code as RuleCode),
    );
    expect(untold).toEqual([]);
  });

  it("of the plain home says nothing", () => {
    expect(codesOf(PLAIN)).toEqual([]);
  });

  const cases = Object.entries(CASES);
  it.each(cases.flatMap(([code, [trips]]) => trips.map((row) => [code, row] as const)))(
    "%s trips over %j",
    (code, row) => {
      const { notes, draft } = readPartnerRow(row);
      const [tripped] = notes.filter((note) => note.code === code);
      expect(notes.map((note) => note.code)).toContain(code);
      const { severity, isOfValue }: RowRule = ROW_RULES[code as RuleCode];
      const isOptional = isOfValue === true && !REFUSING_MEMBERS.has(tripped?.field ?? "");
      expect(tripped?.severity).toBe(isOptional ? "warning" : severity);
      expect(draft === null).toBe(notes.some((note) => note.severity === "error"));
    },
  );
  it.each(cases.flatMap(([code, [, not]]) => not.map((row) => [code, row] as const)))(
    "%s lets %j be",
    (code, row) => {
      expect(codesOf(row)).not.toContain(code);
    },
  );

  it("no longer trips where its example stands", () => {
    const unmended: unknown[] = [];
    for (const [code, [[row]]] of cases) {
      const { notes } = readPartnerRow(row);
      const field = notes.find((note) => note.code === code)?.field ?? "";
      const { example } = ROW_RULES[code as RuleCode];
      const isMembers =
        (field !== "contact" || code.startsWith("row.")) &&
        typeof example === "object" &&
        example !== null &&
        !Array.isArray(example);
      // Of a home whose shape was wrong the whole is sent anew.
      const kept = code.startsWith("row.") ? PLAIN : (row as RowParts);
      const mended = isMembers
        ? { ...kept, ...(example as RowParts) }
        : { ...kept, [field === "" ? "title" : field]: example };
      if (codesOf(mended).includes(code as RuleCode)) unmended.push([code, mended]);
    }
    expect(unmended).toEqual([]);
  });

  it("is told at the member that was sent", () => {
    const fieldOf = (row: unknown) =>
      readPartnerRow(row).notes.find(({ code }) => /^(fit|price)\./.test(code))?.field;
    const { area_sqm: _, ...unsized } = PLAIN;
    expect(fieldOf({ ...PLAIN, price: 1_200 })).toBe("price");
    expect(fieldOf({ ...without("price"), rent_price: 1_200 })).toBe("rent_price");
    expect(fieldOf({ ...unsized, bedrooms: 9, square_footage: 400 })).toBe("square_footage");
    expect(fieldOf({ ...PLAIN, bedrooms: 9 })).toBe("area_sqm");
  });

  it("says what is wrong and how to mend it in both languages, with every brace filled", () => {
    for (const [, [trips]] of cases)
      for (const { message, messageTh, fix, fixTh } of trips.flatMap(
        (row) => readPartnerRow(row).notes,
      )) {
        for (const text of [message, messageTh, fix, fixTh])
          expect(text).toMatch(/^[^{}]+$|\{"title"/);
        for (const text of [messageTh, fixTh]) expect(text).toMatch(/[\u0e01-\u0e4e]/);
        for (const text of [message, fix]) expect(text).not.toMatch(/undefined|null|NaN/);
      }
  });
});
