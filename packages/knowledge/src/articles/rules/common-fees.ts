import type { Article } from "../article.ts";

export const COMMON_FEES: Article = {
  slug: "common-fees-and-sinking-fund",
  kind: "rules",
  title: { en: "Common fees and the sinking fund", th: "ค่าส่วนกลางและเงินกองทุน" },
  summary: {
    en: "Common fees are charged by the square metre each month; the sinking fund is paid once.",
    th: "ค่าส่วนกลางคิดเป็นบาทต่อตารางเมตรต่อเดือน ส่วนเงินกองทุนจ่ายครั้งเดียว",
  },
  sections: [
    {
      heading: { en: "How much", th: "เท่าไร" },
      points: [
        {
          key: "range",
          says: {
            en: "Published ranges for condos are 30 to 80 baht a square metre a month; full-service buildings 80 to 100.",
            th: "ช่วงที่เผยแพร่สำหรับคอนโดคือ 30–80 บาทต่อตารางเมตรต่อเดือน อาคารบริการครบ 80–100 บาท",
          },
          sources: ["phuket_buy_house", "khorna"],
        },
        {
          key: "sinking-fund",
          says: {
            en: "The sinking fund is paid once: 400 to 800 baht a square metre by one published range.",
            th: "เงินกองทุนจ่ายครั้งเดียว ช่วงที่เผยแพร่คือ 400–800 บาทต่อตารางเมตร",
          },
          sources: ["fazwaz_sinking"],
        },
      ],
    },
    {
      heading: { en: "What else an owner pays", th: "เจ้าของจ่ายอะไรอีกบ้าง" },
      points: [
        {
          key: "upkeep",
          says: {
            en: "On top come the bills, repairs, insurance and the land and building tax once a year. A villa also needs its garden and pool looked after: one agency in Phuket puts each at about 1,000 baht a week.",
            th: "นอกจากนี้ยังมีค่าน้ำค่าไฟ ค่าซ่อม ค่าประกันภัย และภาษีที่ดินและสิ่งปลูกสร้างปีละครั้ง วิลล่ายังมีค่าดูแลสวนและสระ ซึ่งบริษัทนายหน้าแห่งหนึ่งในภูเก็ตประเมินไว้อย่างละราว 1,000 บาทต่อสัปดาห์",
          },
          sources: ["apart_homes_upkeep", "phuket_buy_house"],
        },
      ],
    },
    {
      heading: { en: "Who decides", th: "ใครเป็นผู้กำหนด" },
      points: [
        {
          key: "vote",
          says: {
            en: "A change of the common fee needs a vote of the co-owners and has to be registered.",
            th: "การปรับค่าส่วนกลางต้องผ่านมติที่ประชุมเจ้าของร่วมและจดทะเบียน",
          },
          sources: ["juslaws"],
        },
      ],
    },
  ],
  checkedAt: "2026-11-29",
  reviewBy: "2027-10-01",
};
