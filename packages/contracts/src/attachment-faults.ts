import type { FieldProblem } from "./problem.ts";

/** What one file and one account may bring to chats. */
export const ATTACHMENT_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  perMessage: 10,
  /** Of one account, those of all its messages and those that wait to be sent. */
  storedBytes: 500 * 1024 * 1024,
  /** Sent to us and not yet sent with a message. */
  waiting: 30,
  /** An hour. */
  uploadsAnHour: 120,
  pixels: 50_000_000,
  nameLength: 200,
} as const;

const MIB = 1024 * 1024;

/** Why a file is not taken, or could not be read. */
export const ATTACHMENT_FAULTS = {
  empty: { en: "This file is empty.", th: "ไฟล์นี้ว่างเปล่า" },
  too_large: {
    en: `A file can be up to ${ATTACHMENT_LIMITS.fileBytes / MIB} MB.`,
    th: `ไฟล์แนบต้องมีขนาดไม่เกิน ${ATTACHMENT_LIMITS.fileBytes / MIB} MB`,
  },
  over_quota: {
    en: "Your attachments have used up your storage. Delete chats with files you no longer need.",
    th: "พื้นที่เก็บไฟล์แนบของคุณเต็มแล้ว ลบแชตที่มีไฟล์ซึ่งไม่ใช้แล้วก่อน",
  },
  unsupported: {
    en: "We can't read this kind of file. Attach a PDF, Word, Excel, PowerPoint or text file, or a JPEG, PNG, WebP or GIF picture.",
    th: "อ่านไฟล์ชนิดนี้ไม่ได้ แนบไฟล์ PDF, Word, Excel, PowerPoint, ข้อความ หรือรูป JPEG, PNG, WebP, GIF",
  },
  old_office: {
    en: "We can't read .xls and .ppt files. Save it as .xlsx, .pptx or PDF and attach that.",
    th: "อ่านไฟล์ .xls และ .ppt ไม่ได้ บันทึกเป็น .xlsx, .pptx หรือ PDF แล้วแนบใหม่",
  },
  heic: {
    en: "We can't read HEIC photos. Export it as JPEG, or set the camera to “Most Compatible”, and attach that.",
    th: "อ่านรูป HEIC ไม่ได้ ส่งออกเป็น JPEG หรือตั้งค่ากล้องเป็น “เข้ากันได้มากที่สุด” แล้วแนบใหม่",
  },
  mislabelled: {
    en: "The content of this file isn't what its name says. Open it, save it again and attach the new file.",
    th: "เนื้อหาในไฟล์ไม่ตรงกับนามสกุลไฟล์ เปิดไฟล์ บันทึกใหม่ แล้วแนบไฟล์ใหม่",
  },
  encrypted: {
    en: "This file is protected by a password. Remove the password and attach it again.",
    th: "ไฟล์นี้มีรหัสผ่าน ปลดรหัสผ่านแล้วแนบใหม่",
  },
  damaged: {
    en: "This file is damaged or incomplete. Save or download it again and attach the new file.",
    th: "ไฟล์นี้เสียหายหรือไม่ครบ บันทึกหรือดาวน์โหลดใหม่ แล้วแนบไฟล์ใหม่",
  },
  unpacks_too_large: {
    en: "This file unpacks to far more than it seems, so we didn't open it.",
    th: "ไฟล์นี้เมื่อคลายแล้วมีขนาดใหญ่ผิดปกติ จึงไม่เปิดอ่าน",
  },
  too_complex: {
    en: "Reading this file took too much time or memory. Attach the pages that matter, as a smaller file.",
    th: "อ่านไฟล์นี้ใช้เวลาหรือหน่วยความจำมากเกินไป แนบเฉพาะหน้าที่ต้องการเป็นไฟล์ที่เล็กลง",
  },
  too_many_pixels: {
    en: `This picture has more than ${ATTACHMENT_LIMITS.pixels / 1_000_000} megapixels. Attach a smaller copy.`,
    th: `รูปนี้ละเอียดเกิน ${ATTACHMENT_LIMITS.pixels / 1_000_000} ล้านพิกเซล แนบรูปที่เล็กลง`,
  },
} as const satisfies Readonly<Record<string, { readonly en: string; readonly th: string }>>;
export type AttachmentFault = keyof typeof ATTACHMENT_FAULTS;

/** Why a message cannot go with these files. */
export const MESSAGE_FILE_FAULTS = {
  gone: {
    en: "One of the files is no longer there. Attach it again.",
    th: "ไม่พบไฟล์แนบบางไฟล์แล้ว แนบใหม่อีกครั้ง",
  },
  not_ready: {
    en: "A file is still being read. Send the message in a moment.",
    th: "กำลังอ่านไฟล์อยู่ ส่งข้อความอีกครั้งในอีกสักครู่",
  },
  unreadable: {
    en: "One of the files couldn't be read. Remove it and send the message again.",
    th: "มีไฟล์ที่อ่านไม่ได้ นำออกแล้วส่งข้อความอีกครั้ง",
  },
} as const satisfies Readonly<Record<string, { readonly en: string; readonly th: string }>>;
export type MessageFileFault = keyof typeof MESSAGE_FILE_FAULTS;

/** A fault as a problem names it. */
export const attachmentProblem = (code: AttachmentFault): FieldProblem =>
  problemOf("file", code, ATTACHMENT_FAULTS[code]);
export const messageFileProblem = (code: MessageFileFault): FieldProblem =>
  problemOf("attachments", code, MESSAGE_FILE_FAULTS[code]);

const problemOf = (
  field: string,
  code: string,
  { en, th }: { readonly en: string; readonly th: string },
): FieldProblem => ({ pointer: `/${field}`, field, code, message: en, message_th: th });
