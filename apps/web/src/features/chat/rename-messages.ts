import { defineMessages } from "../../lib/i18n/index.ts";

/** The window that renames a chat; its texts come with it. */
export const renameMessages = defineMessages({
  en: {
    "chat.rename.title": "Rename this chat",
    "chat.rename.label": "Title",
    "chat.rename.needed": "A chat needs a title",
    "chat.rename.failed": "Failed to rename chat",
    "chat.rename.save": "Save",
    "chat.rename.cancel": "Cancel",
    "chat.rename.close": "Close",
  },
  th: {
    "chat.rename.title": "เปลี่ยนชื่อแชตนี้",
    "chat.rename.label": "ชื่อ",
    "chat.rename.needed": "กรุณาใส่ชื่อแชต",
    "chat.rename.failed": "เปลี่ยนชื่อแชตไม่สำเร็จ",
    "chat.rename.save": "บันทึก",
    "chat.rename.cancel": "ยกเลิก",
    "chat.rename.close": "ปิด",
  },
});
