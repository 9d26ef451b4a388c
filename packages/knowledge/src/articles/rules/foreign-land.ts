import type { Article } from "../article.ts";

export const FOREIGN_LAND: Article = {
  slug: "foreigners-and-land",
  kind: "rules",
  title: { en: "Can a foreigner own land or a house?", th: "ชาวต่างชาติซื้อที่ดินหรือบ้านได้ไหม" },
  summary: {
    en: "As a rule foreigners cannot own land in Thailand. A condo in the foreign quota or a registered lease is the usual way.",
    th: "โดยทั่วไปชาวต่างชาติถือครองที่ดินในไทยไม่ได้ ทางที่ใช้กันคือซื้อคอนโดในโควตาต่างชาติ หรือเช่าระยะยาวแบบจดทะเบียน",
  },
  sections: [
    {
      heading: { en: "The rule and its exception", th: "หลักและข้อยกเว้น" },
      points: [
        {
          key: "land-rule",
          says: {
            en: "Foreigners generally cannot own land. A house stands on land, so a house with its land cannot be registered to a foreigner either.",
            th: "โดยทั่วไปชาวต่างชาติถือครองที่ดินไม่ได้ และเพราะบ้านตั้งอยู่บนที่ดิน บ้านพร้อมที่ดินจึงจดทะเบียนในชื่อชาวต่างชาติไม่ได้เช่นกัน",
          },
          sources: ["nation_withdrawn"],
        },
        {
          key: "land-investment",
          says: {
            en: "An exception of 2002 allows up to 1 rai for a home to someone who invests at least 40 million baht in Thailand for at least 3 years.",
            th: "ข้อยกเว้นตามกฎปี 2545 ให้ผู้ที่ลงทุนในไทยอย่างน้อย 40 ล้านบาท เป็นเวลาไม่น้อยกว่า 3 ปี ถือครองที่ดินเพื่ออยู่อาศัยได้ไม่เกิน 1 ไร่",
          },
          sources: ["nation_withdrawn"],
        },
        {
          key: "land-withdrawn",
          says: {
            en: "A wider exception was proposed in 2022 and withdrawn.",
            th: "ปี 2565 เคยมีการเสนอขยายข้อยกเว้นนี้ แต่ถอนเรื่องไปแล้ว",
          },
          sources: ["nation_withdrawn"],
        },
      ],
    },
    {
      heading: { en: "Through a company", th: "ซื้อในนามบริษัท" },
      points: [
        {
          key: "company",
          says: {
            en: "A company counts as foreign where foreigners hold more than 49% of its shares or are more than half of its shareholders. Such a company cannot own land; it can buy a condo in the foreign quota. Thais who hold shares on behalf of a foreigner break the law.",
            th: "บริษัทที่ต่างชาติถือหุ้นเกิน 49% หรือมีผู้ถือหุ้นต่างชาติเกินครึ่งหนึ่งของจำนวนผู้ถือหุ้น ถือเป็นต่างชาติ จึงถือครองที่ดินไม่ได้ แต่ซื้อคอนโดในโควตาต่างชาติได้ การให้คนไทยถือหุ้นแทนชาวต่างชาติผิดกฎหมาย",
          },
          sources: ["thai_contracts_company", "thailand_realestate_company"],
        },
      ],
    },
    {
      heading: { en: "Married to a Thai", th: "มีคู่สมรสเป็นคนไทย" },
      points: [
        {
          key: "thai-spouse",
          says: {
            en: "A Thai with a foreign husband, wife or partner may buy land in the Thai's own name. Both sign a letter at the Land Office, or abroad at a Thai embassy, that the money is the Thai's personal property and not the couple's.",
            th: "คนไทยที่มีสามี ภรรยา หรือคู่ครองเป็นชาวต่างชาติซื้อที่ดินในชื่อตัวเองได้ โดยทั้งสองคนลงนามในหนังสือรับรองที่สำนักงานที่ดิน หรือที่สถานทูตไทยหากอยู่ต่างประเทศ ว่าเงินที่ซื้อเป็นสินส่วนตัวของฝ่ายไทย ไม่ใช่สินสมรส",
          },
          sources: ["thai_embassy_brussels", "samuiforsale_spouse", "thailand_law_online_spouse"],
          disputed: {
            en: "One source says the foreign spouse has no claim to such land. Another cites a Supreme Court decision (1523/2565): the letter does not override the law on marital property. Ask a lawyer before money changes hands.",
            th: "แหล่งหนึ่งระบุว่าคู่สมรสต่างชาติไม่มีสิทธิใด ๆ ในที่ดินนั้น แต่อีกแหล่งอ้างคำพิพากษาศาลฎีกาที่ 1523/2565 ว่าหนังสือรับรองไม่ลบล้างกฎหมายเรื่องสินสมรส ควรปรึกษาทนายความก่อนจ่ายเงิน",
          },
        },
      ],
    },
    {
      heading: { en: "A lease in place of ownership", th: "เช่าระยะยาวแทนการถือครอง" },
      points: [
        {
          key: "land-lease",
          says: {
            en: "Land can be leased for up to 30 years. A lease of more than 3 years has to be registered; otherwise only 3 years can be enforced.",
            th: "ที่ดินเช่าได้ไม่เกิน 30 ปี สัญญาที่เกิน 3 ปีต้องจดทะเบียน มิฉะนั้นบังคับได้เพียง 3 ปี",
          },
          sources: ["sanyathai"],
        },
      ],
    },
  ],
  checkedAt: "2026-11-29",
  reviewBy: "2027-04-01",
};
