import { defineMessages } from "../../lib/i18n/index.ts";

/** What a chat asks before it destroys something; the texts come with the window. */
export const confirmMessages = defineMessages({
  en: {
    "chat.cancel": "Cancel",
    "chat.delete.title": "Delete this chat?",
    "chat.delete.text":
      "“{title}” and everything in it will be deleted. You can undo this for ten seconds.",
    "chat.deleteAll.title": "Delete all chats?",
    "chat.deleteAll.text":
      "Are you sure you want to delete all chats? This action cannot be undone.",
    "chat.clear.title": "Clear this chat?",
    "chat.clear.text":
      "All messages of this chat will be deleted. You can undo this for ten seconds.",
  },
  th: {
    "chat.cancel": "ยกเลิก",
    "chat.delete.title": "ลบแชตนี้?",
    "chat.delete.text": "“{title}” และข้อความทั้งหมดจะถูกลบ เลิกทำได้ภายใน 10 วินาที",
    "chat.deleteAll.title": "ลบแชตทั้งหมด?",
    "chat.deleteAll.text": "แน่ใจหรือไม่ว่าต้องการลบแชตทั้งหมด ไม่สามารถย้อนกลับได้",
    "chat.clear.title": "ล้างแชตนี้?",
    "chat.clear.text": "ข้อความทั้งหมดในแชตนี้จะถูกลบ เลิกทำได้ภายใน 10 วินาที",
  },
});
