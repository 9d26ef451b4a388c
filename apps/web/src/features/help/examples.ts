import type { Language } from "@propertyvr/vocabulary";

/** What one can ask besides homes: figures, a sum, a rule. */
export const FURTHER_EXAMPLES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "What does a 1 bedroom condo in Ari rent for?",
    "Monthly payment on a 4 million loan over 30 years",
    "Can foreigners own a condo?",
  ],
  th: ["ค่าเช่าคอนโด 1 ห้องนอน อารีย์ เท่าไหร่", "ผ่อนบ้าน 4 ล้าน 30 ปี เดือนละเท่าไหร่", "ต่างชาติซื้อคอนโดได้ไหม"],
};
