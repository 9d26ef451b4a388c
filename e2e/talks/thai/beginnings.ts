import type { TalkOf } from "../kinds.ts";

/** People who do not know yet what they want, who tell a long story, or who just say hello. */
export const BEGINNINGS: readonly TalkOf[] = [
  {
    id: "th-01",
    language: "th",
    about: "vague",
    turns: [
      { say: "อยากหาอะไรดีๆ ให้พ่อกับแม่อยู่ตอนเกษียณ", expect: { answer: "taps" } },
      { say: "แม่ชอบอากาศเย็นๆ แถวเชียงใหม่ค่ะ", expect: { answer: "search", places: ["Chiang Mai"] } },
      {
        say: "เป็นบ้านชั้นเดียวนะคะ งบ 4 ล้าน",
        expect: {
          answer: "search",
          types: ["house"],
          deal: "sale",
          price: { max: 4_000_000, per: "total" },
          says: [/ชั้นเดียว/],
        },
      },
      {
        say: "ใกล้โรงพยาบาลด้วยยิ่งดี",
        expect: { answer: "search", says: [/โรงพยาบาล/], places: ["Chiang Mai"] },
      },
      {
        say: "ขอรายละเอียดหลังแรกหน่อยค่ะ",
        expect: { answer: "table", about: [1], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-02",
    language: "th",
    about: "vague",
    turns: [
      { say: "เพิ่งได้งานที่กรุงเทพ ไม่รู้จะพักแถวไหนดี", expect: { answer: "search", places: ["Bangkok"] } },
      {
        say: "ออฟฟิศอยู่ตรง BTS ช่องนนทรี",
        expect: { answer: "search", near: ["transit Chong Nonsi"] },
      },
      {
        say: "จ่ายไหวสักหมื่นห้า",
        expect: {
          answer: "search",
          deal: "rent",
          price: { min: 12_000, max: 18_000, per: "month" },
          near: ["transit Chong Nonsi"],
        },
      },
      {
        say: "สตูดิโอหรือหนึ่งห้องนอนก็ได้",
        expect: {
          answer: "search",
          bedrooms: { min: 0, max: 1 },
          price: { min: 12_000, max: 18_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "th-03",
    language: "th",
    about: "vague",
    turns: [
      { say: "มีอะไรแนะนำบ้าง", expect: { answer: "search", neverSays: [/เรื่องนี้ช่วยไม่ได้/] } },
      { say: "อยากอยู่ใกล้ทะเล", expect: { answer: "search", says: [/ทะเล|หาด/] } },
      { say: "เอาเป็นจอมเทียนละกัน", expect: { answer: "search", places: ["Jomtien"] } },
      {
        say: "ซื้อนะ ไม่เกินสามล้าน",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 3_000_000, per: "total" },
          places: ["Jomtien"],
        },
      },
    ],
  },
  {
    id: "th-04",
    language: "th",
    about: "vague",
    turns: [
      { say: "กำลังจะแต่งงาน หาบ้านหลังแรกอยู่", expect: { answer: "taps" } },
      { say: "แถวรังสิตหรือลำลูกกา", expect: { answer: "search", places: ["Rangsit", "Lam Luk Ka"] } },
      {
        say: "ผ่อนไหวประมาณเดือนละหมื่นแปด",
        expect: {
          answer: "search",
          places: ["Rangsit", "Lam Luk Ka"],
          says: [/18,000|หมื่นแปด|ผ่อน/],
        },
      },
      {
        say: "งั้นดูบ้านหรือทาวน์โฮม 3 ห้องนอน ไม่เกิน 3 ล้านก่อน",
        expect: {
          answer: "search",
          types: ["house", "townhouse"],
          bedrooms: { min: 3, max: 3 },
          price: { max: 3_000_000, per: "total" },
        },
      },
    ],
  },
  {
    id: "th-05",
    language: "th",
    about: "vague",
    turns: [
      { say: "อยากย้ายออกจากบ้านไปอยู่คนเดียว", expect: { answer: "taps" } },
      { say: "เอาแบบถูกๆ แต่ไม่น่ากลัว", expect: { answer: "taps" } },
      {
        say: "แถวรามคำแหง ไม่เกินหกพัน",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 6_000, per: "month" },
          places: ["Ramkhamhaeng"],
        },
      },
      { say: "ขอดูเพิ่มอีก", expect: { answer: "search", keepsSearch: true } },
    ],
  },
  {
    id: "th-06",
    language: "th",
    about: "small talk",
    turns: [
      { say: "สวัสดีจ้า", expect: { answer: "words" } },
      { say: "นี่คุยกับคนหรือบอทเนี่ย", expect: { answer: "words" } },
      {
        say: "โอเค หาคอนโดอารีย์ 2 ห้องนอน งบสามหมื่นห้า",
        expect: {
          answer: "homes",
          types: ["condo"],
          bedrooms: { min: 2, max: 2 },
          places: ["Ari"],
          price: { max: 35_000, per: "month" },
        },
      },
      { say: "ขอบคุณน้า ใจดีจัง", expect: { answer: "words", keepsSearch: true } },
      {
        say: "มีห้องที่มีระเบียงมั้ย",
        expect: { answer: "search", amenities: ["balcony"], places: ["Ari"] },
      },
      { say: "ไว้มาคุยใหม่นะ บาย", expect: { answer: "words", keepsSearch: true } },
    ],
  },
  {
    id: "th-07",
    language: "th",
    about: "small talk",
    turns: [
      { say: "ใช้ยังไงคะ", expect: { answer: "words" } },
      { say: "มีแต่คอนโดเหรอคะ", expect: { answer: "words", says: [/บ้าน|วิลล่า|ทาวน์/] } },
      {
        say: "งั้นขอทาวน์โฮมแถวบางนา ซื้อ ไม่เกิน 4 ล้านค่ะ",
        expect: {
          answer: "search",
          types: ["townhouse"],
          deal: "sale",
          places: ["Bang Na"],
          price: { max: 4_000_000, per: "total" },
        },
      },
      { say: "เร็วดีนะเนี่ย 555", expect: { answer: "words", keepsSearch: true } },
    ],
  },
  {
    id: "th-08",
    language: "th",
    about: "rambling",
    turns: [
      {
        say: "คือแฟนเพิ่งย้ายมาทำงานแถวพร้อมพงษ์ บริษัทให้ค่าเช่าเดือนละแปดหมื่น มีลูกชายสามขวบกับพี่เลี้ยงหนึ่งคน อยู่ห้องเล็กๆ มานานแล้วเบื่อมาก อยากได้สามห้องนอน มีสระว่ายน้ำให้ลูกเล่น",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 80_000, per: "month" },
          bedrooms: { min: 3, max: 3 },
          amenities: ["pool"],
          says: [/พร้อมพงษ์/],
        },
      },
      {
        say: "ลืมบอก ขอมีห้องแม่บ้านด้วยนะคะ",
        expect: {
          answer: "search",
          amenities: ["pool", "maid_room"],
          bedrooms: { min: 3, max: 3 },
          price: { max: 80_000, per: "month" },
        },
      },
      {
        say: "ห้องไหนใหญ่สุด",
        expect: { answer: "table", keepsSearch: true, bedrooms: { min: 3, max: 3 } },
      },
      {
        say: "ห้องแรกเลี้ยงแมวได้ไหม",
        expect: { answer: "words", about: [1], says: [/สัตว์เลี้ยง|เลี้ยงสัตว์/] },
      },
    ],
  },
  {
    id: "th-09",
    language: "th",
    about: "rambling",
    turns: [
      {
        say: "สัญญาจะหมดเดือนหน้าแล้ว เจ้าของจะขายห้องเลยต้องย้าย อยู่อ่อนนุชมาหกปีเลยอยากอยู่แถวเดิม ตอนนี้จ่ายหมื่นสี่ ขยับได้ถึงหมื่นแปด",
        expect: {
          answer: "search",
          deal: "rent",
          places: ["On Nut"],
          price: { max: 18_000, per: "month" },
        },
      },
      {
        say: "ทำกับข้าวกินเองทุกวัน ขอมีครัวจริงๆ จังๆ หน่อย",
        expect: { answer: "search", amenities: ["kitchen"], places: ["On Nut"] },
      },
      {
        say: "ทำงานกะดึกด้วย ขอเงียบๆ",
        expect: { answer: "search", says: [/เงียบ/], amenities: ["kitchen"] },
      },
      {
        say: "นัดดูห้องที่สามบ่ายวันอาทิตย์ได้ไหมครับ",
        expect: { answer: "words", about: [3], keepsSearch: true },
      },
    ],
  },
  {
    id: "th-10",
    language: "th",
    about: "vague",
    turns: [
      { say: "หาห้องหน่อย", expect: { answer: "search" } },
      { say: "แถวห้วยขวาง", expect: { answer: "search", places: ["Huai Khwang"] } },
      {
        say: "แปดเก้าพัน",
        expect: { answer: "search", deal: "rent", priceMaxBelow: 11_000, places: ["Huai Khwang"] },
      },
      {
        say: "ขอแบบมีแอร์กับเครื่องซักผ้า",
        expect: {
          answer: "search",
          amenities: ["aircon", "washing_machine"],
          places: ["Huai Khwang"],
        },
      },
    ],
  },
];
