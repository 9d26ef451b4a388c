import type { Article } from "../article.ts";

export const REDUCED_FEES_ARTICLE: Article = {
  slug: "reduced-transfer-fees",
  kind: "rules",
  title: { en: "Reduced transfer and mortgage fees", th: "มาตรการลดค่าโอนและค่าจดจำนอง" },
  summary: {
    en: "A reduction to 0.01% for Thai buyers was extended from 1 July 2026. Its end and its ceiling are not clear: confirm at the Land Office.",
    th: "มาตรการลดเหลือ 0.01% สำหรับผู้ซื้อสัญชาติไทยมีต่อตั้งแต่ 1 กรกฎาคม 2569 แต่วันสิ้นสุดและเพดานราคายังไม่ชัด ควรยืนยันกับสำนักงานที่ดิน",
  },
  sections: [
    {
      heading: { en: "Until 30 June 2026", th: "ถึง 30 มิถุนายน 2569" },
      points: [
        {
          key: "reduced-before",
          says: {
            en: "From 22 April 2025 to 30 June 2026 transfer and mortgage registration cost 0.01% each where price, appraisal and loan were 7 million baht or less. The buyer had to be a Thai person; resale homes were included, refinancing was not.",
            th: "22 เมษายน 2568 ถึง 30 มิถุนายน 2569 ค่าโอนและค่าจดจำนองเหลืออย่างละ 0.01% เมื่อราคาซื้อขาย ราคาประเมิน และวงเงินกู้ไม่เกิน 7 ล้านบาท ผู้ซื้อต้องเป็นบุคคลธรรมดาสัญชาติไทย รวมบ้านมือสอง ไม่รวมการรีไฟแนนซ์",
          },
          sources: ["nishimura"],
        },
      ],
    },
    {
      heading: { en: "Since 1 July 2026", th: "ตั้งแต่ 1 กรกฎาคม 2569" },
      points: [
        {
          key: "reduced-now",
          says: {
            en: "The cabinet decided on 0.01% again on 30 June 2026. We found no end date and no certain ceiling.",
            th: "คณะรัฐมนตรีมีมติเมื่อ 30 มิถุนายน 2569 ให้ลดเหลือ 0.01% ต่อ แต่เราไม่พบวันสิ้นสุดและเพดานราคาที่แน่ชัด",
          },
          sources: ["hatamatata", "prinsiri"],
          disputed: {
            en: "Another source writes of two ceilings: 7 million baht for the transfer, 3 million for the mortgage. Plan with the normal rates until the Land Office confirms.",
            th: "อีกแหล่งหนึ่งระบุเป็นสองระดับ คือค่าโอนถึง 7 ล้านบาท และค่าจดจำนองถึง 3 ล้านบาท ควรเผื่ออัตราปกติไว้จนกว่าสำนักงานที่ดินจะยืนยัน",
          },
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2026-12-31",
};
