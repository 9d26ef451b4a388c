import { defineMessages } from "../../lib/i18n/index.ts";

/** The window of the list of keys. */
export const keysMessages = defineMessages({
  en: {
    "shortcuts.title": "Keyboard shortcuts",
    "shortcuts.close": "Close",
    "shortcuts.single": "Open this list with the ? key",
    "shortcuts.single.hint": "Turn it off if you press ? by accident or use voice input.",
  },
  th: {
    "shortcuts.title": "แป้นพิมพ์ลัด",
    "shortcuts.close": "ปิด",
    "shortcuts.single": "เปิดรายการนี้ด้วยปุ่ม ?",
    "shortcuts.single.hint": "ปิดได้หากเผลอกดปุ่ม ? บ่อยหรือใช้การสั่งด้วยเสียง",
  },
});
