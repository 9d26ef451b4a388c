import type { TalkOf } from "../kinds.ts";

/** Questions about homes on screen, and talks that cross from one language into the other. */
export const SHOWN_HOMES: readonly TalkOf[] = [
  {
    id: "en-28",
    language: "en",
    about: "in view",
    turns: [
      {
        say: "villas for sale in Rawai",
        expect: { answer: "homes", types: ["villa"], places: ["Rawai"] },
      },
      {
        say: "tell me more about the second",
        expect: { answer: "table", about: [2], keepsSearch: true },
      },
      {
        say: "how far is it from the airport?",
        expect: { answer: "words", about: [2], says: [/Phuket/, /km|not say/], keepsSearch: true },
      },
      {
        say: "does it have a pool?",
        expect: { answer: "words", about: [2], says: [/pool/i], keepsSearch: true },
      },
      { say: "ok and the third?", expect: { answer: "words", about: [3], keepsSearch: true } },
    ],
  },
  {
    id: "en-29",
    language: "en",
    about: "in view",
    turns: [
      {
        say: "1 bedroom condo for sale near BTS Phrom Phong under 8 million",
        expect: {
          answer: "homes",
          near: ["transit Phrom Phong"],
          price: { max: 8_000_000, per: "total" },
        },
      },
      {
        say: "is the first one foreign freehold?",
        expect: { answer: "words", about: [1], says: [/foreign quota/i], keepsSearch: true },
      },
      {
        say: "compare it with number 2",
        expect: { answer: "table", about: [1, 2], keepsSearch: true },
      },
      {
        say: "which one is closer to the BTS?",
        expect: { answer: "words", says: [/closer|m\b|km/], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-30",
    language: "en",
    about: "in view",
    turns: [
      {
        say: "2 bed condo to rent in Phra Khanong under 40k",
        expect: { answer: "homes", places: ["Phra Khanong"] },
      },
      {
        say: "compare the first three",
        expect: { answer: "table", about: [1, 2, 3], keepsSearch: true },
      },
      {
        say: "what floor is the third on?",
        expect: { answer: "words", about: [3], says: [/floor/i], keepsSearch: true },
      },
      {
        say: "I like it, can I see it on Saturday?",
        expect: { answer: "words", about: [3], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-31",
    language: "en",
    about: "in view",
    turns: [
      {
        say: "houses for rent in Chiang Mai around 25k",
        expect: { answer: "homes", types: ["house"], places: ["Chiang Mai"] },
      },
      {
        say: "can I bring a dog to the first one?",
        expect: { answer: "words", about: [1], says: [/pets?/i], keepsSearch: true },
      },
      {
        say: "is it furnished and does it have aircon?",
        expect: {
          answer: "words",
          about: [1],
          says: [/furnished/i, /air.?con/i],
          keepsSearch: true,
        },
      },
      {
        say: "who do I talk to about it?",
        expect: { answer: "words", about: [1], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-32",
    language: "en",
    about: "in view",
    turns: [
      { say: "tell me more about the second", expect: { answer: "words", neverSays: [/sorry/i] } },
      {
        say: "oops. condos in Jomtien under 3 million first",
        expect: { answer: "homes", places: ["Jomtien"], price: { max: 3_000_000, per: "total" } },
      },
      {
        say: "number twenty?",
        expect: { answer: "words", keepsSearch: true, says: [/1 to|to \d+/] },
      },
      { say: "I meant the second", expect: { answer: "table", about: [2], keepsSearch: true } },
    ],
  },
  {
    id: "en-33",
    language: "en",
    about: "in view",
    turns: [
      {
        say: "condo for sale in Hua Hin with 2 bedrooms up to 6 million",
        expect: { answer: "homes", places: ["Hua Hin"] },
      },
      {
        say: "how big is the first one and when was it built?",
        expect: { answer: "words", about: [1], says: [/m²/, /built/i], keepsSearch: true },
      },
      {
        say: "what are the monthly fees?",
        expect: { answer: "words", about: [1], says: [/fee/i], keepsSearch: true },
      },
      {
        say: "show me something like it but newer",
        expect: { answer: "search", places: ["Hua Hin"], bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    id: "en-34",
    language: "en",
    about: "crossing",
    turns: [
      {
        say: "คอนโดให้เช่าแถวทองหล่อ ไม่เกิน 40,000",
        expect: { answer: "homes", places: ["Thong Lo"], price: { max: 40_000, per: "month" } },
      },
      {
        say: "ขอ 2 ห้องนอน มีที่จอดรถ",
        expect: { answer: "search", bedrooms: { min: 2, max: 2 }, amenities: ["parking"] },
      },
      {
        say: "and a bathtub if possible",
        expect: { answer: "search", says: [/bathtub/i], amenities: ["parking"] },
      },
      {
        say: "ห้องแรกอยู่ชั้นไหน",
        expect: { answer: "words", about: [1], says: [/ชั้น/], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-35",
    language: "en",
    about: "crossing",
    turns: [
      {
        say: "condo แถว Ari ราคาไม่เกิน 20k",
        expect: { answer: "homes", places: ["Ari"], price: { max: 20_000, per: "month" } },
      },
      {
        say: "pet friendly นะ มีหมา 1 ตัว",
        expect: { answer: "search", amenities: ["pet_friendly"], places: ["Ari"] },
      },
      { say: "ok", expect: { answer: "words", keepsSearch: true, language: "th" } },
      {
        say: "near the BTS please",
        expect: { answer: "search", near: ["transit"], amenities: ["pet_friendly"] },
      },
    ],
  },
  {
    id: "en-36",
    language: "en",
    about: "crossing",
    turns: [
      { say: "สวัสดีครับ", expect: { answer: "words" } },
      {
        say: "บ้านขายเชียงใหม่ 3 ล้านครับ",
        expect: {
          answer: "search",
          types: ["house"],
          deal: "sale",
          places: ["Chiang Mai"],
          price: { max: 3_000_000, per: "total" },
        },
      },
      {
        say: "เทียบสองหลังแรกให้หน่อยครับ",
        expect: { answer: "table", about: [1, 2], keepsSearch: true },
      },
      { say: "ขอบคุณมากครับ", expect: { answer: "words", keepsSearch: true } },
    ],
  },
];
