import { step, type Article } from "../article.ts";

export const READING_A_LISTING: Article = {
  slug: "reading-a-listing",
  kind: "steps",
  title: { en: "How to read a listing", th: "อ่านประกาศอย่างไรให้ไม่พลาด" },
  summary: {
    en: "What a listing does not say is unknown, not a no: make a list of it and ask.",
    th: "สิ่งที่ประกาศไม่ได้บอกคือยังไม่รู้ ไม่ได้แปลว่าไม่มี จดไว้แล้วถาม",
  },
  sections: [
    {
      heading: { en: "Facts to check", th: "ข้อมูลที่ควรเช็ก" },
      points: [
        step(
          "Compare the area with the rooms: does it mean the inside only, or balconies and shared parts as well?",
          "เทียบพื้นที่กับจำนวนห้อง พื้นที่ที่ระบุเป็นเฉพาะในห้อง หรือรวมระเบียงและส่วนกลางด้วย",
        ),
        step(
          "Look at when the listing was last confirmed. An old one may be gone.",
          "ดูว่าประกาศยืนยันครั้งล่าสุดเมื่อไร ประกาศเก่าอาจไม่ว่างแล้ว",
        ),
        step(
          "“Near” a station can be a long walk: measure the distance on a map.",
          "คำว่า “ใกล้” สถานีอาจเดินไกล ควรวัดระยะบนแผนที่",
        ),
      ],
    },
    {
      heading: { en: "Questions worth asking", th: "คำถามที่ควรถาม" },
      points: [
        step(
          "What comes on top of the price: common fee, parking, internet, agent?",
          "นอกจากราคาแล้วมีค่าใช้จ่ายอะไรอีก เช่น ค่าส่วนกลาง ที่จอดรถ อินเทอร์เน็ต ค่านายหน้า",
        ),
        step("Who is the owner, and who may sign for them?", "เจ้าของคือใคร และใครมีอำนาจเซ็นแทน"),
      ],
    },
  ],
  checkedAt: "2026-11-22",
  reviewBy: "2028-11-22",
};
