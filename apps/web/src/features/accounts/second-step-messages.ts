import { defineMessages } from "../../lib/i18n/index.ts";

/** A code of the authenticator app, or a recovery code: at the sign-in and in the settings. */
export const secondStepMessages = defineMessages({
  en: {
    "code.title": "Enter your code",
    "code.text": "Open your authenticator app and enter the 6-digit code for PropertyVR.",
    "code.text.recovery": "Enter one of the recovery codes you saved. Each works once.",
    "code.app": "6-digit code",
    "code.recovery": "Recovery code",
    "code.useApp": "Use your authenticator app",
    "code.useRecovery": "Use a recovery code",
    "code.missing.app": "Enter the 6-digit code",
    "code.missing.recovery": "Enter a recovery code",
    "code.wrong.app": "This code isn’t right. Wait for the next one and try again.",
    "code.wrong.recovery": "This recovery code isn’t right, or it has been used.",
    "code.action": "Sign in",
    "code.busy": "Signing in...",
    "code.back": "Back to sign in",
  },
  th: {
    "code.title": "กรอกรหัสยืนยัน",
    "code.text": "เปิดแอปยืนยันตัวตน แล้วกรอกรหัส 6 หลักของ PropertyVR",
    "code.text.recovery": "กรอกรหัสสำรองที่คุณเก็บไว้ แต่ละรหัสใช้ได้ครั้งเดียว",
    "code.app": "รหัส 6 หลัก",
    "code.recovery": "รหัสสำรอง",
    "code.useApp": "ใช้แอปยืนยันตัวตน",
    "code.useRecovery": "ใช้รหัสสำรอง",
    "code.missing.app": "กรอกรหัส 6 หลัก",
    "code.missing.recovery": "กรอกรหัสสำรอง",
    "code.wrong.app": "รหัสไม่ถูกต้อง รอรหัสถัดไปแล้วลองอีกครั้ง",
    "code.wrong.recovery": "รหัสสำรองไม่ถูกต้องหรือถูกใช้ไปแล้ว",
    "code.action": "เข้าสู่ระบบ",
    "code.busy": "กำลังเข้าสู่ระบบ...",
    "code.back": "กลับไปหน้าเข้าสู่ระบบ",
  },
});
