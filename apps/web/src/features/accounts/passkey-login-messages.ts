import { defineMessages } from "../../lib/i18n/index.ts";

export const passkeyLoginMessages = defineMessages({
  en: {
    "passkeyLogin.action": "Sign in with a passkey",
    "passkeyLogin.busy": "Waiting for your passkey...",
    "passkeyLogin.cancelled": "No passkey was used. Try again, or sign in with your password.",
    "passkeyLogin.failed": "That didn’t work. Sign in with your password.",
  },
  th: {
    "passkeyLogin.action": "เข้าสู่ระบบด้วยพาสคีย์",
    "passkeyLogin.busy": "กำลังรอพาสคีย์ของคุณ...",
    "passkeyLogin.cancelled": "ยังไม่ได้ใช้พาสคีย์ ลองอีกครั้งหรือเข้าสู่ระบบด้วยรหัสผ่าน",
    "passkeyLogin.failed": "ทำรายการไม่สำเร็จ กรุณาเข้าสู่ระบบด้วยรหัสผ่าน",
  },
});
