import { defineMessages } from "../../../lib/i18n/index.ts";

export const actionMessages = defineMessages({
  en: {
    "actions.question": "Your message: more",
    "actions.copy": "Copy",
    "actions.copy.answer": "Copy answer",
    "actions.copied": "Copied",
    "actions.copyFailed": "Your browser didn't allow copying",
    "actions.copyFailed.text": "Select the text and copy it from there.",
  },
  th: {
    "actions.question": "ข้อความของคุณ: เพิ่มเติม",
    "actions.copy": "คัดลอก",
    "actions.copy.answer": "คัดลอกคำตอบ",
    "actions.copied": "คัดลอกแล้ว",
    "actions.copyFailed": "เบราว์เซอร์ไม่อนุญาตให้คัดลอก",
    "actions.copyFailed.text": "เลือกข้อความแล้วคัดลอกเองได้",
  },
});
