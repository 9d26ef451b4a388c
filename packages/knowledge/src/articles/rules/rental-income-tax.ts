import type { Article } from "../article.ts";

export const RENTAL_INCOME_TAX: Article = {
  slug: "tax-on-rental-income",
  kind: "rules",
  title: { en: "Tax on rental income", th: "ภาษีเงินได้จากค่าเช่า" },
  summary: {
    en: "Rent from a home in Thailand is taxed as income. 30% of it counts as expenses; the first 150,000 baht a year of what remains are free of tax.",
    th: "ค่าเช่าจากที่อยู่อาศัยในไทยต้องเสียภาษีเงินได้ หักค่าใช้จ่ายเหมาได้ 30% ส่วนที่เหลือยกเว้น 150,000 บาทแรกของปี",
  },
  sections: [
    {
      heading: { en: "A person who lets a home", th: "บุคคลธรรมดาที่ปล่อยเช่า" },
      points: [
        {
          key: "who",
          says: {
            en: "The tax is due in Thailand wherever the owner lives. Whoever owns the home through a company pays company tax on the profit instead.",
            th: "เจ้าของจะอยู่ที่ไหนก็ต้องเสียภาษีในไทย ถ้าถือในนามบริษัทให้เสียภาษีนิติบุคคลจากกำไรแทน",
          },
          sources: ["charles_del", "pavara"],
        },
        {
          key: "deduction",
          says: {
            en: "30% of the rent of a house, condo or other building is deducted as expenses without receipts. Whoever spent more may deduct that, with receipts.",
            th: "ค่าเช่าบ้าน คอนโด หรือสิ่งปลูกสร้างหักค่าใช้จ่ายแบบเหมาได้ 30% โดยไม่ต้องมีใบเสร็จ ถ้าจ่ายจริงมากกว่านั้นให้หักตามจริงได้เมื่อมีหลักฐาน",
          },
          sources: ["chambers_realty", "pavara"],
        },
        {
          key: "rates",
          says: {
            en: "The rest is added to other income and taxed, less personal allowances: nothing up to 150,000 baht a year, 5% to 300,000, 10% to 500,000, 15% to 750,000, 20% to 1 million, 25% to 2 million, 30% to 5 million, 35% above.",
            th: "ส่วนที่เหลือรวมกับเงินได้อื่น หักค่าลดหย่อนส่วนตัว แล้วเสียภาษี ยกเว้นถึง 150,000 บาทต่อปี 5% ถึง 300,000 10% ถึง 500,000 15% ถึง 750,000 20% ถึง 1 ล้าน 25% ถึง 2 ล้าน 30% ถึง 5 ล้าน และ 35% ส่วนที่เกิน",
          },
          sources: ["pavara"],
        },
        {
          key: "abroad",
          says: {
            en: "Where the owner lives abroad, the tenant withholds 15% of the rent, which counts towards the owner's tax.",
            th: "ถ้าเจ้าของอยู่ต่างประเทศ ผู้เช่าต้องหักภาษีไว้ 15% ของค่าเช่า ซึ่งนำไปหักจากภาษีของเจ้าของได้",
          },
          sources: ["global_property_guide_tax"],
          disputed: {
            en: "The page that says so is no longer kept up to date. Ask the Revenue Department for the present rate.",
            th: "หน้าที่เป็นแหล่งข้อมูลไม่ได้ปรับปรุงแล้ว ควรสอบถามอัตราปัจจุบันจากกรมสรรพากร",
          },
        },
      ],
    },
    {
      heading: { en: "Where the tenant is a company", th: "เมื่อผู้เช่าเป็นบริษัท" },
      points: [
        {
          key: "company-tenant",
          says: {
            en: "A company that rents withholds 5% of the rent, pays it to the Revenue Department and gives the owner a certificate, which counts towards the owner's tax.",
            th: "บริษัทที่เช่าต้องหักภาษี ณ ที่จ่าย 5% ของค่าเช่าส่งกรมสรรพากร และออกหนังสือรับรองให้เจ้าของใช้เป็นเครดิตภาษี",
          },
          sources: ["msna_rent", "mazars_rent"],
        },
        {
          key: "vat",
          says: {
            en: "Rent for land and buildings bears no VAT. Services that are charged beside it may bear 7%.",
            th: "ค่าเช่าที่ดินและอาคารไม่มีภาษีมูลค่าเพิ่ม ส่วนค่าบริการที่คิดแยกอาจมี 7%",
          },
          sources: ["hawryluk_vat"],
        },
      ],
    },
  ],
  checkedAt: "2026-11-29",
  reviewBy: "2027-03-01",
};
