import { defineMessages } from "../../lib/i18n/index.ts";

/** Putting the site on a home screen by hand. */
export const installMessages = defineMessages({
  en: {
    "install.title": "Install PropertyVR",
    "install.text": "It opens from your home screen, in a window of its own.",
    "install.share": "Tap Share in your browser's toolbar.",
    "install.add": "Choose “Add to Home Screen”.",
    "install.confirm": "Tap “Add”.",
    "install.close": "Close",
  },
  th: {
    "install.title": "ติดตั้ง PropertyVR",
    "install.text": "เปิดจากหน้าจอโฮมได้ทันทีในหน้าต่างของตัวเอง",
    "install.share": "แตะปุ่มแชร์ในแถบเครื่องมือของเบราว์เซอร์",
    "install.add": "เลือก “เพิ่มไปยังหน้าจอโฮม”",
    "install.confirm": "แตะ “เพิ่ม”",
    "install.close": "ปิด",
  },
});
