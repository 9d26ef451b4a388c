import { step, type Article } from "../article.ts";

export const PETS: Article = {
  slug: "pets-in-a-condo",
  kind: "steps",
  title: { en: "Keeping a pet in a condo", th: "เลี้ยงสัตว์ในคอนโด" },
  summary: {
    en: "Ask two people before you sign: the juristic office for the building's rules on pets, and the owner of the home. Get both answers in writing.",
    th: "ถามสองฝ่ายก่อนเซ็นสัญญา คือนิติฯ เรื่องข้อบังคับของอาคาร และเจ้าของห้อง แล้วขอคำตอบเป็นลายลักษณ์อักษรทั้งสองฝ่าย",
  },
  sections: [
    {
      heading: { en: "Before you sign", th: "ก่อนเซ็นสัญญา" },
      points: [
        step(
          "Ask the juristic office to show you what the building's rules say: which animals, how large, how many.",
          "ขอนิติฯ ดูข้อบังคับเรื่องสัตว์เลี้ยง ว่าเลี้ยงอะไรได้ ขนาดเท่าไร และกี่ตัว",
        ),
        step(
          "Tell the owner which pet you have, and have it written into the contract, with what is asked for damage.",
          "บอกเจ้าของห้องว่าเลี้ยงอะไร แล้วให้เขียนลงในสัญญา รวมถึงกรณีห้องเสียหาย",
        ),
        step(
          "Look for homes here that state that pets are allowed: one that says nothing may still refuse them.",
          "ค้นหาที่นี่โดยระบุว่าเลี้ยงสัตว์ได้ ประกาศที่ไม่ได้บอกไว้อาจไม่อนุญาตก็ได้",
        ),
      ],
    },
    {
      heading: { en: "Once you live there", th: "เมื่อเข้าอยู่แล้ว" },
      points: [
        step(
          "Ask which lift and which doors pets use, and where they may be walked.",
          "ถามว่าสัตว์เลี้ยงใช้ลิฟต์และประตูไหนได้ และพาเดินเล่นได้ตรงไหน",
        ),
        step(
          "Keep vaccination papers at hand; some buildings ask for them.",
          "เก็บสมุดวัคซีนไว้ใกล้มือ บางอาคารขอดู",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-25",
  reviewBy: "2028-11-25",
};
