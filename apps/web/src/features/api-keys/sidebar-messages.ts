import { defineMessages } from "../../lib/i18n/index.ts";

/** Apart from the window's texts, which come with the window. */
export const sidebarMessages = defineMessages({
  en: {
    "partners.title": "For partners",
    "partners.portal": "API portal",
    "partners.start": "Quick start",
    "partners.guide": "API guide",
    "partners.getKey": "Get API Key",
    "partners.keys": "API keys",
    "partners.listings": "My listings",
    "partners.upload": "Upload listings",
    "partners.webhooks": "Webhooks",
    "partners.inbox": "Inbox",
  },
  th: {
    "partners.title": "สำหรับพาร์ตเนอร์",
    "partners.portal": "พอร์ทัล API",
    "partners.start": "เริ่มต้นใช้งาน",
    "partners.guide": "คู่มือ API",
    "partners.getKey": "ขอคีย์ API",
    "partners.keys": "คีย์ API",
    "partners.listings": "ประกาศของฉัน",
    "partners.upload": "อัปโหลดประกาศ",
    "partners.webhooks": "เว็บฮุก",
    "partners.inbox": "กล่องข้อความ",
  },
});
