import { grouped } from "../words/figures.ts";
import type { WrittenByWords } from "./words.ts";

export const writtenByWords: WrittenByWords = {
  writtenBy: (model) => `เขียนโดย ${model}`,
  begunBy: (model) => `${model} เขียนช่วงต้น`,
  heldBack: (sentences) => `ตัดออก ${grouped(sentences)} ประโยคที่ไม่มีข้อมูลของเรารองรับ`,
};
