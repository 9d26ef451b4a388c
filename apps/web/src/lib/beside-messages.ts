import { defineMessages } from "./i18n/index.ts";

export const besideMessages = defineMessages({
  en: {
    "beside.close": "Close",
    "beside.copy": "Copy link",
    "beside.copied": "Link copied",
    "beside.blocked": "The link could not be copied. Open the page and copy its address.",
    "beside.page": "Open page",
    "beside.back": "Back to the chat",
  },
  th: {
    "beside.close": "ปิด",
    "beside.copy": "คัดลอกลิงก์",
    "beside.copied": "คัดลอกลิงก์แล้ว",
    "beside.blocked": "คัดลอกลิงก์ไม่สำเร็จ ลองเปิดหน้าเต็มแล้วคัดลอกที่อยู่เว็บแทน",
    "beside.page": "เปิดหน้าเต็ม",
    "beside.back": "กลับไปที่แชต",
  },
});
