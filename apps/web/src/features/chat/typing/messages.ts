import { defineMessages } from "../../../lib/i18n/index.ts";

export const typingMessages = defineMessages({
  en: {
    "typing.fit":
      "{count, plural, one {<0>#</0> home fits so far} other {<0>#</0> homes fit so far}}",
    "typing.samplesFit":
      "{count, plural, one {<0>#</0> sample home fits so far} other {<0>#</0> sample homes fit so far}}",
    "typing.noneFits": "No home fits yet",
  },
  th: {
    "typing.fit": "ตอนนี้มีที่ตรง <0>{count, number}</0> รายการ",
    "typing.samplesFit": "ตอนนี้มีรายการตัวอย่างที่ตรง <0>{count, number}</0> รายการ",
    "typing.noneFits": "ยังไม่มีรายการที่ตรง",
  },
});
