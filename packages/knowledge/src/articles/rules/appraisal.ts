import type { Article } from "../article.ts";

export const APPRAISAL: Article = {
  slug: "official-appraisal",
  kind: "rules",
  title: { en: "The official appraised value", th: "ราคาประเมินของทางการ" },
  summary: {
    en: "Fees and taxes follow the official appraisal, which can lie far below the market price. The present round ends on 31 December 2026.",
    th: "ค่าธรรมเนียมและภาษีคิดจากราคาประเมินของทางการ ซึ่งอาจต่ำกว่าราคาตลาดมาก รอบปัจจุบันสิ้นสุด 31 ธันวาคม 2569",
  },
  sections: [
    {
      heading: { en: "The round of 2023 to 2026", th: "ราคาประเมินรอบปี 2566–2569" },
      points: [
        {
          key: "round",
          says: {
            en: "The values of 2023 to 2026 hold until 31 December 2026. New ones are expected from 1 January 2027: a transfer on either side of that day may cost differently.",
            th: "ราคาประเมินรอบ 2566–2569 ใช้ถึง 31 ธันวาคม 2569 และคาดว่ารอบใหม่เริ่ม 1 มกราคม 2570 ค่าใช้จ่ายการโอนก่อนและหลังวันนั้นอาจไม่เท่ากัน",
          },
          sources: ["appraisal_round"],
        },
        {
          key: "land-values",
          says: {
            en: "Land appraised per square wah: Phloen Chit, Silom and Wireless Road 1 million baht, Sukhumvit 750,000, Asok 600,000, Thong Lo 500,000.",
            th: "ราคาประเมินที่ดินต่อตารางวา เพลินจิต สีลม และถนนวิทยุ 1 ล้านบาท สุขุมวิท 750,000 อโศก 600,000 ทองหล่อ 500,000 บาท",
          },
          sources: ["appraisal_round"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-01-01",
};
