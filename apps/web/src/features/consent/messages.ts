import { defineMessages } from "../../lib/i18n/index.ts";

export const consentMessages = defineMessages({
  en: {
    "consent.title": "Cookies and storage",
    "consent.text":
      "We set no cookies. May your browser keep your latest chats to read offline and your contact details for the next enquiry, and may we count which homes are looked at?",
    "consent.accept": "Accept All",
    "consent.decline": "Decline",
    "consent.accepted": "You accepted this before.",
    "consent.declined": "You declined this before.",
  },
  th: {
    "consent.title": "คุกกี้และการจัดเก็บข้อมูล",
    "consent.text":
      "เราไม่ใช้คุกกี้ ขอเก็บแชตล่าสุดไว้อ่านตอนออฟไลน์และจำข้อมูลติดต่อไว้สำหรับการสอบถามครั้งถัดไปในเบราว์เซอร์ และนับจำนวนการเข้าชมประกาศได้ไหม",
    "consent.accept": "ยอมรับทั้งหมด",
    "consent.decline": "ไม่ยอมรับ",
    "consent.accepted": "ก่อนหน้านี้คุณยอมรับไว้",
    "consent.declined": "ก่อนหน้านี้คุณไม่ยอมรับไว้",
  },
});
