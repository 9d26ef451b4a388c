import { defineMessages } from "../../lib/i18n/index.ts";

export const documentsMessages = defineMessages({
  en: {
    "draft.edit": "Check the fields, then publish",
    "draft.owner": "The owner authorised me to publish this",
    "draft.publish": "Publish listing",
    "draft.publishing": "Publishing…",
    "draft.published": "Published. People can find it now.",
    "draft.open": "Open the listing",
    "draft.failed": "That couldn't be published. Please try again.",
    "draft.choose": "Please choose",
    "draft.partnersOnly": "Publishing a listing needs partner access.",
    "draft.request": "Request access",
  },
  th: {
    "draft.edit": "ตรวจข้อมูลแล้วเผยแพร่",
    "draft.owner": "เจ้าของอนุญาตให้ฉันเผยแพร่ประกาศนี้",
    "draft.publish": "เผยแพร่ประกาศ",
    "draft.publishing": "กำลังเผยแพร่…",
    "draft.published": "เผยแพร่แล้ว ค้นหาประกาศนี้เจอได้เลย",
    "draft.open": "เปิดประกาศ",
    "draft.failed": "เผยแพร่ไม่สำเร็จ กรุณาลองใหม่",
    "draft.choose": "กรุณาเลือก",
    "draft.partnersOnly": "การเผยแพร่ประกาศต้องมีสิทธิ์พาร์ตเนอร์",
    "draft.request": "ขอสิทธิ์ใช้งาน",
  },
});
