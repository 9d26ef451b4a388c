/** Why a record could not be read at all, in English and Thai; what is wrong with one that was is for the rule book. */
export const PROBLEM_TEXTS = {
  malformed_csv: [
    "The file is cut off or has an unclosed quote here",
    "ไฟล์ขาดหรือมีเครื่องหมายคำพูดที่ไม่ปิดตรงนี้",
  ],
  wrong_cell_count: [
    "The row has more or fewer cells than the header",
    "จำนวนช่องในแถวนี้ไม่เท่ากับหัวตาราง",
  ],
  record_too_long: ["The record is longer than 1 MiB", "รายการนี้ยาวเกิน 1 MiB"],
  record_unreadable: ["The record isn't well-formed", "รูปแบบของรายการนี้ไม่ถูกต้อง"],
  duplicate_member: ["The record has the same field twice", "รายการนี้มีฟิลด์เดียวกันสองครั้ง"],
} as const satisfies Record<string, readonly [en: string, th: string]>;
export type RowProblemCode = keyof typeof PROBLEM_TEXTS;
