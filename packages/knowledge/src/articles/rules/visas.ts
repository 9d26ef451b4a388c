import type { Article } from "../article.ts";

export const VISAS: Article = {
  slug: "visas-and-property",
  kind: "rules",
  title: { en: "Visas and buying property", th: "วีซ่ากับการซื้ออสังหาฯ" },
  summary: {
    en: "Property in Thailand can count as an investment for the long-term resident visa. Ask the embassy or the Board of Investment before you buy for a visa.",
    th: "อสังหาฯ ในไทยนับเป็นการลงทุนสำหรับวีซ่าพำนักระยะยาว (LTR) ได้ ก่อนซื้อเพื่อขอวีซ่าควรสอบถามสถานทูตหรือบีโอไอ",
  },
  sections: [
    {
      heading: { en: "Long-term resident visa (LTR)", th: "วีซ่าพำนักระยะยาว (LTR)" },
      points: [
        {
          key: "ltr-pensioner",
          says: {
            en: "Wealthy pensioner: from 50 years of age with a yearly income of 80,000 US dollars, or 40,000 to 80,000 with 250,000 US dollars in Thai bonds, companies or property.",
            th: "ผู้เกษียณอายุที่มีฐานะดี อายุ 50 ปีขึ้นไป รายได้ปีละ 80,000 ดอลลาร์สหรัฐ หรือ 40,000–80,000 ดอลลาร์และลงทุนในพันธบัตร บริษัท หรืออสังหาฯ ในไทย 250,000 ดอลลาร์",
          },
          sources: ["ltr"],
        },
        {
          key: "ltr-wealthy",
          says: {
            en: "Wealthy global citizen: assets of 1 million US dollars and 500,000 invested in Thailand, where property counts. The test of income was dropped in January 2025.",
            th: "ผู้มีความมั่งคั่งสูง มีสินทรัพย์ 1 ล้านดอลลาร์สหรัฐ และลงทุนในไทย 500,000 ดอลลาร์ ซึ่งนับอสังหาฯ ได้ เกณฑ์รายได้ถูกยกเลิกเมื่อเดือนมกราคม 2568",
          },
          sources: ["ltr_2025"],
        },
      ],
    },
    {
      heading: { en: "Destination Thailand Visa (DTV)", th: "วีซ่า DTV" },
      points: [
        {
          key: "dtv",
          says: {
            en: "Valid for 5 years with several entries of 180 days each. From 20 years of age, with funds of 500,000 baht; the fee is 10,000 baht. It allows no work for a Thai employer.",
            th: "อายุ 5 ปี เข้าได้หลายครั้ง ครั้งละ 180 วัน ผู้ขออายุ 20 ปีขึ้นไป มีเงิน 500,000 บาท ค่าธรรมเนียม 10,000 บาท ทำงานให้นายจ้างไทยไม่ได้",
          },
          sources: ["dtv"],
        },
      ],
    },
    {
      heading: { en: "Telling immigration where you live", th: "การแจ้งที่พักต่อ ตม." },
      points: [
        {
          key: "tm30",
          says: {
            en: "Whoever lets a foreigner stay, the landlord or the hotel, has to tell immigration within 24 hours of the arrival, on form TM30 (Immigration Act, section 38). Ask your landlord for the receipt: extensions of stay and 90-day reports may ask for it.",
            th: "ผู้ให้ชาวต่างชาติพักอาศัย เช่น เจ้าของห้องหรือโรงแรม ต้องแจ้ง ตม. ภายใน 24 ชั่วโมงนับแต่เข้าพัก ด้วยแบบ ตม.30 (พ.ร.บ.คนเข้าเมือง มาตรา 38) ผู้เช่าควรขอใบรับแจ้งไว้ เพราะอาจต้องใช้ตอนขออยู่ต่อหรือรายงานตัว 90 วัน",
          },
          sources: ["thailand_portal_tm30", "mazars_tm30"],
        },
        {
          key: "ninety-days",
          says: {
            en: "A foreigner who stays for more than 90 days in a row reports the address every 90 days, from 15 days before to 7 days after the date, in person, by post or online. Being late costs a fine, usually 2,000 baht.",
            th: "ชาวต่างชาติที่อยู่ในไทยติดต่อกันเกิน 90 วันต้องรายงานตัวทุก 90 วัน ยื่นได้ตั้งแต่ 15 วันก่อนถึง 7 วันหลังครบกำหนด ด้วยตนเอง ทางไปรษณีย์ หรือออนไลน์ ถ้าล่าช้าจะถูกปรับ โดยทั่วไป 2,000 บาท",
          },
          sources: ["chiang_mai_university_90", "thailand_privilege_90"],
        },
      ],
    },
  ],
  checkedAt: "2026-11-29",
  reviewBy: "2027-02-01",
};
