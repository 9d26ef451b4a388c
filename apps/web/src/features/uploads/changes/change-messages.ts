import { defineMessages } from "../../../lib/i18n/index.ts";

export const changeMessages = defineMessages({
  en: {
    "uploads.changes.text": "The whole file was checked. Nothing has been changed yet.",
    "uploads.changes.text.none":
      "The whole file was checked, but no row can be imported as it is. Nothing has been changed.",
    "uploads.changes.mode": "What's in this file?",
    "uploads.changes.mode.upsert": "Listings to add or update",
    "uploads.changes.mode.replace": "All my listings",
    "uploads.changes.mode.replace.text":
      "Your listings that aren't in this file will be removed. Upload one again with the same reference to bring it back.",
    "uploads.changes.guard":
      "{count, plural, one {# of your {of} listings would be removed.} other {# of your {of} listings would be removed.}} That's a lot for one file, so please confirm.",
    "uploads.changes.guard.examples": "For example:",
    "uploads.changes.guard.confirm":
      "Yes, remove {count, plural, one {# listing} other {# listings}}",
    "uploads.changes.delist":
      "{count, plural, one {# listing that isn't in this file will be removed.} other {# listings that aren't in this file will be removed.}}",
    "uploads.changes.list": "What would change",
    "uploads.changes.none": "Nothing would change. Your listings already match this file.",
    "uploads.changes.failed": "The changes could not be loaded",
    "uploads.changes.loading": "Loading changes",
    "uploads.changes.row": "Row {row}",
    "uploads.changes.new": "New",
    "uploads.changes.updated": "Updated",
    "uploads.changes.unchanged": "Unchanged",
    "uploads.changes.superseded": "Duplicate",
    "uploads.changes.rejected": "Rejected",
    "uploads.changes.before": "before",
    "uploads.changes.after": "after",
    "uploads.changes.nothing": "empty",
    "uploads.changes.guard.more": "and {count, plural, one {# more} other {# more}}",
    "uploads.changes.import.delist": "Remove {count, plural, one {# listing} other {# listings}}",
    "uploads.changes.import": "Import {count, plural, one {# row} other {# rows}}",
  },
  th: {
    "uploads.changes.text": "ตรวจทั้งไฟล์แล้ว ยังไม่มีการเปลี่ยนแปลงใด ๆ",
    "uploads.changes.text.none": "ตรวจทั้งไฟล์แล้ว แต่ไม่มีแถวใดที่นำเข้าได้ ยังไม่มีการเปลี่ยนแปลงใด ๆ",
    "uploads.changes.mode": "ไฟล์นี้มีอะไร",
    "uploads.changes.mode.upsert": "ประกาศที่จะเพิ่มหรืออัปเดต",
    "uploads.changes.mode.replace": "ประกาศทั้งหมดของฉัน",
    "uploads.changes.mode.replace.text":
      "ประกาศของคุณที่ไม่อยู่ในไฟล์จะถูกถอด อัปโหลดใหม่ด้วยรหัสอ้างอิงเดิมได้หากต้องการให้กลับมา",
    "uploads.changes.guard":
      "ประกาศ {count, plural, other {# รายการ}}จาก {of} รายการของคุณจะถูกถอด ซึ่งถือว่ามากสำหรับไฟล์เดียว กรุณายืนยันก่อน",
    "uploads.changes.guard.examples": "เช่น",
    "uploads.changes.guard.confirm": "ยืนยันถอด {count, plural, other {# รายการ}}",
    "uploads.changes.delist": "ประกาศที่ไม่อยู่ในไฟล์ {count, plural, other {# รายการ}}จะถูกถอด",
    "uploads.changes.list": "สิ่งที่จะเปลี่ยน",
    "uploads.changes.none": "ไม่มีอะไรเปลี่ยน ประกาศของคุณตรงกับไฟล์อยู่แล้ว",
    "uploads.changes.failed": "โหลดรายการเปลี่ยนแปลงไม่สำเร็จ",
    "uploads.changes.loading": "กำลังโหลดรายการเปลี่ยนแปลง",
    "uploads.changes.row": "แถว {row}",
    "uploads.changes.new": "ใหม่",
    "uploads.changes.updated": "อัปเดต",
    "uploads.changes.unchanged": "ไม่เปลี่ยน",
    "uploads.changes.superseded": "ซ้ำ",
    "uploads.changes.rejected": "ไม่นำเข้า",
    "uploads.changes.before": "ก่อน",
    "uploads.changes.after": "หลัง",
    "uploads.changes.nothing": "ว่าง",
    "uploads.changes.guard.more": "และอีก {count, plural, other {# รายการ}}",
    "uploads.changes.import.delist": "ถอด {count, plural, other {# รายการ}}",
    "uploads.changes.import": "นำเข้า {count, plural, other {# แถว}}",
  },
});
