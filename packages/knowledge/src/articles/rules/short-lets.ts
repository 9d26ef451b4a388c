import { step, type Article } from "../article.ts";

export const SHORT_LETS: Article = {
  slug: "short-lets",
  kind: "rules",
  title: { en: "Letting by the day or week", th: "ปล่อยเช่ารายวันหรือรายสัปดาห์" },
  summary: {
    en: "Stays of under 30 days count as hotel business and need a licence. In a condo they are usually against the rules as well.",
    th: "การให้พักต่ำกว่า 30 วันถือเป็นธุรกิจโรงแรม ต้องมีใบอนุญาต และในคอนโดมักขัดข้อบังคับอาคารด้วย",
  },
  sections: [
    {
      heading: { en: "The law", th: "กฎหมาย" },
      points: [
        {
          key: "hotel-act",
          says: {
            en: "Under the Hotel Act of 2004, letting for less than 30 days is hotel business. Without a licence: a fine of up to 20,000 baht and 10,000 for each day, up to 1 year in prison, or both.",
            th: "ตามพระราชบัญญัติโรงแรม พ.ศ. 2547 การให้พักต่ำกว่า 30 วันถือเป็นธุรกิจโรงแรม หากไม่มีใบอนุญาตมีโทษปรับไม่เกิน 20,000 บาท และวันละ 10,000 บาท จำคุกไม่เกิน 1 ปี หรือทั้งจำทั้งปรับ",
          },
          sources: ["legal_clarity", "rental_tax"],
        },
        {
          key: "small-places",
          says: {
            en: "Small places with up to 8 rooms and 30 guests may be exempt after a notification (ministerial regulation of 2023).",
            th: "ที่พักขนาดเล็กไม่เกิน 8 ห้องและผู้พักไม่เกิน 30 คน อาจได้รับยกเว้นเมื่อแจ้งต่อนายทะเบียน (กฎกระทรวง พ.ศ. 2566)",
          },
          sources: ["legal_clarity", "rental_tax", "fosr_law"],
          disputed: {
            en: "Older texts still say 4 rooms and 20 guests, and sources differ on whether condos and foreigners can use it. Ask the district office first.",
            th: "บทความเก่ายังระบุ 4 ห้อง 20 คน และแหล่งข้อมูลไม่ตรงกันว่าคอนโดหรือชาวต่างชาติใช้สิทธินี้ได้หรือไม่ ควรสอบถามสำนักงานเขตหรืออำเภอก่อน",
          },
        },
      ],
    },
    {
      heading: { en: "Condos", th: "คอนโด" },
      points: [
        {
          key: "condo-rules",
          says: {
            en: "The Condominium Act and the rules of the building can forbid it as well. Read them before you buy to let by the day.",
            th: "พระราชบัญญัติอาคารชุดและข้อบังคับของอาคารอาจห้ามไว้ด้วย ควรอ่านก่อนซื้อเพื่อปล่อยเช่ารายวัน",
          },
          sources: ["legal_clarity", "hotel_news"],
        },
      ],
    },
    {
      heading: { en: "A few months", th: "เช่าไม่กี่เดือน" },
      points: [
        step(
          "From a month upwards, how short a lease may be is up to the landlord. Ask before the viewing, say your dates, and ask whether the rent or the deposit changes for a shorter stay.",
          "ถ้าเช่าเป็นเดือน สั้นแค่ไหนขึ้นอยู่กับผู้ให้เช่าแต่ละราย ควรถามก่อนไปดูห้อง บอกวันที่จะเข้าและออก และถามว่าเช่าสั้นแล้วค่าเช่าหรือเงินประกันเปลี่ยนไหม",
          "some-months",
        ),
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-04-01",
};
