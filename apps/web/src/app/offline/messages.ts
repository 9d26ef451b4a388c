import { defineMessages } from "../../lib/i18n/index.ts";

export const offlineMessages = defineMessages({
  en: {
    "offline.newVersion": "A new version is ready",
    "offline.newVersion.reload": "Reload",
    "offline.newVersion.later": "Later",
  },
  th: {
    "offline.newVersion": "มีเวอร์ชันใหม่พร้อมใช้",
    "offline.newVersion.reload": "โหลดใหม่",
    "offline.newVersion.later": "ไว้ทีหลัง",
  },
});
