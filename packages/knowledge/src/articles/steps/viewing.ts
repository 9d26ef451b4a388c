import { step, type Article } from "../article.ts";

export const VIEWING: Article = {
  slug: "viewing-a-home",
  kind: "steps",
  title: { en: "What to look at on a viewing", th: "ไปดูห้องหรือบ้านควรดูอะไรบ้าง" },
  summary: {
    en: "Go twice, at different hours, try everything that has a switch or a tap, and note what the lister promises.",
    th: "ไปดูสองรอบคนละเวลา ลองเปิดทุกสวิตช์ทุกก๊อก และจดสิ่งที่ผู้ลงประกาศรับปากไว้",
  },
  sections: [
    {
      heading: { en: "Before you go", th: "ก่อนไปดู" },
      points: [
        step(
          "Ask whether the home is still available, and whether the price includes furniture, parking and the common fee.",
          "ถามก่อนว่ายังว่างอยู่ไหม ราคารวมเฟอร์นิเจอร์ ที่จอดรถ และค่าส่วนกลางหรือไม่",
        ),
        step(
          "Walk the way to the station, the school or your work once at the hour at which you would go.",
          "ลองเดินทางจริงไปสถานีรถไฟฟ้า โรงเรียน หรือที่ทำงาน ในเวลาที่จะเดินทางทุกวัน",
        ),
      ],
    },
    {
      heading: { en: "In the home", th: "ตอนอยู่ในห้อง" },
      points: [
        step(
          "Run the shower, the taps and the air conditioners; look under sinks and at ceilings for stains.",
          "เปิดฝักบัว ก๊อกน้ำ และแอร์ทุกตัว ดูใต้ซิงก์และเพดานว่ามีคราบน้ำหรือไม่",
        ),
        step(
          "Stand still for a minute at the window: listen for the road, building sites and neighbours.",
          "ยืนเงียบ ๆ ที่หน้าต่างสักครู่ ฟังเสียงถนน ไซต์ก่อสร้าง และเพื่อนบ้าน",
        ),
        step(
          "Check the phone signal and ask which internet providers serve the building.",
          "เช็กสัญญาณโทรศัพท์ และถามว่าตึกใช้อินเทอร์เน็ตเจ้าไหนได้บ้าง",
        ),
      ],
    },
    {
      heading: { en: "In the building and the lane", th: "ในอาคารและในซอย" },
      points: [
        step(
          "Ask at the desk about lifts, parking, pets, deliveries and past floods.",
          "สอบถามนิติฯ เรื่องลิฟต์ ที่จอดรถ สัตว์เลี้ยง การรับพัสดุ และเคยน้ำท่วมหรือไม่",
        ),
        step(
          "Come back after dark and in the rain if you can.",
          "ถ้าเป็นไปได้ กลับมาดูอีกครั้งตอนกลางคืนและวันที่ฝนตก",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-22",
  reviewBy: "2028-11-22",
};
