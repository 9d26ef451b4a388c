import type { TalkOf } from "../kinds.ts";

/** Slang and typos, investors, families, pets, students, questions about law, and outages. */
export const LIVES: readonly TalkOf[] = [
  {
    id: "th-37",
    language: "th",
    about: "slang",
    turns: [
      {
        say: "หาห้องแถว bts อ่อนนุช ด่วนๆ งบหมื่นห้า 1 นอน 1 น้ำ",
        expect: {
          answer: "homes",
          bedrooms: { min: 1, max: 1 },
          bathrooms: { min: 1 },
          near: ["transit On Nut"],
          price: { max: 15_000, per: "month" },
        },
      },
      {
        say: "ขอมีเครื่องซักผ้ากะเน็ตแรงๆ",
        expect: {
          answer: "search",
          amenities: ["washing_machine", "wifi"],
          near: ["transit On Nut"],
        },
      },
      {
        say: "เล็กไปอะ ขอ 35 ตรม. อัพ",
        expect: { answer: "search", areaMinAbove: 34, near: ["transit On Nut"] },
      },
      { say: "ปังมาก ขอดูตัวแรกละเอียดๆ", expect: { answer: "table", about: [1], keepsSearch: true } },
    ],
  },
  {
    id: "th-38",
    language: "th",
    about: "slang",
    turns: [
      {
        say: "หาคอนโดแถวสุขุมวิส 2 ห้องนอร งบ 45000",
        expect: {
          answer: "search",
          places: ["Sukhumvit"],
          bedrooms: { min: 2, max: 2 },
          price: { max: 45_000, per: "month" },
        },
      },
      {
        say: "มีสระว่ายนํ้า มีฟิสเนส",
        expect: { answer: "search", amenities: ["pool", "gym"], places: ["Sukhumvit"] },
      },
      {
        say: "ถูกกว่านี้มีป่าว",
        expect: { answer: "search", priceMaxBelow: 45_000, amenities: ["pool", "gym"] },
      },
    ],
  },
  {
    id: "th-39",
    language: "th",
    about: "slang",
    turns: [
      {
        say: "หาที่ซุกหัวนอนแถวเชียงใหม่ หมื่นห้าถึงหมื่นแปด/ด",
        expect: {
          answer: "search",
          places: ["Chiang Mai"],
          price: { min: 15_000, max: 18_000, per: "month" },
        },
      },
      {
        say: "มี co-working ด้วยจะเริ่ดมาก",
        expect: { answer: "search", says: [/co-?working|โคเวิร์ก/i], places: ["Chiang Mai"] },
      },
      {
        say: "แถวนิมมานมีปะ",
        expect: {
          answer: "search",
          places: ["Nimman"],
          price: { min: 15_000, max: 18_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "th-40",
    language: "th",
    about: "investor",
    turns: [
      {
        say: "อยากซื้อคอนโดพัทยาไว้ปล่อยเช่า งบไม่เกิน 3 ล้าน",
        expect: {
          answer: "search",
          types: ["condo"],
          deal: "sale",
          places: ["Pattaya"],
          price: { max: 3_000_000, per: "total" },
        },
      },
      { say: "ผลตอบแทนประมาณกี่เปอร์เซ็นต์", expect: { answer: "honest", keepsSearch: true } },
      {
        say: "งั้นเรียงจากถูกสุดให้ที",
        expect: {
          answer: "search",
          sort: "cheapest",
          deal: "sale",
          price: { max: 3_000_000, per: "total" },
        },
      },
      {
        say: "เทียบ 1 2 3 ให้หน่อยครับ",
        expect: { answer: "table", about: [1, 2, 3], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-41",
    language: "th",
    about: "investor",
    turns: [
      {
        say: "ตึกแถวขายอุดรธานี งบ 5 ล้าน",
        expect: {
          answer: "search",
          types: ["shophouse"],
          deal: "sale",
          places: ["Udon Thani"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      { say: "ช่วงนี้ราคาแถวนั้นขึ้นเยอะไหม", expect: { answer: "honest", keepsSearch: true } },
      {
        say: "ดูที่ดินแทน 1 ไร่ขึ้นไป",
        expect: {
          answer: "search",
          types: ["land"],
          places: ["Udon Thani"],
          says: [/1,600 ตร|1 ไร่/],
        },
      },
      { say: "กู้ 5 ล้าน ผ่อนเดือนละเท่าไหร่", expect: { answer: "honest", keepsSearch: true } },
    ],
  },
  {
    id: "th-42",
    language: "th",
    about: "investor",
    turns: [
      {
        say: "หาคอนโดสตูดิโอใกล้ธรรมศาสตร์รังสิตไว้ปล่อยนักศึกษาเช่า ห้องละไม่เกินล้านห้า",
        expect: {
          answer: "search",
          deal: "sale",
          bedrooms: { min: 0, max: 0 },
          near: ["school Thammasat"],
          price: { max: 1_500_000, per: "total" },
        },
      },
      {
        say: "1 ห้องนอนก็ได้เหมือนกัน",
        expect: { answer: "search", bedrooms: { min: 0, max: 1 }, near: ["school Thammasat"] },
      },
      {
        say: "ห้องที่สองมีคนเช่าอยู่แล้วหรือยัง",
        expect: { answer: "words", about: [2], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-43",
    language: "th",
    about: "family",
    turns: [
      {
        say: "ครอบครัวห้าคน หาบ้านเช่าใกล้โรงเรียนบางกอกพัฒนา งบแสนสอง",
        expect: {
          answer: "search",
          types: ["house"],
          near: ["school Bangkok Patana"],
          price: { max: 120_000, per: "month" },
        },
      },
      {
        say: "4 ห้องนอนขึ้นไป มีสวน อยู่ในหมู่บ้านมีรปภ.",
        expect: { answer: "search", bedrooms: { min: 4 }, amenities: ["garden", "security"] },
      },
      {
        say: "หลังแรกมีโรงพยาบาลใกล้ๆ ไหม",
        expect: {
          answer: "words",
          about: [1],
          says: [/โรงพยาบาล/, /กม\.|ม\.|เมตร/],
          keepsSearch: true,
        },
      },
      {
        say: "ห่างโรงเรียนไม่เกิน 5 กิโลก็พอ",
        expect: {
          answer: "search",
          near: ["school Bangkok Patana"],
          says: [/5 กม\./],
          bedrooms: { min: 4 },
        },
      },
    ],
  },
  {
    id: "th-44",
    language: "th",
    about: "family",
    turns: [
      {
        say: "จะรับพ่อแม่มาอยู่ด้วย หาบ้าน 4 ห้องนอน มีห้องนอนชั้นล่าง แถวรังสิต ไม่เกิน 6 ล้าน",
        expect: {
          answer: "search",
          types: ["house"],
          bedrooms: { min: 4, max: 4 },
          places: ["Rangsit"],
          price: { max: 6_000_000, per: "total" },
          says: [/ชั้นล่าง/],
        },
      },
      {
        say: "อยากให้ใกล้โรงพยาบาล",
        expect: { answer: "search", near: ["hospital"], places: ["Rangsit"] },
      },
      {
        say: "มี 5 ห้องนอนไหม",
        expect: { answer: "search", bedrooms: { min: 5, max: 5 }, near: ["hospital"] },
      },
    ],
  },
  {
    id: "th-45",
    language: "th",
    about: "pets",
    turns: [
      {
        say: "มีแมวสองตัวกับน้องหมาไซบีเรียน หาคอนโดกรุงเทพ สามหมื่น",
        expect: {
          answer: "search",
          types: ["condo"],
          amenities: ["pet_friendly"],
          places: ["Bangkok"],
          price: { max: 30_000, per: "month" },
        },
      },
      {
        say: "ใกล้สวนสาธารณะ",
        expect: { answer: "search", near: ["poi park"], amenities: ["pet_friendly"] },
      },
      {
        say: "ห้องที่สองให้เลี้ยงหมาใหญ่จริงไหม",
        expect: { answer: "words", about: [2], says: [/สัตว์เลี้ยง|เลี้ยงสัตว์/], keepsSearch: true },
      },
      {
        say: "เป็นบ้านดีกว่า หมาจะได้วิ่ง",
        expect: { answer: "search", types: ["house"], amenities: ["pet_friendly"] },
      },
    ],
  },
  {
    id: "th-46",
    language: "th",
    about: "pets",
    turns: [
      {
        say: "คอนโดเช่าสาทร ไม่เกิน 35,000 เลี้ยงหมาได้",
        expect: { answer: "homes", amenities: ["pet_friendly"], places: ["Sathon"] },
      },
      {
        say: "ไม่ได้เอาหมามาด้วยแล้ว",
        expect: { answer: "search", amenities: [], places: ["Sathon"] },
      },
      {
        say: "ขอห้องที่มีครัวเป็นสัดส่วน",
        expect: { answer: "search", amenities: ["kitchen"], price: { max: 35_000, per: "month" } },
      },
    ],
  },
  {
    id: "th-47",
    language: "th",
    about: "student",
    turns: [
      {
        say: "หาหอใกล้จุฬา เดือนละเก้าพัน เข้าอยู่สิงหา",
        expect: {
          answer: "search",
          near: ["school Chulalongkorn"],
          price: { max: 9_000, per: "month" },
          says: [/สิงหา/],
        },
      },
      {
        say: "พ่อให้ถึงหมื่นสอง",
        expect: {
          answer: "search",
          price: { max: 12_000, per: "month" },
          near: ["school Chulalongkorn"],
        },
      },
      {
        say: "ห้องแรกเดินไปมอไกลไหม",
        expect: { answer: "words", about: [1], says: [/กม\.|ม\.|เมตร/], keepsSearch: true },
      },
      {
        say: "เช่าแค่ 6 เดือนได้ไหม",
        expect: { answer: "search", price: { max: 12_000, per: "month" }, says: [/6 เดือน/] },
      },
    ],
  },
  {
    id: "th-48",
    language: "th",
    about: "student",
    turns: [
      {
        say: "ที่พักถูกสุดแถวม.เกษตร",
        expect: { answer: "search", near: ["school Kasetsart"], sort: "cheapest" },
      },
      {
        say: "มีแอร์มีไวไฟ",
        expect: { answer: "search", amenities: ["aircon", "wifi"], near: ["school Kasetsart"] },
      },
      {
        say: "ไม่เกินเจ็ดพันนะ",
        expect: {
          answer: "search",
          price: { max: 7_000, per: "month" },
          amenities: ["aircon", "wifi"],
        },
      },
      {
        say: "แชร์กับเพื่อน เอา 2 ห้องนอน หมื่นสอง",
        expect: {
          answer: "search",
          bedrooms: { min: 2, max: 2 },
          price: { max: 12_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "th-49",
    language: "th",
    about: "law",
    turns: [
      { say: "แฟนเป็นฝรั่ง ซื้อบ้านในไทยได้ไหม", expect: { answer: "honest" } },
      { say: "แล้วถ้าเป็นคอนโดล่ะ", expect: { answer: "honest" } },
      {
        say: "งั้นขอดูคอนโดโควต้าต่างชาติในภูเก็ต ไม่เกิน 5 ล้าน",
        expect: {
          answer: "homes",
          types: ["condo"],
          tenure: "foreign_quota",
          places: ["Phuket"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      { say: "ค่าโอนใครต้องจ่าย", expect: { answer: "honest", keepsSearch: true } },
    ],
  },
  {
    id: "th-50",
    language: "th",
    about: "law",
    turns: [
      { say: "เจ้าของห้องไม่คืนเงินประกัน ทำไงดี", expect: { answer: "honest" } },
      {
        say: "ยังไงก็ต้องหาที่ใหม่ 1 ห้องนอน แถวแบริ่ง หมื่นสอง",
        expect: {
          answer: "search",
          bedrooms: { min: 1, max: 1 },
          says: [/แบริ่ง/],
          price: { max: 12_000, per: "month" },
        },
      },
      { say: "ปกติเก็บมัดจำกี่เดือน", expect: { answer: "honest", keepsSearch: true } },
      {
        say: "ห้องแรกยังว่างอยู่ไหม",
        expect: { answer: "words", about: [1], says: [/ว่าง/], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-51",
    language: "th",
    about: "outage",
    turns: [
      {
        say: "คอนโดเช่าอารีย์ 1 ห้องนอน สองหมื่น",
        expect: { answer: "homes", places: ["Ari"], price: { max: 20_000, per: "month" } },
      },
      {
        say: "มีระเบียงด้วย",
        outage: "not reached",
        expect: { answer: "search", amenities: ["balcony"], places: ["Ari"] },
      },
      {
        say: "แล้วก็เฟอร์ครบ",
        outage: "reply lost",
        expect: { answer: "search", amenities: ["balcony", "furnished"], places: ["Ari"] },
      },
      { say: "ขอรายละเอียดห้องแรก", expect: { answer: "table", about: [1], keepsSearch: true } },
    ],
  },
  {
    id: "th-52",
    language: "th",
    about: "outage",
    turns: [
      {
        say: "บ้านขายเชียงใหม่ไม่เกิน 6 ล้าน",
        outage: "killed",
        expect: { answer: "homes", types: ["house"], places: ["Chiang Mai"] },
      },
      {
        say: "ขอ 3 ห้องนอนค่ะ",
        outage: "killed",
        expect: { answer: "search", bedrooms: { min: 3, max: 3 }, places: ["Chiang Mai"] },
      },
      {
        say: "มีสวนด้วยนะคะ",
        expect: { answer: "search", amenities: ["garden"], bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    id: "th-53",
    language: "th",
    about: "outage",
    turns: [
      {
        say: "เช่าคอนโดทองหล่อ 2 ห้องนอน หกหมื่น",
        outage: "sent twice",
        expect: { answer: "homes", places: ["Thong Lo"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "เปลี่ยนเป็นเอกมัย",
        outage: "sent twice",
        expect: { answer: "search", places: ["Ekkamai"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "เพิ่มเป็นเจ็ดหมื่น",
        outage: "not reached",
        expect: { answer: "search", price: { max: 70_000, per: "month" }, places: ["Ekkamai"] },
      },
    ],
  },
];
