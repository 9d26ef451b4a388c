import { defineMessages } from "../../lib/i18n/index.ts";

/** Who is signed in. What is said before stands in `sign-in-messages.ts`, which the chat does not load. */
export const accountMessages = defineMessages({
  en: {
    "accounts.guest": "Guest",
    "accounts.plan.free": "Free Plan",
    "accounts.role.partner": "Partner",
    "accounts.role.admin": "Admin",
    "accounts.menu": "Account menu",
    "accounts.administration": "Administration",
    "accounts.profile": "Profile",
    "accounts.profile.plan": "Plan",
    "accounts.profile.member": "Member since",
    "accounts.profile.role": "Role",
    "accounts.signOut": "Sign Out",
    "accounts.signedOut": "You're signed out",
    "accounts.close": "Close",
    "accounts.enquiries": "Your enquiries",
  },
  th: {
    "accounts.guest": "ผู้เยี่ยมชม",
    "accounts.plan.free": "แพ็กเกจฟรี",
    "accounts.role.partner": "พาร์ตเนอร์",
    "accounts.role.admin": "ผู้ดูแลระบบ",
    "accounts.menu": "เมนูบัญชี",
    "accounts.administration": "การดูแลระบบ",
    "accounts.profile": "โปรไฟล์",
    "accounts.profile.plan": "แพ็กเกจ",
    "accounts.profile.member": "เป็นสมาชิกตั้งแต่",
    "accounts.profile.role": "บทบาท",
    "accounts.signOut": "ออกจากระบบ",
    "accounts.signedOut": "ออกจากระบบแล้ว",
    "accounts.close": "ปิด",
    "accounts.enquiries": "ข้อความที่ส่ง",
  },
});
