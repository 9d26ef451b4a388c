import type { Article } from "../article.ts";

export const SELLERS_TAX: Article = {
  slug: "withholding-tax-for-sellers",
  kind: "rules",
  title: { en: "Withholding tax when a person sells", th: "ภาษีหัก ณ ที่จ่ายเมื่อบุคคลธรรมดาขาย" },
  summary: {
    en: "It follows the official appraisal and the calendar years of holding: the longer, the smaller the deduction, and the more years the tax is spread over.",
    th: "คิดจากราคาประเมินและจำนวนปีปฏิทินที่ถือครอง ยิ่งถือนาน ค่าลดหย่อนยิ่งน้อย แต่เฉลี่ยเงินได้ออกไปหลายปีขึ้น",
  },
  sections: [
    {
      heading: { en: "The steps", th: "วิธีคิด" },
      points: [
        {
          key: "deduction",
          says: {
            en: "Expenses are deducted by years: 92% in the first year, then 84, 77, 71, 65, 60, 55, and 50% from year 8. For what was inherited or given it is 50%.",
            th: "หักค่าใช้จ่ายตามปีที่ถือครอง ปีแรก 92% แล้ว 84, 77, 71, 65, 60, 55 และตั้งแต่ปีที่ 8 เป็น 50% ทรัพย์ที่ได้จากมรดกหรือการให้หัก 50%",
          },
          sources: ["acclime", "revenue_individual"],
        },
        {
          key: "years",
          says: {
            en: "The rest is divided by the years, 10 at most. Every calendar year begun counts as one.",
            th: "ส่วนที่เหลือหารด้วยจำนวนปี ไม่เกิน 10 ปี เศษของปีปฏิทินนับเป็นหนึ่งปี",
          },
          sources: ["revenue_individual"],
        },
        {
          key: "rates",
          says: {
            en: "On one year's share: 5% up to 300,000 baht, 10% to 500,000, 15% to 750,000, 20% to 1 million, 25% to 2 million, 30% to 5 million, 35% above. That tax times the years is withheld.",
            th: "เงินได้ต่อปีคิดอัตรา 5% ถึง 300,000 บาท 10% ถึง 500,000 15% ถึง 750,000 20% ถึง 1 ล้าน 25% ถึง 2 ล้าน 30% ถึง 5 ล้าน และ 35% ส่วนที่เกิน แล้วคูณจำนวนปีเป็นภาษีที่หักไว้",
          },
          sources: ["revenue_individual", "acclime", "bmireal"],
          disputed: {
            en: "One source leaves the first 150,000 baht of each year free of tax. The form of the Revenue Department does not.",
            th: "มีแหล่งหนึ่งยกเว้น 150,000 บาทแรกของแต่ละปี แต่แบบคำนวณของกรมสรรพากรไม่ได้ยกเว้น",
          },
        },
      ],
    },
    {
      heading: { en: "The base", th: "ฐานภาษี" },
      points: [
        {
          key: "base",
          says: {
            en: "The base is the appraised value, also where the price is higher.",
            th: "ฐานคือราคาประเมิน แม้ราคาขายจะสูงกว่า",
          },
          sources: ["revenue_individual", "bmireal"],
          disputed: {
            en: "Some brokers write “the higher of both”. The form of the Revenue Department takes the appraisal.",
            th: "นายหน้าบางรายเขียนว่าใช้ราคาที่สูงกว่า แต่แบบของกรมสรรพากรใช้ราคาประเมิน",
          },
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-10-01",
};
