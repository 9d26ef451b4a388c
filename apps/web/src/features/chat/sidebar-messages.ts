import { defineMessages } from "../../lib/i18n/index.ts";

/** Apart from the chat's texts: other pages have the sidebar too. */
export const sidebarMessages = defineMessages({
  en: {
    "chat.sidebar": "Chats",
    "chat.sidebar.open": "Open the list of chats",
    "chat.sidebar.close": "Close the list of chats",
    "chat.search": "Search",
    "chat.explore": "Explore",
    "chat.guide": "Renting and buying guide",
  },
  th: {
    "chat.sidebar": "แชต",
    "chat.sidebar.open": "เปิดรายการแชต",
    "chat.sidebar.close": "ปิดรายการแชต",
    "chat.search": "ค้นหา",
    "chat.explore": "สำรวจ",
    "chat.guide": "คู่มือเช่าและซื้อบ้าน",
  },
});
