/**
 * What the pipeline has to say about one cell. An error keeps the row out, a
 * warning leaves something unknown that was stated, a repair changed the form
 * and not the meaning. Nothing is changed without one of the three.
 */
export const PROBLEM_TEXTS = {
  malformed_csv: [
    "The file breaks off or has an unclosed quote here",
    "ไฟล์ขาดหรือมีเครื่องหมายคำพูดที่ไม่ปิดตรงนี้",
  ],
  mojibake: [
    "The letters had been saved in the wrong encoding and were put right",
    "ตัวอักษรถูกบันทึกด้วยรหัสผิด จึงแก้ให้ถูกต้องแล้ว",
  ],
  wrong_cell_count: [
    "The row has more or fewer cells than the header",
    "จำนวนช่องในแถวนี้ไม่เท่ากับหัวตาราง",
  ],
  record_too_long: ["The record is longer than 1 MiB", "รายการนี้ยาวเกิน 1 MiB"],
  record_unreadable: ["The record is not well-formed", "รูปแบบของรายการนี้ไม่ถูกต้อง"],
  duplicate_member: ["The record names one member twice", "รายการนี้ระบุข้อมูลชื่อเดียวกันสองครั้ง"],
  missing_value: ["A value is required", "ต้องระบุค่า"],
  duplicate_reference: ["This reference stands in an earlier row", "รหัสอ้างอิงนี้ซ้ำกับแถวก่อนหน้า"],
  not_a_number: ["A number is expected", "ต้องเป็นตัวเลข"],
  out_of_range: ["The number is outside what is possible", "ตัวเลขอยู่นอกช่วงที่เป็นไปได้"],
  unknown_type: ["This kind of property is not known", "ไม่รู้จักประเภททรัพย์นี้"],
  unknown_province: ["This province is not known", "ไม่รู้จักจังหวัดนี้"],
  unknown_district: ["This district is not known in the province", "ไม่รู้จักเขต/อำเภอนี้ในจังหวัด"],
  unknown_subdistrict: [
    "This sub-district is not known in the district",
    "ไม่รู้จักแขวง/ตำบลนี้ในเขต/อำเภอ",
  ],
  outside_thailand: ["The coordinates lie outside Thailand", "พิกัดอยู่นอกประเทศไทย"],
  filler_value: [
    "The file fills unknown cells with this value, so it is read as unknown",
    "ไฟล์ใช้ค่านี้แทนค่าที่ไม่ทราบ จึงถือว่าไม่ทราบ",
  ],
  not_applicable: ["This does not apply to this kind of property", "ไม่ใช้กับทรัพย์ประเภทนี้"],
  title_composed: [
    "The file has no title; one was composed from its facts",
    "ไฟล์ไม่มีหัวข้อ จึงสร้างจากข้อมูลที่มี",
  ],
} as const satisfies Record<string, readonly [en: string, th: string]>;
export type ProblemCode = keyof typeof PROBLEM_TEXTS;

export interface CellProblem {
  readonly severity: "error" | "warning" | "repair";
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  /** Its name in the file; "" is the row as a whole. */
  readonly column: string;
  /** Of this table, or of the rule book for partners' rows. */
  readonly code: string;
  readonly message: string;
  readonly messageTh: string;
  readonly value: string;
}

/** A problem of this table; a long value is cut. */
export function problemOf(
  code: ProblemCode,
  { value, ...where }: Pick<CellProblem, "severity" | "row" | "column" | "value">,
): CellProblem {
  const [message, messageTh] = PROBLEM_TEXTS[code];
  return { ...where, code, message, messageTh, value: value.slice(0, 200) };
}
