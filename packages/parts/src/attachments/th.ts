import type { DocumentType } from "@propertyvr/vocabulary";
import { grouped } from "../words/figures.ts";
import type { AttachmentsWords, FileFigures } from "./words.ts";

export const attachmentsWords: AttachmentsWords = {
  attachmentsRead: () => "สิ่งที่อ่านได้จากไฟล์:",
  attachedFile,
};

function attachedFile(file: FileFigures): string {
  const { kind, pages, tables, characters, picture } = file;
  if (picture !== null) {
    const place = picture.has_place ? " มีข้อมูลสถานที่ถ่าย ซึ่งเก็บไว้เป็นส่วนตัวของคุณ" : "";
    return `รูปภาพ ${grouped(picture.width)} × ${grouped(picture.height)} พิกเซล${place}`;
  }
  if (characters === 0) return kind === "pdf" ? "ไม่มีข้อความ น่าจะเป็นไฟล์สแกนซึ่งอ่านไม่ได้" : "ไม่มีข้อความ";
  const told = [
    pages === null ? "" : `${grouped(pages)} ${kind === "slides" ? "สไลด์" : "หน้า"}`,
    tables === 0 ? "" : `${grouped(tables)} ${kind === "sheet" ? "ชีต" : "ตาราง"}`,
    `${grouped(characters)} ตัวอักษร`,
  ].filter((each) => each !== "");
  const type = TYPES[file.document_type ?? "other"];
  return `${[...type, ...told].join(" ")}${file.is_cut ? " ไฟล์ยาวกว่านี้ อ่านเฉพาะส่วนต้น" : ""}`;
}

const TYPES: Readonly<Record<DocumentType, readonly string[]>> = {
  rental_contract: ["สัญญาเช่า"],
  sale_contract: ["สัญญาซื้อขาย"],
  cost_table: ["ตารางค่าใช้จ่าย"],
  price_list: ["ใบราคา"],
  listing_post: ["ประกาศ"],
  brochure: ["โบรชัวร์"],
  other: [],
};
