import { listingDraftWords } from "@propertyvr/parts/listing-draft/th";
import { priceListWords } from "@propertyvr/parts/price-list/th";
import type { Writer } from "../writer.ts";

export const filesWriter: Pick<
  Writer,
  "filesNext" | "costsRead" | "priceListHead" | "pricesRead" | "draftHead" | "postRead"
> = {
  costsRead: (isPriced) =>
    isPriced
      ? "ไฟล์นี้เป็นตารางค่าใช้จ่าย แต่ละรายการแสดงเทียบกับผลคำนวณของเราด้านล่าง"
      : "ไฟล์นี้เป็นตารางค่าใช้จ่าย แต่ไม่พบราคาที่ใช้คำนวณ กรอกราคาด้านล่างแล้วจะเทียบกับผลคำนวณให้",
  priceListHead: priceListWords.priceListHead,
  pricesRead: () => "ไฟล์นี้เป็นใบราคา สรุปแต่ละแบบตามที่ระบุในไฟล์ไว้ด้านล่าง แตะเพื่อค้นหาที่พักแบบเดียวกันได้",
  draftHead: listingDraftWords.draftHead,
  postRead: () => "ไฟล์นี้เป็นประกาศ กรอกเป็นร่างประกาศให้แล้ว โดยไม่มีช่องทางติดต่อของใคร",
  filesNext: ({ describeHome, areOnlyPictures }) => {
    if (describeHome) return "ในไฟล์มีรายละเอียดของที่พัก ค้นหาที่พักแบบเดียวกันให้ได้";
    return areOnlyPictures
      ? "ยังดูไม่ได้ว่าในรูปมีอะไร บอกได้เลยว่ากำลังหาที่พักแบบไหน"
      : "บอกได้เลยว่ากำลังหาที่พักแบบไหน แล้วจะค้นหาให้";
  },
};
