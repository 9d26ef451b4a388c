import type { Localised } from "@propertyvr/vocabulary";

/** What one can ask, the same wish in both languages side by side, whatever the interface speaks. */
export const EXAMPLES: readonly (readonly [Localised, Localised])[] = [
  [
    { language: "en", text: "2 bedroom condo near BTS Asok under 40k a month" },
    { language: "th", text: "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น" },
  ],
  [
    { language: "en", text: "Pool villa in Rawai to buy, up to 15 million" },
    { language: "th", text: "ซื้อพูลวิลล่า ราไวย์ ไม่เกิน 15 ล้าน" },
  ],
  [
    { language: "en", text: "House to rent in Bang Na, we have a dog" },
    { language: "th", text: "เช่าบ้านเดี่ยว บางนา เลี้ยงหมาได้" },
  ],
];
