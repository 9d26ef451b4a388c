import type { Article } from "../article.ts";

export const TITLE_DEEDS: Article = {
  slug: "title-deeds",
  kind: "rules",
  title: { en: "Title deeds: Chanote and the others", th: "โฉนดและเอกสารสิทธิแบบต่าง ๆ" },
  summary: {
    en: "A Chanote (Nor Sor 4 Jor) is full ownership and the safest paper. Every other paper gives less.",
    th: "โฉนดที่ดิน (น.ส.4 จ.) คือกรรมสิทธิ์เต็มและปลอดภัยที่สุด เอกสารแบบอื่นให้สิทธิน้อยกว่า",
  },
  sections: [
    {
      heading: { en: "Papers that can be sold and registered", th: "เอกสารที่ซื้อขายและจดทะเบียนได้" },
      points: [
        {
          key: "chanote",
          says: {
            en: "Chanote (Nor Sor 4 Jor): ownership, with boundaries surveyed by GPS.",
            th: "โฉนดที่ดิน (น.ส.4 จ.) แสดงกรรมสิทธิ์ แนวเขตรังวัดด้วยระบบ GPS",
          },
          sources: ["home_in_phuket", "cpim_phuket", "eden_samui"],
        },
        {
          key: "nor-sor-3-gor",
          says: {
            en: "Nor Sor 3 Gor: certified possession and use, drawn from aerial photographs. It can be sold, mortgaged and upgraded to a Chanote.",
            th: "น.ส.3 ก. หนังสือรับรองการทำประโยชน์ ใช้ระวางภาพถ่ายทางอากาศ ซื้อขาย จำนอง และยกระดับเป็นโฉนดได้",
          },
          sources: ["home_in_phuket", "cpim_phuket", "hua_hin"],
          disputed: {
            en: "Some brokers write that it gives ownership, others a right of use. Only a Chanote is ownership.",
            th: "นายหน้าบางรายเขียนว่าให้กรรมสิทธิ์ บางรายว่าให้สิทธิทำประโยชน์ ถือตามหลักว่าเฉพาะโฉนดเท่านั้นที่เป็นกรรมสิทธิ์",
          },
        },
        {
          key: "nor-sor-3",
          says: {
            en: "Nor Sor 3: boundaries are not measured exactly, and a transfer needs 30 days of public notice.",
            th: "น.ส.3 แนวเขตไม่แน่นอน และการโอนต้องประกาศ 30 วัน",
          },
          sources: ["home_in_phuket", "cpim_phuket"],
        },
      ],
    },
    {
      heading: { en: "Papers to stay away from", th: "เอกสารที่ควรเลี่ยง" },
      points: [
        {
          key: "sor-kor-1",
          says: {
            en: "Sor Kor 1: a notice of possession. None has been issued since 1972, and no rights can be registered on it.",
            th: "ส.ค.1 ใบแจ้งการครอบครอง ไม่มีการออกใหม่ตั้งแต่ปี 2515 และจดทะเบียนสิทธิไม่ได้",
          },
          sources: ["home_in_phuket", "eden_samui"],
        },
        {
          key: "por-bor-tor",
          says: {
            en: "Por Bor Tor 5 and 6: receipts for local tax. They are no title.",
            th: "ภ.บ.ท.5 และ ภ.บ.ท.6 เป็นหลักฐานการเสียภาษีบำรุงท้องที่ ไม่ใช่เอกสารสิทธิ",
          },
          sources: ["home_in_phuket", "cpim_phuket"],
        },
        {
          key: "sor-por-kor",
          says: {
            en: "Sor Por Kor 4-01: land of the land reform. It passes to heirs only.",
            th: "ส.ป.ก.4-01 ที่ดินในเขตปฏิรูป ตกทอดได้เฉพาะทายาท",
          },
          sources: ["home_in_phuket", "cpim_phuket"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-10-01",
};
