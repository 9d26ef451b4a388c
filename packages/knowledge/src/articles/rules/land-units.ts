import type { Article } from "../article.ts";

export const LAND_UNITS: Article = {
  slug: "rai-ngan-and-wah",
  kind: "rules",
  title: { en: "Rai, ngan and square wah", th: "ไร่ งาน ตารางวา" },
  summary: {
    en: "1 rai is 4 ngan, 400 square wah or 1,600 square metres. One square wah is 4 square metres.",
    th: "1 ไร่ เท่ากับ 4 งาน หรือ 400 ตารางวา หรือ 1,600 ตารางเมตร 1 ตารางวาเท่ากับ 4 ตารางเมตร",
  },
  sections: [
    {
      heading: { en: "How a deed states it", th: "วิธีอ่านในโฉนด" },
      points: [
        {
          key: "deed-format",
          says: {
            en: "A deed states rai, ngan and square wah in this order. “2-1-50” is 2 rai, 1 ngan and 50 square wah: 950 square wah, or 3,800 square metres.",
            th: "โฉนดระบุเป็นไร่-งาน-ตารางวาตามลำดับ เช่น 2-1-50 คือ 2 ไร่ 1 งาน 50 ตารางวา รวม 950 ตารางวา หรือ 3,800 ตารางเมตร",
          },
          sources: ["land_units"],
        },
        {
          key: "ngan",
          says: {
            en: "1 ngan is 100 square wah or 400 square metres.",
            th: "1 งาน เท่ากับ 100 ตารางวา หรือ 400 ตารางเมตร",
          },
          sources: ["land_units"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2028-10-01",
};
