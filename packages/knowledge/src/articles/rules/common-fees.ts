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
  checkedAt: "2026-10-01",
  reviewBy: "2027-10-01",
};
