import { defineMessages } from "../../lib/i18n/index.ts";

/** The tab Profile; its texts come with the window. */
export const profileMessages = defineMessages({
  en: {
    "profile.email": "Email",
    "profile.name": "Name",
    "profile.member": "Member since",
    "profile.role": "Role",
    "profile.plan": "Plan",
    "profile.edit": "Edit profile",
    "profile.save": "Save",
    "profile.cancel": "Cancel",
    "profile.nameNeeded": "Enter your name",
    "profile.updated": "Profile updated",
    "profile.failed": "Failed to update your profile",
  },
  th: {
    "profile.email": "อีเมล",
    "profile.name": "ชื่อ",
    "profile.member": "เป็นสมาชิกตั้งแต่",
    "profile.role": "บทบาท",
    "profile.plan": "แพ็กเกจ",
    "profile.edit": "แก้ไขโปรไฟล์",
    "profile.save": "บันทึก",
    "profile.cancel": "ยกเลิก",
    "profile.nameNeeded": "กรอกชื่อของคุณ",
    "profile.updated": "อัปเดตโปรไฟล์แล้ว",
    "profile.failed": "อัปเดตโปรไฟล์ไม่สำเร็จ",
  },
});
