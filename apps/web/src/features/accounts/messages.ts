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
    "accounts.settings": "Account and Settings",
    "accounts.signOut": "Sign Out",
    "accounts.signedOut": "You're signed out",
    "accounts.enquiries": "Your enquiries",
    "accounts.help": "Help & Support",
    "accounts.install": "Install app",
  },
  th: {
    "accounts.guest": "ผู้เยี่ยมชม",
    "accounts.plan.free": "แพ็กเกจฟรี",
    "accounts.role.partner": "พาร์ตเนอร์",
    "accounts.role.admin": "ผู้ดูแลระบบ",
    "accounts.menu": "เมนูบัญชี",
    "accounts.administration": "การดูแลระบบ",
    "accounts.settings": "บัญชีและการตั้งค่า",
    "accounts.signOut": "ออกจากระบบ",
    "accounts.signedOut": "ออกจากระบบแล้ว",
    "accounts.enquiries": "ข้อความที่ส่ง",
    "accounts.help": "ช่วยเหลือและติดต่อเรา",
    "accounts.install": "ติดตั้งแอป",
  },
});
