import { defineMessages } from "../../lib/i18n/index.ts";

/** What language models were asked and what that cost. */
export const modelUsageMessages = defineMessages({
  en: {
    "modelUsage.text":
      "The last 30 days, Bangkok time. Keys that people bring themselves are not counted.",
    "modelUsage.total": "Cost: {cost}",
    "modelUsage.used":
      "{requests, plural, one {# request} other {# requests}}, {input} tokens in, {output} out",
    "modelUsage.noPrice": "No price set",
    "modelUsage.none": "No language model was asked yet",
    "modelUsage.none.text": "Give a model its key in the settings of the server: docs/models.md.",
  },
  th: {
    "modelUsage.text": "30 วันล่าสุดตามเวลากรุงเทพฯ ไม่นับคีย์ที่ผู้ใช้นำมาเอง",
    "modelUsage.total": "ค่าใช้จ่าย: {cost}",
    "modelUsage.used": "{requests, number} คำขอ โทเคนเข้า {input} ออก {output}",
    "modelUsage.noPrice": "ยังไม่ได้ตั้งราคา",
    "modelUsage.none": "ยังไม่มีการใช้โมเดลภาษา",
    "modelUsage.none.text": "ใส่คีย์ของโมเดลในการตั้งค่าเซิร์ฟเวอร์ ดู docs/models.md",
  },
});
