import type { Article } from "../article.ts";

export const HOME_LOANS: Article = {
  slug: "home-loans",
  kind: "rules",
  title: { en: "How much does a bank lend?", th: "ธนาคารให้กู้ได้เท่าไร" },
  summary: {
    en: "By the Bank of Thailand's normal limits a first home under 10 million baht can be lent in full. Limits were relaxed until 30 June 2026.",
    th: "ตามเกณฑ์ปกติของธนาคารแห่งประเทศไทย บ้านหลังแรกต่ำกว่า 10 ล้านบาทกู้ได้เต็มราคา เกณฑ์ผ่อนคลายมีถึง 30 มิถุนายน 2569",
  },
  sections: [
    {
      heading: { en: "Limits on the loan", th: "เพดานวงเงินกู้ (LTV)" },
      points: [
        {
          key: "first-home",
          says: {
            en: "First home: up to 100% of the price below 10 million baht, 90% from there.",
            th: "บ้านหลังแรก กู้ได้ถึง 100% เมื่อราคาต่ำกว่า 10 ล้านบาท และ 90% ตั้งแต่ 10 ล้านบาทขึ้นไป",
          },
          sources: ["ltv"],
        },
        {
          key: "second-home",
          says: {
            en: "Second home below 10 million baht: 90% if the first has been paid for 2 years or longer, otherwise 80%. From the third home 70%.",
            th: "บ้านหลังที่สองต่ำกว่า 10 ล้านบาท กู้ได้ 90% ถ้าผ่อนหลังแรกมาแล้วอย่างน้อย 2 ปี มิฉะนั้น 80% ตั้งแต่หลังที่สาม 70%",
          },
          sources: ["ltv"],
        },
        {
          key: "relaxed",
          says: {
            en: "For contracts from 1 May 2025 to 30 June 2026 the limit was relaxed to 100%. We found no source for the time after that: ask your bank.",
            th: "สัญญาระหว่าง 1 พฤษภาคม 2568 ถึง 30 มิถุนายน 2569 ผ่อนคลายเป็น 100% หลังจากนั้นเราไม่พบแหล่งข้อมูล ควรสอบถามธนาคาร",
          },
          sources: ["ltv", "scb_eic"],
        },
      ],
    },
    {
      heading: { en: "Borrowers from abroad", th: "ผู้กู้ชาวต่างชาติ" },
      points: [
        {
          key: "foreigners",
          says: {
            en: "Thai banks rarely lend to foreigners for a home. Ask several, and plan for the case that none does.",
            th: "ธนาคารไทยไม่ค่อยให้ชาวต่างชาติกู้ซื้อที่อยู่อาศัย ควรสอบถามหลายแห่งและวางแผนเผื่อกรณีกู้ไม่ได้",
          },
          sources: ["bamboo_routes_loans"],
        },
      ],
    },
    {
      heading: { en: "Borrowing together", th: "กู้ร่วม" },
      points: [
        {
          key: "together",
          says: {
            en: "Banks let two or three people borrow together, married couples and close relatives most readily: their incomes are added up, and each of them owes the whole loan. Unmarried couples and friends are decided case by case.",
            th: "ธนาคารให้กู้ร่วมกันได้สองถึงสามคน คู่สมรสและญาติใกล้ชิดกู้ร่วมได้ง่ายที่สุด โดยนำรายได้มารวมกัน และทุกคนเป็นลูกหนี้ร่วมของหนี้ทั้งก้อน คู่ที่ไม่ได้จดทะเบียนสมรสและเพื่อน ธนาคารพิจารณาเป็นรายกรณี",
          },
          sources: ["gh_bank_joint", "citismart_joint"],
        },
      ],
    },
    {
      heading: { en: "Years and age", th: "ระยะเวลากู้และอายุ" },
      points: [
        {
          key: "age",
          says: {
            en: "Banks bound the years by age. The Government Housing Bank lends for up to 40 years, and the years together with the borrower's age may not pass 70: at 48 that leaves 22 years.",
            th: "ธนาคารกำหนดระยะเวลากู้ตามอายุ ธนาคารอาคารสงเคราะห์ให้กู้สูงสุด 40 ปี และเมื่อรวมกับอายุผู้กู้ต้องไม่เกิน 70 ปี เช่น อายุ 48 ปี กู้ได้ 22 ปี",
          },
          sources: ["gh_bank_term"],
        },
      ],
    },
  ],
  checkedAt: "2026-11-29",
  reviewBy: "2026-12-31",
};
