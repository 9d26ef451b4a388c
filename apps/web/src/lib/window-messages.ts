import { defineMessages } from "./i18n/index.ts";

export const windowMessages = defineMessages({
  en: {
    "window.failed": "This window could not be opened",
    "window.failed.text": "Load the page again when the network is back. What you typed is kept.",
  },
  th: {
    "window.failed": "เปิดหน้าต่างนี้ไม่ได้",
    "window.failed.text": "โหลดหน้านี้ใหม่เมื่อเครือข่ายกลับมา ข้อความที่พิมพ์ไว้ยังอยู่",
  },
});
