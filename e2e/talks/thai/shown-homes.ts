import type { TalkOf } from "../kinds.ts";

/** Questions about homes on screen, and talks that cross from one language into the other. */
export const SHOWN_HOMES: readonly TalkOf[] = [
  {
    id: "th-28",
    language: "th",
    about: "in view",
    turns: [
      { say: "วิลล่าขายราไวย์", expect: { answer: "homes", types: ["villa"], places: ["Rawai"] } },
      { say: "ขอดูรายละเอียดหลังที่สอง", expect: { answer: "table", about: [2], keepsSearch: true } },
      {
        say: "ห่างจากสนามบินกี่กิโล",
        expect: { answer: "words", about: [2], says: [/ภูเก็ต/, /กม\.|ไม่ได้ระบุ/], keepsSearch: true },
      },
      {
        say: "มีสระไหมครับ",
        expect: { answer: "words", about: [2], says: [/สระ/], keepsSearch: true },
      },
      { say: "แล้วหลังที่สามล่ะ", expect: { answer: "words", about: [3], keepsSearch: true } },
    ],
  },
  {
    id: "th-29",
    language: "th",
    about: "in view",
    turns: [
      {
        say: "คอนโดขายใกล้ BTS พร้อมพงษ์ 1 ห้องนอน ไม่เกิน 8 ล้าน",
        expect: {
          answer: "homes",
          near: ["transit Phrom Phong"],
          price: { max: 8_000_000, per: "total" },
        },
      },
      {
        say: "ห้องแรกโควต้าต่างชาติหรือเปล่า",
        expect: {
          answer: "words",
          about: [1],
          says: [/โควต้าต่างชาติ|โควตาต่างชาติ/],
          keepsSearch: true,
        },
      },
      { say: "เทียบกับห้องที่สองให้หน่อย", expect: { answer: "table", about: [1, 2], keepsSearch: true } },
      {
        say: "อันไหนใกล้รถไฟฟ้ากว่า",
        expect: { answer: "words", keepsSearch: true, says: [/ใกล้|เมตร|กม\./] },
      },
    ],
  },
  {
    id: "th-30",
    language: "th",
    about: "in view",
    turns: [
      {
        say: "คอนโดให้เช่าพระโขนง 2 ห้องนอน ไม่เกินสี่หมื่น",
        expect: { answer: "homes", places: ["Phra Khanong"] },
      },
      {
        say: "เปรียบเทียบสามห้องแรก",
        expect: { answer: "table", about: [1, 2, 3], keepsSearch: true },
      },
      {
        say: "ห้องที่สามอยู่ชั้นอะไร",
        expect: { answer: "words", about: [3], says: [/ชั้น/], keepsSearch: true },
      },
      { say: "ชอบห้องนี้ ไปดูวันเสาร์ได้ไหม", expect: { answer: "words", about: [3], keepsSearch: true } },
    ],
  },
  {
    id: "th-31",
    language: "th",
    about: "in view",
    turns: [
      {
        say: "บ้านเช่าเชียงใหม่ ราวๆ 25,000",
        expect: { answer: "homes", types: ["house"], places: ["Chiang Mai"] },
      },
      {
        say: "หลังแรกเอาหมาไปอยู่ด้วยได้มั้ย",
        expect: { answer: "words", about: [1], says: [/สัตว์เลี้ยง|เลี้ยงสัตว์/], keepsSearch: true },
      },
      {
        say: "มีเฟอร์กับแอร์ให้รึเปล่า",
        expect: { answer: "words", about: [1], says: [/เฟอร์/, /แอร์/], keepsSearch: true },
      },
      { say: "ติดต่อใครได้บ้างคะ", expect: { answer: "words", about: [1], keepsSearch: true } },
    ],
  },
  {
    id: "th-32",
    language: "th",
    about: "in view",
    turns: [
      { say: "ขอรายละเอียดห้องที่สอง", expect: { answer: "words" } },
      {
        say: "อ้าว ลืม เอาคอนโดจอมเทียนไม่เกินสามล้านก่อน",
        expect: { answer: "homes", places: ["Jomtien"], price: { max: 3_000_000, per: "total" } },
      },
      { say: "ห้องที่ยี่สิบล่ะ", expect: { answer: "words", keepsSearch: true, says: [/1/] } },
      { say: "หมายถึงห้องที่สอง", expect: { answer: "table", about: [2], keepsSearch: true } },
    ],
  },
  {
    id: "th-33",
    language: "th",
    about: "in view",
    turns: [
      {
        say: "คอนโดขายหัวหิน 2 ห้องนอน ไม่เกิน 6 ล้าน",
        expect: { answer: "homes", places: ["Hua Hin"] },
      },
      {
        say: "ห้องแรกกี่ตารางเมตร สร้างปีไหน",
        expect: { answer: "words", about: [1], says: [/ตร\.ม\./, /ปี|สร้าง/], keepsSearch: true },
      },
      {
        say: "ค่าส่วนกลางเท่าไหร่",
        expect: { answer: "words", about: [1], says: [/ค่าส่วนกลาง/], keepsSearch: true },
      },
      {
        say: "มีแบบใกล้เคียงกันที่ใหม่กว่านี้ไหม",
        expect: { answer: "search", places: ["Hua Hin"], bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    id: "th-34",
    language: "th",
    about: "crossing",
    turns: [
      {
        say: "condo for rent in Thong Lo under 40,000",
        expect: { answer: "homes", places: ["Thong Lo"], price: { max: 40_000, per: "month" } },
      },
      {
        say: "2 bedrooms with parking",
        expect: { answer: "search", bedrooms: { min: 2, max: 2 }, amenities: ["parking"] },
      },
      {
        say: "ถ้ามีอ่างอาบน้ำด้วยจะดีมาก",
        expect: { answer: "search", says: [/อ่างอาบน้ำ/], amenities: ["parking"] },
      },
      {
        say: "what floor is the first one on?",
        expect: { answer: "words", about: [1], says: [/floor/i], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-35",
    language: "th",
    about: "crossing",
    turns: [
      {
        say: "หา condo แถว Ari budget 20k มี pool",
        expect: {
          answer: "search",
          places: ["Ari"],
          price: { max: 20_000, per: "month" },
          amenities: ["pool"],
        },
      },
      {
        say: "ขอ pet friendly ด้วยนะ มีน้องแมว",
        expect: { answer: "search", amenities: ["pool", "pet_friendly"], places: ["Ari"] },
      },
      { say: "ok", expect: { answer: "words", keepsSearch: true, language: "th" } },
      {
        say: "move in เดือนหน้าได้เลยไหม ห้องแรก",
        expect: { answer: "words", about: [1], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-36",
    language: "th",
    about: "crossing",
    turns: [
      { say: "hello", expect: { answer: "words" } },
      {
        say: "house for sale in Chiang Mai, 3 million",
        expect: {
          answer: "search",
          types: ["house"],
          deal: "sale",
          places: ["Chiang Mai"],
          price: { max: 3_000_000, per: "total" },
        },
      },
      {
        say: "compare the first two please",
        expect: { answer: "table", about: [1, 2], keepsSearch: true },
      },
      { say: "thanks a lot", expect: { answer: "words", keepsSearch: true } },
    ],
  },
];
