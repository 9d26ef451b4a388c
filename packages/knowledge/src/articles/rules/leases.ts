import type { Article } from "../article.ts";

export const LEASES: Article = {
  slug: "leases-and-renewals",
  kind: "rules",
  title: { en: "Leasehold: 30 years and renewals", th: "สิทธิการเช่า 30 ปี และการต่อสัญญา" },
  summary: {
    en: "A lease may run for 30 years at most. A promise of automatic renewals to 60 or 90 years cannot be relied on.",
    th: "สัญญาเช่ามีอายุได้ไม่เกิน 30 ปี คำสัญญาว่าจะต่ออัตโนมัติเป็น 60 หรือ 90 ปี ไม่ควรถือเป็นหลักประกัน",
  },
  sections: [
    {
      heading: { en: "How long a lease lasts", th: "อายุสัญญาเช่า" },
      points: [
        {
          key: "longest",
          says: {
            en: "The longest lease is 30 years (Civil and Commercial Code, section 540).",
            th: "สัญญาเช่ามีอายุได้ไม่เกิน 30 ปี (ประมวลกฎหมายแพ่งและพาณิชย์ มาตรา 540)",
          },
          sources: ["sanyathai"],
        },
        {
          key: "register",
          says: {
            en: "A lease of more than 3 years must be registered at the Land Office; without that only 3 years can be enforced (section 538).",
            th: "สัญญาเช่าเกิน 3 ปีต้องจดทะเบียนที่สำนักงานที่ดิน ถ้าไม่จดจะบังคับได้เพียง 3 ปี (มาตรา 538)",
          },
          sources: ["sanyathai"],
        },
      ],
    },
    {
      heading: { en: "“30 + 30 + 30”", th: "“30 + 30 + 30”" },
      points: [
        {
          key: "renewals",
          says: {
            en: "The Supreme Court (4655/2566) held that renewals agreed in advance, 30 + 30 + 30 years, are void. Count on the registered 30 years only.",
            th: "คำพิพากษาศาลฎีกาที่ 4655/2566 วินิจฉัยว่าข้อตกลงต่อสัญญาล่วงหน้าแบบ 30 + 30 + 30 ปีเป็นโมฆะ ควรนับเฉพาะ 30 ปีที่จดทะเบียนไว้",
          },
          sources: ["addleshaw", "vantier", "samuiforsale_lease"],
          disputed: {
            en: "One source says that the judgment changed nothing and that a single renewal remains possible. The safe reading is 30 years.",
            th: "มีแหล่งหนึ่งเห็นว่าคำพิพากษานี้ไม่ได้เปลี่ยนอะไร และยังต่อได้หนึ่งครั้ง การตีความที่ปลอดภัยคือ 30 ปี",
          },
        },
        {
          key: "lease-99",
          says: {
            en: "Leases of 99 years were proposed in 2024 and were still a proposal in every source we read.",
            th: "ปี 2567 มีข้อเสนอเรื่องสัญญาเช่า 99 ปี แต่ทุกแหล่งที่เราอ่านยังระบุว่าเป็นเพียงข้อเสนอ",
          },
          sources: ["nation_withdrawn", "nation_proposals"],
        },
      ],
    },
    {
      heading: { en: "What registering costs", th: "ค่าจดทะเบียนการเช่า" },
      points: [
        {
          key: "lease-fee",
          says: {
            en: "The fee is 1% of the rent of the whole lease, with stamp duty of 0.1%: 1.1% together.",
            th: "ค่าธรรมเนียม 1% ของค่าเช่าตลอดอายุสัญญา และอากรแสตมป์ 0.1% รวม 1.1%",
          },
          sources: ["sanyathai", "sunway", "integrity_legal"],
          disputed: {
            en: "One law firm writes of a cap of 200,000 baht on the fee. Plan without a cap.",
            th: "สำนักงานกฎหมายแห่งหนึ่งระบุว่าค่าธรรมเนียมมีเพดาน 200,000 บาท เพื่อความปลอดภัยควรคำนวณแบบไม่มีเพดาน",
          },
        },
      ],
    },
  ],
  checkedAt: "2026-10-01",
  reviewBy: "2027-04-01",
};
