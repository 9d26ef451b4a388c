import { defineMessages } from "../../../lib/i18n/index.ts";

export const openIdMessages = defineMessages({
  en: {
    "openid.continue": "Continue with {name}",
    "openid.failed": "That didn’t work. Sign in with your password, or try again in a moment.",
    "openid.title": "Signing you in",
    "openid.text": "One moment...",
    "openid.title.failed": "Sign-in failed",
    "openid.text.failed": "You haven’t been signed in.",
    "openid.cancelled": "The sign-in was cancelled.",
    "openid.elsewhere": "This sign-in began in another window or took too long. Please try again.",
    "openid.back": "Back to sign in",
    "openid.title.notConnected": "Account not connected",
    "openid.text.notConnected": "Nothing was changed.",
    "openid.backHome": "Back to PropertyVR",
    "openid.connected": "Account connected",
  },
  th: {
    "openid.continue": "ดำเนินการต่อด้วย {name}",
    "openid.failed": "ทำรายการไม่สำเร็จ กรุณาเข้าสู่ระบบด้วยรหัสผ่าน หรือลองอีกครั้งในอีกสักครู่",
    "openid.title": "กำลังเข้าสู่ระบบ",
    "openid.text": "รอสักครู่...",
    "openid.title.failed": "เข้าสู่ระบบไม่สำเร็จ",
    "openid.text.failed": "คุณยังไม่ได้เข้าสู่ระบบ",
    "openid.cancelled": "ยกเลิกการเข้าสู่ระบบแล้ว",
    "openid.elsewhere": "การเข้าสู่ระบบนี้เริ่มจากหน้าต่างอื่นหรือใช้เวลานานเกินไป กรุณาลองอีกครั้ง",
    "openid.back": "กลับไปหน้าเข้าสู่ระบบ",
    "openid.title.notConnected": "เชื่อมบัญชีไม่สำเร็จ",
    "openid.text.notConnected": "ยังไม่มีอะไรเปลี่ยนแปลง",
    "openid.backHome": "กลับไปที่ PropertyVR",
    "openid.connected": "เชื่อมบัญชีแล้ว",
  },
});
