import { defineMessages } from "../../lib/i18n/index.ts";

/** Apart from the other texts of accounts, which every page loads. */
export const codeMessages = defineMessages({
  en: {
    "accounts.code": "Admin code",
    "accounts.code.hint":
      "The server printed it when it was started. It makes this account its admin.",
    "accounts.code.action": "Redeem",
    "accounts.code.done": "You are admin of this installation",
    "accounts.code.wrong": "This code does not hold. Start the server again for a new one.",
    "accounts.code.other": "This code is for another account.",
    "accounts.code.tooMany": "Too many attempts. Wait a minute.",
    "accounts.code.failed": "The code could not be redeemed. Nothing was changed.",
  },
  th: {
    "accounts.code": "รหัสผู้ดูแลระบบ",
    "accounts.code.hint": "เซิร์ฟเวอร์แสดงรหัสนี้ตอนเริ่มทำงาน ใช้เพื่อให้บัญชีนี้เป็นผู้ดูแลระบบ",
    "accounts.code.action": "ใช้รหัส",
    "accounts.code.done": "คุณเป็นผู้ดูแลระบบแล้ว",
    "accounts.code.wrong": "รหัสนี้ใช้ไม่ได้ เริ่มเซิร์ฟเวอร์ใหม่เพื่อรับรหัสใหม่",
    "accounts.code.other": "รหัสนี้เป็นของบัญชีอื่น",
    "accounts.code.tooMany": "ลองหลายครั้งเกินไป กรุณารอหนึ่งนาที",
    "accounts.code.failed": "ใช้รหัสไม่สำเร็จ ยังไม่มีอะไรเปลี่ยนแปลง",
  },
});
