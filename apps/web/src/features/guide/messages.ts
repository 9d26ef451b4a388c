import { defineMessages } from "../../lib/i18n/index.ts";

export const guideMessages = defineMessages({
  en: {
    "guide.title": "Guide to renting and buying in Thailand",
    "guide.intro":
      "Rules with their sources and dates, and steps to take. Information, not legal advice.",
    "guide.search": "Search the guide",
    "guide.rules": "Rules, taxes and papers",
    "guide.steps": "Steps to take",
    "guide.none": "No article speaks of this.",
    "guide.noneText": "Try other words, or ask in the chat.",
    "guide.all": "All articles",
    "guide.back": "Back to the chat",
    "guide.information": "Information, not legal advice.",
    "guide.related": "Read next",
    "guide.ask": "Ask in the chat",
    "guide.gone": "There is no such article",
    "guide.goneText": "It may have been renamed. All articles are in the list.",
  },
  th: {
    "guide.title": "คู่มือเช่าและซื้อที่อยู่อาศัยในไทย",
    "guide.intro":
      "กฎเกณฑ์พร้อมแหล่งข้อมูลและวันที่ตรวจสอบ และขั้นตอนที่ควรทำ เป็นข้อมูลทั่วไป ไม่ใช่คำปรึกษาทางกฎหมาย",
    "guide.search": "ค้นหาในคู่มือ",
    "guide.rules": "กฎเกณฑ์ ภาษี และเอกสาร",
    "guide.steps": "ขั้นตอนที่ควรทำ",
    "guide.none": "ไม่พบบทความเรื่องนี้",
    "guide.noneText": "ลองใช้คำอื่น หรือถามในแชต",
    "guide.all": "บทความทั้งหมด",
    "guide.back": "กลับไปที่แชต",
    "guide.information": "เป็นข้อมูลทั่วไป ไม่ใช่คำปรึกษาทางกฎหมาย",
    "guide.related": "อ่านต่อ",
    "guide.ask": "ถามในแชต",
    "guide.gone": "ไม่มีบทความนี้",
    "guide.goneText": "อาจเปลี่ยนชื่อไปแล้ว ดูบทความทั้งหมดได้ในรายการ",
  },
});
