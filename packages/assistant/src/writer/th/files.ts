import type { Writer } from "../writer.ts";

export const filesWriter: Pick<Writer, "filesNext" | "costsRead"> = {
  costsRead: (isPriced) =>
    isPriced
      ? "ไฟล์นี้เป็นตารางค่าใช้จ่าย แต่ละรายการแสดงเทียบกับผลคำนวณของเราด้านล่าง"
      : "ไฟล์นี้เป็นตารางค่าใช้จ่าย แต่ไม่พบราคาที่ใช้คำนวณ กรอกราคาด้านล่างแล้วจะเทียบกับผลคำนวณให้",
  filesNext: ({ describeHome, areOnlyPictures }) => {
    if (describeHome) return "ในไฟล์มีรายละเอียดของที่พัก ค้นหาที่พักแบบเดียวกันให้ได้";
    return areOnlyPictures
      ? "ยังดูไม่ได้ว่าในรูปมีอะไร บอกได้เลยว่ากำลังหาที่พักแบบไหน"
      : "บอกได้เลยว่ากำลังหาที่พักแบบไหน แล้วจะค้นหาให้";
  },
};
