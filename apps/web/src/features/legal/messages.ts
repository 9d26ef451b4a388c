import { defineMessages } from "../../lib/i18n/index.ts";

export const legalMessages = defineMessages({
  en: {
    "legal.terms": "Terms",
    "legal.privacy": "Privacy",
    "legal.cookies": "Cookies",
    "legal.consent":
      "By continuing you accept the <0>Terms of Service</0> and the <1>Privacy Policy</1>.",
    "legal.dated": "As of {date}",
    "legal.loading": "Loading the text",
    "legal.close": "Close",
  },
  th: {
    "legal.terms": "ข้อกำหนด",
    "legal.privacy": "ความเป็นส่วนตัว",
    "legal.cookies": "คุกกี้",
    "legal.consent": "เมื่อดำเนินการต่อ คุณยอมรับ<0>ข้อกำหนดการให้บริการ</0>และ<1>นโยบายความเป็นส่วนตัว</1>",
    "legal.dated": "ฉบับ{date}",
    "legal.loading": "กำลังโหลดเนื้อหา",
    "legal.close": "ปิด",
  },
});
