import type { Article } from "../article.ts";

export const DEPOSITS: Article = {
  slug: "deposits-and-tenant-rules",
  kind: "rules",
  title: { en: "Deposits and tenants' rights", th: "เงินประกันและสิทธิผู้เช่า" },
  summary: {
    en: "2 months' deposit and 1 month in advance are usual. Landlords with 3 or more units must follow the rules of September 2025.",
    th: "ทั่วไปวางประกัน 2 เดือนและจ่ายล่วงหน้า 1 เดือน ผู้ให้เช่าที่มีตั้งแต่ 3 ยูนิตขึ้นไปต้องทำตามประกาศที่มีผลเดือนกันยายน 2568",
  },
  sections: [
    {
      heading: { en: "What is usual", th: "ที่ใช้กันทั่วไป" },
      points: [
        {
          key: "usual",
          says: {
            en: "Listings commonly ask for a deposit of 2 months and 1 month of rent in advance.",
            th: "ประกาศเช่าทั่วไปขอเงินประกัน 2 เดือน และค่าเช่าล่วงหน้า 1 เดือน",
          },
          sources: ["dot_property"],
        },
        {
          key: "damage",
          says: {
            en: "The deposit secures damage to the home. Where there is none at the end, it goes back to the tenant; where there is, the landlord may take the cost of it off.",
            th: "เงินประกันมีไว้ประกันความเสียหายของห้อง ถ้าเมื่อสิ้นสุดสัญญาไม่มีความเสียหาย ต้องคืนให้ผู้เช่า ถ้ามี ผู้ให้เช่าหักค่าเสียหายจากเงินประกันได้",
          },
          sources: ["legal_execution"],
        },
      ],
    },
    {
      heading: {
        en: "Landlords with 3 units or more",
        th: "ผู้ให้เช่าที่มีตั้งแต่ 3 ยูนิตขึ้นไป",
      },
      points: [
        {
          key: "who-is-bound",
          says: {
            en: "Residential letting is a contract-controlled business: a notice of 2025, in force since 4 September 2025, binds whoever lets 3 units or more. Before it was 5.",
            th: "การให้เช่าที่อยู่อาศัยเป็นธุรกิจที่ควบคุมสัญญา ประกาศปี 2568 มีผลตั้งแต่ 4 กันยายน 2568 ใช้กับผู้ให้เช่าตั้งแต่ 3 ยูนิต จากเดิม 5 ยูนิต",
          },
          sources: ["tilleke", "lexnova"],
        },
        {
          key: "what-it-asks",
          says: {
            en: "It asks for a contract in Thai, a report on the state of the home at the start, and water and electricity at cost. Contracts made online are included.",
            th: "ต้องมีสัญญาภาษาไทย รายงานตรวจสภาพห้องตอนเข้าอยู่ คิดค่าน้ำค่าไฟตามจริง และรวมถึงสัญญาที่ทำออนไลน์",
          },
          sources: ["tilleke", "lexnova"],
        },
        {
          key: "deposit-back",
          says: {
            en: "Who lets 3 units or more returns the deposit at once at the end, or within 7 to 14 days; see which your contract states. For an owner of 1 or 2 units, only the contract and the Civil Code apply.",
            th: "ผู้ให้เช่าที่มี 3 ยูนิตขึ้นไปต้องคืนเงินประกันทันทีเมื่อสิ้นสุดสัญญา หรือภายใน 7 ถึง 14 วัน ดูในสัญญาว่าระบุแบบใด ส่วนเจ้าของที่มี 1–2 ยูนิตเป็นไปตามสัญญาและประมวลกฎหมายแพ่งฯ",
          },
          sources: ["tilleke", "lexnova", "thailand_law_online"],
          disputed: {
            en: "Sources differ on how much may be asked in advance: one law firm writes of up to 3 months for monthly contracts.",
            th: "จำนวนเงินล่วงหน้าที่เรียกได้ยังระบุไม่ตรงกัน สำนักงานกฎหมายแห่งหนึ่งเขียนว่าไม่เกิน 3 เดือนสำหรับสัญญารายเดือน",
          },
        },
      ],
    },
    {
      heading: { en: "1 or 2 units", th: "เจ้าของที่มี 1–2 ยูนิต" },
      points: [
        {
          key: "small-owner",
          says: {
            en: "A private owner of 1 or 2 units is bound by the Civil and Commercial Code only, so what the contract says counts all the more.",
            th: "เจ้าของรายย่อยที่มี 1–2 ยูนิตอยู่ภายใต้ประมวลกฎหมายแพ่งและพาณิชย์เท่านั้น ข้อตกลงในสัญญาจึงยิ่งสำคัญ",
          },
          sources: ["thailand_law_online"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-03-01",
};
