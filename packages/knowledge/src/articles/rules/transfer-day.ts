import type { Article } from "../article.ts";

export const TRANSFER_DAY: Article = {
  slug: "costs-on-transfer-day",
  kind: "rules",
  title: {
    en: "What is paid at the Land Office on transfer day?",
    th: "วันโอนที่สำนักงานที่ดินต้องจ่ายอะไรบ้าง",
  },
  summary: {
    en: "A transfer fee of 2%, then either specific business tax of 3.3% or stamp duty of 0.5%, withholding tax, and 1% for registering a mortgage.",
    th: "ค่าธรรมเนียมการโอน 2% ภาษีธุรกิจเฉพาะ 3.3% หรืออากรแสตมป์ 0.5% อย่างใดอย่างหนึ่ง ภาษีหัก ณ ที่จ่าย และค่าจดจำนอง 1% ถ้ากู้",
  },
  sections: [
    {
      heading: { en: "Fees", th: "ค่าธรรมเนียม" },
      points: [
        {
          key: "transfer-fee",
          says: {
            en: "The transfer fee is 2% of the official appraised value.",
            th: "ค่าธรรมเนียมการโอน 2% ของราคาประเมินทุนทรัพย์",
          },
          sources: ["samuiforsale_tax", "nishimura", "bmireal"],
          disputed: {
            en: "One source takes the registered price as the base. Ask the Land Office for the appraisal of your unit.",
            th: "มีแหล่งหนึ่งใช้ราคาที่จดทะเบียนเป็นฐาน ควรสอบถามราคาประเมินของห้องจากสำนักงานที่ดิน",
          },
        },
        {
          key: "mortgage-fee",
          says: {
            en: "Registering a mortgage costs 1% of the loan. Stamp duty on the loan is 0.05%, 10,000 baht at most.",
            th: "ค่าจดจำนอง 1% ของวงเงินกู้ อากรแสตมป์สัญญากู้ 0.05% ไม่เกิน 10,000 บาท",
          },
          sources: ["nishimura", "auditor_channels"],
        },
      ],
    },
    {
      heading: { en: "Taxes of the seller", th: "ภาษีฝั่งผู้ขาย" },
      points: [
        {
          key: "business-tax",
          says: {
            en: "Specific business tax is 3.3% of the higher of price and appraisal. A person pays it when selling within 5 years; a company always pays it.",
            th: "ภาษีธุรกิจเฉพาะ 3.3% ของราคาขายหรือราคาประเมินแล้วแต่อย่างใดสูงกว่า บุคคลธรรมดาเสียเมื่อขายภายใน 5 ปี นิติบุคคลเสียทุกกรณี",
          },
          sources: ["msna", "samuiforsale_tax"],
        },
        {
          key: "business-tax-exempt",
          says: {
            en: "A person is exempt after 5 years, after 1 year or more in the house register of that home, or where the home was inherited.",
            th: "บุคคลธรรมดาได้รับยกเว้นเมื่อถือครองเกิน 5 ปี มีชื่อในทะเบียนบ้านครบ 1 ปี หรือได้มาทางมรดก",
          },
          sources: ["msna", "samuiforsale_tax"],
        },
        {
          key: "stamp-duty",
          says: {
            en: "Where the business tax is not due, stamp duty of 0.5% of the higher value is.",
            th: "ถ้าไม่ต้องเสียภาษีธุรกิจเฉพาะ ให้เสียอากรแสตมป์ 0.5% ของราคาที่สูงกว่าแทน",
          },
          sources: ["bangkok_post_stamp"],
        },
        {
          key: "company-withholding",
          says: {
            en: "Withholding tax of a company is 1% of the higher of price and appraisal. That of a person follows the appraisal and the years of holding.",
            th: "ภาษีหัก ณ ที่จ่ายของนิติบุคคลคือ 1% ของราคาที่สูงกว่า ส่วนบุคคลธรรมดาคิดจากราคาประเมินและจำนวนปีที่ถือครอง",
          },
          sources: ["revenue_company", "revenue_individual"],
        },
      ],
    },
    {
      heading: { en: "Who pays", th: "ใครเป็นคนจ่าย" },
      points: [
        {
          key: "who-pays",
          says: {
            en: "No law says who pays. By custom both share the transfer fee and the seller pays the taxes. Write it into the contract.",
            th: "ไม่มีกฎหมายกำหนดว่าใครต้องจ่าย ธรรมเนียมคือแบ่งค่าธรรมเนียมการโอนคนละครึ่ง ส่วนภาษีผู้ขายเป็นผู้จ่าย ควรระบุไว้ในสัญญา",
          },
          sources: ["bangkok_post_custom"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-01-15",
};
