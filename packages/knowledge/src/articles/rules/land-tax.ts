import type { Article } from "../article.ts";

export const LAND_TAX: Article = {
  slug: "land-and-building-tax",
  kind: "rules",
  title: { en: "Land and building tax", th: "ภาษีที่ดินและสิ่งปลูกสร้าง" },
  summary: {
    en: "A yearly tax on the official appraisal. A main home is free up to 50 million baht; another home pays 0.02% up to 50 million.",
    th: "ภาษีรายปีคิดจากราคาประเมิน บ้านหลังหลักยกเว้นถึง 50 ล้านบาท บ้านหลังอื่นเสีย 0.02% ถึง 50 ล้านบาท",
  },
  sections: [
    {
      heading: { en: "Rates", th: "อัตรา" },
      points: [
        {
          key: "main-home",
          says: {
            en: "Main home with its land, with your name in the house register: nothing up to 50 million baht, then 0.03% to 75 million, 0.05% to 100 million, 0.1% above.",
            th: "บ้านหลังหลักพร้อมที่ดินที่มีชื่อในทะเบียนบ้าน ยกเว้นถึง 50 ล้านบาท จากนั้น 0.03% ถึง 75 ล้าน 0.05% ถึง 100 ล้าน และ 0.1% ส่วนที่เกิน",
          },
          sources: ["land_tax_news", "land_tax_nation"],
        },
        {
          key: "building-only",
          says: {
            en: "Main home where you own the building only: nothing up to 10 million baht, then 0.02% to 50 million.",
            th: "บ้านหลังหลักที่เป็นเจ้าของเฉพาะตัวบ้าน ยกเว้นถึง 10 ล้านบาท จากนั้น 0.02% ถึง 50 ล้าน",
          },
          sources: ["land_tax_news", "land_tax_nation"],
        },
        {
          key: "other-home",
          says: {
            en: "Any other home: 0.02% up to 50 million baht, 0.03% to 75 million, 0.05% to 100 million, 0.1% above.",
            th: "บ้านหลังอื่น 0.02% ถึง 50 ล้านบาท 0.03% ถึง 75 ล้าน 0.05% ถึง 100 ล้าน และ 0.1% ส่วนที่เกิน",
          },
          sources: ["land_tax_news", "land_tax_nation"],
        },
        {
          key: "commercial",
          says: {
            en: "Commercial use: 0.3% up to 50 million baht, 0.4% to 200 million, more above. Land left empty begins at these rates and rises by 0.3 percentage points every 3 years, to 3% at most.",
            th: "ใช้เชิงพาณิชย์ 0.3% ถึง 50 ล้านบาท 0.4% ถึง 200 ล้าน และสูงขึ้นตามลำดับ ที่ดินรกร้างเริ่มที่อัตรานี้และเพิ่มขึ้นอีก 0.3 จุดเปอร์เซ็นต์ทุก 3 ปี สูงสุด 3%",
          },
          sources: ["land_tax_news", "land_tax_nation"],
        },
      ],
    },
    {
      heading: { en: "Who pays, and when", th: "ใครจ่ายและเมื่อไร" },
      points: [
        {
          key: "when",
          says: {
            en: "Whoever owns it on 1 January pays for the year, by April; the date has been extended in some years.",
            th: "ผู้เป็นเจ้าของ ณ วันที่ 1 มกราคมเป็นผู้เสียภาษีของปีนั้น ชำระภายในเดือนเมษายน บางปีมีการขยายเวลา",
          },
          sources: ["land_tax_news", "land_tax_nation"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-02-01",
};
