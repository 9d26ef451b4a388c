import type { NoticeWords } from "./words.ts";

export const noticeWords: NoticeWords = {
  searchFailedNotice: () => "เงื่อนไขยังอยู่ครบ ส่งข้อความอีกครั้งในอีกสักครู่",
  samples: () => "รายการเหล่านี้เป็นตัวอย่างสำหรับทดลองใช้ ไม่ใช่ประกาศจริง",
};
