import { step, type Article } from "../article.ts";

export const CHOOSING_AN_AREA: Article = {
  slug: "choosing-an-area",
  kind: "steps",
  title: { en: "How to choose an area", th: "เลือกทำเลอย่างไร" },
  summary: {
    en: "Begin with the places you go to every day, then compare prices, then walk the streets.",
    th: "เริ่มจากที่ที่ต้องไปทุกวัน แล้วเทียบราคา จากนั้นไปเดินดูจริง",
  },
  sections: [
    {
      heading: { en: "Narrow it down", th: "คัดให้เหลือไม่กี่ย่าน" },
      points: [
        step(
          "Write down where each of you goes on a weekday, and how long the way may take.",
          "จดว่าแต่ละคนต้องไปที่ไหนในวันธรรมดา และเดินทางได้นานแค่ไหน",
        ),
        step(
          "Ask here for homes in two or three areas with the same criteria, and compare what your budget finds in each.",
          "ลองค้นหาที่นี่ในสองสามย่านด้วยเงื่อนไขเดียวกัน แล้วเทียบว่างบเท่ากันได้อะไรบ้าง",
        ),
      ],
    },
    {
      heading: { en: "On the spot", th: "ลงพื้นที่จริง" },
      points: [
        step(
          "Visit on a weekday morning, in the evening and at the weekend.",
          "ไปดูตอนเช้าวันธรรมดา ตอนเย็น และวันหยุด",
        ),
        step(
          "Ask people who live there about floods, noise and power cuts.",
          "ถามคนในพื้นที่เรื่องน้ำท่วม เสียงรบกวน และไฟดับ",
        ),
        step(
          "Walk to the nearest market, clinic and bus stop.",
          "ลองเดินไปตลาด คลินิก และป้ายรถเมล์ที่ใกล้ที่สุด",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-22",
  reviewBy: "2028-11-22",
};
