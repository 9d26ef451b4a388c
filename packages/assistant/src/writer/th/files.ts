import type { Writer } from "../writer.ts";

export const filesWriter: Pick<Writer, "filesNext"> = {
  filesNext: ({ describeHome, areOnlyPictures }) => {
    if (describeHome) return "ในไฟล์มีรายละเอียดของที่พัก ค้นหาที่พักแบบเดียวกันให้ได้";
    return areOnlyPictures
      ? "ยังดูไม่ได้ว่าในรูปมีอะไร บอกได้เลยว่ากำลังหาที่พักแบบไหน"
      : "บอกได้เลยว่ากำลังหาที่พักแบบไหน แล้วจะค้นหาให้";
  },
};
