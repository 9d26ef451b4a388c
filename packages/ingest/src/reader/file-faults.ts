/** In English and Thai. */
type FileFaultTexts = readonly [en: string, th: string];
export interface FaultTexts {
  readonly says: FileFaultTexts;
  /** What the person can do about it. */
  readonly fix: FileFaultTexts;
}

const SAVE_AS: FileFaultTexts = [
  "Open it in a spreadsheet program and save it as .xlsx or CSV",
  "เปิดด้วยโปรแกรมสเปรดชีตแล้วบันทึกเป็น .xlsx หรือ CSV",
];
const SAVE_AGAIN: FileFaultTexts = [
  "Save or export it again and send the whole file",
  "บันทึกหรือส่งออกใหม่อีกครั้ง แล้วส่งไฟล์ทั้งไฟล์",
];
const SPLIT: FileFaultTexts = [
  "Split it into smaller files and send them one by one",
  "แบ่งเป็นไฟล์ย่อยแล้วส่งทีละไฟล์",
];

/** Why a file, or the rest of it, cannot be read. The codes stay. */
export const FILE_FAULTS = {
  file_empty: {
    says: ["This file is empty", "ไฟล์ว่างเปล่า"],
    fix: ["Send a file with at least one listing", "ส่งไฟล์ที่มีอย่างน้อยหนึ่งประกาศ"],
  },
  unknown_encoding: {
    says: ["We couldn't recognise the text encoding of this file", "ระบุการเข้ารหัสตัวอักษรของไฟล์นี้ไม่ได้"],
    fix: [
      'Save it as "CSV UTF-8", or choose the encoding',
      'บันทึกเป็น "CSV UTF-8" หรือเลือกการเข้ารหัสตัวอักษรเอง',
    ],
  },
  file_cut_short: {
    says: ["The file is cut off in the middle", "ไฟล์ไม่ครบ ขาดหายไปกลางทาง"],
    fix: SAVE_AGAIN,
  },
  too_many_rows: {
    says: ["The file has more than 500,000 rows", "ไฟล์มีมากกว่า 500,000 แถว"],
    fix: SPLIT,
  },
  too_many_columns: {
    says: ["A table has more than 1,000 columns", "ตารางมีมากกว่า 1,000 คอลัมน์"],
    fix: ["Delete the columns that aren't about the listings", "ลบคอลัมน์ที่ไม่เกี่ยวกับทรัพย์"],
  },
  too_many_broken: {
    says: ["1,000 records in a row couldn't be read", "อ่านไม่ได้ติดต่อกัน 1,000 รายการ"],
    fix: ["Check the file at this line and send it again", "ตรวจไฟล์ที่บรรทัดนี้แล้วส่งใหม่"],
  },
  pdf: {
    says: ["This is a PDF", "ไฟล์นี้เป็น PDF"],
    fix: ["Send the table it was made from, as .xlsx or CSV", "ส่งตารางต้นฉบับเป็น .xlsx หรือ CSV"],
  },
  picture: {
    says: ["This is a picture", "ไฟล์นี้เป็นรูปภาพ"],
    fix: [
      "Send a table of your listings, with the photos as links in a column",
      "ส่งตารางประกาศ แล้วใส่ลิงก์รูปไว้ในคอลัมน์หนึ่ง",
    ],
  },
  archive: {
    says: ["This is a compressed archive", "ไฟล์นี้เป็นไฟล์บีบอัด"],
    fix: ["Unpack it and send the file inside", "แตกไฟล์แล้วส่งไฟล์ที่อยู่ข้างใน"],
  },
  old_workbook: {
    says: ["This is an old Excel workbook (.xls)", "ไฟล์นี้เป็นสมุดงานรูปแบบเก่า (.xls)"],
    fix: SAVE_AS,
  },
  workbook_locked: {
    says: ["The workbook is password-protected", "สมุดงานนี้ล็อกด้วยรหัสผ่าน"],
    fix: ["Remove the password and save it again", "นำรหัสผ่านออกแล้วบันทึกใหม่"],
  },
  other_office_file: {
    says: [
      "This is an Office document, but not an .xlsx workbook",
      "ไฟล์นี้เป็นเอกสารสำนักงาน แต่ไม่ใช่สมุดงาน .xlsx",
    ],
    fix: SAVE_AS,
  },
  workbook_damaged: {
    says: ["The workbook is damaged or incomplete", "สมุดงานเสียหายหรือไม่สมบูรณ์"],
    fix: SAVE_AGAIN,
  },
  workbook_too_large: {
    says: ["The workbook is larger than 128 MiB", "สมุดงานใหญ่กว่า 128 MiB"],
    fix: ["Split it, or save the sheet as CSV", "แบ่งไฟล์ หรือบันทึกแผ่นงานเป็น CSV"],
  },
  workbook_cell_too_long: {
    says: [
      "A cell in the workbook has more than a million characters",
      "มีเซลล์ในสมุดงานที่ยาวเกินหนึ่งล้านตัวอักษร",
    ],
    fix: ["Shorten the text of that cell, or delete it", "ย่อข้อความในเซลล์นั้น หรือลบออก"],
  },
  workbook_unpacks_too_large: {
    says: [
      "The workbook is far too large for a table of listings",
      "สมุดงานมีขนาดใหญ่เกินกว่าตารางประกาศทั่วไปมาก",
    ],
    fix: [
      "Delete empty rows and columns, or save the sheet as CSV",
      "ลบแถวและคอลัมน์ว่าง หรือบันทึกแผ่นงานเป็น CSV",
    ],
  },
  too_many_sheets: {
    says: ["The workbook has more than 200 sheets", "สมุดงานมีมากกว่า 200 แผ่นงาน"],
    fix: ["Send only the sheets with listings", "ส่งเฉพาะแผ่นงานที่มีประกาศ"],
  },
  web_page: {
    says: ["This is a web page, even if it's named .xls", "ไฟล์นี้เป็นหน้าเว็บ แม้ชื่ออาจลงท้ายด้วย .xls"],
    fix: SAVE_AS,
  },
  unknown_xml: {
    says: ["We don't know this XML format", "ไม่รู้จักรูปแบบของ XML นี้"],
    fix: [
      "Send a Kyero v3 feed, or your listings as JSON, .xlsx or CSV",
      "ส่งฟีด Kyero v3 หรือส่งประกาศเป็น JSON, .xlsx หรือ CSV",
    ],
  },
  xml_doctype: {
    says: [
      "The XML declares a document type or entities, which we don't accept",
      "XML มีการประกาศ DOCTYPE หรือ entity ซึ่งระบบไม่รับ",
    ],
    fix: ["Remove the declaration", "ตัดการประกาศนี้ออก"],
  },
  xml_broken: {
    says: ["The XML isn't well-formed here", "XML ผิดรูปแบบตรงนี้"],
    fix: SAVE_AGAIN,
  },
  json_broken: {
    says: [
      "The JSON is broken here, and we couldn't find the next record",
      "JSON เสียตรงนี้และหารายการถัดไปไม่พบ",
    ],
    fix: ["Check the JSON at this line and send it again", "ตรวจ JSON ที่บรรทัดนี้แล้วส่งใหม่"],
  },
} as const satisfies Record<string, FaultTexts>;
export type FileFaultCode = keyof typeof FILE_FAULTS;
