import { step, type Article } from "../article.ts";

export const FOREIGN_CONDO: Article = {
  slug: "foreigners-buying-a-condo",
  kind: "rules",
  title: {
    en: "Can a foreigner own a condo?",
    th: "ชาวต่างชาติซื้อคอนโดได้ไหม",
  },
  summary: {
    en: "Yes, in the foreign quota: all foreigners together may own up to 49% of a condominium's floor area, and the money has to be foreign currency brought into Thailand or come from a non-resident baht or foreign-currency account.",
    th: "ซื้อได้ในโควตาต่างชาติ ชาวต่างชาติทั้งหมดรวมกันถือครองได้ไม่เกิน 49% ของพื้นที่ห้องชุดในอาคารชุดนั้น และเงินที่ใช้ซื้อต้องเป็นเงินตราต่างประเทศที่นำเข้ามา หรือมาจากบัญชีเงินบาทของผู้มีถิ่นที่อยู่นอกประเทศหรือบัญชีเงินตราต่างประเทศ",
  },
  sections: [
    {
      heading: { en: "The quota", th: "โควตาต่างชาติ" },
      points: [
        {
          key: "quota",
          says: {
            en: "The limit is 49% of the total floor area of all units in one registered condominium. It is counted by floor area, not by the number of units.",
            th: "เพดานคือ 49% ของพื้นที่ห้องชุดทั้งหมดในอาคารชุดที่จดทะเบียนนั้น นับตามพื้นที่ ไม่ใช่ตามจำนวนห้อง",
          },
          sources: ["siam_legal"],
        },
        {
          key: "quota-full",
          says: {
            en: "A unit in the Thai quota cannot be registered in a foreigner's name while the quota is full.",
            th: "ถ้าโควตาต่างชาติเต็มแล้ว จะจดทะเบียนห้องนั้นในชื่อชาวต่างชาติไม่ได้",
          },
          sources: ["siam_legal"],
        },
        step(
          "Ask the juristic office for a letter on the quota before you pay a deposit.",
          "ก่อนวางมัดจำ ขอหนังสือยืนยันโควตาต่างชาติจากนิติบุคคล",
        ),
      ],
    },
    {
      heading: { en: "The money", th: "เงินที่ใช้ซื้อ" },
      points: [
        {
          key: "money",
          says: {
            en: "A foreigner without residence qualifies by bringing foreign currency into Thailand, or by paying from a non-resident baht account or a foreign-currency account.",
            th: "ชาวต่างชาติที่ไม่มีถิ่นที่อยู่ในไทยมีสิทธิซื้อเมื่อนำเงินตราต่างประเทศเข้ามา หรือจ่ายจากบัญชีเงินบาทของผู้มีถิ่นที่อยู่นอกประเทศ หรือจากบัญชีเงินฝากเงินตราต่างประเทศ",
          },
          sources: ["siam_legal"],
        },
        step(
          "Keep the bank's papers on every transfer from abroad, and ask the Land Office early which ones it wants to see.",
          "เก็บหลักฐานการโอนเงินจากต่างประเทศที่ธนาคารออกให้ทุกครั้ง และสอบถามสำนักงานที่ดินล่วงหน้าว่าต้องใช้เอกสารใดบ้าง",
        ),
      ],
    },
    {
      heading: { en: "With a Thai husband or wife", th: "ซื้อร่วมกับคู่สมรสคนไทย" },
      points: [
        {
          key: "thai-spouse",
          says: {
            en: "A Thai and a foreign spouse may buy a unit together, with both names on the title. It then counts as foreign-owned: the foreign spouse has to qualify, with money brought in from abroad, and the foreign quota must have room. A unit that the Thai spouse buys with money of their own is not counted in the quota.",
            th: "คู่สมรสคนไทยกับชาวต่างชาติซื้อห้องชุดร่วมกันและใส่ชื่อทั้งสองคนได้ แต่ถือเป็นห้องชุดของคนต่างด้าว คู่สมรสต่างชาติจึงต้องมีคุณสมบัติและนำเงินเข้ามาจากต่างประเทศ และโควตาต่างชาติต้องยังไม่เต็ม ส่วนห้องที่คนไทยซื้อด้วยเงินส่วนตัวไม่นับในโควตา",
          },
          sources: ["libo_condo"],
        },
      ],
    },
    {
      heading: { en: "What has only been proposed", th: "เรื่องที่ยังเป็นเพียงข้อเสนอ" },
      points: [
        {
          key: "proposed-quota",
          says: {
            en: "A quota of 75% was sent for study in 2024. It was still a proposal in every source we read: 49% is the law.",
            th: "ปี 2567 มีข้อเสนอให้ศึกษาการขยายโควตาเป็น 75% แต่ทุกแหล่งที่เราอ่านยังระบุว่าเป็นเพียงข้อเสนอ กฎหมายปัจจุบันคือ 49%",
          },
          sources: ["nation_withdrawn", "nation_proposals", "thai_pbs"],
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-04-01",
};
