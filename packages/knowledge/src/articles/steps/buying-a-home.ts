import { step, type Article } from "../article.ts";

export const BUYING_A_HOME: Article = {
  slug: "buying-a-home",
  kind: "steps",
  title: { en: "Buying a home, step by step", th: "ขั้นตอนซื้อบ้านหรือคอนโด" },
  summary: {
    en: "Settle your budget, view several homes, have the papers read before you pay anything, put every promise into the contract, then transfer at the Land Office.",
    th: "ตั้งงบ ไปดูหลาย ๆ ที่ ให้คนตรวจเอกสารก่อนจ่ายเงิน เขียนทุกอย่างที่ตกลงกันลงในสัญญา แล้วค่อยไปโอนที่สำนักงานที่ดิน",
  },
  sections: [
    {
      heading: { en: "Before you choose", th: "ก่อนเลือก" },
      points: [
        step(
          "Work out what you can pay, with the costs of the transfer day and the common fee, and ask your bank what it would lend.",
          "คำนวณงบโดยรวมค่าใช้จ่ายวันโอนและค่าส่วนกลาง แล้วถามธนาคารว่ากู้ได้เท่าไร",
        ),
        step(
          "Compare what homes like it ask nearby, and view several before you decide.",
          "เทียบราคาเสนอขายของห้องแบบเดียวกันในละแวกนั้น และไปดูหลาย ๆ ที่ก่อนตัดสินใจ",
        ),
      ],
    },
    {
      heading: { en: "Before you pay", th: "ก่อนจ่ายเงิน" },
      points: [
        step(
          "Have a lawyer compare the title deed with what the Land Office holds: the owner, the size, and any mortgage on it.",
          "ให้ทนายตรวจโฉนดเทียบกับข้อมูลที่สำนักงานที่ดิน ทั้งชื่อเจ้าของ ขนาด และการจำนอง",
        ),
        step(
          "Of a condo, ask the juristic office for the building's rules, for fees that are unpaid, and for the foreign quota where that concerns you.",
          "ถ้าเป็นคอนโด ขอดูข้อบังคับของอาคาร สอบถามยอดค้างชำระของห้อง และโควตาต่างชาติถ้าเกี่ยวข้องกับคุณ",
        ),
        step(
          "Before a booking fee, get in writing what it is for and when it is paid back.",
          "ก่อนวางเงินจอง ขอเป็นลายลักษณ์อักษรว่าจ่ายเพื่ออะไร และได้คืนในกรณีใด",
        ),
        step(
          "Read the contract in a language that you know: price, what stays in the home, the day of the transfer, who pays which cost, and what happens if one side withdraws.",
          "อ่านสัญญาในภาษาที่เข้าใจ ทั้งราคา ของที่ให้ไว้ในห้อง วันโอน ใครจ่ายค่าอะไร และถ้าฝ่ายใดเปลี่ยนใจจะทำอย่างไร",
        ),
      ],
    },
    {
      heading: { en: "To the transfer day", th: "จนถึงวันโอน" },
      points: [
        step(
          "Ask the Land Office, and your bank if it lends, which papers each side has to bring, and have them read before the day.",
          "สอบถามสำนักงานที่ดิน และธนาคารถ้ากู้ ว่าแต่ละฝ่ายต้องใช้เอกสารอะไรบ้าง แล้วให้คนตรวจก่อนวันโอน",
          "papers",
        ),
        step(
          "See the home once more, with what is to stay in it, before you pay the rest.",
          "เข้าไปดูห้องอีกครั้งพร้อมของที่ตกลงว่าจะให้ไว้ ก่อนจ่ายเงินส่วนที่เหลือ",
        ),
        step(
          "Leave with the deed in the new name, the receipts and all keys.",
          "รับโฉนดที่เป็นชื่อใหม่ ใบเสร็จ และกุญแจทุกดอกให้ครบก่อนกลับ",
        ),
      ],
    },
  ],
  checkedAt: "2026-11-25",
  reviewBy: "2028-11-25",
};
