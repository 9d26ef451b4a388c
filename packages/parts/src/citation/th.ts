import type { CitationWords } from "./words.ts";

export const citationWords: CitationWords = {
  sources: () => "แหล่งข้อมูล",
  disputed: () => "แหล่งข้อมูลไม่ตรงกัน",
  othersDisputed: () => "บทความนี้มีประเด็นอื่นที่แหล่งข้อมูลไม่ตรงกัน ซึ่งระบุไว้ในบทความ",
  checkedAt: (day) => `ตรวจสอบเมื่อ ${dayText(day)}`,
  reviewBy: (day) => `กำหนดทบทวน ${dayText(day)}`,
  overdue: (day) => `บทความนี้ครบกำหนดทบทวนเมื่อ ${dayText(day)} ควรตรวจสอบอีกครั้งก่อนนำไปใช้`,
  openArticle: () => "อ่านบทความเต็ม",
};

const DAY = new Intl.DateTimeFormat("th-TH-u-ca-buddhist-nu-latn", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
