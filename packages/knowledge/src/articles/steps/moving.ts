import { step, type Article } from "../article.ts";

export const MOVING_IN: Article = {
  slug: "moving-in",
  kind: "steps",
  title: { en: "Moving in", th: "ย้ายเข้า" },
  summary: {
    en: "Photograph every room on the first day, agree on a list of faults, and note the meters.",
    th: "ถ่ายรูปทุกห้องในวันแรก ทำรายการของที่ชำรุดร่วมกัน และจดเลขมิเตอร์",
  },
  sections: [
    {
      heading: { en: "On the day of the keys", th: "วันรับกุญแจ" },
      points: [
        step(
          "Take photographs and a video of every room, with the date, and send them to the landlord the same day.",
          "ถ่ายรูปและวิดีโอทุกห้องพร้อมวันที่ แล้วส่งให้เจ้าของในวันเดียวกัน",
        ),
        step(
          "Write a list of the furniture and of what is broken; both sign it.",
          "ทำรายการเฟอร์นิเจอร์และของที่ชำรุด แล้วเซ็นทั้งสองฝ่าย",
        ),
        step(
          "Photograph the water and electricity meters, and ask to whom the bills are paid.",
          "ถ่ายรูปมิเตอร์น้ำและไฟ และถามว่าจ่ายบิลที่ไหน",
        ),
        step(
          "Count keys and cards, and ask for the house rules.",
          "นับกุญแจและคีย์การ์ดให้ครบ และขอระเบียบการอยู่อาศัย",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-22",
  reviewBy: "2028-11-22",
};

export const MOVING_OUT: Article = {
  slug: "moving-out",
  kind: "steps",
  title: { en: "Moving out and the deposit", th: "ย้ายออกและขอเงินประกันคืน" },
  summary: {
    en: "Give notice in writing as the contract asks, repair small things, and hand over with the photographs of the first day.",
    th: "แจ้งย้ายเป็นลายลักษณ์อักษรตามสัญญา ซ่อมจุดเล็ก ๆ ให้เรียบร้อย และส่งมอบห้องโดยมีรูปวันแรกไว้เทียบ",
  },
  sections: [
    {
      heading: { en: "Before the last day", th: "ก่อนวันสุดท้าย" },
      points: [
        step(
          "Read the notice period in your contract and give notice in writing.",
          "อ่านระยะเวลาแจ้งล่วงหน้าในสัญญา แล้วแจ้งเป็นลายลักษณ์อักษร",
        ),
        step(
          "Clean, repair what is yours to repair, and pay the last bills.",
          "ทำความสะอาด ซ่อมส่วนที่ต้องรับผิดชอบ และชำระบิลงวดสุดท้าย",
        ),
      ],
    },
    {
      heading: { en: "At the hand-over", th: "วันส่งมอบห้อง" },
      points: [
        step(
          "Walk through every room together with the photographs of the first day.",
          "เดินดูทุกห้องด้วยกันโดยเทียบกับรูปวันแรก",
        ),
        step(
          "Agree in writing what is deducted and why, and by when the rest is paid to which account.",
          "ตกลงเป็นลายลักษณ์อักษรว่าหักค่าอะไร เพราะอะไร และจะโอนส่วนที่เหลือเข้าบัญชีใดเมื่อไร",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-22",
  reviewBy: "2028-11-22",
};
