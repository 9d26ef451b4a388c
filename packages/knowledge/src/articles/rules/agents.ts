import type { Article } from "../article.ts";

export const AGENTS: Article = {
  slug: "agents-and-commission",
  kind: "rules",
  title: { en: "What does an estate agent cost?", th: "ค่านายหน้าเท่าไร ใครจ่าย" },
  summary: {
    en: "No law sets an agent's commission: it is agreed, and the owner usually pays it, about 3% on a sale and one month's rent on a letting of a year.",
    th: "กฎหมายไม่ได้กำหนดอัตราค่านายหน้า เป็นเรื่องที่ตกลงกันเอง โดยทั่วไปเจ้าของเป็นผู้จ่าย ราว 3% ของราคาขาย หรือค่าเช่าหนึ่งเดือนสำหรับสัญญาเช่าหนึ่งปี",
  },
  sections: [
    {
      heading: { en: "When a home is sold", th: "เมื่อขาย" },
      points: [
        {
          key: "sale",
          says: {
            en: "On a sale an agent usually asks the seller for about 3% of the price, due at the transfer. It is agreed between them; the buyer pays none unless that was agreed too.",
            th: "เมื่อขาย นายหน้ามักคิดค่านายหน้าจากผู้ขายราว 3% ของราคา จ่ายในวันโอน เป็นเรื่องที่ตกลงกันเอง ผู้ซื้อไม่ต้องจ่ายหากไม่ได้ตกลงไว้",
          },
          sources: ["ddproperty_commission", "remax_commission", "c9_commission"],
          disputed: {
            en: "In Phuket 4%, 5% and more are asked as well.",
            th: "ในภูเก็ตมีที่คิด 4% 5% หรือมากกว่านั้น",
          },
        },
      ],
    },
    {
      heading: { en: "When a home is let", th: "เมื่อปล่อยเช่า" },
      points: [
        {
          key: "rent",
          says: {
            en: "On a letting of a year the owner usually pays the agent one month's rent, and the tenant pays nothing. For a shorter contract or a low rent some agents ask the tenant: ask before the viewing.",
            th: "สัญญาเช่าหนึ่งปี เจ้าของมักจ่ายค่านายหน้าเท่ากับค่าเช่าหนึ่งเดือน ผู้เช่าไม่ต้องจ่าย แต่ถ้าสัญญาสั้นกว่านั้นหรือค่าเช่าต่ำ นายหน้าบางรายเก็บจากผู้เช่า ควรถามก่อนไปดูห้อง",
          },
          sources: ["starts_commission"],
        },
      ],
    },
  ],
  checkedAt: "2026-11-29",
  reviewBy: "2027-11-29",
};
