import { defineMessages } from "../../lib/i18n/index.ts";

/** A forgotten password: asking for the link, and choosing a new one with it. */
export const resetMessages = defineMessages({
  en: {
    "reset.forgot.title": "Forgot your password?",
    "reset.forgot.text":
      "Enter the email address of your account, to get a link for a new password.",
    "reset.forgot.email": "Email",
    "reset.forgot.action": "Send link",
    "reset.forgot.sent":
      "If {email} has an account, its link works for one hour. If no email arrives, check your spam folder or contact support.",
    "reset.title": "Choose a new password",
    "reset.text": "You'll be signed out on all devices and can then sign in with the new password.",
    "reset.password": "New password",
    "reset.hint": "At least 6 characters",
    "reset.show": "Show password",
    "reset.hide": "Hide password",
    "reset.action": "Save password",
    "reset.done": "Your password has been changed. You can sign in with it now.",
    "reset.toSignIn": "Go to sign in",
    "reset.again": "Ask for a new link",
    "reset.noToken": "This page opens from the link in our email. Ask for one to get started.",
    "reset.fault.email": "Enter a valid email address",
    "reset.fault.short": "Password must be at least 6 characters",
    "reset.fault.expired": "This link has expired or has been used.",
    "reset.fault.tooMany": "Too many attempts. Try again in a few minutes.",
    "reset.fault.other": "That didn't work. Check your connection and try again.",
  },
  th: {
    "reset.forgot.title": "ลืมรหัสผ่านใช่ไหม",
    "reset.forgot.text": "กรอกอีเมลของบัญชีเพื่อขอลิงก์ตั้งรหัสผ่านใหม่",
    "reset.forgot.email": "อีเมล",
    "reset.forgot.action": "ส่งลิงก์",
    "reset.forgot.sent":
      "หากมีบัญชีที่ใช้ {email} ลิงก์จะใช้ได้ 1 ชั่วโมง หากไม่ได้รับอีเมล ลองดูในโฟลเดอร์สแปมหรือติดต่อฝ่ายช่วยเหลือ",
    "reset.title": "ตั้งรหัสผ่านใหม่",
    "reset.text": "ทุกอุปกรณ์จะออกจากระบบ จากนั้นเข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย",
    "reset.password": "รหัสผ่านใหม่",
    "reset.hint": "อย่างน้อย 6 ตัวอักษร",
    "reset.show": "แสดงรหัสผ่าน",
    "reset.hide": "ซ่อนรหัสผ่าน",
    "reset.action": "บันทึกรหัสผ่าน",
    "reset.done": "เปลี่ยนรหัสผ่านแล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย",
    "reset.toSignIn": "ไปหน้าเข้าสู่ระบบ",
    "reset.again": "ขอลิงก์ใหม่",
    "reset.noToken": "หน้านี้เปิดจากลิงก์ในอีเมลของเรา ขอลิงก์เพื่อเริ่มต้นได้เลย",
    "reset.fault.email": "กรุณากรอกอีเมลให้ถูกต้อง",
    "reset.fault.short": "รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร",
    "reset.fault.expired": "ลิงก์นี้หมดอายุหรือใช้ไปแล้ว",
    "reset.fault.tooMany": "ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีกสักครู่",
    "reset.fault.other": "ทำรายการไม่สำเร็จ ตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง",
  },
});
