import { defineMessages } from "../../../lib/i18n/index.ts";

export const typingMessages = defineMessages({
  en: {
    "typing.fit": "<0>{total}</0> {count, plural, one {home fits so far} other {homes fit so far}}",
    "typing.samplesFit":
      "<0>{total}</0> {count, plural, one {sample home fits so far} other {sample homes fit so far}}",
    "typing.noneFits": "No home fits yet",
  },
  th: {
    "typing.fit": "ตอนนี้มีที่ตรง <0>{total}</0> รายการ",
    "typing.samplesFit": "ตอนนี้มีรายการตัวอย่างที่ตรง <0>{total}</0> รายการ",
    "typing.noneFits": "ยังไม่มีรายการที่ตรง",
  },
});
