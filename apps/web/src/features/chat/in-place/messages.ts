import { defineMessages } from "../../../lib/i18n/index.ts";

export const inPlaceMessages = defineMessages({
  en: {
    "inPlace.changed": "Changed:",
    "inPlace.earlier": "{count, plural, one {# earlier change} other {# earlier changes}}",
    "inPlace.failed": "The new answer didn't load. This is still the one from before your change.",
  },
  th: {
    "inPlace.changed": "เปลี่ยนแล้ว:",
    "inPlace.earlier": "เปลี่ยนก่อนหน้านี้ {count} ครั้ง",
    "inPlace.failed": "โหลดคำตอบใหม่ไม่สำเร็จ ที่เห็นอยู่คือคำตอบก่อนเปลี่ยนเงื่อนไข",
  },
});
