import { defineMessages } from "../../lib/i18n/index.ts";

/** Apart from the other texts of accounts, which every page loads. */
export const codeMessages = defineMessages({
  en: {
    "accounts.code": "Admin code",
    "accounts.code.hint":
      "The server printed this code when it started. It makes your account an admin.",
    "accounts.code.action": "Redeem",
    "accounts.code.done": "You're now an admin",
    "accounts.code.wrong": "This code isn't valid. Restart the server to get a new one.",
    "accounts.code.other": "This code belongs to another account.",
    "accounts.code.tooMany": "Too many attempts. Try again in a minute.",
    "accounts.code.failed": "The code couldn't be redeemed. Try again.",
  },
  th: {
    "accounts.code": "รหัสผู้ดูแลระบบ",
    "accounts.code.hint": "เซิร์ฟเวอร์แสดงรหัสนี้ตอนเริ่มทำงาน ใช้รหัสเพื่อให้บัญชีนี้เป็นผู้ดูแลระบบ",
    "accounts.code.action": "ใช้รหัส",
    "accounts.code.done": "คุณเป็นผู้ดูแลระบบแล้ว",
    "accounts.code.wrong": "รหัสนี้ใช้ไม่ได้ กรุณาเริ่มเซิร์ฟเวอร์อีกครั้งเพื่อรับรหัสใหม่",
    "accounts.code.other": "รหัสนี้เป็นของบัญชีอื่น",
    "accounts.code.tooMany": "ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีกหนึ่งนาที",
    "accounts.code.failed": "ใช้รหัสไม่สำเร็จ ลองอีกครั้ง",
  },
});
