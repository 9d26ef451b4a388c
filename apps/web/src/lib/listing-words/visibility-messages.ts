import { defineMessages } from "../i18n/index.ts";

/** Whether people find a home, in the words of its partner's list and the admins'. */
export const visibilityMessages = defineMessages({
  en: {
    "visibility.shown": "Shown",
    "visibility.expiring":
      "{days, plural, =0 {Expires today} one {Expires in # day} other {Expires in # days}}",
    "visibility.expired": "Expired",
    "visibility.hidden": "Hidden by us",
    "visibility.confirmed": "Confirmed {when}",
    "visibility.removed": "Deleted on {date} unless it is confirmed",
  },
  th: {
    "visibility.shown": "แสดงอยู่",
    "visibility.expiring": "{days, plural, =0 {หมดอายุวันนี้} other {หมดอายุใน # วัน}}",
    "visibility.expired": "หมดอายุแล้ว",
    "visibility.hidden": "ถูกซ่อนโดยเรา",
    "visibility.confirmed": "ยืนยันล่าสุด {when}",
    "visibility.removed": "จะถูกลบในวันที่ {date} หากไม่ยืนยัน",
  },
});
