import type { ScriptedConversation } from "../talks/expectations.ts";

/** Messages of our own; what each must lead to was written before the code that serves it. */
export const THAI: readonly ScriptedConversation[] = [
  {
    id: "th-01",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "หาคอนโดเช่าแถวอ่อนนุช 1 ห้องนอน ไม่เกิน 18,000",
        expect: {
          answer: "homes",
          deal: "rent",
          types: ["condo"],
          places: ["On Nut"],
          bedrooms: { min: 1, max: 1 },
          price: { max: 18_000, per: "month" },
        },
      },
      {
        say: "ขอถูกกว่านี้ แล้วก็มีที่จอดรถด้วย",
        expect: {
          answer: "search",
          priceMaxBelow: 18_000,
          amenities: ["parking"],
          places: ["On Nut"],
          says: [/จอดรถ/],
        },
      },
    ],
  },
  {
    id: "th-02",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "บ้านเดี่ยวขายในเชียงใหม่ งบ 5 ล้าน",
        expect: {
          answer: "homes",
          types: ["house"],
          deal: "sale",
          places: ["Chiang Mai"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      {
        say: "เอา 3 ห้องนอนขึ้นไป มีสวน แล้วเพิ่มงบเป็น 7 ล้าน",
        expect: {
          answer: "search",
          bedrooms: { min: 3 },
          amenities: ["garden"],
          price: { max: 7_000_000, per: "total" },
          places: ["Chiang Mai"],
        },
      },
    ],
  },
  {
    id: "th-03",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "คอนโดใกล้ BTS ทองหล่อ ให้เช่า 2 ห้องนอน งบห้าหมื่น",
        expect: {
          answer: "homes",
          near: ["transit Thong Lo"],
          bedrooms: { min: 2, max: 2 },
          price: { max: 50_000, per: "month" },
        },
      },
      {
        say: "ใหญ่กว่านี้ เลี้ยงหมาได้ มีสระว่ายน้ำ",
        expect: {
          answer: "search",
          amenities: ["pet_friendly", "pool"],
          near: ["transit Thong Lo"],
          areaMinAbove: 20,
        },
      },
    ],
  },
  {
    id: "th-04",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "ทาวน์เฮ้าส์ขายแถวบางนา ไม่เกิน 4 ล้าน",
        expect: { answer: "search", types: ["townhouse"], deal: "sale", places: ["Bang Na"] },
      },
      {
        say: "เปลี่ยนเป็นบ้านเดี่ยว งบ 6 ล้าน ใกล้ห้าง",
        expect: {
          answer: "search",
          types: ["house"],
          price: { max: 6_000_000, per: "total" },
          near: ["mall"],
          places: ["Bang Na"],
        },
      },
    ],
  },
  {
    id: "th-05",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "คอนโดพัทยาขาย 2-4 ล้าน",
        expect: {
          answer: "homes",
          types: ["condo"],
          price: { min: 2_000_000, max: 4_000_000, per: "total" },
          places: ["Pattaya"],
        },
      },
      {
        say: "ขอวิวทะเล เรียงจากถูกสุด",
        expect: { answer: "search", amenities: ["sea_view"], places: ["Pattaya"] },
      },
    ],
  },
  {
    id: "th-06",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "ห้องสตูดิโอแถวรัชดา ไม่เกินหมื่นสอง",
        expect: {
          answer: "search",
          bedrooms: { min: 0, max: 0 },
          price: { max: 12_000, per: "month" },
          places: ["Ratchada"],
        },
      },
      {
        say: "1 ห้องนอนก็ได้ ขอเฟอร์ครบ มีเครื่องซักผ้า",
        expect: {
          answer: "search",
          bedrooms: { min: 0, max: 1 },
          amenities: ["furnished", "washing_machine"],
          places: ["Ratchada"],
        },
      },
    ],
  },
  {
    id: "th-07",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "พูลวิลล่าให้เช่าที่ภูเก็ต 3 ห้องนอน",
        expect: { answer: "search", types: ["villa"], amenities: ["pool"], places: ["Phuket"] },
      },
      {
        say: "ขอแถวราไวย์ งบไม่เกินแสน เลี้ยงแมวได้",
        expect: {
          answer: "search",
          places: ["Rawai"],
          price: { max: 100_000, per: "month" },
          amenities: ["pool", "pet_friendly"],
          bedrooms: { min: 3, max: 3 },
        },
      },
    ],
  },
  {
    id: "th-08",
    language: "th",
    about: "change",
    turns: [
      {
        say: "คอนโดติดบีทีเอสอโศก 1 ห้องนอน 30,000",
        expect: { answer: "search", near: ["transit Asok"], types: ["condo"] },
      },
      {
        say: "เปลี่ยนใจ ไปเชียงใหม่ดีกว่า",
        expect: {
          answer: "search",
          places: ["Chiang Mai"],
          nothingUnder: ["near"],
          types: ["condo"],
        },
      },
    ],
  },
  {
    id: "th-09",
    language: "th",
    about: "change",
    turns: [
      {
        say: "หาคอนโดแถวสาทร 2 ห้องนอน",
        expect: { answer: "homes", types: ["condo"], places: ["Sathon"] },
      },
      {
        say: "ไม่เอาคอนโดแล้ว",
        expect: { answer: "search", notTypes: ["condo"], types: [], places: ["Sathon"] },
      },
    ],
  },
  {
    id: "th-10",
    language: "th",
    about: "change",
    turns: [
      {
        say: "เช่าคอนโดอารีย์ งบ 20,000 มีฟิตเนส",
        expect: { answer: "homes", places: ["Ari"], amenities: ["gym"], deal: "rent" },
      },
      {
        say: "ไม่ต้องมีฟิตเนสแล้ว ขอมีสระแทน",
        expect: { answer: "search", amenities: ["pool"], places: ["Ari"] },
      },
    ],
  },
  {
    id: "th-11",
    language: "th",
    about: "change",
    turns: [
      {
        say: "อยากเช่าบ้านที่หัวหิน 25,000 ต่อเดือน",
        expect: { answer: "search", types: ["house"], deal: "rent", places: ["Hua Hin"] },
      },
      {
        say: "ซื้อเลยดีกว่า ไม่เกิน 5 ล้าน",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 5_000_000, per: "total" },
          places: ["Hua Hin"],
          types: ["house"],
        },
      },
    ],
  },
  {
    id: "th-12",
    language: "th",
    about: "change",
    turns: [
      {
        say: "คอนโดหัวหินติดทะเล 2 ห้องนอน",
        expect: { answer: "search", near: ["beach"], places: ["Hua Hin"] },
      },
      {
        say: "ถ้าเป็นขอนแก่นล่ะ",
        expect: {
          answer: "search",
          places: ["Khon Kaen"],
          nothingUnder: ["near"],
          says: [/ทะเล|หาด/],
        },
      },
    ],
  },
  {
    id: "th-13",
    language: "th",
    about: "change",
    turns: [
      {
        say: "วิลล่าบางเทา 4 ห้องนอน มีสระ เช่า 150,000",
        expect: { answer: "search", types: ["villa"], places: ["Bang Tao"] },
      },
      {
        say: "หาออฟฟิศให้เช่าแถวสีลม ไม่เกิน 50,000",
        expect: {
          answer: "search",
          types: ["office"],
          places: ["Silom"],
          price: { max: 50_000, per: "month" },
          nothingUnder: ["bedrooms", "amenities"],
        },
      },
    ],
  },
  {
    id: "th-14",
    language: "th",
    about: "change",
    turns: [
      {
        say: "คอนโดเอกมัย 2 ห้องนอน ไม่เกินห้าหมื่น",
        expect: { answer: "homes", places: ["Ekkamai"], price: { max: 50_000, per: "month" } },
      },
      {
        say: "ขอ 3 ห้องนอน เพิ่มงบเป็นแปดหมื่น",
        expect: {
          answer: "search",
          bedrooms: { min: 3, max: 3 },
          price: { max: 80_000, per: "month" },
          places: ["Ekkamai"],
        },
      },
    ],
  },
  {
    id: "th-15",
    language: "th",
    about: "change",
    turns: [
      {
        say: "คอนโดให้เช่าพระโขนง งบสองหมื่น",
        expect: { answer: "homes", places: ["Phra Khanong"] },
      },
      {
        say: "เพิ่มงบเป็นสามหมื่น แล้วขอใกล้รถไฟฟ้า",
        expect: {
          answer: "search",
          price: { max: 30_000, per: "month" },
          near: ["transit"],
          places: ["Phra Khanong"],
        },
      },
    ],
  },
  {
    id: "th-16",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโดใกล้ BTS อโศก หรือ MRT เพชรบุรี ไม่เกินสามหมื่น",
        expect: {
          answer: "homes",
          near: ["transit Asok", "transit Phetchaburi"],
          price: { max: 30_000, per: "month" },
        },
      },
      {
        say: "หรือใกล้เทอร์มินอล 21 ก็ได้",
        expect: {
          answer: "homes",
          near: ["transit Asok", "transit Phetchaburi", "mall Terminal 21"],
          nearAny: true,
        },
      },
    ],
  },
  {
    id: "th-17",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโด 1 ห้องนอน ใกล้รถไฟฟ้าหรือใกล้โรงพยาบาล งบ 20,000",
        expect: { answer: "search", near: ["transit", "hospital"], nearAny: true },
      },
      {
        say: "ขอใกล้ทั้งสองอย่าง",
        expect: { answer: "search", near: ["transit", "hospital"], nearAny: false },
      },
    ],
  },
  {
    id: "th-18",
    language: "th",
    about: "either",
    turns: [
      {
        say: "บ้านหรือทาวน์เฮ้าส์ให้เช่าแถวบางนา",
        expect: {
          answer: "homes",
          types: ["house", "townhouse"],
          places: ["Bang Na"],
          deal: "rent",
        },
      },
      {
        say: "อะไรก็ได้ที่ไม่ใช่ทาวน์เฮ้าส์",
        expect: { answer: "search", notTypes: ["townhouse"], places: ["Bang Na"] },
      },
    ],
  },
  {
    id: "th-19",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโดขายที่ป่าตองหรือกะตะ ไม่เกิน 8 ล้าน",
        expect: { answer: "homes", places: ["Patong", "Kata"], deal: "sale" },
      },
      {
        say: "ใกล้หาดหรือใกล้ห้างก็ได้",
        expect: { answer: "search", near: ["beach", "mall"], nearAny: true },
      },
    ],
  },
  {
    id: "th-20",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโดแถวอารีย์หรือสะพานควาย เช่า 25,000",
        expect: { answer: "homes", places: ["Ari", "Saphan Khwai"] },
      },
      {
        say: "2 หรือ 3 ห้องนอน",
        expect: {
          answer: "search",
          bedrooms: { min: 2, max: 3 },
          places: ["Ari", "Saphan Khwai"],
        },
      },
    ],
  },
  {
    id: "th-21",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "คอนโด 4 ห้องนอน แถวอารีย์ ไม่เกิน 9,000 มีสระ",
        expect: { answer: "search", places: ["Ari"], price: { max: 9_000, per: "month" } },
      },
      {
        say: "ขอวิวทะเลด้วย",
        expect: { answer: "search", amenities: ["pool", "sea_view"], places: ["Ari"] },
      },
    ],
  },
  {
    id: "th-22",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "โกดังให้เช่าทองหล่อ 20,000",
        expect: { answer: "search", types: ["warehouse"], places: ["Thong Lo"] },
      },
      {
        say: "ขอ 2,000 ตารางเมตรขึ้นไป",
        expect: { answer: "search", types: ["warehouse"], areaMinAbove: 1_999 },
      },
    ],
  },
  {
    id: "th-23",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "บ้าน 9 ห้องนอน แถวนิมมาน เช่าเดือนละ 10,000",
        expect: { answer: "search", bedrooms: { min: 9, max: 9 }, places: ["Nimman"] },
      },
      {
        say: "งั้น 2 ห้องนอน เพิ่มงบเป็น 30,000",
        expect: {
          answer: "search",
          bedrooms: { min: 2, max: 2 },
          price: { max: 30_000, per: "month" },
          types: ["house"],
        },
      },
    ],
  },
  {
    id: "th-24",
    language: "th",
    about: "dead end",
    turns: [
      {
        say: "คอนโดภูเก็ตที่ขายไปแล้ว",
        expect: { answer: "search", status: "sold", types: ["condo"], places: ["Phuket"] },
      },
      {
        say: "เอาที่ยังว่างอยู่",
        expect: { answer: "homes", status: "available", types: ["condo"], places: ["Phuket"] },
      },
    ],
  },
  {
    id: "th-25",
    language: "th",
    about: "vague",
    turns: [
      {
        say: "อยากได้บ้านสวยๆ ให้แม่",
        expect: { answer: "taps", neverSays: [/เรื่องนี้ช่วยไม่ได้/] },
      },
      {
        say: "แถวเชียงใหม่ งบ 4 ล้าน",
        expect: {
          answer: "homes",
          places: ["Chiang Mai"],
          price: { max: 4_000_000, per: "total" },
        },
      },
    ],
  },
  {
    id: "th-26",
    language: "th",
    about: "vague",
    turns: [
      { say: "มีที่พักอะไรบ้าง", expect: { answer: "search", neverSays: [/เรื่องนี้ช่วยไม่ได้/] } },
      {
        say: "เอาเฉพาะบ้านที่มีสวน ไม่เอากรุงเทพ",
        expect: { answer: "search", types: ["house"], amenities: ["garden"], says: [/กรุงเทพ/] },
      },
    ],
  },
  {
    id: "th-27",
    language: "th",
    about: "vague",
    turns: [
      {
        say: "กำลังจะย้ายมากรุงเทพ ไม่รู้จะอยู่แถวไหนดี ช่วยแนะนำหน่อย",
        expect: { answer: "taps", neverSays: [/เรื่องนี้ช่วยไม่ได้/] },
      },
      {
        say: "ทำงานแถวสีลม งบ 15,000",
        expect: { answer: "search", price: { max: 15_000, per: "month" }, says: [/สีลม/] },
      },
    ],
  },
  {
    id: "th-28",
    language: "th",
    about: "in view",
    turns: [
      {
        say: "คอนโดขายพร้อมพงษ์ 2 ห้องนอน ไม่เกิน 12 ล้าน",
        expect: { answer: "homes", places: ["Phrom Phong"], deal: "sale" },
      },
      {
        say: "เปรียบเทียบสองอันแรก",
        expect: { answer: "words", places: ["Phrom Phong"], says: [/ห้องนอน/] },
      },
    ],
  },
  {
    id: "th-29",
    language: "th",
    about: "in view",
    turns: [
      { say: "วิลล่าขายกมลา", expect: { answer: "homes", types: ["villa"], places: ["Kamala"] } },
      {
        say: "ขอรายละเอียดอันที่สอง",
        expect: { answer: "words", types: ["villa"], neverSays: [/เรื่องนี้ช่วยไม่ได้/] },
      },
    ],
  },
  {
    id: "th-30",
    language: "th",
    about: "combined",
    turns: [
      {
        say: "คอนโดขายสาทร มีฟิตเนสและที่จอดรถ 5-8 ล้าน 50 ตร.ม. ขึ้นไป",
        expect: {
          answer: "search",
          amenities: ["gym", "parking"],
          price: { min: 5_000_000, max: 8_000_000, per: "total" },
          places: ["Sathon"],
          areaMinAbove: 49,
        },
      },
      {
        say: "ไม่เอาฟิตเนสแล้ว ขอมีอ่างอาบน้ำ แล้วเปลี่ยนเป็นสีลม",
        expect: {
          answer: "search",
          amenities: ["parking", "bathtub"],
          places: ["Silom"],
          price: { min: 5_000_000, max: 8_000_000, per: "total" },
        },
      },
    ],
  },
  {
    id: "th-31",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโดให้เช่าแถวอารีย์หรือใกล้ BTS หมอชิต ไม่เกินสามหมื่น",
        expect: {
          answer: "homes",
          places: ["Ari"],
          near: ["transit Mo Chit"],
          oneOf: ["places", "transit"],
          says: [/อารีย์ ?หรือ/],
        },
      },
      {
        say: "เอาทั้งสองอย่าง",
        expect: { answer: "search", places: ["Ari"], near: ["transit Mo Chit"], oneOf: [] },
      },
    ],
  },
  {
    id: "th-32",
    language: "th",
    about: "either",
    turns: [
      {
        say: "เช่าคอนโดทองหล่อ 2 ห้องนอน ไม่เกินหกหมื่น",
        expect: { answer: "search", places: ["Thong Lo"] },
      },
      {
        say: "หรือใกล้ BTS อโศกก็ได้",
        expect: {
          answer: "homes",
          places: ["Thong Lo"],
          near: ["transit Asok"],
          oneOf: ["places", "transit"],
          bedrooms: { min: 2, max: 2 },
        },
      },
    ],
  },
  {
    id: "th-33",
    language: "th",
    about: "either",
    turns: [
      {
        say: "คอนโดใกล้ BTS อโศก และใกล้ห้างหรือโรงพยาบาล เช่า",
        expect: {
          answer: "search",
          near: ["transit Asok", "mall", "hospital"],
          oneOf: ["mall", "hospital"],
        },
      },
      {
        say: "ไม่เอาโรงพยาบาลแล้ว",
        expect: { answer: "search", near: ["transit Asok", "mall"], oneOf: [] },
      },
    ],
  },
];
