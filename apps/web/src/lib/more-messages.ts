import { defineMessages } from "./i18n/index.ts";

export const moreMessages = defineMessages({
  en: {
    "more.show": "Show more",
    "more.failed": "The next ones could not be loaded. Try again.",
  },
  th: {
    "more.show": "แสดงเพิ่ม",
    "more.failed": "โหลดรายการถัดไปไม่สำเร็จ กรุณาลองอีกครั้ง",
  },
});
