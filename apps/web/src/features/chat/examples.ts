import type { Language } from "@propertyvr/vocabulary";

/**
 * What one can ask, three kinds of wish: a rent near a station, a budget to buy with, a life
 * without a figure. The last of the other language shows that it is understood too.
 */
export const EXAMPLES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "2 bedroom condo near BTS Asok under 40k a month",
    "Pool villa in Rawai to buy, up to 15 million",
    "Somewhere quiet in Chiang Mai with a garden for our dog",
  ],
  th: [
    "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น",
    "ซื้อพูลวิลล่า ราไวย์ ไม่เกิน 15 ล้าน",
    "อยากได้บ้านเงียบ ๆ ในเชียงใหม่ มีสวน เลี้ยงหมาได้",
  ],
};

/** Before an example of that language, where the interface speaks the other. */
export const OTHER_LINE: Readonly<Record<Language, string>> = {
  en: "English works too:",
  th: "พิมพ์ภาษาไทยก็ได้ เช่น",
};
