import type { REPORT_REASONS } from "./enquiry-words.ts";

/** Why an admin took a home out of sight: what people report of listings. */
export type HideReason = (typeof REPORT_REASONS)[number];

/** The same as its partner is told, in both languages. */
export const HIDE_REASON_TEXTS: Readonly<
  Record<HideReason, { readonly en: string; readonly th: string }>
> = {
  gone: {
    en: "It seems to be rented, sold or no longer available.",
    th: "ดูเหมือนว่าปล่อยเช่าหรือขายไปแล้ว หรือไม่ได้ประกาศอยู่แล้ว",
  },
  wrong: {
    en: "Some of its information isn't right.",
    th: "ข้อมูลบางอย่างในประกาศไม่ถูกต้อง",
  },
  scam: {
    en: "It looks like a scam.",
    th: "มีลักษณะเข้าข่ายการหลอกลวง",
  },
  other: {
    en: "It was hidden for another reason.",
    th: "ถูกซ่อนด้วยเหตุผลอื่น",
  },
};
